import { sql, type Transaction } from "kysely";
import { type ContentName, contentTypes } from "#app/content.ts";
import type { ContentType, Field, Fields } from "#platform/content/define.ts";
import { textsIn } from "#platform/content/marks.ts";
import { saveItem, starterId } from "#platform/content/store.ts";
import { same, type Values, valueAt, withValueAt } from "#platform/content/values.ts";
import { dayOf } from "#platform/dates.ts";
import type { Tables } from "#platform/db/tables.ts";
import type { Park } from "#platform/park.ts";
import { starterItems } from "./contents.ts";
import { asStored } from "./stored.ts";
import { hasTakenIn, noteTakenIn } from "./texts-taken-in.ts";
import type { WrittenItem } from "./starter.ts";

const by = "starter";

/** What changes with a text although it is none: sounds that say it. */
const withText: Partial<Record<ContentName, readonly string[]>> = {
  audiostop: ["recordingZh", "recordingEn", "recordingJa", "recordings"],
};

/**
 * Brings texts that this version words better, or has more of, into a park that was filled by an older one: only where
 * a text stands as the starter left it in all three languages. What staff wrote stays. Answers how many items changed;
 * `fingerprint` is that of the present texts, and nothing is read where the park has them already.
 */
export async function renewStarterTexts(park: Park, fingerprint: string): Promise<number> {
  return park.db.transaction().execute(async (trx) => {
    // The lock of the first fill: several processes may start at once on one server.
    await sql`select pg_advisory_xact_lock(7261)`.execute(trx);
    if (await hasTakenIn(trx, fingerprint)) return 0;
    const today = dayOf(park.now());
    const written = starterItems({ day: (offset) => today.add({ days: offset }).toString(), year: today.year });
    let changed = 0;
    for (const [type, items] of written) for (const item of items) if (await renew(park, trx, type, item)) changed++;
    await noteTakenIn(park, trx, fingerprint);
    return changed;
  });
}

async function renew(park: Park, trx: Transaction<Tables>, name: ContentName, item: WrittenItem): Promise<boolean> {
  const id = starterId(name, item.slug);
  const row = await trx.selectFrom("items").select("data").where("id", "=", id).executeTakeFirst();
  const waiting = await trx
    .selectFrom("item_timed_changes")
    .select("item_id")
    .where("item_id", "=", id)
    .executeTakeFirst();
  // Saving would call off a change that staff have scheduled; the next version of the texts finds it done.
  if (!row || waiting) return false;
  const past = await trx
    .selectFrom("item_revisions")
    .select(["data", "made_by"])
    .where("item_id", "=", id)
    .orderBy("number")
    .execute();
  const type = contentTypes[name];
  const data = renewed(name, type.fields, row.data, past, item);
  if (same(data, row.data)) return false;
  const saved = await saveItem(
    park,
    trx,
    { ...type, schema: type.schema } as Parameters<typeof saveItem>[2],
    { data } as Parameters<typeof saveItem>[3],
    by,
    { id, minor: true },
  );
  if (!saved.ok) throw new Error(`starter ${name} ${item.slug}: ${saved.reason}`);
  return true;
}

type Past = readonly { data: Values; made_by: string }[];

/** The present data with what is untouched as it is written now. */
function renewed(name: ContentName, fields: ContentType["fields"], present: Values, past: Past, item: WrittenItem) {
  let data = present;
  const untouched = (path: string) => same(valueAt(present, path), lastByStarter(past, path));
  for (const [key, field] of Object.entries<Field>(fields as Fields)) {
    const value = stored(field, item[key]);
    if (value === undefined) continue;
    if (!(key in present)) {
      // Not there when the park was filled: what staff emptied was there once.
      if (isPlain(field) && past.every((one) => !(key in one.data))) data = { ...data, [key]: value };
      continue;
    }
    const paths = withText[name]?.includes(key) ? [key] : textsIn(value, key).map(([path]) => path);
    for (const path of paths)
      if (valueAt(present, path) !== undefined && untouched(path))
        data = withValueAt(data, path, valueAt({ [key]: value }, path)) as Values;
  }
  return data;
}

/** The value at a path as the starter wrote it last; what staff wrote stands in its later revisions too. */
function lastByStarter(past: Past, path: string): unknown {
  let last: unknown;
  let before: unknown;
  for (const { data, made_by } of past) {
    const value = valueAt(data, path);
    if (made_by === by && !same(value, before)) last = value;
    before = value;
  }
  return last;
}

/** A written value as the database keeps it; nothing where it is pictures or other items. */
function stored(field: Field, value: unknown): unknown {
  if (value === undefined || !(isPlain(field) || field.kind === "rows")) return undefined;
  const read = field.schema.safeParse(asStored(field, value));
  return read.success ? JSON.parse(JSON.stringify(read.data)) : undefined;
}

function isPlain({ kind }: Field): boolean {
  return !["pictures", "reference", "references", "rows", "sessions"].includes(kind);
}
