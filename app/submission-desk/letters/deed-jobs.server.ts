import type { Selectable } from "kysely";
import { z } from "zod";
import { kindOf } from "#app/deed-kinds.ts";
import { readIdentity, readReplyTo } from "#app/visiting/identity.server.ts";
import { formatDay } from "#platform/dates.ts";
import type { Tables } from "#platform/db/tables.ts";
import { defineJob, handle, type JobHandler } from "#platform/jobs.ts";
import type { Locale } from "#platform/locales.ts";
import type { Letter } from "#platform/mail/mail.ts";
import { type Memory, openMemory } from "#platform/memory.ts";
import type { Park } from "#platform/park.ts";
import { sayPhone } from "#platform/phone.ts";
import { calendarFile } from "#app/deeds/letters/calendar-file.server.ts";
import { commonMails } from "./common-mails.texts.ts";
import { type DeedKey, keyOfDeed } from "#app/deeds/deed-keys.server.ts";
import { eraseEnded } from "#app/submission-desk/erasure.server.ts";
import { type Deed, isChangeable, type MailText } from "#app/deeds/kind.ts";
import { backlogJob } from "./backlog.server.ts";
import { readWording } from "#app/deeds/letters/mail-wording.server.ts";
import { writeLetter } from "#app/deeds/letters/letter.ts";
import { sendDeedMail } from "#app/deeds/mails.server.ts";
import { openOr, readDeed, statusLink } from "#app/deeds/read.server.ts";
import { reminderJobs } from "./reminders.server.ts";
import { withoutVisitorsLinks } from "#app/deeds/letters/web-addresses.ts";
import { summaryJobs, summaryPart } from "./summaries.server.ts";
import { fill } from "#app/deeds/letters/words.ts";

const eraseEndedDeeds = defineJob("erase-ended-deeds", z.object({}), { expireInSeconds: 3600 });

/** The jobs of all deeds. */
export function deedJobs(park: Park): JobHandler[] {
  // Letters are written within transactions: what they remember is read through these, and no other value of the park
  // is.
  const memory = openMemory();
  park.changes.onChange((tags) => memory.drop(tags));
  return [
    handle(sendDeedMail, ({ mail }) => sendOne(park, memory, mail)),
    handle(eraseEndedDeeds, async () => void (await eraseEnded(park)), { cron: "40 3 * * *" }),
    ...summaryJobs(park),
    ...reminderJobs(park),
    backlogJob(park),
  ];
}

const keptLetterSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  lang: z.string(),
  attachments: z.array(z.object({ filename: z.string(), contentType: z.string(), base64: z.string() })),
});
type KeptLetter = z.output<typeof keptLetterSchema> & Letter;

/**
 * Writes the letter at the first try and keeps it; every further try sends the same one under the same id (rule B2).
 */
async function sendOne(park: Park, memory: Memory, mailId: string): Promise<void> {
  const letter = await park.db.transaction().execute((trx) => fixLetter({ ...park, db: trx, memory }, mailId));
  if (!letter) return;
  const outcome = await park.mail.send({ ...letter, replyTo: await readReplyTo(park), id: mailId });
  const now = park.now().toString();
  await park.db
    .updateTable("deed_mails")
    .set(outcome === "sent" ? { sent_at: now, refused_at: null } : { refused_at: now })
    .where("id", "=", mailId)
    .execute();
}

/**
 * The letter as it leaves, from here on for good; nothing where it is not to leave. In one transaction: of the embedded
 * database's one connection a letter then takes one turn, and not one for each of a dozen questions, with a booking
 * before each.
 */
