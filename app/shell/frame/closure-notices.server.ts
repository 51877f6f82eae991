import { areaNames } from "#app/places/places.texts.ts";
import { type Closure, instantsOf } from "#app/visiting/hours/opening.ts";
import { formatSpan } from "#app/visiting/hours/format-span.ts";
import { readClosures } from "#app/visiting/visiting.server.ts";
import type { Locale, Localized } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";

/** How long before a closure visitors are told of it on every page. */
const hoursAhead = 3 * 24;

const words = {
  area: {
    zh_TW: "{what}暫停開放（{when}）：{why}",
    en_US: "{what} closed ({when}): {why}",
    ja_JP: "{what}は休止します（{when}）：{why}",
  },
  park: {
    zh_TW: "休園預告（{when}）：{why}",
    en_US: "The park will be closed ({when}): {why}",
    ja_JP: "休園のお知らせ（{when}）：{why}",
  },
} as const satisfies Record<string, Localized>;

/**
 * What is closed now, and what will be within three days, in a line each for the banner; the park's own closure in
 * force is told with its status (rules P1, T5). A single house is told on its own page and on /time.
 */
export async function readClosureNotices(park: Park, locale: Locale): Promise<string[]> {
  const now = park.now();
  const told: { from: Temporal.Instant; text: string }[] = [];
  for (const closure of await readClosures(park)) {
    const { from, to } = instantsOf(closure.span);
    const noticeFrom = from.subtract({ hours: hoursAhead });
    if (to && Temporal.Instant.compare(to, now) <= 0) continue;
    if (Temporal.Instant.compare(noticeFrom, now) > 0) {
      park.cache.expireAt(noticeFrom);
      continue;
    }
    const begun = Temporal.Instant.compare(from, now) <= 0;
    const what = areaOf(closure)?.[locale];
    if (closure.covers.kind === "park" ? begun : what === undefined) continue;
    const text = words[what === undefined ? "park" : "area"][locale]
      .replace("{what}", what ?? "")
      .replace("{when}", formatSpan(closure.span, locale))
      .replace("{why}", closure.reason[locale]);
    told.push({ from, text });
  }
  return told.sort((one, other) => Temporal.Instant.compare(one.from, other.from)).map(({ text }) => text);
}

function areaOf({ covers }: Closure): Localized | undefined {
  return covers.kind === "area" ? Object.entries(areaNames).find(([area]) => area === covers.id)?.[1] : undefined;
}
