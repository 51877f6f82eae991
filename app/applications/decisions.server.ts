import type { Kysely, Transaction } from "kysely";
import type { Officer, SubmissionState } from "#app/submissions/submission.ts";
import { addState, lockSubmission, setDue, setRetention, stateOf } from "#app/submissions/submissions.server.ts";
import { enqueueEmail } from "#app/submissions/emails.server.ts";
import { stateBefore, undoStep } from "#app/submissions/undo.server.ts";
import { dayOf } from "#platform/dates.ts";
import type { Tables } from "#platform/db/tables.ts";
import type { Park } from "#platform/park.ts";
import { isCollaborationKind } from "./collaboration.ts";
import type { CollaborationMail } from "./collaboration-mails.texts.ts";

export type Decision = { from: readonly SubmissionState[]; state: SubmissionState; mail: CollaborationMail };

/** Staff decide on a proposal and tell why; false when it stands otherwise by now. */
export function decide(
  park: Park,
  id: string,
  { from, state, mail }: Decision,
  { by, why, expected }: Officer,
): Promise<boolean> {
  return park.db.transaction().execute(async (trx) => {
    await lockSubmission(trx, id, by);
    if (!from.includes(await stateOf(trx, id))) return false;
    await addState(trx, park, id, { state, by, why, expected });
    await setDue(trx, id, undefined);
    await keepUntil(trx, id, dayOf(park.now()).toString());
    await enqueueEmail(trx, park, id, { mail, by, ...(why && { words: { reason: why } }) });
    return true;
  });
}

/** What is promised counts from the answer, or from the last day of what was granted, if that comes later (rule S8). */
async function keepUntil(trx: Transaction<Tables>, id: string, answered: string): Promise<void> {
  const { days } = await readCollaboration(trx, id);
  await setRetention(trx, id, days && days.lastDay > answered ? days.lastDay : answered);
}

/** Staff take their decision back a moment later: the proposal is what it was. */
export async function undoDecision(park: Park, id: string, { by, expected }: Officer): Promise<boolean> {
  return park.db.transaction().execute(async (trx) => {
    await lockSubmission(trx, id, by);
    const state = await stateBefore(trx, id);
    return state !== undefined && undoStep(trx, park, id, { state, by, expected });
  });
}

/** A proposal without what is personal; throws when there is none under this submission. */
export async function readCollaboration(db: Kysely<Tables>, id: string) {
  const row = await db
    .selectFrom("collaborations")
    .selectAll()
    .where("submission_id", "=", id)
    .executeTakeFirstOrThrow();
  if (!isCollaborationKind(row.kind)) throw new Error(`unknown kind of proposal ${row.kind}`);
  return {
    kind: row.kind,
    days: row.first_day && row.last_day ? { firstDay: row.first_day, lastDay: row.last_day } : undefined,
  };
}
