import type { Transaction } from "kysely";
import type { Tables } from "#platform/db/tables.ts";
import type { Park } from "#platform/park.ts";
import { type SubmissionState, type Doer, isSubmissionState } from "./submission.ts";
import { addState, lockSubmission, setDue, setRetention } from "./submissions.server.ts";
import { undoEmails } from "./emails.server.ts";

type Trx = Transaction<Tables>;

/** The state before the newest step; undefined when that was the first step, or when it changed no state. */
export async function stateBefore(trx: Trx, id: string): Promise<SubmissionState | undefined> {
  const [newest, before] = await trx
    .selectFrom("submission_states")
    .select("state")
    .where("submission_id", "=", id)
    .orderBy("id", "desc")
    .limit(2)
    .execute();
  return before && before.state !== newest?.state && isSubmissionState(before.state) ? before.state : undefined;
}

/**
 * Undoes the newest step, in the transaction that undoes its other effects. Its e-mails do not leave, and the
 * submission has `state`, due date and retention from before it (rules B1, P3). The applicant sees neither step.
 * Returns false and changes nothing when one of the e-mails has begun to leave.
 */
export async function undoStep(
  trx: Trx,
  park: Park,
  id: string,
  { state, by, expected }: { state: SubmissionState; by: Doer; expected?: number | undefined },
): Promise<boolean> {
  const { newestStateId: step = 0 } = await lockSubmission(trx, id, by);
  // Locked, so that none begins to leave after it was looked at.
  const mails = await trx
    .selectFrom("submission_emails")
    .select(["sealed_message", "told_at"])
    .where("state_id", "=", step)
    .forUpdate()
    .execute();
  if (mails.some(({ sealed_message, told_at }) => sealed_message !== null || told_at !== null)) return false;
  await undoEmails(trx, park, id, { step }, by);
  await addState(trx, park, id, { state, by, expected, takesBack: step });
  const { due_before, retain_before } = await trx
    .selectFrom("submission_states")
    .select(["due_before", "retain_before"])
    .where("id", "=", step)
    .executeTakeFirstOrThrow();
  await setDue(trx, id, due_before ?? undefined);
  if (retain_before) await setRetention(trx, id, retain_before);
  return true;
}
