import type { Transaction } from "kysely";
import { z } from "zod";
import { kindOf } from "#app/submission-types.ts";
import { keyOfSubmission } from "#app/submissions/submission-keys.server.ts";
import { mailTexts } from "#app/submissions/submissions.texts.ts";
import { type Submission, personalText } from "#app/submissions/submission-type.ts";
import { sendSubmissionEmail } from "#app/submissions/emails.server.ts";
import { readSubmission, statusLink } from "#app/submissions/read.server.ts";
import { type Identity, readIdentity, readReplyTo } from "#app/visiting/identity.server.ts";
import type { Tables } from "#platform/db/tables.ts";
import { defineJob, handle, type JobHandler } from "#platform/jobs.ts";
import { type Locale, pathIn } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import { colon, writeEmail } from "#app/submissions/emails/email.ts";
import {
  forgetMailboxes,
  lockMailbox,
  mailboxHash,
  sendMailSummary,
} from "#app/submissions/emails/mailbox-hour.server.ts";
import { summaryTexts as texts } from "./summary.texts.ts";

const forget = defineJob("forget-mailboxes", z.object({}));

/** The jobs of summaries: one leaves, and hourly what is counted no more is forgotten. */
export function summaryJobs(park: Park): JobHandler[] {
  return [
    handle(sendMailSummary, ({ summary }) => sendSummary(park, summary)),
    handle(forget, () => forgetMailboxes(park), { cron: "27 * * * *" }),
  ];
}

/** One submission in a summary. */
type Entry = { mailId: string; submission: Submission; link: string };

/**
 * Sends a summary. Its mails are fixed before the first try, in a transaction; every further try writes the same ones
 * under the same Message-ID (rule B2), but for what was erased meanwhile.
 */
async function sendSummary(park: Park, id: string): Promise<void> {
  const identity = await readIdentity(park);
  const entries = await park.db.transaction().execute((trx) => close(trx, park, id, identity));
  const letter = entries && summaryEmail(park, identity, entries);
  if (!entries || !letter) return;
  const outcome = await park.mail.send({ ...letter, replyTo: await readReplyTo(park), id });
  const now = park.now().toString();
  await park.db.transaction().execute(async (trx) => {
    await trx.updateTable("mail_summaries").set({ sent_at: now }).where("id", "=", id).execute();
    // Those that were fixed: what staff have sent by itself meanwhile is in it no more.
    await trx
      .updateTable("submission_emails")
      .set(outcome === "sent" ? { sent_at: now, refused_at: null } : { refused_at: now })
      .where("summary_id", "=", id)
      .where(
        "id",
        "in",
        entries.map(({ mailId }) => mailId),
      )
      .execute();
  });
}

/** Lets nothing more into a summary, and answers what is in it, in the order of asking; nothing where it has left. */
async function close(
  trx: Transaction<Tables>,
  park: Park,
  id: string,
  identity: Identity,
): Promise<Entry[] | undefined> {
  const known = await trx.selectFrom("mail_summaries").select("mailbox_hash").where("id", "=", id).executeTakeFirst();
  if (!known) return undefined;
  await lockMailbox(trx, known.mailbox_hash);
  const summary = await trx
    .selectFrom("mail_summaries")
    .selectAll()
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!summary || summary.sent_at) return undefined;
  const mails = await trx
    .selectFrom("submission_emails")
    .select(["id", "submission_id"])
    .where("summary_id", "=", id)
    .where("sent_at", "is", null)
    .where("taken_back_at", "is", null)
    .orderBy("asked_at")
    .orderBy("id")
    .forUpdate()
    .execute();
  const entries: Entry[] = [];
  for (const mail of mails) {
    const submission = await readSubmission(trx, park, mail.submission_id);
    if (!submission || submission.personal === "erased") continue;
    // An address that was corrected meanwhile leads to another mailbox: there it is the only letter.
    if (mailboxHash(park, personalText(submission.personal, "email")) !== summary.mailbox_hash)
      await sendByItself(trx, park, mail.id);
    else
      entries.push({
        mailId: mail.id,
        submission,
        link: (await statusLink(trx, park, submission.id, submission.locale)) ?? "",
      });
  }
  const now = park.now().toString();
  await trx
    .updateTable("mail_summaries")
    .set({ closed_at: now, ...(entries.length === 0 && { sent_at: now }) })
    .where("id", "=", id)
    .execute();
  // What of it concerns a submission is kept with that submission, and with no other; from here on it can no longer be
  // taken back.
  for (const entry of entries) {
    const [key, part] = [
      await keyOfSubmission(trx, park, entry.submission.id),
      summaryEmail(park, identity, [entry], entries.at(-1)?.submission.locale),
    ];
    if (key !== "erased" && part)
      await trx
        .updateTable("submission_emails")
        .set({ sealed_message: key.seal("letter", JSON.stringify(part)) })
        .where("id", "=", entry.mailId)
        .execute();
  }
  return entries;
}

async function sendByItself(trx: Transaction<Tables>, park: Park, mailId: string): Promise<void> {
  await trx
    .updateTable("submission_emails")
    .set({ summary_id: null, leaves_at: park.now().toString() })
    .where("id", "=", mailId)
    .execute();
  await park.jobs.send(trx, sendSubmissionEmail, { mail: mailId });
}

/** What of a summary concerns one submission, as it would leave now. */
export async function summaryPart(park: Park, submission: Submission) {
  return summaryEmail(park, await readIdentity(park), [
    { mailId: "", submission, link: (await statusLink(park.db, park, submission.id, submission.locale)) ?? "" },
  ]);
}

/**
 * To the address and in the language that were given last, with every reference, and the link of each that gave this
 * very address.
 */
function summaryEmail(park: Park, identity: Identity, entries: readonly Entry[], language?: Locale) {
  const last = entries.at(-1)?.submission;
  if (!last) return undefined;
  const [to, locale] = [personalText(last.personal, "email"), language ?? last.locale];
  const lines = entries.map(({ submission, link }) => {
    const isSame = personalText(submission.personal, "email").toLowerCase() === to.toLowerCase();
    const way = isSame
      ? link
      : texts.askForLink[locale].replace("{lookUp}", park.config.siteUrl + pathIn(locale, "/status"));
    return `${kindOf(submission.kind).label[locale]}\n${mailTexts.code[locale]}${colon[locale]}${submission.code}\n${way}`;
  });
  const letter = writeEmail({
    locale,
    siteUrl: park.config.siteUrl,
    identity,
    subject: texts.subject[locale],
    lines: [texts.lead[locale], ...lines, mailTexts.private[locale], texts.notYou[locale]],
  });
  return { ...letter, to, attachments: [] };
}
