import type { Transaction } from "kysely";
import { recordAudit } from "#platform/audit.ts";
import type { Tables } from "#platform/db/tables.ts";
import { type JsonObject, jsonObjectSchema } from "#platform/json.ts";
import { isLocale, type Localized } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import { isSubmissionState } from "#app/submissions/submission.ts";
import { type SubmissionKey, keyOfSubmission } from "#app/submissions/submission-keys.server.ts";
import { addState } from "#app/submissions/submissions.server.ts";
import { openOr } from "#app/submissions/read.server.ts";
import { undoStep } from "#app/submissions/undo.server.ts";

type Trx = Transaction<Tables>;
/** What was corrected, from what to what. */
export type Correction = { before: JsonObject; after: JsonObject };
type By = { action: "submission.contact-data" | "submission.particulars"; by: string; expected?: number | undefined };

/**
 * A step of its own for what staff corrected, so that of two officers the second sees that the first was here; the
 * state stays, and an open question stays the last thing said. Before and after go to the audit log under the
 * submission's key (rules D9, S7). Answers the step's number.
 */
export async function addCorrection(
  trx: Trx,
  park: Park,
  id: string,
  {
    action,
    by,
    expected,
    said,
    before,
    after,
  }: By & Correction & { /** What the applicant reads of it. */ said: Localized },
): Promise<number> {
  const { locale } = await trx
    .selectFrom("submissions")
    .select("locale")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const key = await keyOfSubmission(trx, park, id);
  const last = await trx
    .selectFrom("submission_states")
    .select(["state", "sealed_why"])
    .where("submission_id", "=", id)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  if (!isSubmissionState(last.state)) throw new Error(`unknown state ${last.state}`);
  const stateId = await addState(trx, park, id, {
    state: last.state,
    by,
    expected,
    why: last.state === "question" ? openOr(key, "why", last.sealed_why) : said[isLocale(locale) ? locale : "zh_TW"],
  });
  if (key !== "erased")
    await trx
      .insertInto("submission_corrections")
      .values({ state_id: stateId, submission_id: id, sealed_before: key.seal("before", JSON.stringify(before)) })
      .execute();
  await recordCorrection(trx, park, id, { action, by, before, after });
  return stateId;
}

/**
 * What a submission's newest step corrected, as it was before; nothing when that was no correction, or the submission
 * was erased.
 */
export async function newestCorrection(trx: Trx, park: Park, id: string): Promise<JsonObject | undefined> {
  const row = await trx
    .selectFrom("submission_corrections")
    .innerJoin("submissions", "submissions.newest_state_id", "submission_corrections.state_id")
    .select("sealed_before")
    .where("submissions.id", "=", id)
    .executeTakeFirst();
  const before = openOr(await keyOfSubmission(trx, park, id), "before", row?.sealed_before || null);
  return before === undefined ? undefined : jsonObjectSchema.parse(JSON.parse(before));
}

/**
 * Takes the step of a correction back, with its letter; false, with nothing changed, when that is on its way. The
 * values are the kind's to put back.
 */
export async function takeCorrectionBack(
  trx: Trx,
  park: Park,
  id: string,
  { action, by, expected, before, after }: By & Correction,
): Promise<boolean> {
  const { newest_state: state } = await trx
    .selectFrom("submissions")
    .select("newest_state")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  if (!state || !isSubmissionState(state) || !(await undoStep(trx, park, id, { state, by, expected }))) return false;
  await recordCorrection(trx, park, id, { action, by, before, after });
  return true;
}

/**
 * From what to what a row of the audit log says that something was corrected; nothing where it says nothing of the
 * kind, or was erased.
 */
export function correctionIn(
  details: Readonly<Record<string, unknown>>,
  key: SubmissionKey | "erased",
): Correction | undefined {
  const opened = openOr(key, "correction", typeof details.correction === "string" ? details.correction : null);
  if (opened === undefined) return undefined;
  const { before, after } = jsonObjectSchema.parse(JSON.parse(opened));
  return { before: jsonObjectSchema.parse(before), after: jsonObjectSchema.parse(after) };
}

async function recordCorrection(
  trx: Trx,
  park: Park,
  id: string,
  { action, by, before, after }: By & Correction,
): Promise<void> {
  const key = await keyOfSubmission(trx, park, id);
  const correction = key === "erased" ? null : key.seal("correction", JSON.stringify({ before, after }));
  await recordAudit(trx, park.now(), {
    by,
    action,
    subject: `submission:${id}`,
    details: { parts: Object.keys(after).join(" "), correction },
  });
}
