import type { FormErrors } from "#platform/form/message.ts";
import { type ToldError, tellErrors } from "#platform/form/tell-errors.ts";
import type { Locale, Localized } from "#platform/locales.ts";
import type { Done } from "./kind.ts";

/**
 * Refuses what staff wrote, in words and beside each field. `errors` says in a language what is wrong; `at` names the
 * field of the act where that is another than the rule's: `{ total: "general" }`.
 */
export function refused(
  errors: (locale: Locale) => FormErrors,
  words: Parameters<typeof tellErrors>[1],
  at: Readonly<Record<string, string>> = {},
): Extract<Done, { ok: false }> {
  const told = (locale: Locale) =>
    tellErrors(errors(locale), words, locale).map(
      ({ field, text, exact }): ToldError => ({ field: at[field ?? ""] ?? field, text: text.trim(), exact }),
    );
  const faults = { zh_TW: told("zh_TW"), en_US: told("en_US"), ja_JP: told("ja_JP") };
  return {
    ok: false,
    message: { zh_TW: inOne(faults.zh_TW), en_US: inOne(faults.en_US, " "), ja_JP: inOne(faults.ja_JP) },
    faults,
  };
}

function inOne(faults: Localized<readonly ToldError[]>[Locale], space = ""): string {
  return faults.map(({ text }) => text).join(space);
}
