import { createHash, randomBytes } from "node:crypto";
import {
  type ExpressionBuilder,
  type ExpressionWrapper,
  type Kysely,
  type Selectable,
  type SqlBool,
  sql,
  type Transaction,
} from "kysely";
import type { Tables } from "../db/tables.ts";
import type { Park } from "../park.ts";
import type { ContentType, DataOf, Fields } from "./define.ts";
import type { ItemStatus, ItemTable } from "./items.table.ts";
import { knownAgain, type Marks, nextMarks, wordsOf } from "./marks.ts";
import { itemsOf, listTag, readOutline } from "./outline.ts";
import { same } from "./values.ts";

export type { ItemStatus } from "./items.table.ts";

/** A content item as the store gives it: its fields checked, its texts still in every language. */
export type Item<C> = {
  id: string;
  slug: string;
  status: ItemStatus;
  publishAt: Temporal.Instant | undefined;
  unpublishAt: Temporal.Instant | undefined;
  position: number;
  cover: string | undefined;
  revision: number;
  updatedAt: Temporal.Instant;
  data: DataOf<C>;
};

/** As much of an item as a card shows: of its data the title and the summary. */
export type ItemInBrief = Omit<Item<ContentType>, "data"> & { data: Record<string, unknown> };

/** What is written when an item is saved; the rest stays as it is. */
export type ItemChange<C> = {
  slug?: string;
  status?: ItemStatus;
  publishAt?: Temporal.Instant | undefined;
  unpublishAt?: Temporal.Instant | undefined;
  position?: number;
  cover?: string | undefined;
  data: DataOf<C>;
};

export type Saved =
  | { ok: true; id: string; revision: number }
  | { ok: false; reason: "slug-taken" | "slug-reserved" | "slug-malformed" | "changed-meanwhile" | "unknown-item" };

type ItemsBuilder = ExpressionBuilder<Tables, "items">;

export { listTag } from "./outline.ts";
/** The tag of pages that show an item. */
export const itemTag = (id: string) => `item:${id}`;

const slugShape = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const idShape = /^i[a-z0-9]{11}$/;

/** True for what may stand in an address: `moon-river-2`. */
export function isSlug(text: string): boolean {
  return slugShape.test(text) && text.length <= 80;
}

/** The stable id that a starter item has on every machine. */
export function starterId(type: string, slug: string): string {
  const number = BigInt(`0x${createHash("sha256").update(`${type}/${slug}`).digest("hex").slice(0, 16)}`);
  return `i${number.toString(36).padStart(11, "0").slice(-11)}`;
}

/**
 * A query over the items of a type that visitors may see now, whose rows `asItems` turns into items.
 * Notes the type's tag and the next moment at which one comes or goes (rules C2, T13).
 */
export async function publishedItems<C extends ContentType>(park: Park, type: C) {
  return (await itemsOut(park, type)).select([...columnsOfItems, "data"]);
}

async function itemsOut(park: Park, type: ContentType) {
  park.cache.tag(listTag(type.name));
  const now = park.now();
  const { next } = await readOutline(park, type);
  if (next) park.cache.expireAt(Temporal.Instant.fromEpochMilliseconds(next));
  return (await itemsOf(park, type))
    .selectFrom("items")
    .where("type", "=", type.name)
    .where((eb) => isOut(eb, now));
}

/** All items of a type that visitors may see now, in their order. */
export async function listItems<C extends ContentType>(park: Park, type: C): Promise<Item<C>[]> {
  const query = await publishedItems(park, type);
  return asItems(park, type, await query.orderBy("position").orderBy("id").execute());
}

/** What `listItems` gives, in the same order, without asking the database each time: ids and slugs alone. */
async function listed(park: Park, type: ContentType): Promise<{ id: string; slug: string }[]> {
  const now = park.now().epochMilliseconds;
  const { rows } = await readOutline(park, type);
  return rows.filter(({ from, to }) => from <= now && now < to);
}

/** A field of an item inside a query: `dataField(eb, "startsOn")` is its text. */
export function dataField(eb: ItemsBuilder, name: string): ExpressionWrapper<Tables, "items", string> {
  return eb.fn<string>("jsonb_extract_path_text", ["data", sql.lit(name)]);
}

/** Where a slug or stable id leads: the published item, its present slug, or nowhere (rule R4). */
export type Found<C> = { item: Item<C> } | { movedTo: string } | undefined;
export type FoundAmong<C> = { item: Item<C>; others: ItemInBrief[] } | { movedTo: string } | undefined;

/** Finds the published item that an address names; a stable id or a former slug answers with the present slug. */
export async function findItem<C extends ContentType>(park: Park, type: C, slugOrId: string): Promise<Found<C>> {
  const now = park.now();
  const out = (await publishedItems(park, type)).limit(1);
  if (slugShape.test(slugOrId)) {
    const row = await out.where("slug", "=", slugOrId).executeTakeFirst();
    if (row) return { item: seenItem(park, type, row) };
  }
  if (!slugShape.test(slugOrId) && !idShape.test(slugOrId)) return undefined;
  const moved = await (await itemsOf(park, type))
    .selectFrom("items")
    .select("slug")
    .where("type", "=", type.name)
    .where((eb) => isOut(eb, now))
    .where((eb) =>
      eb.or([
        eb("id", "=", slugOrId),
        eb(
          "id",
          "in",
          eb
            .selectFrom("item_former_slugs")
            .select("item_id")
            .where("type", "=", type.name)
            .where("slug", "=", slugOrId),
        ),
      ]),
    )
    .executeTakeFirst();
  return moved && { movedTo: moved.slug };
}

