import type { Kysely, Transaction } from "kysely";
import type { Tables } from "../db/tables.ts";
import type { Park } from "../park.ts";
import type { ContentType, Fields } from "./define.ts";
import { coverOf, dataOf, ownKeys, settle, type Working } from "./drafts.ts";
import type { TimedItem } from "./items.table.ts";
import { itemTag, listTag, refuseSlug, type Saved, type SaveTarget, saveItem } from "./store.ts";

/** When and how what is written is to take the place of what visitors see. */
export type TimedChange = { slug: string; publishAt: Temporal.Instant; unpublishAt: Temporal.Instant | undefined };

/**
 * Decides that what is being written takes the place of what visitors see at a time; until then that stays out, and
 * what is written on is not part of it (rule C20). Comes in the place of what was decided before; refused as `saveItem`
 * refuses. The content must be right.
 */
export async function publishLater(
  park: Pick<Park, "changes">,
  trx: Transaction<Tables>,
  type: ContentType<string, Fields>,
  { item, content, version }: Working,
  { slug, publishAt, unpublishAt }: TimedChange,
  by: string,
  { minor = false, confirmed = [] }: Omit<SaveTarget, "id" | "expected"> = {},
): Promise<Saved> {
  const reason = await refuseSlug(trx, type, slug, item.id);
  if (reason) return { ok: false, reason };
  const then: TimedItem = {
    slug,
    status: "published",
    publish_at: item.publish_at?.toISOString() ?? null,
    unpublish_at: unpublishAt?.toString() ?? null,
    updated_at: publishAt.toString(),
    position: Number(content[ownKeys.order] ?? item.position),
    cover: coverOf(content) ?? null,
    data: type.schema.parse(dataOf(type, content)),
  };
  const row = {
    publish_at: publishAt.toString(),
    item: JSON.stringify(then),
    version,
    minor,
    confirmed: [...confirmed],
    made_by: by,
  };
  await trx
    .insertInto("item_timed_changes")
    .values({ item_id: item.id, ...row })
    .onConflict((conflict) => conflict.column("item_id").doUpdateSet(row))
    .execute();
  // Pages that are kept must learn of the moment.
  await park.changes.announce(trx, [itemTag(item.id), listTag(type.name)]);
  return { ok: true, id: item.id, revision: item.revision };
}

/** The change of an item that waits for its time; nothing when there is none. */
export function timedChange(db: Kysely<Tables>, id: string) {
  return db.selectFrom("item_timed_changes").selectAll().where("item_id", "=", id).executeTakeFirst();
}

/** Takes back what was decided; what was written stays in the draft. False when nothing was. */
export async function undoTimedChange(
  park: Pick<Park, "changes">,
  trx: Transaction<Tables>,
  type: string,
  id: string,
): Promise<boolean> {
  const taken = await trx
    .deleteFrom("item_timed_changes")
    .where("item_id", "=", id)
    .returning("item_id")
    .executeTakeFirst();
  if (taken) await park.changes.announce(trx, [itemTag(id), listTag(type)]);
  return taken !== undefined;
}

/**
 * Writes down a change whose time has come, as a revision: visitors see it since then (see `itemsOf`). Nothing when
 * none is due.
 */
export async function publishDue(
  park: Pick<Park, "changes" | "now">,
  trx: Transaction<Tables>,
  type: ContentType<string, Fields>,
  working: Working,
) {
  const { item } = working;
  const due = await timedChange(trx, item.id);
  if (!due || due.publish_at.getTime() > park.now().epochMilliseconds) return undefined;
  const { slug, unpublish_at, position, cover, data } = due.item;
  const change = {
    status: "published" as const,
    slug,
    unpublishAt: unpublish_at ? Temporal.Instant.from(unpublish_at) : undefined,
    position,
    cover: cover ?? undefined,
    data,
  };
  const target = { id: item.id, expected: item.revision, minor: due.minor, confirmed: due.confirmed };
  let saved = await saveItem(park, trx, type, change, due.made_by, target);
  // Another item got its new address meanwhile: it comes out under the one it has.
  if (!saved.ok) saved = await saveItem(park, trx, type, { ...change, slug: item.slug }, due.made_by, target);
  if (!saved.ok) throw new Error(`a change whose time has come was refused: ${saved.reason}`);
  const asWritten = working.version === due.version;
  await settle(park, trx, asWritten ? { ...working, updatedBy: due.made_by } : working, asWritten);
  return { by: due.made_by, minor: due.minor, publishAt: due.publish_at, revision: saved.revision };
}
