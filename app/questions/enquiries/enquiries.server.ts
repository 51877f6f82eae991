import type { Transaction } from "kysely";
import { type Officer, isSubmissionState } from "#app/submissions/submission.ts";
import {
  addState,
  takeKey,
  lockSubmission,
  openSubmission,
  setDue,
  setRetention,
  stateOf,
} from "#app/submissions/submissions.server.ts";
import { enqueueEmail } from "#app/submissions/emails.server.ts";
import { undoStep } from "#app/submissions/undo.server.ts";
import { dueAfter } from "#app/submissions/working-days/working-days.ts";
import { readHolidays } from "#app/submissions/working-days/working-years.server.ts";
import { readFacts } from "#app/visiting/visiting.server.ts";
import type { Tables } from "#platform/db/tables.ts";
import { dayOf } from "#platform/dates.ts";
import type { JsonObject } from "#platform/json.ts";
import type { Locale } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";

export type Enquiry = {
  kind: "contact" | "lost-item";
  locale: Locale;
  idempotencyKey: string;
  email: string;
  /** Everything that was written: all of it may tell of a person. */
  personal: JsonObject;
  /** Uses the verification code up; false when it was used already. */
  spend(trx: Transaction<Tables>): Promise<boolean>;
};

type Asked = { ok: true; secret: string } | { ok: false; reason: "code-used" };

/**
 * Takes a message or a lost-item enquiry and confirms it by mail; staff reply within the working days of the fact (rule
 * D16).
 */
export async function ask(
  park: Park,
  { kind, locale, idempotencyKey, email, personal, spend }: Enquiry,
): Promise<Asked> {
  const days = Number((await readFacts(park))["contact.replyDays"].value);
  return park.db.transaction().execute(async (trx) => {
    const turn = await takeKey(trx, park, idempotencyKey);
    if (turn.seen) return { ok: true, secret: turn.seen.secret };
    if (!(await spend(trx))) return { ok: false, reason: "code-used" };
    const dueOn = dueAfter(await readHolidays(trx), park.now(), days);
    const submission = await openSubmission(trx, park, turn, {
      kind,
      locale,
      email,
      personal,
      dueOn,
      state: "under-review",
      by: "visitor",
      retainFrom: dayOf(park.now()).toString(),
    });
    await enqueueEmail(trx, park, submission, { mail: "enquiry-received", forAnybody: true });
    return { ok: true, secret: submission.secret };
  });
}

/** Answers an enquiry by mail, also once more; false where it stands otherwise. */
export function answerEnquiry(
  park: Park,
  id: string,
  { by, answer, expected }: Officer & { answer: string },
): Promise<boolean> {
  return park.db.transaction().execute(async (trx) => {
    await lockSubmission(trx, id, by);
    if (!["under-review", "question", "done"].includes(await stateOf(trx, id))) return false;
    await addState(trx, park, id, { state: "done", by, expected });
    // What is promised is counted from the day the matter is closed (rule S8).
    await setRetention(trx, id, dayOf(park.now()).toString());
    await setDue(trx, id, undefined);
    await enqueueEmail(trx, park, id, { mail: "enquiry-answered", by, words: { answer } });
    return true;
  });
}

/** Takes an answer back while its mail has not left; false when there is none to take back. */
export async function undoDecision(park: Park, id: string, { by, expected }: Officer): Promise<boolean> {
  return park.db.transaction().execute(async (trx) => {
    await lockSubmission(trx, id, by);
    const [newest, before] = await trx
      .selectFrom("submission_states")
      .select("state")
      .where("submission_id", "=", id)
      .orderBy("id", "desc")
      .limit(2)
      .execute();
    return (
      newest?.state === "done" &&
      before !== undefined &&
      isSubmissionState(before.state) &&
      undoStep(trx, park, id, { state: before.state, by, expected })
    );
  });
}
