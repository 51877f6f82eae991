import { keyedHash } from "#platform/seal.ts";
import { isLocale, type Locale } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import type { Shared } from "./share.ts";

/** What a share picture is drawn of. */
export type ShareWords = { locale: Locale; title: string; section: string; picture: string; untranslated: boolean };

/** To be counted up when the drawing changes: what was kept before is then made anew. */
const recipe = 1;
const longestTitle = 80;
const longestName = 900;

/**
 * Signs addresses of share pictures: the words travel in the address, so that any instance can draw them and nobody can
 * make us draw their own.
 */
export function shareAddressIn(park: Pick<Park, "config">): (shared: Shared) => string {
  return ({ locale, title, section = "", picture = "" }) => {
    const words = Buffer.from([locale, cut(title.text), section, picture, title.lang ? "zh" : ""].join("\n")).toString(
      "base64url",
    );
    return `/share/page/${words}.${signed(park, words)}.png`;
  };
}

/** The words in the name of a share picture, or nothing when we did not write it. */
export function readShareName(park: Pick<Park, "config">, name: string): ShareWords | undefined {
  const [, words = "", sign = ""] = /^([\w-]+)\.([\w-]{16})\.png$/.exec(name) ?? [];
  if (name.length > longestName || sign === "" || signed(park, words) !== sign) return undefined;
  const [locale = "", title = "", section = "", picture = "", lang] = Buffer.from(words, "base64url")
    .toString("utf8")
    .split("\n");
  return isLocale(locale) ? { locale, title, section, picture, untranslated: lang === "zh" } : undefined;
}

function signed({ config }: Pick<Park, "config">, words: string): string {
  return keyedHash(config.secret, `share picture ${recipe}`, words).slice(0, 16);
}

function cut(title: string): string {
  const signs = [...title.replace(/\s+/g, " ")];
  return signs.length > longestTitle ? `${signs.slice(0, longestTitle - 1).join("")}…` : signs.join("");
}
