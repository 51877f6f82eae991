import type { Kysely, Transaction } from "kysely";
import { colon, formatWho } from "#app/staff/core/who.ts";
import type { Tables } from "#platform/db/tables.ts";
import { type ContentName, contentTypes } from "#app/content.ts";
import { plainType } from "#app/staff/core/content/type-param.ts";
import { readTitles } from "#app/staff/core/content/titles.server.ts";
import { typeName } from "#app/staff/core/content/names.ts";
import { asWritten, formatMoment } from "#app/staff/core/format-moment.ts";
import { draftWords, openWorking, ownKeys, type Working } from "#platform/content/drafts.ts";
import { timedChange } from "#platform/content/timed-changes.ts";
import { type ItemStatus, refuseSlug } from "#platform/content/store.ts";
import { blankGroup, type NamedShape } from "#platform/content/shape.ts";
import { shapesOf } from "#platform/content/shapes-of.ts";
import { type Values, valueAt } from "#platform/content/values.ts";
import type { Locale } from "#platform/locales.ts";
import { type Thumb, thumbOf } from "#app/staff/core/files/pictures.server.ts";
import type { Park } from "#platform/park.ts";
import {
  mayMend,
  mustMend,
  picturesIn,
  type Remark,
  requiredFields,
} from "#app/staff/content/writing/checks.server.ts";
import { mapDrawing } from "#app/places/map/drawing/drawing.server.ts";
import { siteAddress } from "#app/staff/content/writing/addresses.server.ts";
import { editorTexts } from "./editor.texts.ts";
import { type FormField, formFields, labelOf, ownShapes } from "./form-fields.ts";
import { type ReferenceOption, readReferences } from "#app/staff/core/content/references.server.ts";
import { type StaleNotes, staleNotes } from "#app/staff/content/writing/stale.server.ts";

/** What somebody else wrote where this writer wrote too, to be chosen between. */
export type ShownConflict = { path: string; theirs: unknown; by: string; version: number };

/** What the editor shows instead of what is stored, after a refusal: what was written, and what is wrong with it. */
export type Shown = {
  content: Values;
  version: number;
  conflicts: ShownConflict[];
  remarks: Remark[];
  publishAt?: string;
  unpublishAt?: string;
};

/** All that the screen of one item shows. */
export type EditorPage = ReturnType<typeof frameOf> & {
  version: number;
  content: Values;
  isNew: boolean;
  title: string;
  fields: FormField[];
  shapes: NamedShape[];
  references: Record<string, ReferenceOption[]>;
  pictures: Record<string, Thumb>;
  stale: StaleNotes;
  conflicts: ShownConflict[];
  /** What is wrong beside the fields; `must` and `may` stand together in the panel. */
  remarks: Remark[];
  must: Remark[];
  may: Remark[];
  standing: { status: ItemStatus; dirty: boolean; out: boolean; over: boolean; publish: string; changes: string };
  revision: number;
  changed: string;
  changedBy: string;
  publishAt: string;
  unpublishAt: string;
  /** The change that waits for its time. */
  timed: { writtenSince: boolean } | undefined;
  /** Where it is read on the site, when it is out. */
  address: string | undefined;
};

/** The editor of one item; nothing when it is not there. */
export async function readEditorPage(
  park: Park,
  name: ContentName,
  id: string,
  locale: Locale,
  shown?: Shown,
): Promise<EditorPage | undefined> {
  const type = plainType(name);
  const working = await park.db.transaction().execute((trx) => openWorking(trx, name, id));
  return working && editorPage(park, name, { working, shown }, locale, shapesOf(type));
}

/**
 * The editor of an item that nobody has written anything of; with what is missing, where somebody was about to publish
 * it.
 */
export async function newEditorPage(
  park: Park,
  name: ContentName,
  id: string,
  locale: Locale,
  { publishing }: { publishing: boolean },
): Promise<EditorPage> {
  const [type, shapes] = [plainType(name), shapesOf(plainType(name))];
  const [fields, references] = [
    formFields(name, shapes, locale, requiredFields(type, shapes)),
    await readReferences(park, shapes, locale),
  ];
  const content = blankContent(name);
  return {
    ...frameOf(name, id, locale),
    version: 0,
    content,
    isNew: true,
    title: "",
    fields,
    shapes,
    references,
    pictures: {},
    conflicts: [],
    remarks: publishing ? mustMend({ type, content }, locale) : [],
    must: withLabels(mustMend({ type, content }, locale), fields, locale),
    may: [],
    stale: {},
    standing: { status: "draft", dirty: false, out: false, over: false, publish: "", changes: "" },
    revision: 0,
    changed: "",
    changedBy: "",
    publishAt: "",
    unpublishAt: "",
    timed: undefined,
    address: undefined,
  };
}

/** What the form of a new item holds before anybody writes. */
export function blankContent(name: ContentName): Values {
  return blankGroup([...ownShapes, ...shapesOf(plainType(name))]);
}