async function fixLetter(park: Park, mailId: string): Promise<KeptLetter | undefined> {
  const row = await park.db.selectFrom("deed_mails").selectAll().where("id", "=", mailId).executeTakeFirst();
  if (!row || row.sent_at || row.taken_back_at || row.summary_id) return undefined;
  const key = await keyOfDeed(park.db, park, row.deed_id);
  const deed = await readDeed(park.db, park, row.deed_id);
  if (key === "erased" || !deed || deed.personal === "erased") return undefined;
  const letter = await letterOf(park, deed, key, row);
  if (row.sealed_letter !== null) return letter;
  // From here on it can no longer be taken back; if it just was, it does not leave.
  const taken = await park.db
    .updateTable("deed_mails")
    .set({ sealed_letter: key.seal("letter", JSON.stringify(letter)) })
    .where("id", "=", mailId)
    .where("taken_back_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return taken && letter;
}

/** The letter of a mail: as it was kept, or, until it leaves, as it would be written now. */
export async function letterOf(
  park: Park,
  deed: Deed,
  key: DeedKey,
  {
    mail,
    sealed_letter,
    sealed_words,
    summary_id,
  }: Pick<Selectable<Tables["deed_mails"]>, "mail" | "sealed_letter" | "sealed_words" | "summary_id">,
): Promise<KeptLetter> {
  const [kept, words] = [openOr(key, "letter", sealed_letter), openOr(key, "words", sealed_words)];
  if (kept) return keptLetterSchema.parse(JSON.parse(kept));
  return (
    (summary_id && (await summaryPart(park, deed))) ||
    write(park, deed, mail, words ? z.record(z.string(), z.string()).parse(JSON.parse(words)) : {})
  );
}

/** A mail of a deed as it would be written now, in the visitor's language (rule B3). */
async function write(park: Park, deed: Deed, name: string, more: Record<string, string>): Promise<KeptLetter> {
  const { locale } = deed;
  const kind = kindOf(deed.kind);
  const at = { db: park.db, park };
  const text = textOf(kind.mails, name);
  const link = (await statusLink(park.db, park, deed.id, locale)) ?? "";
  const cut = withoutVisitorsLinks(deed, locale);
  const told = Object.fromEntries(
    Object.entries(await wordsOf(park, deed, locale)).map(([place, word]) => [place, cut(word)]),
  );
  const words = { ...told, link, ...more };
  const { subject, lines } = (await readWording(park, deed.kind, name, locale)) ?? text.words[locale];
  const event = text.event ? await kind.event?.(at, deed, locale) : undefined;
  const letter = writeLetter({
    locale,
    identity: await readIdentity(park),
    siteUrl: park.config.siteUrl,
    subject: fill(subject, words) ?? subject,
    lines: lines.flatMap((line) => fill(line, words) ?? []),
    deed: {
      code: deed.code,
      link,
      facts: text.facts
        ? (await kind.facts(at, deed, locale))
            .filter(({ neverMailed }) => !neverMailed)
            .map((fact) => ({ ...fact, value: cut(fact.value) }))
        : [],
      changeable: isChangeable(kind, deed),
    },
  });
  const attachments = event
    ? [
        {
          filename: `${deed.code}.ics`,
          contentType: "text/calendar; charset=utf-8; method=PUBLISH",
          base64: Buffer.from(await calendarFile(park, deed, event, locale, link)).toString("base64"),
        },
      ]
    : [];
  const to = deed.personal === "erased" ? "" : deed.personal.email;
  return { ...letter, to: typeof to === "string" ? to : "", attachments };
}

function textOf(mails: Record<string, MailText>, name: string): MailText {
  const text = mails[name] ?? commonMails[name];
  if (!text) throw new Error(`there is no text for the mail ${name}`);
  return text;
}

/** The words for the {places} in texts about a deed. */
export async function wordsOf(park: Park, deed: Deed, locale: Locale): Promise<Record<string, string>> {
  const identity = await readIdentity(park);
  return {
    code: deed.code,
    park: identity.park[locale],
    phone: sayPhone(identity.phone, locale),
    chat: identity.chat,
    ...(deed.dueOn && { day: formatDay(deed.dueOn, locale) }),
    ...(await kindOf(deed.kind).words?.({ db: park.db, park }, deed, locale)),
  };
}
