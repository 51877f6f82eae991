import { sql, type Transaction } from "kysely";
import { kinds } from "#app/submission-types.ts";
import { builtInFacts } from "#app/visiting/facts/facts.ts";
import { readFacts } from "#app/visiting/visiting.server.ts";
import { awaitAuditTurn, recordAudit } from "#platform/audit.ts";
import { dayOf } from "#platform/dates.ts";
import type { Tables } from "#platform/db/tables.ts";
import type { JsonObject } from "#platform/json.ts";
import type { Park } from "#platform/park.ts";
import { submissionTypes, type Doer, endStates } from "#app/submissions/submission.ts";
import { keyOfSubmission } from "#app/submissions/submission-keys.server.ts";
import { addState, setDue, touchedNow } from "#app/submissions/submissions.server.ts";
import { forgetMailboxOf } from "#app/submissions/emails/mailbox-hour.server.ts";
import { undoEmails } from "#app/submissions/emails.server.ts";
import { notesOf } from "#app/submissions/notes.server.ts";
import { staffActionsOf } from "./questions/actions.server.ts";
import { readUpload, removeErasedUploads, uploadsOf } from "#app/submissions/uploads/uploads.server.ts";
import { submissionsOfEmail, openOr, readSubmission, stepsOf } from "#app/submissions/read.server.ts";

/** In days after the visit, or whatever the submission was about, until staff change it (decisions §8). */
export const retentionDays = Number(builtInFacts["privacy.retention"].value);

/**
 * Destroys everything personal of a submission: its key, what it sealed, the hashes by which it was found, its files,
 * and mails in the outbox. What stays says that there was such a submission, and when it was in which state (rules D9,
 * S8).
 */
export async function eraseSubmission(park: Park, id: string, by: Doer): Promise<void> {
  const mails = await park.db.transaction().execute((trx) => erase(trx, park, id, by));
  for (const mail of mails) await park.mail.forget(mail);
  await removeErasedUploads(park);
}

async function erase(trx: Transaction<Tables>, park: Park, id: string, by: Doer): Promise<string[]> {
  await awaitAuditTurn(trx);
  const submission = await readSubmission(trx, park, id);
  if (!submission || submission.personal === "erased") return [];
  // Summaries before their mails, as when one leaves: in another order the two would wait for each other.
  const summaries = await forgetMailboxOf(trx, id);
  await undoEmails(trx, park, id, "all");
  await trx.deleteFrom("submission_keys").where("submission_id", "=", id).execute();
  await trx
    .updateTable("submissions")
    .set({
      secret_hash: `erased ${id}`,
      sealed_secret: "",
      sealed_personal: "",
      idempotency_hash: null,
      email_hash: null,
      touched_at: touchedNow,
    })
    .where("id", "=", id)
    .execute();
  await trx.updateTable("submission_states").set({ sealed_why: null }).where("submission_id", "=", id).execute();
  await trx.updateTable("submission_corrections").set({ sealed_before: "" }).where("submission_id", "=", id).execute();
  await trx.updateTable("submission_quotes").set({ sealed_words: "" }).where("submission_id", "=", id).execute();
  await trx.updateTable("submission_notes").set({ sealed_note: "" }).where("submission_id", "=", id).execute();
  const mails = await trx
    .updateTable("submission_emails")
    .set({ sealed_words: null, sealed_message: null })
    .where("submission_id", "=", id)
    .returning("id")
    .execute();
  await trx
    .updateTable("submission_uploads")
    .set({ sealed_name_and_key: "" })
    .where("submission_id", "=", id)
    .execute();
  await trx.insertInto("submission_erasures").values({ submission_id: id, at: park.now().toString(), by }).execute();
  await recordAudit(trx, park.now(), { by, action: "submission.erased", subject: `submission:${id}` });
  return [...mails.map((mail) => mail.id), ...summaries];
}

/**
 * Erases every submission whose retention has ended; answers how many. One that cannot be erased is told to the log and
 * tried again the next night.
 */
export async function eraseEnded(park: Park): Promise<number> {
  // /policy/privacy tells the same fact.
  const days = Number((await readFacts(park))["privacy.retention"].value);
  const last = dayOf(park.now()).subtract({ days }).toString();
  const keptUntilAnswered = submissionTypes.filter((kind) => kinds[kind]?.keptUntilAnswered);
  const ended = await park.db
    .selectFrom("submissions")
    .innerJoin("submission_keys", "submission_keys.submission_id", "submissions.id")
    .select("submissions.id")
    .where("retain_from", "<", sql<string>`${last}::date`)
    .where((submission) =>
      submission.not(
        submission.and([
          submission("kind", "in", keptUntilAnswered),
          submission("newest_state", "in", ["under-review", "question"]),
        ]),
      ),
    )
    .execute();
  let erased = 0;
  for (const { id } of ended) {
    try {
      await eraseSubmission(park, id, "park");
      erased += 1;
    } catch (error) {
      park.log.error({ err: error, submission: id }, "a submission whose retention has ended could not be erased");
    }
  }
  await forgetEmailsOfLate(park);
  await removeErasedUploads(park);
  return erased;
}

