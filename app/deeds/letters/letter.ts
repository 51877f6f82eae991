import { htmlLangs, type Locale, type Localized, pathIn } from "#platform/locales.ts";
import type { Identity } from "#app/visiting/identity.server.ts";
import { contact, parkName } from "#app/visiting/identity.texts.ts";
import { mailTexts } from "#app/deeds/deeds.texts.ts";
import type { DeedFact } from "#app/deeds/kind.ts";
import { letterLook as look, letterSheet, safe } from "#platform/mail/letter-look.ts";
import { sayPhone } from "#platform/phone.ts";
import { fill } from "./words.ts";

export type LetterParts = {
  locale: Locale;
  siteUrl: string;
  subject: string;
  /** Paragraphs. */
  lines: readonly string[];
  /** Names and contact data as they hold now; without them the built-in ones. */
  identity?: Pick<Identity, "park" | "phone" | "email" | "chat">;
  /** To staff: without the words for applicants at the foot. */
  toStaff?: boolean;
  /** Set on letters about one deed. */
  deed?:
    | {
        code: string;
        link: string;
        facts: readonly DeedFact[];
        /** Something is left to change or cancel. */
        changeable: boolean;
      }
    | undefined;
};

const subjectMark: Localized = { zh_TW: "｜", en_US: " | ", ja_JP: "｜" };

/** A letter in the park's look, as HTML and as plain text; both say the same. */
export function writeLetter(parts: LetterParts): { subject: string; text: string; html: string; lang: string } {
  const { locale, subject, deed } = parts;
  const whole = deed && !subject.includes(deed.code) ? `${subject} ${deed.code}` : subject;
  return {
    subject: nameIn(parts) + subjectMark[locale] + whole,
    text: plainLetter(parts),
    html: htmlLetter(parts, whole),
    lang: htmlLangs[locale],
  };
}

function nameIn({ locale, identity }: LetterParts): string {
  return (identity?.park ?? parkName)[locale];
}

function footLines({ locale, siteUrl, toStaff, identity, deed }: LetterParts): string[] {
  if (toStaff) return [];
  const words = {
    phone: sayPhone(identity?.phone ?? contact.phone, locale),
    email: identity?.email ?? contact.email,
    chat: identity?.chat ?? contact.chat,
    privacy: siteUrl + pathIn(locale, "/policy/privacy"),
  };
  return [deed?.changeable ? mailTexts.reach : mailTexts.ask, mailTexts.why].map(
    (line) => fill(line[locale], words) ?? "",
  );
}

function plainLetter(parts: LetterParts): string {
  const { locale, lines, deed } = parts;
  const body = [
    ...lines,
    deed && `${mailTexts.code[locale]}${colon[locale]}${deed.code}`,
    deed &&
      deed.facts.length > 0 &&
      deed.facts.map(({ label, value }) => `${label}${colon[locale]}${value}`).join("\n"),
    deed && `${mailTexts.open[locale]}${colon[locale]}\n${deed.link}\n${mailTexts.private[locale]}`,
  ].filter((part) => typeof part === "string");
  return `${[...body, `-- \n${nameIn(parts)}\n${footLines(parts).join("\n")}`].join("\n\n")}\n`;
}

/** The colon between a name and what is said of it. */
export const colon: Localized = { zh_TW: "：", en_US: ": ", ja_JP: "：" };

function htmlLetter(parts: LetterParts, title: string): string {
  const { locale, lines, deed } = parts;
  const facts = deed?.facts
    .map(
      ({ label, value }) =>
        `<tr><th scope="row" style="${look.term}">${safe(label)}</th><td style="${look.value}">${broken(value)}</td></tr>`,
    )
    .join("");
  const body = `<p style="${look.brand}">${safe(nameIn(parts))}</p>
<h1 style="${look.title}">${safe(parts.subject)}</h1>
${lines.map((line) => `<p>${linked(line)}</p>`).join("\n")}
${deed ? `<p style="${look.code}">${mailTexts.code[locale]}<br><strong style="${look.letters}">${safe(deed.code)}</strong></p>` : ""}
${facts ? `<table style="${look.table}"><caption style="text-align:left;font-weight:700">${mailTexts.facts[locale]}</caption>${facts}</table>` : ""}
${deed ? `<p><a style="${look.button}" href="${safe(deed.link)}">${mailTexts.open[locale]}</a></p><p style="${look.quiet}">${mailTexts.private[locale]}</p>` : ""}`;
  return letterSheet({
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
