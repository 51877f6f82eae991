import type { Transaction } from "kysely";
import { z } from "zod";
import { kindOf } from "#app/submission-types.ts";
import { type Officer, type SubmissionState, type Doer, isSubmissionState } from "#app/submissions/submission.ts";
import { addState, lockSubmission, setDue, stateOf } from "#app/submissions/submissions.server.ts";
import type { Submission } from "#app/submissions/submission-type.ts";
import { keyOfSubmission } from "#app/submissions/submission-keys.server.ts";
import { enqueueEmail, undoEmails } from "#app/submissions/emails.server.ts";
import { inTransaction } from "#app/submissions/in-transaction.ts";
import { undoStep } from "#app/submissions/undo.server.ts";
import { withUploads } from "#app/submissions/uploads/uploads.server.ts";
import {
  addWorkingDays,
  isWorkingDay,
  notAfterVisit,
  type WorkingCalendar,
} from "#app/submissions/working-days/working-days.ts";
import { readHolidays } from "#app/submissions/working-days/working-years.server.ts";
import { dayOf } from "#platform/dates.ts";
import type { Tables } from "#platform/db/tables.ts";
import type { Park } from "#platform/park.ts";
import type { Upload } from "#platform/uploads/upload.ts";

type Trx = Transaction<Tables>;
type Settled = { ok: boolean };

/** In working days: what staff have at least when an answer comes, and in all when nothing was due before. */
const shortest = 1;
const whenNothingWasDue = 3;
const wordsSchema = z.record(z.string(), z.string());

/** In which states of a submission staff may ask its applicant something. */
export function questionStates(submission: Pick<Submission, "kind">): readonly SubmissionState[] {
  return kindOf(submission.kind).questions ?? ["under-review", "confirmed"];
}

/**
 * Staff ask; until the answer comes nothing is due of them (rule D18). Not ok: the submission stands otherwise by now.
 */
export function askQuestion(
  park: Park,
  submission: Submission,
  { by, question, expected }: Officer & { question: string },
): Promise<Settled> {
  return park.db.transaction().execute(async (trx) => {
    await lock(trx, submission, by);
    const before = await stateOf(trx, submission.id);
    if (!questionStates(submission).includes(before)) return { ok: false };
    const { due_on } = await trx
      .selectFrom("submissions")
      .select("due_on")
      .where("id", "=", submission.id)
      .executeTakeFirstOrThrow();
    const stateId = await addState(trx, park, submission.id, { state: "question", by, why: question, expected });
    await trx
      .insertInto("submission_questions")
      .values({
        state_id: stateId,
        submission_id: submission.id,
        state_before: before,
        due_before: due_on,
        asked_on: dayOf(park.now()).toString(),
      })
      .execute();
    await setDue(trx, submission.id, undefined);
    await enqueueEmail(trx, park, submission.id, { mail: "question", by, words: { question } });
    return { ok: true };
  });
}

/**
 * The applicant answers: the submission is what it was, and staff have as many working days as were left when they
 * asked (rule D18).
 */
export function answerQuestion(
  park: Park,
  submission: Submission,
  answer: string,
  files: readonly Upload[],
): Promise<Settled> {
  return withUploads(park, { answer: files }, (attach) =>
    park.db.transaction().execute(async (trx) => {
      await lock(trx, submission, "visitor");
      const asked = await openQuestion(trx, submission.id);
      if (!asked) return { ok: false };
      const stateId = await addState(trx, park, submission.id, { state: asked.before, by: "visitor", why: answer });
      await attach(trx, submission.id, stateId);
      await setDue(trx, submission.id, await dueAfter(trx, park, submission, asked));
      // Answered before it left: it would ask once more.
      await undoEmails(trx, park, submission.id, { newest: "question" });
      await enqueueEmail(trx, park, submission.id, { mail: "answer-received" });
      return { ok: true };
    }),
  );
}

/**
 * Staff heard the answer elsewhere, or need it no more: the submission is what it was, due as after an answer (rule
 * D18). What they note is read by the applicant, too.
 */
