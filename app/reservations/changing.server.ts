import type { Officer } from "#app/submissions/submission.ts";
import { setRetention, stateOf } from "#app/submissions/submissions.server.ts";
import { bringForward } from "#app/submissions/working-days/bring-forward.server.ts";
import { undoStep } from "#app/submissions/undo.server.ts";
import { type Changed, formatChanges } from "#app/submissions/emails/format-changes.ts";
import { recordAudit } from "#platform/audit.ts";
import { formatDay, formatTimeRange } from "#platform/dates.ts";
import { defaultLocale, isLocale, type Localized } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import { type Answered, notNow, recordStep, withReservation } from "./decisions.server.ts";
import { nearestAlternatives } from "./capacity/alternatives.server.ts";
import { givePlacesBack, type LockedDay, onDay, placesLeft, takePlaces } from "./capacity/capacity.server.ts";
import type { DayWork } from "./capacity/waiting.server.ts";
import {
  type Counts,
  type FreeReason,
  freeReasons,
  type GroupTime,
  hourOf,
  refuseClosures,
  refuseCounts,
  refuseFree,
  refuseOver,
  refuseVisit,
  tickets,
} from "./group/group.ts";
import { fieldNames } from "./group/group.texts.ts";
import { kindTexts } from "./group/group-kind.texts.ts";
import { formatWish } from "./group/format-wish.ts";
import { freeReasonOf, recordOverride } from "./reserve.server.ts";

/** Another day, other times, other numbers: what staff change for a group that telephoned (rule G19). */
export type Change = GroupTime &
  Counts & { /** As it was, where it is not said. */ freeReason?: FreeReason | undefined };
type GroupVisit = GroupTime & Counts & { freeReason: FreeReason };

/**
 * Staff change a reservation; the new places are checked like those of a new one, its own counted as free (rule D8).
 * What it was is kept.
 */
export async function changeReservation(
  park: Park,
  submissionId: string,
  wanted: Change,
  officer: Officer & { override?: string | undefined },
): Promise<Answered> {
  return withReservation(
    park,
    submissionId,
    async ({ load }, at, loads) => {
      const state = await stateOf(at.trx, submissionId);
      if (!["confirmed", "under-review"].includes(state)) return notNow;
      const before = await readChange(at.trx, submissionId);
      const change: GroupVisit = { ...wanted, freeReason: wanted.freeReason ?? before.freeReason };
      const moved = change.date !== load.day;
      const calendar = onDay(at.calendar, loads.find(({ day }) => day === change.date) ?? load);
      const unreasoned = !officer.override && (await mayNotBeFree(at, submissionId, before, change));
      const refusals = [
        ...(moved ? refuseOver(change.date, at.park.now()) : []),
        ...refuseVisit(change, calendar),
        ...refuseCounts(change, calendar.terms),
        ...(unreasoned ? refuseFree(change) : []),
      ];
      if (refusals.length > 0) return { ok: false, reason: "refused", refusals };
      const left = await movePlaces(at, loads, submissionId, { from: before, to: change });
      if (left !== undefined)
        return {
          ok: false,
          reason: "full",
          left,
          alternatives: await nearestAlternatives(at.trx, change, at.calendar, at.park.now()),
        };
      await write(at, submissionId, change);
      const stateId = await recordStep(at, submissionId, state, "group-changed", officer, {
        changes: await formatToGroup(at.trx, submissionId, before, change),
      });
      await setRetention(at.trx, submissionId, change.date);
      await bringForward(at.trx, at.park, submissionId, change.date);
      const { date, startTime, endTime, freeReason, ...counts } = before;
      await at.trx
        .insertInto("group_changes")
        .values({
          state_id: stateId,
          submission_id: submissionId,
          day: date,
          start_time: startTime,
          end_time: endTime,
          free_reason: freeReason === "" ? null : freeReason,
          ...counts,
        })
        .execute();
      await recordAudit(at.trx, at.park.now(), {
        by: officer.by,
        action: "submission.changed",
        subject: `submission:${submissionId}`,
        details: { before, after: change },
      });
      if (officer.override && (await mayNotBeFree(at, submissionId, before, change)))
        await recordOverride(at, submissionId, { by: officer.by, why: officer.override, overruled: ["free-reason"] });
      return { ok: true };
    },
    [wanted.date],
  );
}

/**
 * Staff take back a change they made a moment ago: day, times and numbers are as before, if the former places are still
 * free, and the mail does not leave.
 */
export async function undoChange(park: Park, submissionId: string, { by, expected }: Officer): Promise<Answered> {
  const known = await newestChange(park.db, submissionId);
  if (!known) return notNow;
  return withReservation(
    park,
    submissionId,
    async (_, at, loads) => {
      const former = await newestChange(at.trx, submissionId);
      if (former?.date !== known.date) return notNow;
      const refusals = refuseClosures(former, at.calendar.closures);
      if (refusals.length > 0) return { ok: false, reason: "refused", refusals };
      const changed = await readChange(at.trx, submissionId);
      const left = await movePlaces(at, loads, submissionId, { from: changed, to: former });
      if (left !== undefined) return { ok: false, reason: "full", left, alternatives: [] };
      if (
        !(await undoStep(at.trx, at.park, submissionId, { state: await stateOf(at.trx, submissionId), by, expected }))
      ) {
        await movePlaces(at, loads, submissionId, { from: former, to: changed });
        return notNow;
      }
      await write(at, submissionId, former);
      await recordAudit(at.trx, at.park.now(), {
        by,
        action: "submission.changed",
        subject: `submission:${submissionId}`,
        details: { before: changed, after: former },
      });
      return { ok: true };
    },
    [known.date],
  );
}

