import { news } from "#app/stories/stories.content.ts";
import { proseFromText } from "#platform/content/prose/from-text.ts";
import { type ItemChange, type Saved, saveItem } from "#platform/content/store.ts";
import type { Translatable } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";

type NewsChange = Omit<ItemChange<typeof news>, "data">;

/** Writes a piece of news as the editor does; a title in one language leaves the others untranslated. */
export async function writeNews(
  park: Park,
  title: Translatable,
  change: NewsChange = {},
  target?: { id: string; expected?: number },
): Promise<Saved> {
  const data = {
    title,
    summary: title,
    body: {
      zh_TW: proseFromText(title.zh_TW),
      ...(title.en_US && { en_US: proseFromText(title.en_US) }),
      ...(title.ja_JP && { ja_JP: proseFromText(title.ja_JP) }),
    },
    date: Temporal.Now.plainDateISO("Asia/Taipei").toString(),
    category: "notice" as const,
    pinned: true,
    files: [],
    gallery: [],
  };
  return park.db
    .transaction()
    .execute((trx) =>
      saveItem(park, trx, news, { status: "published", position: -1, ...change, data }, "editor", target),
    );
}

/** The same, where it must succeed. */
export async function writtenNews(...args: Parameters<typeof writeNews>): Promise<string> {
  const saved = await writeNews(...args);
  if (!saved.ok) throw new Error(saved.reason);
  return saved.id;
}

/** The same words in every language, told apart by their language. */
export function inEveryLanguage(word: string) {
  return { zh_TW: `${word}中`, en_US: `${word}-en`, ja_JP: `${word}日` };
}
