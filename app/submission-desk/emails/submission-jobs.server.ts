import type { Selectable } from "kysely";
import { z } from "zod";
import { kindOf } from "#app/submission-types.ts";
import { readIdentity, readReplyTo } from "#app/visiting/identity.server.ts";
import { formatDay } from "#platform/dates.ts";
import type { Tables } from "#platform/db/tables.ts";
import { defineJob, handle, type JobHandler } from "#platform/jobs.ts";
import type { Locale } from "#platform/locales.ts";
import type { Email } from "#platform/mail/mail.ts";
import { type Memo, openMemo } from "#platform/memo.ts";
import type { Park } from "#platform/park.ts";
import { formatPhone } from "#platform/phone.ts";
import { calendarFile } from "#app/submissions/emails/calendar-file.server.ts";
import { commonMails } from "./common-mails.texts.ts";
import { type SubmissionKey, keyOfSubmission } from "#app/submissions/submission-keys.server.ts";
import { eraseEnded } from "#app/submission-desk/erasure.server.ts";
import { type Submission, isChangeable, type MailText } from "#app/submissions/submission-type.ts";
import { backlogJob } from "./backlog.server.ts";
import { readWording } from "#app/submissions/emails/mail-wording.server.ts";
import { writeEmail } from "#app/submissions/emails/email.ts";
import { sendSubmissionEmail } from "#app/submissions/emails.server.ts";
import { openOr, readSubmission, statusLink } from "#app/submissions/read.server.ts";
import { reminderJobs } from "./reminders.server.ts";
import { withoutVisitorsLinks } from "#app/submissions/emails/web-addresses.ts";
import { summaryJobs, summaryPart } from "./summaries.server.ts";
import { fill } from "#app/submissions/emails/words.ts";

const eraseEndedSubmissions = defineJob("erase-ended-submissions", z.object({}), { expireInSeconds: 3600 });

/** Under this name the former release enqueued e-mails that may still wait. The next release drops it. */
const formerEmailJob = "send-deed-mail";

/** The jobs of all submissions. */
export function submissionJobs(park: Park): JobHandler[] {
  // Letters are written within transactions: what they remember is read through these, and no other value of the park
  // is.
  const memo = openMemo();
  park.changes.onChange((tags) => memo.drop(tags));
  return [
    handle(sendSubmissionEmail, ({ mail }) => sendOne(park, memo, mail)),
    handle({ ...sendSubmissionEmail, name: formerEmailJob }, ({ mail }) => sendOne(park, memo, mail)),
    handle(eraseEndedSubmissions, async () => void (await eraseEnded(park)), { cron: "40 3 * * *" }),
    ...summaryJobs(park),
    ...reminderJobs(park),
    backlogJob(park),
  ];
}

const storedEmailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  lang: z.string(),
  attachments: z.array(z.object({ filename: z.string(), contentType: z.string(), base64: z.string() })),
});
type StoredEmail = z.output<typeof storedEmailSchema> & Email;

/**
 * Writes the letter at the first try and keeps it; every further try sends the same one under the same id (rule B2).
 */
async function sendOne(park: Park, memo: Memo, mailId: string): Promise<void> {
  const letter = await park.db.transaction().execute((trx) => fixEmail({ ...park, db: trx, memo }, mailId));
  if (!letter) return;
  const outcome = await park.mail.send({ ...letter, replyTo: await readReplyTo(park), id: mailId });
  const now = park.now().toString();
  await park.db
    .updateTable("submission_emails")
    .set(outcome === "sent" ? { sent_at: now, refused_at: null } : { refused_at: now })
    .where("id", "=", mailId)
    .execute();
}

/**
 * The letter as it leaves, from here on for good; nothing where it is not to leave. In one transaction: of the embedded
 * database's one connection a letter then takes one turn, and not one for each of a dozen questions, with a booking
 * before each.
 */
