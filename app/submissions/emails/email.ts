import { htmlLangs, type Locale, type Localized, pathIn } from "#platform/locales.ts";
import type { Identity } from "#app/visiting/identity.server.ts";
import { contact, parkName } from "#app/visiting/identity.texts.ts";
import { mailTexts } from "#app/submissions/submissions.texts.ts";
import type { SubmissionFact } from "#app/submissions/submission-type.ts";
import { emailLayout as look, emailSheet, safe } from "#platform/mail/email-layout.ts";
import { formatPhone } from "#platform/phone.ts";
import { fill } from "./words.ts";

export type EmailParts = {
  locale: Locale;
  siteUrl: string;
  subject: string;
  /** Paragraphs. */
  lines: readonly string[];
  /** Names and contact data as they hold now; without them the built-in ones. */
  identity?: Pick<Identity, "park" | "phone" | "email" | "chat">;
  /** To staff: without the words for applicants at the foot. */
  toStaff?: boolean;
  /** Set on letters about one submission. */
  submission?:
    | {
        code: string;
        link: string;
        facts: readonly SubmissionFact[];
        /** Something is left to change or cancel. */
        changeable: boolean;
      }
    | undefined;
};

const subjectMark: Localized = { zh_TW: "｜", en_US: " | ", ja_JP: "｜" };

/** A letter in the park's look, as HTML and as plain text; both say the same. */
export function writeEmail(parts: EmailParts): { subject: string; text: string; html: string; lang: string } {
  const { locale, subject, submission } = parts;
  const whole = submission && !subject.includes(submission.code) ? `${subject} ${submission.code}` : subject;
  return {
    subject: nameIn(parts) + subjectMark[locale] + whole,
    text: plainEmail(parts),
    html: htmlEmail(parts, whole),
    lang: htmlLangs[locale],
  };
}

function nameIn({ locale, identity }: EmailParts): string {
  return (identity?.park ?? parkName)[locale];
}

function footLines({ locale, siteUrl, toStaff, identity, submission }: EmailParts): string[] {
  if (toStaff) return [];
  const words = {
    phone: formatPhone(identity?.phone ?? contact.phone, locale),
    email: identity?.email ?? contact.email,
    chat: identity?.chat ?? contact.chat,
    privacy: siteUrl + pathIn(locale, "/policy/privacy"),
  };
  return [submission?.changeable ? mailTexts.reach : mailTexts.ask, mailTexts.why].map(
    (line) => fill(line[locale], words) ?? "",
  );
}

function plainEmail(parts: EmailParts): string {
  const { locale, lines, submission } = parts;
  const body = [
    ...lines,
    submission && `${mailTexts.code[locale]}${colon[locale]}${submission.code}`,
    submission &&
      submission.facts.length > 0 &&
      submission.facts.map(({ label, value }) => `${label}${colon[locale]}${value}`).join("\n"),
    submission && `${mailTexts.open[locale]}${colon[locale]}\n${submission.link}\n${mailTexts.private[locale]}`,
  ].filter((part) => typeof part === "string");
  return `${[...body, `-- \n${nameIn(parts)}\n${footLines(parts).join("\n")}`].join("\n\n")}\n`;
}

/** The colon between a name and what is said of it. */
export const colon: Localized = { zh_TW: "：", en_US: ": ", ja_JP: "：" };

function htmlEmail(parts: EmailParts, title: string): string {
  const { locale, lines, submission } = parts;
  const facts = submission?.facts
    .map(
      ({ label, value }) =>
        `<tr><th scope="row" style="${look.term}">${safe(label)}</th><td style="${look.value}">${broken(value)}</td></tr>`,
    )
    .join("");
  const body = `<p style="${look.brand}">${safe(nameIn(parts))}</p>
<h1 style="${look.title}">${safe(parts.subject)}</h1>
${lines.map((line) => `<p>${linked(line)}</p>`).join("\n")}
${submission ? `<p style="${look.code}">${mailTexts.code[locale]}<br><strong style="${look.letters}">${safe(submission.code)}</strong></p>` : ""}
${facts ? `<table style="${look.table}"><caption style="text-align:left;font-weight:700">${mailTexts.facts[locale]}</caption>${facts}</table>` : ""}
${submission ? `<p><a style="${look.button}" href="${safe(submission.link)}">${mailTexts.open[locale]}</a></p><p style="${look.quiet}">${mailTexts.private[locale]}</p>` : ""}`;
  return emailSheet({
    lang: htmlLangs[locale],
    title,
    body,
    foot: footLines(parts)
      .map((line) => `<p>${linked(line)}</p>`)
      .join(""),
  });
}

function broken(text: string): string {
  return safe(text).replaceAll("\n", "<br>");
}

function linked(text: string): string {
  return broken(text).replace(
    /https?:\/\/[^\s<，。、）]+/g,
    (address) => `<a href="${address}" style="color:#7d2418">${address}</a>`,
  );
}
