import { sql } from "kysely";
import { type ContentName, contentTypes } from "#app/content.ts";
import { wordsOf } from "#platform/content/marks.ts";
import type { Park } from "#platform/park.ts";
import { isContentName } from "#app/staff/core/content/type-param.ts";

/** How many items of a type there are, by how they stand. */
export type TypeCounts = {
  type: ContentName;
  published: number;
  scheduled: number;
  draft: number;
  dirty: number;
  stale: number;
  incomplete: number;
};

/** Every content type with its counts, in the order of the registry. */
export async function countContents(park: Park): Promise<TypeCounts[]> {
  await countWords(park);
  const now = park.now().toString();
  const { rows } = await sql<Record<Exclude<keyof TypeCounts, "type">, string> & { type: string }>`
    select i.type,
      count(*) filter (where i.status in ('published', 'scheduled') and coalesce(i.publish_at <= ${now}::timestamptz, i.status = 'published') and coalesce(i.unpublish_at > ${now}::timestamptz, true)) as published,
      count(*) filter (where i.status in ('published', 'scheduled') and i.publish_at > ${now}::timestamptz or c.item_id is not null) as scheduled,
      count(*) filter (where i.status = 'draft') as draft,
      count(*) filter (where i.status <> 'draft' and d.dirty) as dirty,
      count(*) filter (where i.status <> 'archived' and cardinality(coalesce(d.stale, i.stale, '{}')) > 0) as stale,
      count(*) filter (where i.status <> 'archived' and not coalesce(d.complete, i.complete, '{}') @> array['zh_TW', 'en_US', 'ja_JP']) as incomplete
    from items i left join item_drafts d on d.item_id = i.id left join item_timed_changes c on c.item_id = i.id group by i.type`.execute(
    park.db,
  );
  const byType = new Map(rows.map((row) => [row.type, row]));
  return Object.keys(contentTypes)
    .filter(isContentName)
    .map((type) => {
      const row = byType.get(type);
      const count = (name: Exclude<keyof TypeCounts, "type">) => Number(row?.[name] ?? 0);
      return {
        type,
        published: count("published"),
        scheduled: count("scheduled"),
        draft: count("draft"),
        dirty: count("dirty"),
        stale: count("stale"),
        incomplete: count("incomplete"),
      };
    });
}

/** Counts the languages of items that were written before anybody did. */
async function countWords(park: Park): Promise<void> {
  for (;;) {
    const rows = await park.db
      .selectFrom("items")
      .select(["id", "data", "marks"])
      .where("complete", "is", null)
      .limit(200)
      .execute();
    for (const { id, data, marks } of rows) {
      const { complete, stale } = wordsOf(data, marks);
      await park.db.updateTable("items").set({ complete, stale }).where("id", "=", id).execute();
    }
    if (rows.length === 0) return;
  }
}
