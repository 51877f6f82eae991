import type { Kysely } from "kysely";
import { closedKinds } from "#app/closed-kinds.ts";
import {
  type ClosedTime,
  type Closing,
  type ClosingEnd,
  comesBack,
  type Concerned,
  formatClosing,
  spanOf,
  type StandingClosing,
} from "#app/submissions/closing.ts";
import { type SubmissionState, endStates, isSubmissionState } from "#app/submissions/submission.ts";
import { addState, hasAskedAnew, newestStep, setDue, stateOf } from "#app/submissions/submissions.server.ts";
import { enqueueEmail, undoSeconds } from "#app/submissions/emails.server.ts";
import { inTransaction } from "#app/submissions/in-transaction.ts";
import { undoStep } from "#app/submissions/undo.server.ts";
import { areas } from "#app/places/place.content.ts";
import { spaceSides } from "#app/rentals/space.content.ts";
import { type Covers, instantsOf, isShutDuring } from "#app/visiting/hours/opening.ts";
import { localizedSchema } from "#app/visiting/visiting.schema.ts";
import { addClosure, addLifting } from "#app/visiting/visiting.server.ts";
import { dayOf, instantAt } from "#platform/dates.ts";
import type { Tables } from "#platform/db/tables.ts";
import { defaultLocale, isLocale, type Locale, type Localized, locales } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import {
  givePlacesBackLater,
  holdsPlaces,
  keepPlaces,
  type LockedDay,
  placesLeft,
  readGroupCalendar,
  takePlaces,
} from "#app/reservations/capacity/capacity.server.ts";
import { closureDuring, hourOf, type VisitTime } from "#app/reservations/group/group.ts";
import {
  changeDays,
  type DayWork,
  joinWaitingList,
  leaveQueue,
  rejoinWaitingList,
  renewOffer,
} from "#app/reservations/capacity/waiting.server.ts";
import { replyDay } from "#app/reservations/reserve.server.ts";

/**
 * Who is concerned (rule P2): reservations and people, what else, all of them by the language they are written to in,
 * and one by one.
 */
export type DryRun = {
  reservations: number;
  people: number;
  others: { counted: Localized; moves: boolean; submissions: number }[];
  byLocale: Record<Locale, number>;
  concerned: Concerned[];
};

/** No typhoon lasts longer; every day between is locked. */
export const mostClosingDays = 31;

/** What closing would cancel; nothing is changed. An area alone cancels no group: it comes to the park. */
export async function dryRunClosing(park: Park, closing: Omit<Closing, "reason">): Promise<DryRun> {
  const found: DryRun = {
    reservations: 0,
    people: 0,
    others: [],
    byLocale: { zh_TW: 0, en_US: 0, ja_JP: 0 },
    concerned: [],
  };
  for (const { counted, moves = false, concerned } of closedKinds) {
    const submissions = await concerned(park, closing);
    found.others.push({ counted, moves, submissions: submissions.length });
    found.concerned.push(...submissions);
  }
  for (const { submission_id: submissionId, total, locale } of closing.areas.length > 0
    ? []
    : await reservationsOn(park.db, closing)) {
    if (endStates.includes(await stateOf(park.db, submissionId))) continue;
    found.reservations += 1;
    found.people += total;
    found.concerned.push({ submissionId, locale: isLocale(locale) ? locale : defaultLocale });
  }
  for (const { locale } of found.concerned) found.byLocale[locale] += 1;
  return found;
}

/**
 * Closes, cancels what falls into that time, mails everyone after a minute, puts up the banner and takes no more
 * bookings: one transaction (rules P1, G18).
 */
