import { z } from "zod";
import { readSetting } from "#app/visiting/visiting.server.ts";
import { instantAt } from "#platform/dates.ts";
import { type Locale, type Localized, locales } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";

/**
 * A notice on every page; all languages empty = none. `from` and `to` are the park's time, `2026-11-21T09:00`, or
 * empty.
 */
export type Banner = { text: Localized; link: string; from: string; to: string };

const moment = z.union([z.literal(""), z.string().regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/)]);
const words = z.object({ zh_TW: z.string(), en_US: z.string(), ja_JP: z.string() });

export const bannerSchema: z.ZodType<Banner> = z.object({ text: words, link: z.string(), from: moment, to: moment });
export const bannerKey = "banner";
export const noBanner: Banner = { text: { zh_TW: "", en_US: "", ja_JP: "" }, link: "", from: "", to: "" };

/** The notice that stands on every page now, in a language; the page being made lives until it comes or goes. */
export async function readBanner(park: Park, locale: Locale): Promise<{ text: string; link: string } | undefined> {
  const banner = await readSetting(park, bannerKey, bannerSchema);
  if (!banner || locales.every((one) => !banner.text[one])) return undefined;
  const [from, to] = [momentOf(banner.from), momentOf(banner.to)];
  const now = park.now();
  for (const turn of [from, to]) if (turn && Temporal.Instant.compare(turn, now) > 0) park.cache.expireAt(turn);
  const begun = !from || Temporal.Instant.compare(from, now) <= 0;
  const over = to !== undefined && Temporal.Instant.compare(to, now) <= 0;
  return begun && !over ? { text: banner.text[locale] || banner.text.zh_TW, link: banner.link } : undefined;
}

/** A moment as the form writes it; nothing where it is empty. */
export function momentOf(text: string): Temporal.Instant | undefined {
  return text ? instantAt(text.slice(0, 10), text.slice(11)) : undefined;
}
