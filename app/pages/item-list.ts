import type { Visit } from "#app/visiting/visit.server.ts";
import { type Passage, pathIn } from "#platform/locales.ts";

/** What a list shows, as structured data names it: each item with its name and address, in order. */
export function itemList(
  { park, locale }: Visit,
  name: Passage,
  items: readonly { to: string; title: Passage }[],
): Record<string, unknown>[] {
  if (items.length === 0) return [];
  const itemListElement = items.map(({ to, title }, at) => ({
    "@type": "ListItem",
    position: at + 1,
    name: title.text,
    url: park.config.siteUrl + pathIn(locale, to),
  }));
  return [{ "@context": "https://schema.org", "@type": "ItemList", name: name.text, itemListElement }];
}