export async function closeDays(park: Park, closing: Closing, by: string): Promise<{ id: string; cancelled: number }> {
  return changeDays(park, daysOf(closing), async (_, at) => {
    const { trx } = at;
    for (const kind of closedKinds) await kind.lock(trx, at.park);
    // Sent twice, it is one closing.
    const same = (await standingClosings(trx)).find(
      (one) => isSameClosing(one, closing) && at.park.now().since(one.closedAt).total("seconds") < undoSeconds,
    );
    if (same) return { id: same.id, cancelled: 0 };
    const { id } = await trx
      .insertInto("park_closings")
      .values({
        first_day: closing.firstDay,
        last_day: closing.lastDay,
        from_time: closing.from ?? null,
        until_time: closing.until ?? null,
        closed_at: at.park.now().toString(),
        closed_by: by,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    for (const one of coversOf(closing.areas)) {
      const closureId = await addClosure(trx, at.park, {
        covers: one,
        span: spanOf(closing),
        reason: closing.reason,
        by,
      });
      await trx.insertInto("park_closing_closures").values({ closing_id: id, closure_id: closureId }).execute();
    }
    let others = 0;
    for (const kind of closedKinds) others += await kind.close(trx, at.park, closing, { id, by });
    return { id, cancelled: others + (closing.areas.length > 0 ? 0 : await cancelAll(at, id, closing, by)) };
  });
}

function isSameClosing(one: StandingClosing, other: Closing): boolean {
  const told = ({ firstDay, lastDay, from, until, areas, reason }: Closing) =>
    JSON.stringify([
      firstDay,
      lastDay,
      from ?? "",
      until ?? "",
      [...areas].sort(),
      locales.map((locale) => reason[locale]),
    ]);
  return told(one) === told(other);
}

/** What a closing covers: the park, or each of its parts. */
export function coversOf(parts: readonly string[]): Covers[] {
  return parts.length > 0 ? parts.map(partOf) : [{ kind: "park" }];
}

/** What of the park an id names: one of its areas, the spaces of one side, or a single house. */
function partOf(id: string): Covers {
  return { kind: [...areas, ...spaceSides].some((area) => area === id) ? "area" : "facility", id };
}

export type ClosingEnded =
  | { ok: true; restored: number; kept: number }
  | { ok: false; reason: "unknown" | "ended" | "too-late" };

/** Takes a closing back within a minute: every reservation is as it was, and nobody hears of it (rule P3). */
export async function undoClosing(park: Park, id: string, by: string): Promise<ClosingEnded> {
  return endClosing(park, id, "undone", by);
}

/** Opens again later: who has not booked anew is restored and told; who does not fit any more waits (rule P4). */
export async function liftClosing(park: Park, id: string, by: string): Promise<ClosingEnded> {
  return endClosing(park, id, "lifted", by);
}

/** Cancels every group whose visit falls into a closing, with its letter; answers how many. */
export async function cancelAll(at: DayWork, closingId: string, closing: Closing, by: string): Promise<number> {
  let cancelled = 0;
  for (const { submission_id: submissionId, locale } of await reservationsOn(at.trx, closing)) {
    const state = await stateOf(at.trx, submissionId);
    if (endStates.includes(state)) continue;
    await leaveQueue(at.trx, submissionId);
    await givePlacesBackLater(at.trx, submissionId, at.park.now());
    await at.trx
      .insertInto("park_closing_cancellations")
      .values({ closing_id: closingId, submission_id: submissionId, state })
      .onConflict((conflict) =>
        conflict.columns(["closing_id", "submission_id"]).doUpdateSet({ state, restored_step: null }),
      )
      .execute();
    const { reason, when } = formatClosing(closing, locale);
    await addState(at.trx, at.park, submissionId, { state: "cancelled", by, why: reason });
    await enqueueEmail(at.trx, at.park, submissionId, {
      mail: "group-park-closed",
      by,
      closing: closingId,
      words: { reason, when },
    });
    cancelled += 1;
  }
  return cancelled;
}

async function endClosing(park: Park, id: string, how: "undone" | "lifted", by: string): Promise<ClosingEnded> {
  const closing = await park.db
    .selectFrom("park_closings")
    .select(["id", "first_day", "last_day", "closed_at"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!closing) return { ok: false, reason: "unknown" };
  const closedAt = closing.closed_at.toTemporalInstant();
  if (how === "undone" && Temporal.Instant.compare(park.now(), closedAt.add({ seconds: undoSeconds })) > 0)
    return { ok: false, reason: "too-late" };
  const days = daysOf({ firstDay: closing.first_day, lastDay: closing.last_day });
  const done = await changeDays(park, days, async (loads, at): Promise<ClosingEnded> => {
    const end = await at.trx
      .insertInto("park_closing_ends")
      .values({ closing_id: id, how, ended_at: at.park.now().toString(), ended_by: by })
      .onConflict((conflict) => conflict.doNothing())
      .returning("how")
      .executeTakeFirst();
    if (!end) return { ok: false, reason: "ended" };
    for (const kind of closedKinds) await kind.lock(at.trx, at.park);
    for (const { closure_id } of await at.trx
      .selectFrom("park_closing_closures")
      .select("closure_id")
      .where("closing_id", "=", id)
      .execute())
      await addLifting(at.trx, at.park, { id: closure_id, by, takenBack: how === "undone" });
    const cancelled = await cancelledBy(at.trx, id);
    const kept = new Map(loads.map((load) => [load.day, load]));
    const ended: ClosingEnd = { id, how, by, closedAt, standing: await standingClosings(at.trx) };
    // The closures as they are now that this one is lifted: another closing may go on shutting a part of its time.
    const open: DayWork = { ...at, calendar: await readGroupCalendar(inTransaction(at.park, at.trx)) };
    let restored = 0;
    for (const one of cancelled)
      if (
        await restore(open, kept, {
          submissionId: one.submission_id,
          before: one.state,
          restoredStep: one.restored_step,
          ended,
        })
      )
        restored += 1;
    let lost = cancelled.length - restored;
    for (const kind of closedKinds) {
      const other = await kind.reopen(at.trx, at.park, ended);
      restored += other.restored;
      lost += other.kept;
    }
    return { ok: true, restored, kept: lost };
  });
  // Now that the days are open again, who waits for them may be offered what is free.
  if (done.ok) await changeDays(park, days, async () => {});
  return done;
}

/** What a closing cancelled, in the order of asking: should not all fit any more, who came first goes first. */
function cancelledBy(trx: DayWork["trx"], closingId: string) {
  return trx
    .selectFrom("park_closing_cancellations as cancelled")
    .select(["cancelled.submission_id", "cancelled.state", "cancelled.restored_step"])
    .where("closing_id", "=", closingId)
    .orderBy((of) =>
      of
        .selectFrom("submission_states")
        .select(({ fn }) => fn.min("id").as("first"))
        .whereRef("submission_states.submission_id", "=", "cancelled.submission_id"),
    )
    .execute();
}

type Restoring = { submissionId: string; before: string; restoredStep: string | null; ended: ClosingEnd };

async function restore(
  at: DayWork,
  loads: Map<string, LockedDay>,
  { submissionId, before, restoredStep, ended }: Restoring,
): Promise<boolean> {
  const { trx, park } = at;
  const { by } = ended;
  const { state: now, at: cancelledAt } = await newestStep(trx, submissionId);
  if (now !== "cancelled") return false;
  const reservation = await trx
    .selectFrom("group_reservations")
    .select(["day", "start_time", "end_time", "total", "review"])
    .where("submission_id", "=", submissionId)
    .executeTakeFirstOrThrow();
  const load = loads.get(reservation.day);
  const how = comesBack(ended, cancelledAt, restoredStep);
  if (
    !load ||
    (how === "lifted" &&
      (reservation.day <= dayOf(park.now()).toString() || (await hasAskedAnew(trx, submissionId, cancelledAt))))
  )
    return false;
  const visit = { date: reservation.day, startTime: reservation.start_time, endTime: reservation.end_time };
  if (closureDuring(visit, at.calendar.closures)) {
    await leaveTo(
      trx,
      ended.standing.find((one) => one.areas.length === 0 && isVisitDuring(visit, one)),
      { submissionId, before },
    );
    return false;
  }
  const claim = { submissionId, hour: hourOf(reservation.start_time), people: reservation.total };
  const holds = await holdsPlaces(trx, submissionId);
  const full = !holds && reservation.total > placesLeft(load, claim.hour);
  const waits = before === "waiting" || full;
  // Silently nobody who had places comes to wait for them: they stay cancelled, and are told so.
  if (how === "undone" && full && before !== "waiting") return false;
  const state = waits
    ? "waiting"
    : how === "undone" && isSubmissionState(before)
      ? before
      : stateWhenLifted(before, reservation.review);
  if (how === "lifted")
    await trx
      .updateTable("park_closing_cancellations")
      .set({ restored_step: await addState(trx, park, submissionId, { state, by }) })
      .where("closing_id", "=", ended.id)
      .where("submission_id", "=", submissionId)
      .execute();
  // Whoever has read that the park is closed must hear that it is not.
  else if (!(await undoStep(trx, park, submissionId, { state, by }))) return false;
  if (before === "waiting") await rejoinWaitingList(trx, load, claim);
  else if (waits) await joinWaitingList(trx, load, claim);
  else if (holds) await keepPlaces(trx, submissionId);
  else loads.set(load.day, await takePlaces(trx, load, claim));
  if (state === "offered") await renewOffer(trx, submissionId);
  if (how === "lifted") {
    if (state === "under-review" && before === "offered")
      await setDue(trx, submissionId, await replyDay(trx, park, reservation.day));
    await enqueueEmail(trx, park, submissionId, {
      mail: waits ? "group-waiting" : "group-restored",
      by,
      closing: ended.id,
    });
  }
  return true;
}

/** What stays cancelled for another closing is opened with that one. */
async function leaveTo(
  trx: DayWork["trx"],
  closing: StandingClosing | undefined,
  { submissionId, before }: { submissionId: string; before: string },
): Promise<void> {
  if (closing)
    await trx
      .insertInto("park_closing_cancellations")
      .values({ closing_id: closing.id, submission_id: submissionId, state: before })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** An offer that the closing ended has been waited for long enough: it is as if it had been accepted. */
function stateWhenLifted(before: string, review: boolean): SubmissionState {
  if (before === "offered") return review ? "under-review" : "confirmed";
  return before === "under-review" || before === "question" ? before : "confirmed";
}

/** Whose visit shares a moment with a closing. */
async function reservationsOn(db: DayWork["trx"] | Park["db"], closing: ClosedTime) {
  const rows = await db
    .selectFrom("group_reservations")
    .innerJoin("submissions", "submissions.id", "submission_id")
    .select(["submission_id", "day", "start_time", "end_time", "total", "locale"])
    .where("day", ">=", closing.firstDay)
    .where("day", "<=", closing.lastDay)
    .orderBy("submission_id")
    .execute();
  return rows.filter(({ day, start_time, end_time }) =>
    isVisitDuring({ date: day, startTime: start_time, endTime: end_time }, closing),
  );
}

function isVisitDuring({ date, startTime, endTime }: VisitTime, closing: ClosedTime): boolean {
  return isShutDuring({ span: spanOf(closing) }, instantAt(date, startTime), instantAt(date, endTime));
}

/** Every day of a closing, YYYY-MM-DD. */
export function daysOf({ firstDay, lastDay }: ClosedTime): string[] {
  const [first, last] = [Temporal.PlainDate.from(firstDay), Temporal.PlainDate.from(lastDay)];
  const length = first.until(last).days + 1;
  if (!(length >= 1 && length <= mostClosingDays))
    throw new RangeError(`a closing is for 1 to ${mostClosingDays} days, not ${length}`);
  return Array.from({ length }, (_, at) => first.add({ days: at }).toString());
}

/** The closings that have not ended, the newest first; `areas` is empty where it is the whole park. */
export async function standingClosings(db: Kysely<Tables>): Promise<KnownClosing[]> {
  return readClosings(db, (ended) => ended.where("closing_id", "is", null));
}

export type KnownClosing = StandingClosing & {
  closedAt: Temporal.Instant;
  closedBy: string;
  /** How it ended, where it did. */
  end: { how: "undone" | "lifted"; at: Temporal.Instant; by: string } | undefined;
};

/** The closings that `only` keeps, the newest first. */
export async function readClosings(
  db: Kysely<Tables>,
  only: (closings: ReturnType<typeof closingsAndEnds>) => ReturnType<typeof closingsAndEnds>,
): Promise<KnownClosing[]> {
  const rows = await only(closingsAndEnds(db)).orderBy("closed_at", "desc").execute();
  const parts =
    rows.length === 0
      ? []
      : await db
          .selectFrom("park_closing_closures")
          .innerJoin("closures", "closures.id", "closure_id")
          .select(["closing_id", "covers_id", "reason"])
          .where(
            "closing_id",
            "in",
            rows.map(({ id }) => id),
          )
          .orderBy("closure_id")
          .execute();
  return rows.map(
    ({ id, first_day, last_day, from_time, until_time, closed_at, closed_by, how, ended_at, ended_by }) => {
      const own = parts.filter(({ closing_id }) => closing_id === id);
      return {
        id,
        firstDay: first_day,
        lastDay: last_day,
        from: from_time ?? undefined,
        until: until_time ?? undefined,
        closedAt: closed_at.toTemporalInstant(),
        closedBy: closed_by,
        end: how && ended_at && ended_by ? { how, at: ended_at.toTemporalInstant(), by: ended_by } : undefined,
        areas: own.flatMap(({ covers_id }) => covers_id ?? []),
        reason: localizedSchema.parse(own[0]?.reason),
      };
    },
  );
}

function closingsAndEnds(db: Kysely<Tables>) {
  return db
    .selectFrom("park_closings")
    .leftJoin("park_closing_ends", "closing_id", "id")
    .select([
      "id",
      "first_day",
      "last_day",
      "from_time",
      "until_time",
      "closed_at",
      "closed_by",
      "how",
      "ended_at",
      "ended_by",
    ]);
}

/**
 * The closings that stand and are not over, the newest first; `undoable` says how many seconds one can be taken back
 * silently, 0 when they are over.
 */
export async function listClosings(park: Park) {
  return (await standingClosings(park.db))
    .filter((closing) => isAhead(park, closing))
    .map((closing) => listed(park, closing, closing.closedAt));
}

/** Those that were lifted less than a minute ago; `undoable` says how many seconds that can be taken back. */
export async function listLifted(park: Park) {
  const since = new Date(park.now().subtract({ seconds: undoSeconds }).epochMilliseconds);
  const lifted = await readClosings(park.db, (all) => all.where("how", "=", "lifted").where("ended_at", ">", since));
  return lifted
    .filter((closing) => isAhead(park, closing))
    .map((closing) => listed(park, closing, closing.end?.at ?? closing.closedAt));
}

function listed(park: Park, { id, areas, ...time }: KnownClosing, from: Temporal.Instant) {
  return {
    id,
    areas,
    span: spanOf(time),
    undoable: Math.max(0, Math.ceil(undoSeconds - (park.now().epochMilliseconds - from.epochMilliseconds) / 1000)),
  };
}

/**
 * What is wrong with a time to close: days that are over, not in their order or too many, or an end that is over or not
 * after its beginning.
 */
export function refuseClosedTime(park: Park, time: ClosedTime): "past" | "order" | "long" | "times" | undefined {
  const length = Temporal.PlainDate.from(time.firstDay).until(time.lastDay).days + 1;
  if (time.firstDay < dayOf(park.now()).toString()) return "past";
  if (length < 1) return "order";
  if (length > mostClosingDays) return "long";
  const { from, to } = instantsOf(spanOf(time));
  return (to && Temporal.Instant.compare(from, to) >= 0) || !isAhead(park, time) ? "times" : undefined;
}

/** True while a time to close is not over. */
export function isAhead(park: Park, time: ClosedTime): boolean {
  const { to } = instantsOf(spanOf(time));
  return !to || Temporal.Instant.compare(to, park.now()) > 0;
}
