import type { Kysely, Selectable, Transaction } from "kysely";
import type { Tables } from "../db/tables.ts";
import type { Locale } from "../locales.ts";
import type { Park } from "../park.ts";
import type { ContentType, Fields } from "./define.ts";
import type { ItemStatus, ItemTable } from "./items.table.ts";
import { type Marks, wordsOf } from "./marks.ts";
import { type Conflict, type Held, merge } from "./merge.ts";
import { marksAfter, type Saved, type SaveTarget, saveItem } from "./store.ts";
import { same, type Values, valueAt } from "./values.ts";

/** What of an item is written besides its fields. */
export const ownKeys = { slug: "_slug", cover: "_cover", order: "_order" } as const;

export type ItemRow = Selectable<ItemTable>;

/** An item as staff work on it: the row that visitors see, and what is being written. */
export type Working = {
  item: ItemRow;
  version: number;
  /** True when something is written that visitors do not see yet. */
  dirty: boolean;
  content: Values;
  updatedAt: Temporal.Instant;
  updatedBy: string;
};

/** What somebody writes: everything as it stands before them, and the version they began with. */
export type Writing = {
  content: Values;
  version: number;
  /**
   * For what they are still to decide, the version they began with, by path; `chosen` are decided for what they wrote.
   */
  held?: Record<string, number> | undefined;
  chosen?: readonly string[] | undefined;
  by: string;
  /** True for a version that stays in the history: saved on purpose, not by itself. */
  kept: boolean;
};

export type Written = {
  version: number;
  content: Values;
  conflicts: Conflict[];
  /** True when what others wrote meanwhile came in, which the writer has not seen. */
  mixed: boolean;
};

/** How many versions of a draft are kept to tell changes apart, besides those kept on purpose. */
const mostVersions = 300;

/** The item being written, locked until the transaction ends; nothing when there is none of that type. */
export async function openWorking(trx: Transaction<Tables>, type: string, id: string): Promise<Working | undefined> {
  const item = await trx
    .selectFrom("items")
    .selectAll()
    .where("id", "=", id)
    .where("type", "=", type)
    .forUpdate()
    .executeTakeFirst();
  if (!item) return undefined;
  const draft = await trx.selectFrom("item_drafts").selectAll().where("item_id", "=", id).executeTakeFirst();
  if (draft && draft.base_revision === item.revision) {
    return {
      item,
      version: draft.version,
      dirty: draft.dirty,
      content: draft.content,
      updatedAt: instant(draft.updated_at),
      updatedBy: draft.updated_by,
    };
  }
  // Written past the editor, or never opened in it: what visitors see is taken in, beside what is being written.
  const live = contentOf(item);
  const began =
    draft &&
    (await trx
      .selectFrom("item_revisions")
      .selectAll()
      .where("item_id", "=", id)
      .where("number", "=", draft.base_revision)
      .executeTakeFirst());
  const content =
    draft?.dirty && began ? merge({ base: contentOf(began), mine: live, theirs: draft.content }).merged : live;
  const working = {
    item,
    version: (draft?.version ?? 0) + 1,
    content,
    dirty: !same(content, live),
    updatedAt: instant(item.updated_at),
    updatedBy: item.updated_by,
  };
  await keepDraft(trx, working);
  await keepVersion(trx, working, false);
  return working;
}

/**
 * Takes in what somebody wrote. Where others changed the same since, theirs stays and the conflict is told (see
 * `merge`).
 */
