import { closedKinds } from "#app/closed-kinds.ts";
import { undoSeconds } from "#app/submissions/emails.server.ts";
import { undoStep } from "#app/submissions/undo.server.ts";
import { undoLifting } from "#app/visiting/visiting.server.ts";
import type { Park } from "#platform/park.ts";
import { givePlacesBackLater } from "#app/reservations/capacity/capacity.server.ts";
import { changeDays, type DayWork, leaveQueue } from "#app/reservations/capacity/waiting.server.ts";
import { cancelAll, daysOf, isAhead, standingClosings } from "./closing.server.ts";

export type ClosedAgain =
  | {
      ok: true;
      /** What came into that time meanwhile, and was cancelled with a letter. */
      told: number;
    }
  | { ok: false; reason: "unknown" | "ended" | "too-late" };

/**
 * Takes the lifting of a closing back within a minute: it stands again, and whoever was restored hears of neither
 * (rules P3, P4). What somebody did since – a visit booked, a change – is not taken back: it is cancelled with a
 * letter, as by the closing itself.
 */
export async function undoReopening(park: Park, id: string, by: string): Promise<ClosedAgain> {
  const known = await park.db
    .selectFrom("park_closings")
    .innerJoin("park_closing_ends", "closing_id", "id")
    .select(["first_day", "last_day", "from_time", "until_time", "ended_at"])
    .where("id", "=", id)
    .where("how", "=", "lifted")
    .executeTakeFirst();
  if (!known) return { ok: false, reason: "unknown" };
  const time = {
    firstDay: known.first_day,
    lastDay: known.last_day,
    from: known.from_time ?? undefined,
    until: known.until_time ?? undefined,
  };
  if (
    !isAhead(park, time) ||
    Temporal.Instant.compare(park.now(), known.ended_at.toTemporalInstant().add({ seconds: undoSeconds })) > 0
  )
    return { ok: false, reason: "too-late" };
  return changeDays(park, daysOf(time), async (_, at): Promise<ClosedAgain> => {
    const { trx } = at;
    const end = await trx
      .deleteFrom("park_closing_ends")
      .where("closing_id", "=", id)
      .where("how", "=", "lifted")
      .returning("closing_id")
      .executeTakeFirst();
    if (!end) return { ok: false, reason: "ended" };
    for (const kind of closedKinds) await kind.lock(trx, at.park);
    for (const { closure_id } of await trx
      .selectFrom("park_closing_closures")
      .select("closure_id")
      .where("closing_id", "=", id)
      .execute())
      await undoLifting(trx, at.park, { id: closure_id, by });
    const closing = (await standingClosings(trx)).find((one) => one.id === id);
    if (!closing) throw new Error(`there is no closing ${id}`);
    await recallGroups(at, id, by);
    let told = 0;
    for (const kind of closedKinds) {
      await kind.recall(trx, at.park, { id, by });
      told += await kind.close(trx, at.park, closing, { id, by });
    }
    return { ok: true, told: told + (closing.areas.length > 0 ? 0 : await cancelAll(at, id, closing, by)) };
  });
}

/** Groups of which nothing was heard since they were restored are cancelled again, as if they had not been. */
async function recallGroups({ trx, park }: DayWork, id: string, by: string): Promise<void> {
  const restored = await trx
    .selectFrom("park_closing_cancellations")
    .innerJoin("submissions", "submissions.newest_state_id", "restored_step")
    .select("submissions.id")
    .where("closing_id", "=", id)
    .orderBy("submissions.id")
    .execute();
  for (const { id: submissionId } of restored) {
    if (!(await undoStep(trx, park, submissionId, { state: "cancelled", by }))) continue;
    await leaveQueue(trx, submissionId);
    await givePlacesBackLater(trx, submissionId, park.now());
  }
}
