import type { Locale } from "#platform/locales.ts";
import type { Occurrence } from "#app/visiting/days/sessions.ts";

/**
 * The calendar file with all sessions of an item: `programFileOf("/show", "night-bridge", "en_US")` is
 * `/feeds/en_US/show/night-bridge.ics`.
 */
export function programFileOf(list: string, slug: string, locale: Locale): string {
  return `/feeds/${locale}${list}/${slug}.ics`;
}

/** The calendar file with one of its sessions on one day. */
export function sessionFileOf(
  list: string,
  slug: string,
  { session, day }: Pick<Occurrence, "session" | "day">,
  locale: Locale,
): string {
  return `/feeds/${locale}${list}/${slug}/${day}-${encodeURIComponent(session)}.ics`;
}
