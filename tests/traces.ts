import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import type { Park } from "#platform/park.ts";

/** Everything the database holds, as text: the park's tables and those of the job queue. */
export async function databaseText(park: Park): Promise<string> {
  const { rows: tables } = await sql<{
    name: string;
  }>`select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`.execute(
    park.db,
  );
  const parts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{
      text: string | null;
    }>`select string_agg(t::text, ' ') as text from ${sql.raw(name)} t`.execute(park.db);
    parts.push(rows[0]?.text ?? "");
  }
  return parts.join("\n");
}

/** Every mail in the outbox, as it lies there and as a mail program reads it. */
export async function outboxText({ config }: Park): Promise<string> {
  const mails = await allFiles(join(config.dataDir, "outbox"));
  return mails
    .map(({ bytes }) => bytes.toString("utf8"))
    .map(
      (mail) =>
        mail +
        mail
          .replace(/=\r\n/g, "")
          .replace(/(=[0-9A-F]{2})+/g, (run) => Buffer.from(run.replaceAll("=", ""), "hex").toString("utf8")) +
        [...mail.matchAll(/\r\n\r\n([\w+/=\r\n]{40,})/g)]
          .map(([, base64 = ""]) => Buffer.from(base64, "base64").toString("utf8"))
          .join(""),
    )
    .join("");
}

/** What applicants sent, as it lies in the private store. */
export function storedUploads({ config }: Park): Promise<{ name: string; bytes: Buffer }[]> {
  const folder = "dir" in config.files ? config.files.dir : undefined;
  return folder ? allFiles(join(folder, "uploads")) : Promise.resolve([]);
}

async function allFiles(folder: string): Promise<{ name: string; bytes: Buffer }[]> {
  if (!existsSync(folder)) return [];
  return Promise.all(
    (await readdir(folder)).map(async (name) => ({ name, bytes: await readFile(join(folder, name)) })),
  );
}
