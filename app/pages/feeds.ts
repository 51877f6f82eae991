import type { Locale } from "#platform/locales.ts";
import type { PageFeed } from "#ui/page/page-head.ts";
import { feedNames, feedTexts } from "./feeds.texts.ts";

export type FeedName = keyof typeof feedNames;

/** The feeds a page offers in its language: Atom to read, and iCal for what has dates. */
export function feedsOf(names: readonly FeedName[], locale: Locale): PageFeed[] {
  return names.flatMap((name) => {
    const atom = {
      href: `/feeds/${locale}/${name}.atom`,
      type: "application/atom+xml",
      title: feedTexts.atom[locale].replace("{name}", feedNames[name][locale]),
    };
    const ical = {
      href: `/feeds/${locale}/${name}.ics`,
      type: "text/calendar",
      title: feedTexts.ical[locale].replace("{name}", feedNames[name][locale]),
    };
    return hasDates(name) ? [ical, atom] : [atom];
  });
}

/** True for a feed of what is on, which is a calendar too. */
export function hasDates(name: FeedName): name is Exclude<FeedName, "news" | "tidings"> {
  return name !== "news" && name !== "tidings";
}
