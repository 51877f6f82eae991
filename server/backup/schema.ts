import { readdir } from "node:fs/promises";
import { type Kysely, sql } from "kysely";
import type { Tables } from "#platform/db/tables.ts";

/** Where the job queue keeps its tables; it makes them itself. */
export const queueSchema = "pgboss";
/** Of the job queue only what somebody still waits for; its statistics and finished jobs are not worth keeping. */
export const queueTables = [
  { schema: queueSchema, name: "queue", only: "true" },
  { schema: queueSchema, name: "schedule", only: "true" },
  { schema: queueSchema, name: "job", only: "state < 'completed'" },
];

/** The migrations the database has been through, in their order. */
export async function doneMigrations(db: Kysely<Tables>): Promise<string[]> {
  const { rows: tables } = await sql<{
    there: boolean;
  }>`select to_regclass('public.kysely_migration') is not null as there`.execute(db);
  if (!tables[0]?.there) return [];
  const { rows } = await sql<{ name: string }>`select name from public.kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** The migrations of a folder that the database has not been through yet. */
export async function pendingMigrations(db: Kysely<Tables>, folder: string): Promise<string[]> {
  const done = new Set(await doneMigrations(db));
  return (await knownMigrations(folder)).filter((name) => !done.has(name));
}

/** The migrations the database has been through that this release does not know: a newer one has changed it. */
export async function newerMigrations(db: Kysely<Tables>, folder: string): Promise<string[]> {
  const known = new Set(await knownMigrations(folder));
  return (await doneMigrations(db)).filter((name) => !known.has(name));
}

/** The migrations of a folder, in their order. */
export async function knownMigrations(folder: string): Promise<string[]> {
  return (await readdir(folder))
    .filter((file) => file.endsWith(".sql"))
    .map((file) => file.replace(/\.sql$/, ""))
    .sort();
}

type Column = { name: string; type: string };
export type Table = { schema: string; name: string; columns: Column[] };

/**
 * The tables of a schema with the columns that hold something of their own; those of extensions and of the migrator are
 * not ours.
 */
export async function tablesOf(db: Kysely<Tables>, schema: string): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select n.nspname as schema, c.relname as name,
      json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum) as columns
    from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where n.nspname = ${schema} and c.relkind in ('r', 'p') and not c.relispartition and c.relname not like 'kysely\\_%'
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    group by n.nspname, c.relname
    order by c.relname`.execute(db);
  return rows;
}

/** A name as it is written in a statement: `quoted("public", "items")` is `"public"."items"`. */
export function quoted(...names: string[]): string {
  return names.map((name) => `"${name.replaceAll('"', '""')}"`).join(".");
}
