import type { Transaction } from "kysely";
import { type Officer, type SubmissionState, endStates } from "#app/submissions/submission.ts";
import { addState, setDue, stateOf } from "#app/submissions/submissions.server.ts";
import { formatLastStep } from "#app/submissions/last-step.server.ts";
import { enqueueEmail } from "#app/submissions/emails.server.ts";
import { inTransaction } from "#app/submissions/in-transaction.ts";
import { stateBefore, undoStep } from "#app/submissions/undo.server.ts";
import { areasOfSpace } from "#app/rentals/spaces.server.ts";
import { readCalendar } from "#app/places/park-calendar.server.ts";
import type { Tables } from "#platform/db/tables.ts";
import { isLocale, type Localized } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import { firstDayOf, replyDay } from "./ask.server.ts";
import {
  heldAgainst,
  type Holding,
  hold,
  letGo,
  type LockedSpaces,
  lockRental,
  lockSpaces,
  pendingAgainst,
  readRentalCalendar,
  whatOf,
} from "./ledger.server.ts";
import { closureDuring, type Refusal, type Stretch } from "./rental.ts";
import { displacedReason } from "./rental-kind.texts.ts";
import type { RentalMail } from "./rental-mails.texts.ts";

/** What came of an answer; who comes second reads who was quicker, and when. */
export type Answered =
  | { ok: true; declined?: number }
  | { ok: false; reason: "not-now"; message: Localized }
  | { ok: false; reason: "taken"; held: Holding; by: string; at: Temporal.Instant }
  | { ok: false; reason: "others-came" | "closed" | "unknown" | "unchanged" }
  | { ok: false; reason: "refused"; refusals: Refusal[] };

/** A request that nobody has answered. */
export const open: readonly SubmissionState[] = ["under-review", "question"];

/**
 * Staff approve a rental: it holds its spaces, and every other request that cannot stand beside it is declined with a
 * mail (rule D13). `seen`: the requests of which staff were told beforehand; where another has come since, nothing is
 * done.
 */
export function approveRental(
  park: Park,
  submissionId: string,
  officer: Officer & { seen: readonly string[] },
): Promise<Answered> {
  return withRental(park, submissionId, async (at) => {
    const { trx, spaceIds, stretches, state } = at;
    if (!open.includes(state)) return notNow(at);
    const [held] = await heldAgainst(trx, spaceIds, stretches, submissionId);
    if (held) return takenBy(trx, held);
    if (await isClosedThen(at)) return { ok: false, reason: "closed" };
    const others = await pendingAgainst(trx, spaceIds, stretches, submissionId);
    if (others.some((other) => !officer.seen.includes(other.submissionId))) return { ok: false, reason: "others-came" };
    await hold(trx, at.locked, submissionId, spaceIds, stretches);
    await recordStep(at, "confirmed", "rental-approved", officer);
    await forgetDisplaced(trx, submissionId);
    for (const other of others) await displace(at, other.submissionId, other.state, officer.by);
    return { ok: true, declined: others.length };
  });
}

/** What approving would decline, told before it is done: requests that share a moment in a space. */
export async function wouldDecline(
  db: Park["db"],
  submissionId: string,
): Promise<{ requests: Awaited<ReturnType<typeof pendingAgainst>>; held: Holding[] }> {
  const { spaceIds, stretches } = await whatOf(db, submissionId);
  return {
    requests: await pendingAgainst(db, spaceIds, stretches, submissionId),
    held: await heldAgainst(db, spaceIds, stretches, submissionId),
  };
}

/** Staff decline what is under review. */
export function declineRental(park: Park, submissionId: string, officer: Officer): Promise<Answered> {
  return endRental(park, submissionId, open, "declined", "rental-declined", officer);
}

/** Staff cancel, mostly because the renter telephoned. */
export function cancelRental(park: Park, submissionId: string, officer: Officer): Promise<Answered> {
  return endRental(park, submissionId, ["confirmed", ...open], "cancelled", "rental-cancelled", officer);
}

/** The event has taken place. */
export function closeRental(park: Park, submissionId: string, { by, expected }: Officer): Promise<Answered> {
  return withRental(park, submissionId, async (at) => {
    if (at.state !== "confirmed") return notNow(at);
    await addState(at.trx, at.park, submissionId, { state: "done", by, expected });
    return { ok: true };
  });
}

/** Staff look again at what was declined or cancelled: it is under review as on the first day. */
export function reopenRental(park: Park, submissionId: string, officer: Officer): Promise<Answered> {
  return withRental(park, submissionId, async (at) => {
    if (at.state !== "declined" && at.state !== "cancelled") return notNow(at);
    const [held] = await heldAgainst(at.trx, at.spaceIds, at.stretches, submissionId);
    if (held) return takenBy(at.trx, held);
    await recordStep(at, "under-review", "rental-reopened", officer);
    return { ok: true };
  });
}

/** Staff take back what they did a moment ago: with an approval goes whatever it declined, as if nothing had been. */
export function undoDecision(park: Park, submissionId: string, { by, expected }: Officer): Promise<Answered> {
  return withRental(park, submissionId, async (at) => {
    const { trx } = at;
    const state = await stateBefore(trx, submissionId);
    if (!state) return notNow(at);
    if (!endStates.includes(state)) {
      const [held] = await heldAgainst(trx, at.spaceIds, at.stretches, submissionId);
      if (held) return takenBy(trx, held);
      if (await isClosedThen(at)) return { ok: false, reason: "closed" };
    }
    if (!(await undoStep(trx, at.park, submissionId, { state, by, expected }))) return notNow(at);
    await letGo(trx, at.locked, submissionId);
    if (state === "confirmed") await hold(trx, at.locked, submissionId, at.spaceIds, at.stretches);
    if (at.state === "confirmed")
      for (const other of await forgetDisplaced(trx, submissionId))
        await putBack(at, other.submission_id, other.state, by);
    return { ok: true };
  });
}