async function fixEmail(park: Park, mailId: string): Promise<StoredEmail | undefined> {
  const row = await park.db.selectFrom("submission_emails").selectAll().where("id", "=", mailId).executeTakeFirst();
  if (!row || row.sent_at || row.taken_back_at || row.summary_id) return undefined;
  const key = await keyOfSubmission(park.db, park, row.submission_id);
  const submission = await readSubmission(park.db, park, row.submission_id);
  if (key === "erased" || !submission || submission.personal === "erased") return undefined;
  const letter = await letterOf(park, submission, key, row);
  if (row.sealed_message !== null) return letter;
  // From here on it can no longer be taken back; if it just was, it does not leave.
  const taken = await park.db
    .updateTable("submission_emails")
    .set({ sealed_message: key.seal("letter", JSON.stringify(letter)) })
    .where("id", "=", mailId)
    .where("taken_back_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return taken && letter;
}

/** The letter of a mail: as it was kept, or, until it leaves, as it would be written now. */
export async function letterOf(
  park: Park,
  submission: Submission,
  key: SubmissionKey,
  {
    mail,
    sealed_message,
    sealed_words,
    summary_id,
  }: Pick<Selectable<Tables["submission_emails"]>, "mail" | "sealed_message" | "sealed_words" | "summary_id">,
): Promise<StoredEmail> {
  const [kept, words] = [openOr(key, "letter", sealed_message), openOr(key, "words", sealed_words)];
  if (kept) return storedEmailSchema.parse(JSON.parse(kept));
  return (
    (summary_id && (await summaryPart(park, submission))) ||
    write(park, submission, mail, words ? z.record(z.string(), z.string()).parse(JSON.parse(words)) : {})
  );
}

/** A mail of a submission as it would be written now, in the visitor's language (rule B3). */
async function write(
  park: Park,
  submission: Submission,
  name: string,
  more: Record<string, string>,
): Promise<StoredEmail> {
  const { locale } = submission;
  const kind = kindOf(submission.kind);
  const at = { db: park.db, park };
  const text = textOf(kind.mails, name);
  const link = (await statusLink(park.db, park, submission.id, locale)) ?? "";
  const cut = withoutVisitorsLinks(submission, locale);
  const told = Object.fromEntries(
    Object.entries(await wordsOf(park, submission, locale)).map(([place, word]) => [place, cut(word)]),
  );
  const words = { ...told, link, ...more };
  const { subject, lines } = (await readWording(park, submission.kind, name, locale)) ?? text.words[locale];
  const event = text.event ? await kind.event?.(at, submission, locale) : undefined;
  const letter = writeEmail({
    locale,
    identity: await readIdentity(park),
    siteUrl: park.config.siteUrl,
    subject: fill(subject, words) ?? subject,
    lines: lines.flatMap((line) => fill(line, words) ?? []),
    submission: {
      code: submission.code,
      link,
      facts: text.facts
        ? (await kind.facts(at, submission, locale))
            .filter(({ neverMailed }) => !neverMailed)
            .map((fact) => ({ ...fact, value: cut(fact.value) }))
        : [],
      changeable: isChangeable(kind, submission),
    },
  });
  const attachments = event
    ? [
        {
          filename: `${submission.code}.ics`,
          contentType: "text/calendar; charset=utf-8; method=PUBLISH",
          base64: Buffer.from(await calendarFile(park, submission, event, locale, link)).toString("base64"),
        },
      ]
    : [];
  const to = submission.personal === "erased" ? "" : submission.personal.email;
  return { ...letter, to: typeof to === "string" ? to : "", attachments };
}

function textOf(mails: Record<string, MailText>, name: string): MailText {
  const text = mails[name] ?? commonMails[name];
  if (!text) throw new Error(`there is no text for the mail ${name}`);
  return text;
}

/** The words for the {places} in texts about a submission. */
export async function wordsOf(park: Park, submission: Submission, locale: Locale): Promise<Record<string, string>> {
  const identity = await readIdentity(park);
  return {
    code: submission.code,
    park: identity.park[locale],
    phone: formatPhone(identity.phone, locale),
    chat: identity.chat,
    ...(submission.dueOn && { day: formatDay(submission.dueOn, locale) }),
    ...(await kindOf(submission.kind).words?.({ db: park.db, park }, submission, locale)),
  };
}