async function editorPage(
  park: Park,
  name: ContentName,
  { working, shown }: { working: Working; shown: Shown | undefined },
  locale: Locale,
  shapes: NamedShape[],
): Promise<EditorPage> {
  const [type, now] = [plainType(name), park.now()];
  const { item } = working;
  const content = shown?.content ?? working.content;
  const { gaps, marks } = await draftWords(park.db, { item, content });
  const [references, may, pictures, names, stale, titleOf, timed] = await Promise.all([
    readReferences(park, shapes, locale),
    mayMend(park, { name, type, shapes, content, gaps }, locale),
    readThumbs(
      park,
      picturesIn(shapes, content).map(({ id }) => id),
    ),
    staffNames(park.db, [working.updatedBy]),
    staleNotes(park.db, item.id, content, marks, gaps),
    readTitles(park, locale),
    timedChange(park.db, item.id),
  ]);
  const must = mustMend({ type, content }, locale);
  const [frame, fields] = [
    frameOf(name, item.id, locale),
    formFields(name, shapes, locale, requiredFields(type, shapes)),
  ];
  const [publishAt, unpublishAt] = [item.publish_at?.getTime(), item.unpublish_at?.getTime()];
  const until = timed ? timed.item.unpublish_at && Date.parse(timed.item.unpublish_at) : unpublishAt;
  const isOut =
    (item.status === "published" || item.status === "scheduled") && (publishAt ?? 0) <= now.epochMilliseconds;
  return {
    ...frame,
    version: shown?.version ?? working.version,
    content,
    isNew: false,
    title: titleOf(valueAt(content, contentTypes[name].title)),
    fields,
    shapes,
    references,
    pictures,
    stale,
    conflicts: shown?.conflicts ?? [],
    remarks:
      shown?.remarks ??
      must.filter(({ path }) => valueAt(content, path) !== undefined && valueAt(content, path) !== ""),
    must: withLabels(must, [...fields, ...frame.own], locale),
    may,
    standing: {
      status: item.status,
      dirty: working.dirty,
      out: isOut,
      over: unpublishAt !== undefined && unpublishAt <= now.epochMilliseconds,
      publish: publishAt === undefined ? "" : formatMoment(publishAt, now, locale),
      changes: timed ? formatMoment(timed.publish_at.getTime(), now, locale) : "",
    },
    revision: item.revision,
    changed: formatMoment(working.updatedAt.epochMilliseconds, now, locale),
    changedBy: formatWho(working.updatedBy, names.get(working.updatedBy), locale),
    publishAt:
      shown?.publishAt ??
      asWritten(timed?.publish_at.getTime() ?? (item.status === "scheduled" ? publishAt : undefined)),
    unpublishAt: shown?.unpublishAt ?? asWritten(until || undefined),
    timed: timed && { writtenSince: working.version !== timed.version },
    address: isOut ? siteAddress(name, item.slug, item.data, now) : undefined,
  };
}

/** What is wrong, each with the name of its field, for a list that stands away from the fields. */
export function withLabels(remarks: readonly Remark[], fields: readonly FormField[], locale: Locale): Remark[] {
  return remarks.map(({ path, message }) => ({
    path,
    message: `${labelOf(fields, path, locale)}${colon(locale)}${message}`,
  }));
}

/** What keeps a draft from being published, as it was just written; the editor shows it while somebody writes. */
export async function readMust(
  trx: Transaction<Tables>,
  name: ContentName,
  { item, content }: Pick<Working, "item" | "content">,
  locale: Locale,
): Promise<Remark[]> {
  const [type, shapes] = [plainType(name), shapesOf(plainType(name))];
  const slug = String(content[ownKeys.slug] ?? "");
  const must = mustMend({ type, content }, locale);
  const taken =
    slug !== "" && !must.some(({ path }) => path === ownKeys.slug) && (await refuseSlug(trx, type, slug, item.id))
      ? [{ path: ownKeys.slug, message: editorTexts.slugTaken[locale] }]
      : [];
  return withLabels([...must, ...taken], formFields(name, [...shapes, ...ownShapes], locale), locale);
}

function frameOf(type: ContentName, id: string, locale: Locale) {
  return {
    type,
    id,
    typeName: typeName(type, locale),
    own: formFields(type, ownShapes, locale),
    slugKey: ownKeys.slug,
    drawing: mapDrawing.day,
  };
}

/** What the editor needs of pictures: their address, and in which languages they are described. */
async function readThumbs(park: Park, ids: readonly string[]): Promise<Record<string, Thumb>> {
  const rows = await park.pictures.find(ids);
  return Object.fromEntries([...rows].map(([id, row]) => [id, thumbOf(row)]));
}

/** The names of members of staff, by their ids. */
export async function staffNames(db: Kysely<Tables>, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("staff")
    .select(["id", "name"])
    .where("id", "in", [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