/**
 * The same with the `most` published items that follow it in their order, round to the first again, in brief: all in
 * one read.
 */
export async function findItemAmong<C extends ContentType>(
  park: Park,
  type: C,
  slugOrId: string,
  most: number,
): Promise<FoundAmong<C>> {
  const all = await listed(park, type);
  const at = all.findIndex(({ slug }) => slug === slugOrId);
  const [first, ...following] =
    at < 0 ? [] : [...all.slice(at), ...all.slice(0, at)].slice(0, most + 1).map(({ id }) => id);
  if (first !== undefined) {
    const data = sql<Selectable<ItemTable>["data"]>`case when id = ${first} then data else ${inBrief(type)} end`.as(
      "data",
    );
    const rows = await (await itemsOut(park, type))
      .select(columnsOfItems)
      .select(data)
      .where("id", "in", [first, ...following])
      .execute();
    const byId = new Map(rows.map((row) => [row.id, row]));
    const row = byId.get(first);
    // What is remembered of the order may be a moment old; what the database says counts.
    if (row?.slug === slugOrId)
      return {
        item: seenItem(park, type, row),
        others: asItems(
          park,
          type,
          following.flatMap((id) => byId.get(id) ?? []),
        ),
      };
  }
  const found = await findItem(park, type, slugOrId);
  return found && "item" in found ? { ...found, others: [] } : found;
}

/** Of an item's data, its title and summary: texts take nine tenths of it. */
function inBrief(type: ContentType) {
  const fields = [type.title, "summary"].flatMap((name) => [sql.lit(name), sql`data -> ${sql.lit(name)}`]);
  return sql`jsonb_strip_nulls(jsonb_build_object(${sql.join(fields)}))`;
}

