import type { Visit } from "#app/visiting/visit.server.ts";
import { isUntranslated } from "#platform/content/localized.ts";
import { showPictures } from "#platform/pictures/shown.ts";
import type { Passage } from "#platform/locales.ts";
import type { ItemWords } from "#ui/page/item-page.tsx";
import type { PageHead } from "#ui/page/page-head.ts";

type Described = {
  title: Passage;
  summary?: Passage | undefined;
  body?: ItemWords["body"];
  gallery?: string[] | undefined;
};

/** An item ready for its page: words, cover and gallery. */
export async function showItem(visit: Visit, item: { cover: string | undefined }, told: Described): Promise<ItemWords> {
  const pictures = await showPictures(visit.park, [item.cover, ...(told.gallery ?? [])], visit.locale);
  return {
    title: told.title,
    summary: told.summary,
    body: told.body,
    picture: item.cover ? pictures.get(item.cover) : undefined,
    gallery: (told.gallery ?? []).flatMap((id) => pictures.get(id) ?? []),
    untranslated: isUntranslated(told),
  };
}

/** The head of an item's page. */
export function headOfItem(item: ItemWords, jsonLd?: Record<string, unknown>[]): PageHead {
  return { title: item.title, description: item.summary?.text ?? item.title.text, picture: item.picture, jsonLd };
}