const lateDays = 3;

/**
 * Letters of submissions erased in the last days, once more: a stop before the outbox was reached, or a letter just
 * then on its way, leaves its file behind.
 */
async function forgetEmailsOfLate(park: Park): Promise<void> {
  const since = park
    .now()
    .subtract({ hours: 24 * lateDays })
    .toString();
  const mails = await park.db
    .selectFrom("submission_emails")
    .innerJoin("submission_erasures", "submission_erasures.submission_id", "submission_emails.submission_id")
    .select(["submission_emails.id", "submission_emails.summary_id"])
    .where("submission_erasures.at", ">", sql<Date>`${since}::timestamptz`)
    .execute();
  for (const { id, summary_id } of mails)
    for (const letter of summary_id ? [id, summary_id] : [id]) await park.mail.forget(letter);
}

/**
 * Erases everything of whoever is found by an address (`addressOf`); answers how many submissions. What is still to
 * come is cancelled first: nobody could do so later.
 */
export async function erasePerson(park: Park, address: string, by: Doer): Promise<number> {
  const ids = await submissionsOfEmail(park.db, park, address);
  for (const id of ids) {
    await cancelOpen(park, id, by);
    await eraseSubmission(park, id, by);
  }
  return ids.length;
}

/**
 * Ends a submission whose day has not passed, with what it holds, as staff would; its letter is taken back with the
 * rest.
 */
async function cancelOpen(park: Park, id: string, by: Doer): Promise<void> {
  const submission = await readSubmission(park.db, park, id);
  const { retain_from } = await park.db
    .selectFrom("submissions")
    .select("retain_from")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  if (!submission || endStates.includes(submission.state) || retain_from < dayOf(park.now()).toString()) return;
  const { cancellation } = staffActionsOf(submission);
  const eraser = { id: by, email: "", name: "", role: "admin" } as const;
  if (
    cancellation?.from.includes(submission.state) &&
    (await cancellation.run({ park, by: eraser }, submission, { reason: "", fields: {} })).ok
  )
    return;
  await park.db.transaction().execute(async (trx) => {
    await addState(trx, park, id, { state: "cancelled", by });
    await setDue(trx, id, undefined);
  });
}

/** Everything we hold of whoever is found by an address (`addressOf`), as they may ask for it. */
export async function exportPerson(park: Park, address: string, by: Doer): Promise<JsonObject> {
  const ids = await submissionsOfEmail(park.db, park, address);
  const submissions: JsonObject[] = [];
  for (const id of ids) submissions.push(await exportSubmission(park, id));
  await park.db.transaction().execute((trx) =>
    recordAudit(trx, park.now(), {
      by,
      action: "person.exported",
      subject: "person",
      details: { submissions: ids.join(" ") },
    }),
  );
  return { exportedAt: park.now().toString(), address, submissions };
}

async function exportSubmission(park: Park, id: string): Promise<JsonObject> {
  const [submission, key] = [await readSubmission(park.db, park, id), await keyOfSubmission(park.db, park, id)];
  if (!submission || submission.personal === "erased") return { id };
  const mails = await park.db
    .selectFrom("submission_emails")
    .select(["mail", "sealed_message", "asked_at", "sent_at", "told_at"])
    .where("submission_id", "=", id)
    .orderBy("asked_at")
    .execute();
  return {
    code: submission.code,
    kind: submission.kind,
    language: submission.locale,
    openedAt: submission.openedAt.toString(),
    given: submission.personal,
    states: (await stepsOf(park.db, park, id)).map(({ state, at, why }) => ({
      state,
      at: at.toString(),
      why: why ?? null,
    })),
    notes: (await notesOf(park, id)).map(({ note, at }) => ({ note, at: at.toString() })),
    files: await exportFiles(park, id),
    mails: mails.map(({ mail, sealed_message, asked_at, sent_at, told_at }) => ({
      mail,
      askedAt: asked_at.toISOString(),
      sentAt: sent_at?.toISOString() ?? null,
      toldAt: told_at?.toISOString() ?? null,
      letter: openOr(key, "letter", sealed_message) ?? null,
    })),
  };
}

async function exportFiles(park: Park, id: string): Promise<JsonObject[]> {
  const files: JsonObject[] = [];
  for (const { id: upload, name, contentType, at } of await uploadsOf(park.db, park, id)) {
    const kept = await readUpload(park, id, upload);
    files.push({
      name,
      contentType,
      sentAt: at.toString(),
      base64: kept ? Buffer.from(kept.bytes).toString("base64") : "",
    });
  }
  return files;
}