/** The published items with these ids, in the order of the ids; missing ones are left out. */
export async function findItems<C extends ContentType>(
  park: Park,
  type: C,
  ids: readonly string[],
): Promise<Item<C>[]> {
  if (ids.length === 0) return [];
  const rows = await (await publishedItems(park, type)).where("id", "in", [...ids]).execute();
  const byId = new Map(asItems(park, type, rows).map((item) => [item.id, item]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** What an item is made of beside its data; the rest of a row is for its editors, and long. */
const columnsOfItems = [
  "id",
  "slug",
  "status",
  "publish_at",
  "unpublish_at",
  "position",
  "cover",
  "revision",
  "updated_at",
] as const;
type ItemRow = Pick<Selectable<ItemTable>, (typeof columnsOfItems)[number] | "data">;

/** Rows as items, each noted as seen by the page being made. */
export function asItems<C extends ContentType>(park: Park, type: C, rows: ItemRow[]): Item<C>[] {
  return rows.map((row) => seenItem(park, type, row));
}

function seenItem<C extends ContentType>(park: Park, _type: C, row: ItemRow): Item<C> {
  park.cache.tag(itemTag(row.id));
  return {
    id: row.id,
    slug: row.slug,
    status: row.status,
    publishAt: instant(row.publish_at),
    unpublishAt: instant(row.unpublish_at),
    position: row.position,
    cover: row.cover ?? undefined,
    revision: row.revision,
    updatedAt: Temporal.Instant.fromEpochMilliseconds(row.updated_at.getTime()),
    // Checked by the type's schema whenever it is written (saveItem).
    data: row.data as DataOf<C>,
  };
}

/** Which item is written, and how its translations stand: see `nextMarks`. */
export type SaveTarget = { id: string; expected?: number; minor?: boolean; confirmed?: readonly string[] };

/**
 * Writes a new item or the next revision of one, and announces it, in the caller's transaction.
 * `expected` is the revision the writer saw: another one in between is refused, not overwritten.
 */
export async function saveItem<N extends string, F extends Fields>(
  park: Pick<Park, "changes" | "now">,
  trx: Transaction<Tables>,
  type: ContentType<N, F>,
  change: ItemChange<ContentType<N, F>>,
  by: string,
  target?: SaveTarget,
): Promise<Saved> {
  const id = target?.id ?? newId();
  const before = await trx.selectFrom("items").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
  if (target?.expected !== undefined && !before) return { ok: false, reason: "unknown-item" };
  if (target?.expected !== undefined && before && before.revision !== target.expected)
    return { ok: false, reason: "changed-meanwhile" };
  const slug = change.slug ?? before?.slug ?? "";
  const refusal = await refuseSlug(trx, type, slug, id);
  if (refusal) return { ok: false, reason: refusal };

  const now = park.now().toString();
  const data = type.schema.parse(change.data);
  const row = {
    slug,
    status: change.status ?? before?.status ?? "draft",
    publish_at:
      "publishAt" in change ? (change.publishAt?.toString() ?? null) : (before?.publish_at?.toISOString() ?? null),
    unpublish_at:
      "unpublishAt" in change
        ? (change.unpublishAt?.toString() ?? null)
        : (before?.unpublish_at?.toISOString() ?? null),
    position: change.position ?? before?.position ?? 0,
    cover: "cover" in change ? (change.cover ?? null) : (before?.cover ?? null),
    data: JSON.stringify(data),
  };
  const revision = (before?.revision ?? 0) + 1;
  const marks =
    before && revision > 1
      ? await marksAfter(trx, { id, marks: before.marks, data: before.data }, data, revision, target)
      : {};
  const { complete, stale } = wordsOf(data, marks);
  const written = { ...row, marks: JSON.stringify(marks), complete, stale, revision, updated_at: now, updated_by: by };
  if (before) await trx.updateTable("items").set(written).where("id", "=", id).execute();
  else
    await trx
      .insertInto("items")
      .values({ ...written, id, type: type.name, created_at: now })
      .execute();
  await trx
    .insertInto("item_revisions")
    .values({
      ...row,
      item_id: id,
      number: revision,
      made_at: now,
      made_by: by,
      minor: target?.minor ?? false,
      marks: JSON.stringify(marks),
    })
    .execute();
  // Whatever was to come at a time was a change of what stood here before.
  await trx.deleteFrom("item_timed_changes").where("item_id", "=", id).execute();
  if (before && before.slug !== slug) await keepFormerSlug(trx, type.name, before.slug, slug, id);
  await park.changes.announce(trx, [itemTag(id), listTag(type.name)]);
  return { ok: true, id, revision };
}

/** How the translations of an item stand after a change: see `nextMarks`, and `knownAgain` of what was there before. */
export async function marksAfter(
  db: Kysely<Tables>,
  { id, marks, data }: { id: string; marks: Marks; data: unknown },
  after: unknown,
  revision: number,
  how: Pick<SaveTarget, "minor" | "confirmed"> = {},
): Promise<Marks> {
  const next = nextMarks(marks, data, after, revision, how);
  if (same(next, marks)) return next;
  const past = await db
    .selectFrom("item_revisions")
    .select(["number", "data", "marks"])
    .where("item_id", "=", id)
    .orderBy("number")
    .execute();
  const known = knownAgain(next, data, after, revision, past, marks);
  // A translation that somebody looked at and found right is right, whatever was before.
  return nextMarks(known, after, after, revision, { confirmed: how.confirmed ?? [] });
}

/**
 * Why an item cannot have a slug; nothing when it can. What another is called, was called or is known by for good leads
 * there (rule R4), unless that one is archived.
 */
export async function refuseSlug(
  trx: Transaction<Tables>,
  type: Pick<ContentType, "name" | "reserved">,
  slug: string,
  id: string,
) {
  if (!isSlug(slug)) return "slug-malformed";
  if (type.reserved.includes(slug)) return "slug-reserved";
  const other = await trx
    .selectFrom("items")
    .select("id")
    .where("type", "=", type.name)
    .where("id", "!=", id)
    .where((eb) =>
      eb.or([
        eb("slug", "=", slug),
        eb("id", "=", slug),
        eb.and([
          eb("status", "!=", "archived"),
          eb(
            "id",
            "in",
            eb.selectFrom("item_former_slugs").select("item_id").where("type", "=", type.name).where("slug", "=", slug),
          ),
        ]),
      ]),
    )
    .executeTakeFirst();
  return other ? "slug-taken" : undefined;
}

async function keepFormerSlug(trx: Transaction<Tables>, type: string, former: string, present: string, id: string) {
  await trx
    .insertInto("item_former_slugs")
    .values({ type, slug: former, item_id: id })
    .onConflict((conflict) => conflict.columns(["type", "slug"]).doUpdateSet({ item_id: id }))
    .execute();
  await trx.deleteFrom("item_former_slugs").where("type", "=", type).where("slug", "=", present).execute();
}

/** Out now: published, or scheduled and due, and not yet taken back (decided when read, rules C2, T13). */
function isOut(eb: ItemsBuilder, now: Temporal.Instant) {
  const moment = sql<SqlBool>`${now.toString()}::timestamptz`;
  return eb.and([
    eb("status", "in", ["published", "scheduled"]),
    sql<SqlBool>`coalesce(publish_at <= ${moment}, status = 'published')`,
    sql<SqlBool>`coalesce(unpublish_at > ${moment}, true)`,
  ]);
}

function instant(date: Date | null): Temporal.Instant | undefined {
  return date ? Temporal.Instant.fromEpochMilliseconds(date.getTime()) : undefined;
}

/** True for a stable id, as `newId` makes them. */
export function isItemId(id: string): boolean {
  return idShape.test(id);
}

/** A stable id nobody has yet. */
export function newId(): string {
  return `i${BigInt(`0x${randomBytes(8).toString("hex")}`)
    .toString(36)
    .padStart(11, "0")
    .slice(-11)}`;
}
