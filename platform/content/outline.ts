import { type Kysely, sql } from "kysely";
import type { Tables } from "../db/tables.ts";
import type { Park } from "../park.ts";
import type { ContentType } from "./define.ts";
import type { ItemStatus, ItemTable } from "./items.table.ts";

/** The tag of pages that list a type. */
export const listTag = (type: string) => `list:${type}`;

/** An item by its place in the type's order, with the moments between which it is out, in milliseconds. */
type Placed = { id: string; slug: string; position: number; from: number; to: number };

/**
 * What is out of a type when, in order, and the next moment at which that changes. `due` where a change has come that
 * nobody has written down yet.
 */
export type Outline = { rows: Placed[]; next: number | undefined; due: boolean };

/** The outline of a type at the park's time, without asking the database each time. */
export async function readOutline(park: Park, type: ContentType): Promise<Outline> {
  const now = park.now().epochMilliseconds;
  const { rows, changes, moments } = await park.memo.remember(`outline:${type.name}`, [listTag(type.name)], () =>
    loadOutline(park, type),
  );
  const changed = new Map(changes.filter(({ at }) => at <= now).map(({ after }) => [after.id, after]));
  const next = moments.find((moment) => moment > now);
  if (changed.size === 0) return { rows, next, due: false };
  return {
    rows: rows
      .map((row) => changed.get(row.id) ?? row)
      .sort((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1)),
    next,
    due: true,
  };
}

/**
 * Where items of a type are read: as they are stored, or as a change that is due makes them (rules C20, T13); in a
 * preview, with one as it would be (rule C2).
 */
export async function itemsOf(park: Park, type: ContentType): Promise<Pick<Kysely<Tables>, "selectFrom">> {
  if (!(await readOutline(park, type)).due) return stored(park);
  const due = sql`item_timed_changes as change where change.item_id = items.id and change.publish_at <= ${park.now().toString()}::timestamptz`;
  return park.db.with(
    "items",
    () => sql<ItemTable>`(
    select * from items where not exists (select from ${due})
    union all select changed.* from items cross join lateral (select item from ${due}) as change cross join lateral jsonb_populate_record(items, change.item) as changed)`,
  );
}

function stored(park: Park): Pick<Kysely<Tables>, "selectFrom"> {
  const { preview } = park;
  if (!preview) return park.db;
  return park.db.with(
    "items",
    () =>
      sql<ItemTable>`(select * from items where id <> ${preview.id} union all select * from jsonb_populate_record(null::items, ${JSON.stringify(preview)}::jsonb))`,
  );
}

async function loadOutline(park: Park, type: ContentType) {
  const read = await stored(park)
    .selectFrom("items")
    .leftJoin("item_timed_changes as change", "change.item_id", "items.id")
    .select([
      "id",
      "slug",
      "position",
      "status",
      "items.publish_at",
      "unpublish_at",
      "change.publish_at as changes_at",
      "change.item as change",
    ])
    .where("type", "=", type.name)
    .where("status", "in", ["published", "scheduled"])
    .orderBy("position")
    .orderBy("id")
    .execute();
  const rows = read.map(placed);
  // A preview shows what is written now, whatever is to come.
  const changes = read.flatMap(({ id, change, changes_at }) =>
    change && changes_at && !park.preview ? [{ at: changes_at.getTime(), after: placed({ ...change, id }) }] : [],
  );
  const moments = [
    ...[...rows, ...changes.map(({ after }) => after)].flatMap(({ from, to }) => [from, to]),
    ...changes.map(({ at }) => at),
  ];
  return { rows, changes, moments: moments.filter(Number.isFinite).sort((a, b) => a - b) };
}

type Row = {
  id: string;
  slug: string;
  position: number;
  status: ItemStatus;
  publish_at: Date | string | null;
  unpublish_at: Date | string | null;
};

function placed({ id, slug, position, status, publish_at, unpublish_at }: Row): Placed {
  const never = status === "published" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  return {
    id,
    slug,
    position,
    from: milliseconds(publish_at) ?? never,
    to: milliseconds(unpublish_at) ?? Number.POSITIVE_INFINITY,
  };
}

function milliseconds(moment: Date | string | null): number | undefined {
  return moment === null ? undefined : new Date(moment).getTime();
}