/**
 * Whether a change makes people free without a reason. Those who were free without one before may stay so, and a group
 * with a letter needs none.
 */
async function mayNotBeFree(
  { trx }: DayWork,
  submissionId: string,
  before: GroupVisit,
  after: GroupVisit,
): Promise<boolean> {
  const { kind } = await trx
    .selectFrom("submissions")
    .select("kind")
    .where("id", "=", submissionId)
    .executeTakeFirstOrThrow();
  return kind === "group" && refuseFree(after).length > 0 && (after.free > before.free || before.freeReason !== "");
}

/**
 * Gives a submission other places for its own, on the same or another locked day; answers how many are left where it
 * does not fit, with nothing changed.
 */
async function movePlaces(
  at: DayWork,
  loads: readonly LockedDay[],
  submissionId: string,
  { from, to }: { from: GroupVisit; to: GroupVisit },
): Promise<number | undefined> {
  const [old, other] = [from, to].map(({ date }) => loads.find(({ day }) => day === date));
  if (!old || !other) throw new Error(`a day of ${submissionId} was not locked`);
  const freed = await givePlacesBack(at.trx, old, submissionId);
  const target = other.day === freed.day ? freed : other;
  const left = placesLeft(target, hourOf(to.startTime));
  const fits = to.total <= left;
  const kept = fits ? to : from;
  await takePlaces(at.trx, fits ? target : freed, { submissionId, hour: hourOf(kept.startTime), people: kept.total });
  return fits ? undefined : left;
}

/**
 * What a change is from and to, in the language that the group is written to in. Who comes in free has no tickets to
 * tell of.
 */
async function formatToGroup(
  trx: DayWork["trx"],
  submissionId: string,
  before: GroupVisit,
  after: GroupVisit,
): Promise<string> {
  const { kind, locale: language } = await trx
    .selectFrom("submissions")
    .select(["kind", "locale"])
    .where("id", "=", submissionId)
    .executeTakeFirstOrThrow();
  const locale = isLocale(language) ? language : defaultLocale;
  const changed = (what: Localized, of: (one: GroupVisit) => string): Changed => ({
    what: what[locale],
    before: of(before),
    after: of(after),
  });
  return formatChanges(
    [
      changed(fieldNames.date, ({ date }) => formatDay(date, locale, { year: true })),
      changed(kindTexts.hours, ({ startTime, endTime }) => formatTimeRange(startTime, endTime, locale)),
      changed(fieldNames.total, ({ total }) => String(total)),
      ...(kind === "group" ? tickets.map((ticket) => changed(fieldNames[ticket], (one) => String(one[ticket]))) : []),
      changed(fieldNames.freeReason, ({ free, freeReason }) =>
        free > 0 ? formatWish("freeReason", freeReason, locale) : kindTexts.nobodyFree[locale],
      ),
    ],
    locale,
  );
}

async function write(
  { trx }: DayWork,
  submissionId: string,
  { date, startTime, endTime, total, general, discount, local, senior, free, freeReason }: GroupVisit,
): Promise<void> {
  await trx
    .updateTable("group_reservations")
    .set({
      day: date,
      start_time: startTime,
      end_time: endTime,
      total,
      general,
      discount,
      local,
      senior,
      free,
      free_reason: freeReasonOf({ free, freeReason }),
    })
    .where("submission_id", "=", submissionId)
    .execute();
}

async function readChange(trx: DayWork["trx"], submissionId: string): Promise<GroupVisit> {
  const { day, start_time, end_time, free_reason, ...counts } = await trx
    .selectFrom("group_reservations")
    .select(["day", "start_time", "end_time", "total", "general", "discount", "local", "senior", "free", "free_reason"])
    .where("submission_id", "=", submissionId)
    .executeTakeFirstOrThrow();
  return { date: day, startTime: start_time, endTime: end_time, freeReason: freeReasonIn(free_reason), ...counts };
}

/** What a reservation was before its newest step; nothing when that was no change. */
async function newestChange(db: DayWork["trx"] | Park["db"], submissionId: string): Promise<GroupVisit | undefined> {
  const row = await db
    .selectFrom("group_changes")
    .innerJoin("submissions", "submissions.newest_state_id", "group_changes.state_id")
    .select(["day", "start_time", "end_time", "total", "general", "discount", "local", "senior", "free", "free_reason"])
    .where("group_changes.submission_id", "=", submissionId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { day, start_time, end_time, free_reason, ...counts } = row;
  return { date: day, startTime: start_time, endTime: end_time, freeReason: freeReasonIn(free_reason), ...counts };
}

function freeReasonIn(kept: string | null): FreeReason {
  return freeReasons.find((one) => one === kept) ?? "";
}
