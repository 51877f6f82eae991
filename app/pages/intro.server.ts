import { data } from "react-router";
import type { Visit } from "#app/visiting/visit.server.ts";
import { findItem } from "#platform/content/store.ts";
import { isUntranslated } from "#platform/content/localized.ts";
import { showPictures } from "#platform/pictures/shown.ts";
import type { PageHead } from "#ui/page/page-head.ts";
import { page } from "./page.content.ts";

/**
 * A prose page told in the visitor's language: title, lead, sections and its picture. Throws a 404 when staff have
 * taken it away.
 */
export async function readProse(visit: Visit, slug: string) {
  const found = await findItem(visit.park, page, slug);
  if (!found || !("item" in found)) throw data(null, { status: 404 });
  const { item } = found;
  const pictures = await showPictures(visit.park, [item.cover], visit.locale);
  const localized = visit.localize(item.data);
  return {
    ...localized,
    untranslated: isUntranslated(localized),
    picture: item.cover ? pictures.get(item.cover) : undefined,
  };
}

/** What a list page opens with: its title and lead, and its place in the village. */
export async function readIntro(visit: Visit, slug: string, scene: string) {
  const [{ title, lead }, scenes] = await Promise.all([
    readProse(visit, slug),
    showPictures(visit.park, [`scene-${scene}`], visit.locale),
  ]);
  return { title, lead, scene: scenes.get(`scene-${scene}`) };
}

export type Intro = Awaited<ReturnType<typeof readIntro>>;

/** The head of a list page. */
export function headOfIntro(intro: Intro, current = 1): PageHead {
  return {
    title: intro.title,
    description: intro.lead.text,
    picture: intro.scene,
    query: current > 1 ? `?page=${current}` : undefined,
  };
}
