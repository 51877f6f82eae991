import type { Locale, Localized } from "#platform/locales.ts";

const starter: Localized = { zh_TW: "開站內容", en_US: "as first opened", ja_JP: "開設時の内容" };
const former: Localized = { zh_TW: "已離開的同仁", en_US: "somebody who left", ja_JP: "退職したスタッフ" };

/**
 * Who wrote something: a member of staff by name, the content the park opened with, or somebody who no longer works
 * here.
 */
export function formatWho(by: string, name: string | undefined, locale: Locale): string {
  return name ?? (by === "starter" ? starter : former)[locale];
}

/** The colon between a name and what is said of it. */
export function colon(locale: Locale): string {
  return locale === "en_US" ? ": " : "：";
}

/** Words in brackets, as an aside. */
export function aside(text: string | number, locale: Locale): string {
  return locale === "en_US" ? ` (${text})` : `（${text}）`;
}
