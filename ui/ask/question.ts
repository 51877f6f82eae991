import type { Locale, Localized } from "#platform/locales.ts";

/**
 * What is asked before something that cannot be taken back, or that loses what was typed. `{of}` is what it is about: a
 * name, a code.
 * `name` is the same in the address of its page without scripts (`?ask=`), so it is one of app/sure/questions.ts.
 */
export type Question = { name: string; title: Localized; text: Localized; confirm: Localized; keep: Localized };

/** A question in the page's language, as the dialog asks it. */
export type Asked = {
  title: string;
  text: string;
  confirm: string;
  deny?: string | undefined;
  keep: string;
  /** The question lapses by itself then: milliseconds since 1970. */
  until?: number | undefined;
  /** Asked only where the form's field holds one of these. */
  when?: When | undefined;
};

export type When = { field: string; among: readonly string[] };

/** `askedIn(endSignIn, "en_US", "Firefox").title === "End the sign-in with Firefox?"` */
export function askedIn({ title, text, confirm, keep }: Question, locale: Locale, of = ""): Asked {
  const say = (words: Localized) => words[locale].replace("{of}", () => of);
  return { title: say(title), text: say(text), confirm: say(confirm), keep: say(keep) };
}
