import { type Locale, type Localized, locales } from "#platform/locales.ts";
import { settingTexts } from "#app/staff/core/editing/settings.texts.ts";

type Draft = Record<string, string>;

/** A text in three languages as fields: `name.zh_TW`, `name.en_US`, `name.ja_JP`. */
export function inFields(name: string, text: Localized): Draft {
  return Object.fromEntries(locales.map((locale) => [`${name}.${locale}`, text[locale]]));
}

/** The same read back; languages left empty are empty. */
export function fromFields(name: string, draft: Draft): Localized {
  const of = (locale: Locale) => (draft[`${name}.${locale}`] ?? "").trim();
  return { zh_TW: of("zh_TW"), en_US: of("en_US"), ja_JP: of("ja_JP") };
}

/** What is wrong with a text that is needed in all three languages, and not longer than `most`. */
export function problemsOf(text: Localized, label: string, most: number, locale: Locale): string[] {
  const missing = locales.some((one) => !text[one]);
  const long = locales.some((one) => text[one].length > most);
  return [
    ...(missing ? [settingTexts.allThree[locale].replace("{label}", label)] : []),
    ...(long ? [settingTexts.tooLong[locale].replace("{label}", label).replace("{most}", String(most))] : []),
  ];
}

/** True when nothing was written in any language. */
export function isBlank(text: Localized): boolean {
  return locales.every((locale) => !text[locale]);
}
