import { createReadStream } from "node:fs";
import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "#platform/db/tables.ts";
import { linesOf } from "#server/lines.ts";
import { Refusal } from "#server/refusal.ts";
import { type KeptTable, type Manifest, rowsFile } from "./manifest.ts";
import { queueSchema, queueTables, quoted, type Table, tablesOf } from "./schema.ts";

const mostBytes = 1_000_000;

/**
 * Puts the rows of a backup into tables that are there already, in place of whatever they hold; all of them or none.
 */
export async function loadDatabase(db: Kysely<Tables>, folder: string, { tables, sequences }: Manifest): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const own = await tablesOf(trx, "public");
    const ofQueue = await tablesOf(trx, queueSchema);
    const emptied = [...own, ...ofQueue.filter(({ name }) => queueTables.some((kept) => kept.name === name))];
    const tieAgain = await untie(trx, own);
    if (emptied.length > 0)
      await run(trx, `truncate ${emptied.map(({ schema, name }) => quoted(schema, name)).join(", ")} cascade`);
    for (const table of tables) await loadTable(trx, folder, table, [...own, ...ofQueue]);
    await tieAgain();
    for (const { schema, name, last } of sequences)
      await sql`select setval(${quoted(schema, name)}::regclass, ${last}::bigint)`.execute(trx);
  });
}

/**
 * Takes foreign keys and triggers away, so that rows may come in any order and set nothing off; returns what puts them
 * back.
 */
async function untie(trx: Transaction<Tables>, tables: Table[]): Promise<() => Promise<void>> {
  const { rows: keys } = await sql<{ of: string; name: string; definition: string }>`
    select conrelid::regclass::text as of, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`.execute(trx);
  for (const key of keys) await run(trx, `alter table ${key.of} drop constraint ${key.name}`);
  for (const { schema, name } of tables) await run(trx, `alter table ${quoted(schema, name)} disable trigger user`);
  return async () => {
    for (const { schema, name } of tables) await run(trx, `alter table ${quoted(schema, name)} enable trigger user`);
    for (const key of keys) await run(trx, `alter table ${key.of} add constraint ${key.name} ${key.definition}`);
  };
}

async function loadTable(trx: Transaction<Tables>, folder: string, kept: KeptTable, targets: Table[]): Promise<void> {
  const target = targets.find(({ schema, name }) => schema === kept.schema && name === kept.name);
  // The queue makes its tables as its own release has them: what it no longer knows is left out.
  const mayDiffer = kept.schema === queueSchema;
  if (!target && mayDiffer) return;
  if (!target) throw new Refusal(`the table ${kept.name} of the backup is not known here`);
  const columns = kept.columns.flatMap((name, place) => {
    const type = target.columns.find((column) => column.name === name)?.type;
    if (!type && !mayDiffer) throw new Refusal(`the column ${kept.name}.${name} of the backup is not known here`);
    return type ? [{ name, value: `(line ->> ${place})::${type}` }] : [];
  });
  const insert = `insert into ${quoted(kept.schema, kept.name)} (${columns.map(({ name }) => quoted(name)).join(", ")})
    overriding system value select ${columns.map(({ value }) => value).join(", ")}`;
  for await (const batch of batches(rowsFile(folder, kept)))
    await sql`${sql.raw(insert)} from json_array_elements(${batch}::json) as rows (line)`.execute(trx);
}

/** The lines of a file, as JSON lists of about a million letters. */
async function* batches(file: string): AsyncGenerator<string> {
  let lines: string[] = [];
  let size = 0;
  for await (const line of linesOf(createReadStream(file))) {
    lines.push(line);
    size += line.length;
    if (size < mostBytes) continue;
    yield `[${lines.join(",")}]`;
    lines = [];
    size = 0;
  }
  if (lines.length > 0) yield `[${lines.join(",")}]`;
}

async function run(trx: Transaction<Tables>, statement: string): Promise<void> {
  await sql.raw(statement).execute(trx);
}