export function settleQuestion(park: Park, submission: Submission, { by, why, expected }: Officer): Promise<Settled> {
  return park.db.transaction().execute(async (trx) => {
    await lock(trx, submission, by);
    const asked = await openQuestion(trx, submission.id);
    if (!asked) return { ok: false };
    await addState(trx, park, submission.id, { state: asked.before, by, why, expected });
    await setDue(trx, submission.id, asked.dueBefore && (await dueAfter(trx, park, submission, asked)));
    await undoEmails(trx, park, submission.id, { newest: "question" });
    return { ok: true };
  });
}

/** Staff find that the question is open after all; had its mail not left by then, it is sent anew. */
export function reopenQuestion(park: Park, submission: Submission, { by, expected }: Officer): Promise<Settled> {
  return park.db.transaction().execute(async (trx) => {
    await lock(trx, submission, by);
    if (!(await undoStep(trx, park, submission.id, { state: "question", by, expected }))) return { ok: false };
    const mail = await trx
      .selectFrom("submission_emails")
      .select(["sealed_words", "taken_back_at"])
      .where("submission_id", "=", submission.id)
      .where("mail", "=", "question")
      .orderBy("asked_at", "desc")
      .limit(1)
      .executeTakeFirst();
    const key = await keyOfSubmission(trx, park, submission.id);
    if (mail?.taken_back_at && mail.sealed_words && key !== "erased")
      await enqueueEmail(trx, park, submission.id, {
        mail: "question",
        by,
        words: wordsSchema.parse(JSON.parse(key.open("words", mail.sealed_words))),
      });
    return { ok: true };
  });
}

/** Staff take a question back a moment later: everything is as it was. */
export function undoQuestion(park: Park, submission: Submission, { by, expected }: Officer): Promise<Settled> {
  return park.db.transaction().execute(async (trx) => {
    await lock(trx, submission, by);
    const asked = await openQuestion(trx, submission.id);
    return {
      ok: asked !== undefined && (await undoStep(trx, park, submission.id, { state: asked.before, by, expected })),
    };
  });
}

type Asked = { before: SubmissionState; dueBefore: string | undefined; askedOn: string };

/** The day by which staff are due once a question is answered: never after the visit (rules D18, D21). */
async function dueAfter(trx: Trx, park: Park, submission: Submission, { dueBefore, askedOn }: Asked): Promise<string> {
  const calendar = await readHolidays(trx);
  const left = dueBefore ? workingDaysBetween(calendar, askedOn, dueBefore) : whenNothingWasDue;
  const event = await kindOf(submission.kind).event?.(
    { db: trx, park: inTransaction(park, trx) },
    submission,
    submission.locale,
  );
  return notAfterVisit(
    calendar,
    addWorkingDays(calendar, dayOf(park.now()), Math.max(shortest, left)),
    event?.day,
    park.now(),
  );
}

async function openQuestion(trx: Trx, submissionId: string): Promise<Asked | undefined> {
  if ((await stateOf(trx, submissionId)) !== "question") return undefined;
  const row = await trx
    .selectFrom("submission_questions")
    .selectAll()
    .where("submission_id", "=", submissionId)
    .orderBy("state_id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row && isSubmissionState(row.state_before)
    ? { before: row.state_before, dueBefore: row.due_before ?? undefined, askedOn: row.asked_on }
    : undefined;
}

/** First what the kind itself locks, then the submission: always in this order. */
async function lock(trx: Trx, submission: Submission, by: Doer): Promise<void> {
  await kindOf(submission.kind).lock?.(trx, submission.id);
  await lockSubmission(trx, submission.id, by);
}

function workingDaysBetween(calendar: WorkingCalendar, from: string, to: string): number {
  let count = 0;
  for (let day = Temporal.PlainDate.from(from).add({ days: 1 }); day.toString() <= to; day = day.add({ days: 1 }))
    if (isWorkingDay(calendar, day)) count++;
  return count;
}
