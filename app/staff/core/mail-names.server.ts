import { kinds } from "#app/submission-types.ts";
import { type SubmissionKind, isSubmissionKind } from "#app/submissions/submission.ts";
import type { MailText } from "#app/submissions/submission-type.ts";
import { commonMails } from "#app/submission-desk/emails/common-mails.texts.ts";
import type { Locale, Localized } from "#platform/locales.ts";

export type KnownMail = { kind: SubmissionKind; mail: string; text: MailText };

/** Every mail the park writes to applicants, by kind. */
export function listMails(): KnownMail[] {
  return Object.entries(kinds).flatMap(([kind, known]) =>
    isSubmissionKind(kind) && known
      ? Object.entries({ ...commonMails, ...known.mails }).map(([mail, text]) => ({ kind, mail, text }))
      : [],
  );
}

/** One of them. */
export function findMail(kind: string, mail: string): KnownMail | undefined {
  return listMails().find((known) => known.kind === kind && known.mail === mail);
}

/** What a mail is called where nothing is filled in: its subject, with the places by their names. */
export function mailTitle({ text }: Pick<KnownMail, "text">, locale: Locale): string {
  const named = (place: string) => placeNames[place]?.[locale] ?? "…";
  return text.words[locale].subject
    .replace(/ ?[（(]\{\w+\}[）)]/g, "")
    .replace(/\{(\w+)\}/g, (_, place: string) => (locale === "en_US" ? `[${named(place)}]` : `〔${named(place)}〕`));
}

/** The same of a mail of a kind; one there is no longer by the name it had. */
export function mailName(kind: string, mail: string, locale: Locale): string {
  const known = findMail(kind, mail);
  return known ? mailTitle(known, locale) : mail;
}

/** What the places in the subjects of mails stand for. */
const placeNames: Record<string, Localized> = {
  visit: { zh_TW: "參觀日期與時間", en_US: "day and time", ja_JP: "ご来園の日時" },
  until: { zh_TW: "期限", en_US: "deadline", ja_JP: "期限" },
  amount: { zh_TW: "金額", en_US: "amount", ja_JP: "金額" },
  rite: { zh_TW: "祈福日", en_US: "day", ja_JP: "日付" },
  title: { zh_TW: "標題", en_US: "title", ja_JP: "件名" },
};
