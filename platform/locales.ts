/** The three languages of the site, the default first (rule L1). */
export const locales = ["zh_TW", "en_US", "ja_JP"] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = "zh_TW";

/** The value of `<html lang>` and `lang` for each locale (rule L1). */
export const htmlLangs: Record<Locale, string> = { zh_TW: "zh-Hant-TW", en_US: "en", ja_JP: "ja" };

/** How a language names itself in the language menu. */
export const languageNames: Record<Locale, string> = { zh_TW: "中文", ja_JP: "日本語", en_US: "EN" };

/** A text in every language: leaving one out is a type error. */
export type Localized<T = string> = Readonly<Record<Locale, T>>;

/** What staff may have written so far: always Chinese, the others perhaps later. */
export type Translatable<T = string> = { zh_TW: T; en_US?: T | undefined; ja_JP?: T | undefined };

/** A text as one visitor reads it; `lang` is set only where it is not the page's language. */
export type Passage = { text: string; lang?: string | undefined };

/** Where the back office stands, before the language is put in front: the one place that says so. */
export const backOffice = "/booking-manage";

/** True for an address of the back office, in any language: `/ja_JP/booking-manage/list`. */
export function isInBackOffice(pathname: string): boolean {
  const bare = barePath(pathname);
  return bare.startsWith(backOffice) && /^(\/|\.|$)/.test(bare.slice(backOffice.length));
}

/** True for a locale's name, as in a cookie or a form. */
export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/** What parts the words of a list: "red, gold", 「紅、金」. */
export const listMark: Localized = { zh_TW: "、", en_US: ", ", ja_JP: "、" };

/** What parts a thing from what of it is meant: 「例外 1，原因」, "Exception 1, reason", 「例外 1・理由」. */
export const partMark: Localized = { zh_TW: "，", en_US: ", ", ja_JP: "・" };

/**
 * A text with its {places} filled; of `[one|several]` stays what goes with the number before it: `fillIn("{n}
 * [order|orders]", { n: 1 })` is "1 order".
 */
export function fillIn(text: string, words: Record<string, string | number>): string {
  let number = 0;
  return text.replace(
    /\{(\w+)\}|\[([^[\]|]*)\|([^[\]|]*)\]/g,
    (_, name: string | undefined, one: string, several: string) => {
      if (name === undefined) return number === 1 ? one : several;
      number = Number(words[name]);
      return String(words[name] ?? "");
    },
  );
}

/** The path prefix of a locale: `prefixOf("en_US") === "/en_US"`, empty for zh_TW (rule L2). */
export function prefixOf(locale: Locale): string {
  return locale === defaultLocale ? "" : `/${locale}`;
}

/** The locale an address is written in: `localeOfPath("/ja_JP/news") === "ja_JP"`. */
export function localeOfPath(pathname: string): Locale {
  const first = pathname.split("/", 2)[1];
  return isLocale(first) ? first : defaultLocale;
}

/** The address without its language: `barePath("/en_US/news") === "/news"`. */
export function barePath(pathname: string): string {
  const locale = localeOfPath(pathname);
  const prefix = `/${locale}`;
  if (pathname === prefix) return "/";
  return pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : pathname;
}

/** A bare address in a language: `pathIn("en_US", "/") === "/en_US"`. */
export function pathIn(locale: Locale, bare: string): string {
  const prefix = prefixOf(locale);
  return bare === "/" ? prefix || "/" : `${prefix}${bare}`;
}

/** A text in which no line ends between a number and its Chinese unit: 1,900 元, 3 個工作天. */
export function unbroken(text: string): string {
  return text.replace(/(\d) (?=\p{Script=Han})/gu, "$1\u00a0");
}

/**
 * The text in the asked language, or the Chinese one marked with its language (rule L7):
 * `localize({ zh_TW: "鼓" }, "en_US")` is `{ text: "鼓", lang: "zh-Hant-TW" }`.
 */
export function localize(words: Translatable, locale: Locale): Passage {
  const text = words[locale];
  return text ? { text } : { text: words.zh_TW, lang: htmlLangs.zh_TW };
}

const languageOf: Record<string, Locale> = { zh: "zh_TW", en: "en_US", ja: "ja_JP" };

/** The supported locale a browser likes best: `firstSupported("fr, ja;q=0.9, en;q=0.8") === "ja_JP"`. */
export function firstSupported(acceptLanguage: string | null): Locale | undefined {
  const liked = (acceptLanguage ?? "")
    .split(",")
    .map((entry) => {
      const [tag = "", ...parameters] = entry.trim().split(";");
      const weight = parameters
        .find((parameter) => parameter.trim().startsWith("q="))
        ?.trim()
        .slice(2);
      return {
        language: tag.trim().toLowerCase().split("-", 1)[0] ?? "",
        weight: weight === undefined ? 1 : Number(weight),
      };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  for (const { language } of liked) {
    const locale = languageOf[language];
    if (locale) return locale;
  }
  return undefined;
}