export type RentalWork = {
  trx: Transaction<Tables>;
  park: Park;
  submissionId: string;
  locked: LockedSpaces;
  spaceIds: readonly string[];
  stretches: Stretch[];
  state: SubmissionState;
};

/** Does something with one rental, its spaces locked, further ones with them. `park` sees through the transaction. */
export async function withRental(
  park: Park,
  submissionId: string,
  work: (at: RentalWork) => Promise<Answered>,
  further: readonly string[] = [],
): Promise<Answered> {
  return park.db.transaction().execute(async (trx) => {
    const before = await whatOf(trx, submissionId);
    if (before.spaceIds.length === 0) return { ok: false, reason: "unknown" };
    const locked = await lockSpaces(trx, [...before.spaceIds, ...further]);
    await lockRental(trx, submissionId);
    const now = await whatOf(trx, submissionId);
    const at = {
      trx,
      park: inTransaction(park, trx),
      submissionId,
      locked,
      ...now,
      state: await stateOf(trx, submissionId),
    };
    // Somebody moved it to a space that we have not locked.
    return now.spaceIds.every((id) => locked.ids.includes(id)) ? work(at) : notNow(at);
  });
}

/** Whether the park, or one of the spaces, is closed at any time of a rental. */
export async function isClosedThen({
  park,
  spaceIds,
  stretches,
}: Pick<RentalWork, "park" | "spaceIds" | "stretches">): Promise<boolean> {
  const [{ closures }, { areaOf }] = [await readRentalCalendar(park), await readCalendar(park)];
  const rows = await park.db.selectFrom("items").select(["id", "slug", "data"]).where("id", "in", spaceIds).execute();
  const spaces = rows.map(({ id, slug, data }) => ({
    id,
    capacity: { people: 1, meant: "about" as const },
    areas: areasOfSpace(
      { id, slug, side: String(data.side), place: typeof data.place === "string" ? data.place : undefined },
      areaOf,
    ),
  }));
  return stretches.some((stretch) => closureDuring(stretch, spaces, closures) !== undefined);
}

async function endRental(
  park: Park,
  submissionId: string,
  from: readonly SubmissionState[],
  state: SubmissionState,
  mail: RentalMail,
  officer: Officer,
): Promise<Answered> {
  return withRental(park, submissionId, async (at) => {
    if (!from.includes(at.state)) return notNow(at);
    await letGo(at.trx, at.locked, submissionId);
    await recordStep(at, state, mail, officer);
    return { ok: true };
  });
}

async function recordStep(
  { trx, park, submissionId, stretches }: RentalWork,
  state: SubmissionState,
  mail: RentalMail,
  { by, why, expected }: Officer,
): Promise<void> {
  await addState(trx, park, submissionId, { state, by, why, expected });
  await setDue(trx, submissionId, state === "under-review" ? await replyDay(park, firstDayOf(stretches)) : undefined);
  await enqueueEmail(trx, park, submissionId, { mail, by, ...(why && { words: { reason: why } }) });
}

/** Declines a request because another was approved, and remembers for which. */
async function displace(
  { trx, park, submissionId: forSubmissionId }: RentalWork,
  submissionId: string,
  state: SubmissionState,
  by: string,
): Promise<void> {
  const { locale } = await trx
    .selectFrom("submissions")
    .select("locale")
    .where("id", "=", submissionId)
    .executeTakeFirstOrThrow();
  const row = { for_submission_id: forSubmissionId, state };
  await trx
    .insertInto("rental_displacements")
    .values({ submission_id: submissionId, ...row })
    .onConflict((conflict) => conflict.column("submission_id").doUpdateSet(row))
    .execute();
  await addState(trx, park, submissionId, {
    state: "declined",
    by,
    why: displacedReason[isLocale(locale) ? locale : "zh_TW"],
  });
  await setDue(trx, submissionId, undefined);
  await enqueueEmail(trx, park, submissionId, { mail: "rental-given-away", by });
}

/** The requests that an approval declined, which are remembered for no longer than it stands as the last thing done. */
function forgetDisplaced(trx: Transaction<Tables>, forSubmissionId: string) {
  return trx
    .deleteFrom("rental_displacements")
    .where("for_submission_id", "=", forSubmissionId)
    .returning(["submission_id", "state"])
    .execute();
}

async function putBack({ trx, park }: RentalWork, submissionId: string, before: string, by: string): Promise<void> {
  const state = before === "question" ? "question" : "under-review";
  if ((await stateOf(trx, submissionId)) === "declined") await undoStep(trx, park, submissionId, { state, by });
}

/** That somebody brought it to another state meanwhile: who, and when. */
export async function notNow({ trx, submissionId }: Pick<RentalWork, "trx" | "submissionId">): Promise<Answered> {
  return { ok: false, reason: "not-now", message: await formatLastStep(trx, submissionId) };
}

/** Who approved what stands in the way, and when. */
export async function takenBy(trx: Transaction<Tables>, held: Holding): Promise<Answered> {
  const { by, at } = await trx
    .selectFrom("submission_states")
    .select(["by", "at"])
    .where("submission_id", "=", held.submissionId)
    .where("state", "=", "confirmed")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  return { ok: false, reason: "taken", held, by, at: at.toTemporalInstant() };
}
