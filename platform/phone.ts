import type { Locale } from "./locales.ts";

export type PhoneLink = { text: string; to: string };

/**
 * A Taiwanese number begins with one 0, which its country code takes the place of; 0800 and 0809 are free calls within
 * the country only.
 */
const domestic = /^0(?!0|800|809)/;

/**
 * A telephone number, as staff wrote it, for readers of a language: `formatPhone("03-000-0000", "en_US")` is
 * +886-3-000-0000, so that guests from abroad can dial it; in Chinese it is 03-000-0000 however it was written. What
 * follows a # is the extension.
 */
export function formatPhone(written: string, locale: Locale): string {
  const { number, extension } = partsOf(written);
  if (locale === "zh_TW") return number.replace(/^\+886-?/, "0") + (extension && `#${extension}`);
  return abroad(number) + (extension && { en_US: ` ext. ${extension}`, ja_JP: `（内線${extension}）` }[locale]);
}

/** The same number as a machine dials it, from any country: `+886-3-000-0000;ext=12` (RFC 3966). */
export function dialled(written: string): string {
  const { number, extension } = partsOf(written);
  return abroad(number) + (extension && `;ext=${extension}`);
}

/** The number as a page shows it, to be tapped. */
export function phoneLink(written: string, locale: Locale): PhoneLink {
  return { text: formatPhone(written, locale), to: `tel:${dialled(written)}` };
}

function partsOf(written: string): { number: string; extension: string } {
  // Of a shop, staff may have written anything; only what is a number is set as one.
  if (!/^[\d+()\-# ]+$/.test(written)) return { number: written, extension: "" };
  const [number = "", extension = ""] = written.split("#");
  return {
    number: number
      .trim()
      .replace(/[()\s-]+/g, "-")
      .replace(/^-|-$/g, ""),
    extension: extension.replace(/\D/g, ""),
  };
}

const abroad = (number: string) => number.replace(domestic, "+886-");
