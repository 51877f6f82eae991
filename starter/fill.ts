import { sql } from "kysely";
import { type ContentName, contentTypes } from "#app/content.ts";
import type { Field, Fields } from "#platform/content/define.ts";
import { saveItem, starterId } from "#platform/content/store.ts";
import { dayOf } from "#platform/dates.ts";
import type { Tables } from "#platform/db/tables.ts";
import type { Localized } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import type { Transaction } from "kysely";
import { starterItems } from "./contents.ts";
import { hero, illustrate, scene, sceneNames } from "./illustrations/illustrate.ts";
import { repairPictures } from "./repairs.ts";
import { heroAlts, sceneAlts } from "./scenes.ts";
import { keepMedia } from "./media/keep.ts";
import { keepSounds } from "./sounds/keep.ts";
import { asStored } from "./stored.ts";
import type { Art, WrittenItem } from "./starter.ts";

const by = "starter";

/**
 * Fills an empty database with the starter park in one transaction; does nothing when there is any item. Returns how
 * many it made.
 */
export async function fillStarterPark(park: Park): Promise<number> {
  return park.db.transaction().execute(async (trx) => {
    // Several processes may start at once on one server: the first fills, the others find it full.
    await sql`select pg_advisory_xact_lock(7261)`.execute(trx);
    const any = await trx.selectFrom("items").select("id").limit(1).executeTakeFirst();
    if (any) return 0;
    await drawScenes(park, trx);
    await keepSounds(park.files);
    await keepMedia(park.files);
    const today = dayOf(park.now());
    const first = { day: (offset: number) => today.add({ days: offset }).toString(), year: today.year };
    let made = 0;
    for (const [type, items] of starterItems(first))
      for (const [order, item] of items.entries()) {
        await plant(park, trx, type, item, order);
        made++;
      }
    return made;
  });
}

/** Writes one starter item with its pictures. */
async function plant(park: Park, trx: Transaction<Tables>, name: ContentName, item: WrittenItem, order: number) {
  const type = contentTypes[name];
  const cover = await draw(park, trx, `${name}-${item.slug}`, item.cover);
  const fields: Fields = type.fields;
  const data: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(fields))
    data[key] = await planted(park, trx, field, item[key], `${name}-${item.slug}-${key}`);
  if (name === "plan") data.stops = withStopIds(data.stops);
  const saved = await saveItem(
    park,
    trx,
    { ...type, fields, schema: type.schema } as Parameters<typeof saveItem>[2],
    { slug: item.slug, status: item.status ?? "published", position: order, cover, data },
    by,
    { id: starterId(name, item.slug) },
  );
  if (!saved.ok) throw new Error(`starter ${name} ${item.slug}: ${saved.reason}`);
}

/** A written value as it is stored: prose as documents, pictures and other items by their ids. */
async function planted(
  park: Park,
  trx: Transaction<Tables>,
  field: Field,
  value: unknown,
  id: string,
): Promise<unknown> {
  if (value === undefined) return undefined;
  switch (field.kind) {
    case "pictures":
      return Promise.all(asArts(value).map((art, order) => draw(park, trx, `${id}-${order + 1}`, art)));
    case "reference":
      return starterId(String(field.of), String(value));
    case "references":
      return Array.isArray(value) ? value.map((slug) => starterId(String(field.of), String(slug))) : [];
    default:
      return asStored(field, value);
  }
}

function withStopIds(stops: unknown): unknown {
  if (!Array.isArray(stops)) return stops;
  return stops.map((stop: { kind: string; item: string }) => ({ ...stop, item: starterId(stop.kind, stop.item) }));
}

function asArts(value: unknown): Art[] {
  return Array.isArray(value) ? value : [];
}

async function draw(park: Park, trx: Transaction<Tables>, name: string, art: Art): Promise<string> {
  const id = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 79);
  await keep(
    park,
    trx,
    id,
    illustrate({ motif: art.motif, ground: art.ground, palette: art.palette, seed: seedOf(name) }),
    art.alt,
  );
  return id;
}

async function drawScenes(park: Park, trx: Transaction<Tables>) {
  const fallback = {
    zh_TW: "剪紙風格的園區風景",
    en_US: "Paper-cut view of the park",
    ja_JP: "切り絵で描いた園内の風景",
  };
  for (const name of sceneNames) await keep(park, trx, `scene-${name}`, scene(name), sceneAlts[name] ?? fallback);
  for (const hour of ["dawn", "day", "dusk", "night"] as const)
    await keep(park, trx, `hero-${hour}`, hero(hour), heroAlts[hour]);
  for (const [id, { svg, alt }] of Object.entries(repairPictures)) await keep(park, trx, id, svg(), alt);
}

async function keep(park: Park, trx: Transaction<Tables>, id: string, svg: string, alt: Localized) {
  const colours = [...svg.matchAll(/#[0-9a-f]{6}\b/gi)].map(([colour]) => colour.toLowerCase());
  const ground = colours[0] ?? "#e9dcc3";
  const added = await park.pictures.add(trx, {
    id,
    bytes: Buffer.from(svg),
    alt,
    trusted: true,
    by,
    tiny: [ground, ground, colours[1] ?? ground, ground],
  });
  if (!added.ok) throw new Error(`starter picture ${id}: ${added.reason}`);
}

function seedOf(name: string): number {
  let seed = 7;
  for (const letter of name) seed = (seed * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return seed % 9973;
}
