import { type SqlBool, sql } from "kysely";
import type { ContentName } from "#app/content.ts";
import { contentTypes } from "#app/content.ts";
import { readTitles } from "#app/staff/core/content/titles.server.ts";
import { formatWho } from "#app/staff/core/who.ts";
import type { ItemStatus } from "#platform/content/store.ts";
import type { Locale } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";

export const statusFilters = ["published", "scheduled", "draft", "archived", "dirty", "stale", "incomplete"] as const;
export const itemSorts = ["changed", "title", "order", "publish"] as const;
export type ItemsQuery = {
  text: string;
  only?: (typeof statusFilters)[number] | undefined;
  sort: (typeof itemSorts)[number];
  page: number;
};

/** An item as the list shows it. */
export type ListedItem = {
  id: string;
  slug: string;
  title: string;
  status: ItemStatus;
  publishAt: number | undefined;
  unpublishAt: number | undefined;
  /** When a change that waits for its time comes out. */
  changesAt: number | undefined;
  dirty: boolean;
  complete: Locale[];
  stale: Locale[];
  changedAt: number;
  changedBy: string;
};

export const itemsPerList = 25;

/** One page of the items of a type, as far as they match; what is being written counts before what visitors see. */
export async function listForStaff(
  park: Park,
  type: ContentName,
  { text, only, sort, page }: ItemsQuery,
  locale: Locale,
): Promise<{ items: ListedItem[]; total: number }> {
  const titleField = contentTypes[type].title;
  const title = sql<unknown>`coalesce(d.content -> ${titleField}::text, i.data -> ${titleField}::text)`;
  let query = park.db
    .selectFrom("items as i")
    .leftJoin("item_drafts as d", "d.item_id", "i.id")
    .leftJoin("item_timed_changes as c", "c.item_id", "i.id")
    .leftJoin("staff as s", (join) => join.on(sql<SqlBool>`s.id = coalesce(d.updated_by, i.updated_by)`))
    .where("i.type", "=", type);
  if (text)
    query = query.where(
      sql<SqlBool>`(${title}::text ilike ${`%${likely(text)}%`} or i.slug ilike ${`%${likely(text)}%`})`,
    );
  if (only) query = query.where(conditions(park)[only]);
  const { total } = await query.select((eb) => eb.fn.countAll<string>().as("total")).executeTakeFirstOrThrow();
  const changedAt = sql<Date>`greatest(d.updated_at, i.updated_at)`;
  const orders = {
    changed: sql`${changedAt} desc`,
    title: sql`${title} ->> ${locale}::text`,
    order: sql`i.position`,
    publish: sql`i.publish_at desc nulls last`,
  };
  const rows = await query
    .select([
      "i.id",
      "i.slug",
      "i.status",
      "i.publish_at",
      "i.unpublish_at",
      "d.dirty",
      "i.updated_by",
      "s.name",
      "c.publish_at as changes_at",
    ])
    .select([
      title.as("title"),
      changedAt.as("changed_at"),
      sql<Locale[] | null>`coalesce(d.complete, i.complete)`.as("complete"),
      sql<Locale[] | null>`coalesce(d.stale, i.stale)`.as("stale"),
    ])
    .orderBy(orders[sort])
    .orderBy("i.id")
    .limit(itemsPerList)
    .offset((page - 1) * itemsPerList)
    .execute();
  const titleOf = await readTitles(park, locale);
  const items = rows.map((row) => ({
    id: row.id,
    slug: row.slug === row.id ? "" : row.slug,
    title: titleOf(row.title),
    status: row.status,
    publishAt: row.publish_at?.getTime(),
    unpublishAt: row.unpublish_at?.getTime(),
    changesAt: row.changes_at?.getTime(),
    dirty: row.dirty ?? false,
    complete: row.complete ?? [],
    stale: row.stale ?? [],
    changedAt: row.changed_at.getTime(),
    changedBy: formatWho(row.updated_by, row.name ?? undefined, locale),
  }));
  return { items, total: Number(total) };
}

function conditions(park: Park) {
  const now = park.now().toString();
  return {
    published: sql<SqlBool>`i.status in ('published', 'scheduled') and coalesce(i.publish_at <= ${now}::timestamptz, i.status = 'published') and coalesce(i.unpublish_at > ${now}::timestamptz, true)`,
    scheduled: sql<SqlBool>`(i.status in ('published', 'scheduled') and i.publish_at > ${now}::timestamptz or c.item_id is not null)`,
    draft: sql<SqlBool>`i.status = 'draft'`,
    archived: sql<SqlBool>`i.status = 'archived'`,
    dirty: sql<SqlBool>`i.status <> 'draft' and d.dirty`,
    stale: sql<SqlBool>`i.status <> 'archived' and cardinality(coalesce(d.stale, i.stale, '{}')) > 0`,
    incomplete: sql<SqlBool>`i.status <> 'archived' and not coalesce(d.complete, i.complete, '{}') @> array['zh_TW', 'en_US', 'ja_JP']`,
  };
}

/** A text to look for as it is: % and _ stand for themselves. */
function likely(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}
