import { envelope } from "#platform/http/envelope.ts";
import { firstSupported, isLocale, type Locale, type Localized } from "#platform/locales.ts";

/** What `/api/HomePage/*` answers: kept as pages are, for each language. */
export function menuAnswer(data: unknown, status = 200, message = ""): Response {
  const answer = envelope(data, status, message);
  answer.headers.set("cache-control", "public, max-age=0, must-revalidate");
  answer.headers.set("vary", "Accept-Language");
  return answer;
}

/** Said where a menu cannot be read; visitors read it in a dialog (rule E3). */
export const unreadable: Localized = {
  zh_TW: "選單暫時無法讀取。",
  en_US: "The menu cannot be read right now.",
  ja_JP: "ただいまメニューを読み込めません。",
};

/** The language an API caller wants: `?locale=`, else the first of Accept-Language that we have, else zh_TW. */
export function localeInQuery(request: Request): Locale {
  const named = new URL(request.url).searchParams.get("locale");
  return isLocale(named) ? named : (firstSupported(request.headers.get("accept-language")) ?? "zh_TW");
}
