import type { Kysely } from "kysely";
import type { Tables } from "#platform/db/tables.ts";
import type { Gap, Marks } from "#platform/content/marks.ts";
import { type Values, valueAt } from "#platform/content/values.ts";
import { type Piece, wordDifference } from "#app/staff/content/history/word-difference.ts";

/** How the Chinese has changed since it was translated, by the path of the translation: `title.en_US`. */
export type StaleNotes = Record<string, Piece[]>;

/** For each translation that lags behind: the Chinese it was made from, and what it is now. */
export async function staleNotes(
  db: Kysely<Tables>,
  id: string,
  content: Values,
  marks: Marks,
  gaps: readonly Gap[],
): Promise<StaleNotes> {
  const stale = gaps.filter(({ kind }) => kind === "stale");
  if (stale.length === 0) return {};
  const rows = await db
    .selectFrom("item_revisions")
    .select(["number", "data"])
    .where("item_id", "=", id)
    .orderBy("number")
    .execute();
  return Object.fromEntries(
    stale.map(({ path, locale }) => {
      const translated = Math.max(1, marks[path]?.[locale] ?? 1);
      const then = rows.findLast(({ number }) => number <= translated) ?? rows[0];
      return [
        `${path}.${locale}`,
        wordDifference(valueAt(then?.data, `${path}.zh_TW`), valueAt(content, `${path}.zh_TW`)),
      ];
    }),
  );
}
