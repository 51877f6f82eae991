import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "#platform/db/tables.ts";
import { type KeptTable, type Manifest, rowsFile } from "./manifest.ts";
import { doneMigrations, queueSchema, queueTables, quoted, type Table, tablesOf } from "./schema.ts";

const rowsAtOnce = 1000;

/**
 * Writes every row as it is at one moment into `folder`, a file for each table and a line for each row: a JSON list of
 * the columns' values as PostgreSQL itself writes them, so that nothing is lost and either database can read it again.
 */
export async function dumpDatabase(
  db: Kysely<Tables>,
  folder: string,
): Promise<Pick<Manifest, "migrations" | "tables" | "sequences">> {
  await mkdir(join(folder, "database"), { recursive: true });
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(async (trx) => {
      // A slow disk must not end it in the middle.
      for (const setting of [
        "statement_timeout = 0",
        "idle_in_transaction_session_timeout = 0",
        "datestyle = 'ISO, YMD'",
        "timezone = 'UTC'",
        "intervalstyle = 'postgres'",
        "bytea_output = 'hex'",
        "extra_float_digits = 1",
      ])
        await sql.raw(`set local ${setting}`).execute(trx);
      const tables: KeptTable[] = [];
      for (const table of await tablesOf(trx, "public")) tables.push(await dumpTable(trx, table, "true", folder));
      const ofQueue = await tablesOf(trx, queueSchema);
      for (const { name, only } of queueTables) {
        const table = ofQueue.find((known) => known.name === name);
        if (table) tables.push(await dumpTable(trx, table, only, folder));
      }
      return { migrations: await doneMigrations(trx), tables, sequences: await readSequences(trx) };
    });
}

async function dumpTable(
  trx: Transaction<Tables>,
  { schema, name, columns }: Table,
  only: string,
  folder: string,
): Promise<KeptTable> {
  const values = columns.map((column) => `${quoted(column.name)}::text`).join(", ");
  await sql
    .raw(
      `declare kept_rows no scroll cursor for select array_to_json(array[${values}]::text[])::text as line from ${quoted(schema, name)} where ${only}`,
    )
    .execute(trx);
  let rows = 0;
  async function* lines() {
    for (;;) {
      const { rows: batch } = await sql<{ line: string }>`fetch ${sql.lit(rowsAtOnce)} from kept_rows`.execute(trx);
      if (batch.length === 0) return;
      rows += batch.length;
      yield batch.map(({ line }) => `${line}\n`).join("");
    }
  }
  await pipeline(Readable.from(lines()), createWriteStream(rowsFile(folder, { schema, name })));
  await sql`close kept_rows`.execute(trx);
  return { schema, name, columns: columns.map((column) => column.name), rows };
}

/** How far the numbering of each sequence is; one never used begins anew. */
async function readSequences(trx: Transaction<Tables>): Promise<Manifest["sequences"]> {
  const { rows } = await sql<Manifest["sequences"][number]>`
    select schemaname as schema, sequencename as name, last_value::text as last
    from pg_sequences where schemaname = 'public' and last_value is not null`.execute(trx);
  return rows;
}