export async function writeDraft(
  park: Pick<Park, "now">,
  trx: Transaction<Tables>,
  working: Working,
  writing: Writing,
): Promise<Written> {
  const { item } = working;
  const base = (await versionOf(trx, item.id, writing.version)) ?? {};
  const held: Record<string, unknown> = {};
  for (const [path, version] of Object.entries(writing.held ?? {})) {
    if (writing.chosen?.includes(path)) continue;
    held[path] = valueAt((await versionOf(trx, item.id, version)) ?? {}, path);
  }
  const { merged, conflicts } = merge({
    base,
    mine: writing.content,
    theirs: working.content,
    held: held satisfies Held,
  });
  const changed = !same(merged, working.content);
  const next = {
    ...working,
    content: merged,
    version: working.version + (changed ? 1 : 0),
    dirty: !same(merged, contentOf(item)),
    updatedAt: park.now(),
    updatedBy: writing.by,
  };
  if (changed) {
    await keepDraft(trx, next);
    await keepVersion(trx, next, writing.kept);
    await trx
      .deleteFrom("item_draft_versions")
      .where("item_id", "=", item.id)
      .where("kept", "=", false)
      .where("version", "<", next.version - mostVersions)
      .execute();
  } else if (writing.kept) {
    await trx
      .updateTable("item_draft_versions")
      .set({ kept: true })
      .where("item_id", "=", item.id)
      .where("version", "=", next.version)
      .execute();
  }
  const mixed = writing.version !== 0 && writing.version !== working.version && !same(merged, writing.content);
  return { version: next.version, content: merged, conflicts, mixed };
}

/**
 * Puts what was published last in the place of what is being written; the version that went stays in the history, where
 * it is found as what is answered here (`v12`).
 */
export async function discardDraft(
  park: Pick<Park, "now">,
  trx: Transaction<Tables>,
  working: Working,
  by: string,
): Promise<string> {
  const { item, version } = working;
  await trx
    .updateTable("item_draft_versions")
    .set({ kept: true })
    .where("item_id", "=", item.id)
    .where("version", "=", version)
    .execute();
  await writeDraft(park, trx, working, { content: contentOf(item), version, by, kept: false });
  return `v${version}`;
}

/**
 * Puts what is being written in the place of what visitors see; refused as `saveItem` refuses. The content must be
 * right (see `problemsOf`).
 */
export async function publishDraft(
  park: Pick<Park, "changes" | "now">,
  trx: Transaction<Tables>,
  type: ContentType<string, Fields>,
  working: Working,
  change: {
    status: ItemStatus;
    publishAt?: Temporal.Instant | undefined;
    unpublishAt?: Temporal.Instant | undefined;
    slug?: string;
  },
  by: string,
  how: Omit<SaveTarget, "id" | "expected"> = {},
): Promise<Saved> {
  const { item, content } = working;
  const slug = change.slug ?? String(content[ownKeys.slug] ?? "");
  const whole = {
    ...change,
    slug,
    cover: coverOf(content),
    position: Number(content[ownKeys.order] ?? item.position),
    data: dataOf(type, content),
  };
  const saved = await saveItem(park, trx, type, whole, by, { ...how, id: item.id, expected: item.revision });
  if (saved.ok) await settle(park, trx, { ...working, updatedBy: by }, true);
  return saved;
}

/** Takes an item off the site, or puts it away, as visitors know it; what is being written stays beside it. */
export async function withdraw(
  park: Pick<Park, "changes" | "now">,
  trx: Transaction<Tables>,
  type: ContentType<string, Fields>,
  working: Working,
  status: ItemStatus,
  by: string,
): Promise<Saved> {
  const { item } = working;
  if (item.revision === 0) {
    await trx
      .updateTable("items")
      .set({ status, updated_at: park.now().toString(), updated_by: by })
      .where("id", "=", item.id)
      .execute();
    return { ok: true, id: item.id, revision: 0 };
  }
  const saved = await saveItem(
    park,
    trx,
    type,
    { status, publishAt: undefined, unpublishAt: undefined, data: item.data },
    by,
    { id: item.id, expected: item.revision, minor: true },
  );
  if (saved.ok) await settle(park, trx, { ...working, updatedBy: by }, false);
  return saved;
}

