import type { Kysely } from "kysely";
import type { Tables } from "#platform/db/tables.ts";
import { isLocale, type Locale } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import { fold } from "./folding.ts";

/** Groups of words that mean the same, folded, by language. */
export type Synonyms = Record<Locale, string[][]>;

export const synonymsTag = "search-synonyms";
const mostWords = 20;
const longestWord = 40;

/** Every group of synonyms, ready to be compared with folded queries. */
export async function readSynonyms(db: Kysely<Tables>): Promise<Synonyms> {
  const groups: Synonyms = { zh_TW: [], en_US: [], ja_JP: [] };
  for (const { locale, words } of await db
    .selectFrom("search_synonyms")
    .select(["locale", "words"])
    .orderBy("id")
    .execute())
    if (isLocale(locale)) groups[locale].push(words.map(fold));
  return groups;
}

export type SynonymsSaved =
  | { ok: true; id: number }
  | { ok: false; reason: "too-few-words" | "too-many-words" | "word-too-long" | "unknown-group" };

/** What is wrong with a group, its words trimmed; nothing when it may be kept. */
export function checkSynonyms(
  words: readonly string[],
): "too-few-words" | "too-many-words" | "word-too-long" | undefined {
  const different = new Set(words).size;
  if (different < 2) return "too-few-words";
  if (different > mostWords) return "too-many-words";
  return words.some((word) => word.length > longestWord) ? "word-too-long" : undefined;
}

/**
 * Writes a group of at least two words, a new one or group `id` anew; every instance searches by it at once (rule Q3).
 */
export async function saveSynonyms(
  park: Pick<Park, "db" | "changes">,
  { id, locale, words }: { id?: number; locale: Locale; words: readonly string[] },
): Promise<SynonymsSaved> {
  const clean = [...new Set(words.map((word) => word.normalize("NFC").trim()).filter(Boolean))];
  const wrong = checkSynonyms(clean);
  if (wrong) return { ok: false, reason: wrong };
  return park.db.transaction().execute(async (trx) => {
    const row =
      id === undefined
        ? await trx.insertInto("search_synonyms").values({ locale, words: clean }).returning("id").executeTakeFirst()
        : await trx
            .updateTable("search_synonyms")
            .set({ words: clean })
            .where("id", "=", id)
            .where("locale", "=", locale)
            .returning("id")
            .executeTakeFirst();
    if (!row) return { ok: false, reason: "unknown-group" };
    await park.changes.announce(trx, [synonymsTag]);
    return { ok: true, id: row.id };
  });
}

/** Takes a group away; nothing happens where there is none. */
export async function removeSynonyms(park: Pick<Park, "db" | "changes">, id: number): Promise<void> {
  await park.db.transaction().execute(async (trx) => {
    await trx.deleteFrom("search_synonyms").where("id", "=", id).execute();
    await park.changes.announce(trx, [synonymsTag]);
  });
}
