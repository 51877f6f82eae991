import type { Transaction } from "kysely";
import { setDue } from "#app/submissions/submissions.server.ts";
import type { Tables } from "#platform/db/tables.ts";
import type { Park } from "#platform/park.ts";
import { notAfterVisit } from "./working-days.ts";
import { readHolidays } from "./working-years.server.ts";

/** When staff move a visit, an answer that is still due is brought forward to before it (rule D21). */
export async function bringForward(
  trx: Transaction<Tables>,
  park: Park,
  submissionId: string,
  visit: string,
): Promise<void> {
  const { due_on } = await trx
    .selectFrom("submissions")
    .select("due_on")
    .where("id", "=", submissionId)
    .executeTakeFirstOrThrow();
  if (due_on) await setDue(trx, submissionId, notAfterVisit(await readHolidays(trx), due_on, visit, park.now()));
}
