// @module-tag postgres
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sendMail } from "#platform/mail/mail.ts";
import type { Park } from "#platform/park.ts";
import { openTestPark } from "#tests/park.ts";
import { migrations } from "#tests/template.ts";
import { backUpBeforeMigrating } from "./before-migrating.ts";
import { dumpDatabase } from "./dump.ts";
import { loadDatabase } from "./load.ts";
import { knownMigrations } from "./schema.ts";

let park: Park;
let close: () => Promise<void>;
let folder: string;

beforeAll(async () => {
  ({ park, close } = await openTestPark());
  folder = await mkdtemp(join(tmpdir(), "park-backup-"));
});
afterAll(async () => {
  await close();
  await rm(folder, { recursive: true });
});

describe("the rows of a backup", () => {
  it("come back as they were, whatever they hold", async () => {
    for (const statement of strangeTable) await sql.raw(statement).execute(park.db);
    const before = await everything();
    const dumped = await dumpDatabase(park.db, folder);
    await sql`delete from strange`.execute(park.db);
    await sql`insert into strange (note) values ('written after the backup')`.execute(park.db);
    await loadDatabase(park.db, folder, { format: 1, madeAt: "", release: "", files: null, ...dumped });
    expect(await everything()).toEqual(before);
    expect(before).toHaveLength(3);
    const { rows } = await sql<{ id: number }>`insert into strange (note) values ('next') returning id`.execute(
      park.db,
    );
    expect(rows[0]?.id).toBe(4);
    await expect(sql`insert into strange (parent) values (99)`.execute(park.db)).rejects.toThrow(/foreign key/);
  });

  it("include letters that wait to be sent, and no other jobs", async () => {
    await park.db
      .transaction()
      .execute((trx) => park.jobs.send(trx, sendMail, { to: "school@example.org", subject: "done", text: "…" }));
    await park.jobs.waiting();
    await park.db
      .transaction()
      .execute((trx) => park.jobs.send(trx, sendMail, { to: "school@example.org", subject: "waiting", text: "…" }));
    const dumped = await dumpDatabase(park.db, folder);
    expect(await readFile(join(folder, "database/pgboss.job.jsonl"), "utf8")).toMatch(/^[^\n]*waiting[^\n]*\n$/);
    await loadDatabase(park.db, folder, { format: 1, madeAt: "", release: "", files: null, ...dumped });
    expect(await park.jobs.waiting()).toBe(1);
  });
});

describe("before the tables change", () => {
  it("a backup without the files is written, and the last five are kept", async () => {
    const newer = join(folder, "migrations");
    await copyMigrations(newer);
    await writeFile(join(newer, "9999_later.sql"), "select 1;\n");
    const backups = join(park.config.dataDir, "backups");
    await mkdir(backups);
    const former = [1, 2, 3, 4, 5].map((day) => `2026-01-0${day}T100000-before-migrating.tar.gz`);
    for (const name of [...former, "my-own.tar.gz"]) await writeFile(join(backups, name), "");
    const said: string[] = [];
    await backUpBeforeMigrating(park, newer, (line) => said.push(line));
    const made = (await readdir(backups)).filter((name) => !former.includes(name) && name !== "my-own.tar.gz");
    expect(made).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT\d{6}-before-migrating\.tar\.gz$/)]);
    expect((await readdir(backups)).sort()).toEqual([...former.slice(1), ...made, "my-own.tar.gz"]);
    expect(said).toEqual([expect.stringContaining(String(made[0]))]);
  });

  it("nothing is written when nothing is going to change", async () => {
    await rm(join(park.config.dataDir, "backups"), { recursive: true, force: true });
    await backUpBeforeMigrating(park, migrations, () => {});
    await expect(readdir(join(park.config.dataDir, "backups"))).rejects.toThrow("ENOENT");
  });

  it("an older release refuses a database that a newer one has changed", async () => {
    const older = join(folder, "older");
    await copyMigrations(older);
    const last = (await knownMigrations(older)).at(-1);
    await rm(join(older, `${last}.sql`));
    await expect(backUpBeforeMigrating(park, older, () => {})).rejects.toThrow(`changed by a newer release (${last})`);
  });
});

async function copyMigrations(to: string) {
  await cp(migrations, to, { recursive: true });
}

async function everything(): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`select strange::text as line from strange order by id`.execute(park.db);
  return rows.map(({ line }) => line);
}

const strangeTable = [
  `create table strange (
    id bigint generated always as identity primary key, parent bigint references strange (id),
    note text, twice bigint generated always as (id * 2) stored, "Odd ""name" text[], bytes bytea, document jsonb,
    moment timestamptz, day date, amount numeric, ratio double precision, span interval, period tstzrange)`,
  "create function refuse_strange() returns trigger language plpgsql as $$ begin if new.note = 'forbidden' then raise 'forbidden'; end if; return new; end $$",
  `insert into strange (parent, note, "Odd ""name", bytes, document, moment, day, amount, ratio, span, period) values
    (3, E'two\\nlines, a\\ttab, "quotes", \\\\ and 鼓\\u2028線', array['a,b', null, '"', ''], '\\x00ff0a', 'null', 'infinity', '2026-02-28', 'NaN', 0.1::float8 + 0.2, '1 mon -3 days 04:05:06.789', '[2026-01-01 00:00+08,)'),
    (1, '', '{}', '', '{"a": [1, 1.10, null], "b": "\\u0001"}', '2026-11-21 12:34:56.789012+08', '0044-03-15 BC', 12345678901234567890.123456789, '-Infinity', '0', 'empty'),
    (null, null, null, null, null, null, null, null, null, null, null)`,
  "update strange set note = 'forbidden' where id = 3",
  "create trigger refuse before insert or update on strange for each row execute function refuse_strange()",
];
