import { countedQuery } from "#app/page-queries.ts";
import { barePath, firstSupported, isInBackOffice, isLocale, pathIn } from "#platform/locales.ts";
import type { KeyFor } from "#platform/http/url-keys.ts";
import type { Park } from "#platform/park.ts";
import { memoized } from "#platform/memoized.ts";

const wholeQuery = /^\/status(\/|\.|$)|^\/(media|builds|fonts|share|sound|film|document)\//;

/** True for an address whose answer follows its whole query, or is each visitor's own. */
function standsApart(path: string): boolean {
  return isInBackOffice(path) || wholeQuery.test(barePath(path));
}

/**
 * How the page at an address is kept: it is the same for everyone, but a signed-in or time-travelling visitor gets one
 * of their own (rule H1). All that does not hang on the visitor is settled here, once for each address.
 */
export function keyFor(park: Park, url: URL): KeyFor {
  const path = url.pathname;
  if (!ownHosts(park).has(url.host)) return ownAnswer;
  if (park.config.mode === "development" || standsApart(path) || path !== tidyPath(path)) return ownAnswer;
  const { query, ownWords } = countedQuery(screenOf(path), url.searchParams);
  if (ownWords) return ownAnswer;
  const key = `${url.host}${path}?${query}|`;
  const spoken = path.startsWith("/api/") && !url.searchParams.has("locale");
  return (headers) => {
    if (headers["x-park-now"] !== undefined && park.config.test) return undefined;
    if (headers.cookie?.includes("park.session")) return undefined;
    if (path === "/" && wantedLanguage(headers["sec-fetch-site"], headers.cookie, headers["accept-language"]))
      return undefined;
    return spoken ? key + (likedBest(headers["accept-language"] ?? null) ?? "") : key;
  };
}

/** The names under which this park's pages are kept: its own, and this machine's for whoever asks from it. */
function ownHosts({ config }: Park): Set<string> {
  return new Set([
    new URL(config.siteUrl).host,
    ...["localhost", "127.0.0.1", "[::1]"].map((name) => `${name}:${config.port}`),
  ]);
}

function ownAnswer(): undefined {
  return undefined;
}

/** The address as the application reads it: without what does not count. */
export function countedAddress(url: URL): URL {
  if (standsApart(url.pathname)) return url;
  const counted = new URL(url);
  counted.search = countedQuery(screenOf(url.pathname), url.searchParams).query;
  return counted;
}

/** One address for each page: no trailing or double slash, no needless escapes, no /zh_TW (rules R2, L3). */
export function tidied(address: URL, method: string): Response | undefined {
  if (method === "POST") return undefined;
  const path = tidyPath(address.pathname);
  if (path === address.pathname) return undefined;
  return new Response(null, { status: 301, headers: { location: path + address.search } });
}

/** From outside, the home page leads to the visitor's language; from within the site it never does (rule L4). */
export function inOwnLanguage(address: URL, headers: Headers): Response | undefined {
  if (address.pathname !== "/") return undefined;
  const locale = wantedLanguage(
    headers.get("sec-fetch-site") ?? undefined,
    headers.get("cookie") ?? undefined,
    headers.get("accept-language") ?? undefined,
  );
  if (!locale) return undefined;
  return new Response(null, {
    status: 302,
    headers: {
      location: pathIn(locale, "/") + address.search,
      vary: "Accept-Language, Cookie",
      "cache-control": "no-store",
    },
  });
}

/** The language `/` should lead to, or undefined where the visitor stays: cookie first, then the browser's. */
function wantedLanguage(fetchSite: string | undefined, cookie: string | undefined, acceptLanguage: string | undefined) {
  if (fetchSite === "same-origin") return undefined;
  const stored = /(?:^|;\s*)locale=(\w+)/.exec(cookie ?? "")?.[1];
  const locale = isLocale(stored) ? stored : likedBest(acceptLanguage ?? null);
  return locale === "zh_TW" ? undefined : locale;
}

// Browsers say one of a few hundred things here.
const likedBest = memoized(1000, firstSupported);

function tidyPath(path: string): string {
  const plain = path.replace(/%([0-7][0-9a-f])/gi, (escaped, code: string) => {
    const letter = String.fromCharCode(Number.parseInt(code, 16));
    return /[\w.~-]/.test(letter) ? letter : escaped;
  });
  return (
    plain
      .replace(/\/{2,}/g, "/")
      .replace(/^\/zh_TW(?=\/|$)/, "")
      .replace(/(?<=.)\/$/, "") || "/"
  );
}

/** The bare address of the screen that an address shows, or whose data it asks for: `/en_US/news.data` is `/news`. */
function screenOf(path: string): string {
  return barePath(screenPath(path));
}

/** The same with its language: `/en_US.data` is `/en_US`. */
export function screenPath(path: string): string {
  return path.replace(/(\/_root|\/_)?\.data$/, "") || "/";
}
