import {
  builtInWording,
  type MailWording,
  mailWordingKey,
  mailWordingSchema,
} from "#app/submissions/emails/mail-wording.server.ts";
import type { Draft, Editor } from "#app/staff/core/editing/editor.server.ts";
import { storedSetting } from "#app/staff/core/editing/setting.server.ts";
import type { KnownMail } from "#app/staff/core/mail-names.server.ts";
import { type Locale, locales } from "#platform/locales.ts";
import { mailEditTexts } from "./mails.texts.ts";

const longestSubject = 120;
const longestBody = 6000;
/** Places that every mail may name. */
const everywhere = ["code", "link", "park", "phone", "chat", "day"];

/** The {places} that a mail may name: those of its built-in words, and those every mail has. */
export function placesOf({ text }: KnownMail): string[] {
  const words = locales.flatMap((locale) => [text.words[locale].subject, ...text.words[locale].lines]).join(" ");
  return [...new Set([...everywhere, ...placesIn(words)])];
}

/** The wording of a mail: what was left as it is built in is kept as nothing (rule B5). */
export function mailEditor(known: KnownMail): Editor<MailWording> {
  return {
    setting: storedSetting(mailWordingKey(known.kind, known.mail), mailWordingSchema, builtInWording),
    draftOf: (wording) =>
      Object.assign({}, ...locales.map((locale) => fieldsOf(locale, wording[locale] ?? known.text.words[locale]))),
    read(draft, locale) {
      if (draft.wish === "reset") return { ok: true, value: builtInWording };
      const problems = locales.flatMap((one) => problemsIn(known, draft, one, locale));
      return problems.length > 0
        ? { ok: false, problems }
        : {
            ok: true,
            value: {
              zh_TW: wordingOf(known, draft, "zh_TW"),
              en_US: wordingOf(known, draft, "en_US"),
              ja_JP: wordingOf(known, draft, "ja_JP"),
            },
          };
    },
  };
}

/** Subject and paragraphs as typed in one language. */
export function typedWords(draft: Draft, locale: Locale): { subject: string; lines: string[] } {
  const paragraphs = (draft[`body.${locale}`] ?? "")
    .split("\n")
    .map((line) => line.trimEnd())
    .join("\n")
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
  return { subject: (draft[`subject.${locale}`] ?? "").trim(), lines: paragraphs };
}

function fieldsOf(locale: Locale, { subject, lines }: { subject: string; lines: readonly string[] }): Draft {
  return { [`subject.${locale}`]: subject, [`body.${locale}`]: lines.join("\n\n") };
}

function wordingOf({ text }: KnownMail, draft: Draft, locale: Locale) {
  const typed = typedWords(draft, locale);
  const builtIn = text.words[locale];
  const same = typed.subject === builtIn.subject && typed.lines.join("\n\n") === builtIn.lines.join("\n\n").trim();
  return same ? null : typed;
}

function problemsIn(known: KnownMail, draft: Draft, one: Locale, locale: Locale): string[] {
  const { subject, lines } = typedWords(draft, one);
  const language = mailEditTexts[one][locale];
  const unknown = placesIn([subject, ...lines].join(" ")).filter((place) => !placesOf(known).includes(place));
  return [
    ...(subject && lines.length > 0 ? [] : [mailEditTexts.empty[locale].replace("{language}", language)]),
    ...(subject.length > longestSubject || lines.join("").length > longestBody
      ? [mailEditTexts.tooLong[locale].replace("{language}", language)]
      : []),
    ...(unknown.length > 0
      ? [
          mailEditTexts.unknownPlace[locale]
            .replace("{language}", language)
            .replace("{places}", unknown.map((place) => `{${place}}`).join(" ")),
        ]
      : []),
  ];
}

function placesIn(text: string): string[] {
  return [...text.matchAll(/\{([^{}]*)\}/g)].map(([, place = ""]) => place);
}