/** The draft follows the revision just made, its content taken from it where that was what was written. */
export async function settle(
  park: Pick<Park, "now">,
  trx: Transaction<Tables>,
  working: Working,
  published: boolean,
): Promise<void> {
  const item = await trx.selectFrom("items").selectAll().where("id", "=", working.item.id).executeTakeFirstOrThrow();
  const content = published ? contentOf(item) : working.content;
  const settled = {
    ...working,
    item,
    content,
    version: working.version + 1,
    dirty: !same(content, contentOf(item)),
    updatedAt: park.now(),
  };
  await keepDraft(trx, settled);
  await keepVersion(trx, settled, false);
}

/** A new, empty item that only staff see, under an id of its own; false when it is there already. */
export async function beginItem(
  park: Pick<Park, "now">,
  trx: Transaction<Tables>,
  type: string,
  id: string,
  by: string,
): Promise<boolean> {
  const now = park.now().toString();
  const { last } = await trx
    .selectFrom("items")
    .select((eb) => eb.fn.max("position").as("last"))
    .where("type", "=", type)
    .executeTakeFirstOrThrow();
  const made = await trx
    .insertInto("items")
    .values({
      id,
      type,
      slug: id,
      status: "draft",
      publish_at: null,
      unpublish_at: null,
      position: Number(last ?? 0) + 1,
      cover: null,
      data: "{}",
      revision: 0,
      created_at: now,
      updated_at: now,
      updated_by: by,
      complete: [],
      stale: [],
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return made !== undefined;
}

/** A draft as it was at one version; nothing when that is no longer known. */
export async function versionOf(db: Kysely<Tables>, id: string, version: number): Promise<Values | undefined> {
  const row = await db
    .selectFrom("item_draft_versions")
    .select("content")
    .where("item_id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
  return row?.content;
}

/** What is written of an item, from its row or one of its revisions. */
export function contentOf({
  slug,
  cover,
  position,
  data,
  ...row
}: {
  id?: string;
  slug: string;
  cover: string | null;
  position: number;
  data: Values;
}): Values {
  return {
    ...data,
    [ownKeys.slug]: row.id === slug ? "" : slug,
    [ownKeys.cover]: cover ?? undefined,
    [ownKeys.order]: position,
  };
}

/** The fields alone, as the type knows them. */
export function dataOf(type: Pick<ContentType, "fields">, content: Values): Values {
  return Object.fromEntries(
    Object.keys(type.fields).flatMap((key) => (content[key] === undefined ? [] : [[key, content[key]]])),
  );
}

export function coverOf(content: Values): string | undefined {
  const cover = content[ownKeys.cover];
  return typeof cover === "string" && cover !== "" ? cover : undefined;
}

/** How far what is being written is told in each language, counted as if it were published now. */
export async function draftWords(
  db: Kysely<Tables>,
  { item, content }: { item: Pick<ItemRow, "id" | "revision" | "marks" | "data">; content: Values },
) {
  const marks: Marks = item.revision > 0 ? await marksAfter(db, item, content, item.revision + 1) : {};
  return { marks, ...wordsOf(content, marks) };
}

async function keepDraft(trx: Transaction<Tables>, working: Working): Promise<void> {
  const { complete, stale }: { complete: Locale[]; stale: Locale[] } = await draftWords(trx, working);
  const row = {
    version: working.version,
    base_revision: working.item.revision,
    content: JSON.stringify(working.content),
    dirty: working.dirty,
    complete,
    stale,
    updated_at: working.updatedAt.toString(),
    updated_by: working.updatedBy,
  };
  await trx
    .insertInto("item_drafts")
    .values({ item_id: working.item.id, ...row })
    .onConflict((conflict) => conflict.column("item_id").doUpdateSet(row))
    .execute();
}

async function keepVersion(
  trx: Transaction<Tables>,
  { item, version, content, updatedAt, updatedBy }: Working,
  kept: boolean,
): Promise<void> {
  await trx
    .insertInto("item_draft_versions")
    .values({
      item_id: item.id,
      version,
      content: JSON.stringify(content),
      kept,
      made_at: updatedAt.toString(),
      made_by: updatedBy,
    })
    .execute();
}

function instant(date: Date): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(date.getTime());
}
