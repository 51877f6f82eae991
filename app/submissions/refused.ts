import type { FormErrors } from "#platform/form/message.ts";
import { type FieldError, localizeErrors } from "#platform/form/localize-errors.ts";
import type { Locale, Localized } from "#platform/locales.ts";
import type { Done } from "./submission-type.ts";

/**
 * A refusal of what staff typed, as one message and beside each field. `errors` gives the errors in one language. `at`
 * names the field of the action where it differs from the field of the rule: `{ total: "general" }`.
 */
export function refused(
  errors: (locale: Locale) => FormErrors,
  words: Parameters<typeof localizeErrors>[1],
  at: Readonly<Record<string, string>> = {},
): Extract<Done, { ok: false }> {
  const told = (locale: Locale) =>
    localizeErrors(errors(locale), words, locale).map(
      ({ field, text, exact }): FieldError => ({ field: at[field ?? ""] ?? field, text: text.trim(), exact }),
    );
  const faults = { zh_TW: told("zh_TW"), en_US: told("en_US"), ja_JP: told("ja_JP") };
  return {
    ok: false,
    message: { zh_TW: inOne(faults.zh_TW), en_US: inOne(faults.en_US, " "), ja_JP: inOne(faults.ja_JP) },
    faults,
  };
}

function inOne(faults: Localized<readonly FieldError[]>[Locale], space = ""): string {
  return faults.map(({ text }) => text).join(space);
}
