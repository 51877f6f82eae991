import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import { Migrator } from "kysely/migration";
import type { Tables } from "./tables.ts";

/** Brings the database up to the newest file of `folder`; returns the names that ran. Throws when one fails. */
export async function migrate(db: Kysely<Tables>, folder: string): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => readMigrations(folder) } });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  return (results ?? []).filter((result) => result.status === "Success").map((result) => result.migrationName);
}

async function readMigrations(folder: string) {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  const entries = names.map(async (name) => {
    const statements = splitStatements(await readFile(join(folder, name), "utf8"));
    const up = async (db: Kysely<unknown>) => {
      for (const statement of statements) await sql.raw(statement).execute(db);
    };
    return [name.replace(/\.sql$/, ""), { up }] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Statements end with a semicolon at a line's end; the embedded engine takes one at a time. */
export function splitStatements(text: string): string[] {
  const statements = [""];
  for (const line of text.split("\n").map((one) => one.trimEnd())) {
    if (line.trimStart().startsWith("--")) continue;
    statements.push(`${statements.pop()}${line.endsWith(";") ? line.slice(0, -1) : line}\n`);
    if (line.endsWith(";")) statements.push("");
  }
  return statements.map((statement) => statement.trim()).filter(Boolean);
}
