import { createHash, randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { nowMs } from "#platform/clock.ts";

/**
 * The park as every test finds it: migrated, filled, with its cast. Making it takes ten to fifteen seconds, a copy
 * about one half, so it is made once and kept while nothing in it changes.
 */
export type Template = {
  /** A DATA_DIR to be copied. */
  folder: string;
  /** The embedded database as `loadDataDir` reads it; with a server there is none. */
  dump?: string | undefined;
  /** A database on the server of TEST_DATABASE_URL, to be copied. */
  database?: { server: string; name: string } | undefined;
};

declare module "vitest" {
  interface ProvidedContext {
    template: Template;
  }
}

export const root = join(import.meta.dirname, "..");
export const migrations = join(root, "db/migrations");
const kept = join(root, "node_modules/.cache/park-tests");

/** Makes the template, or finds it made; `remove` takes away what would be left on a server. */
export async function makeTemplate(): Promise<Template & { remove(): Promise<void> }> {
  const server = process.env.TEST_DATABASE_URL;
  return server ? makeOnServer(server) : { ...(await embeddedTemplate()), remove: async () => {} };
}

/** The template on the embedded database. */
export async function embeddedTemplate(): Promise<Template> {
  const place = join(kept, await keyOfSources());
  if (!existsSync(place)) {
    await mkdir(kept, { recursive: true });
    await forgetOld();
    const draft = await mkdtemp(join(kept, "draft-"));
    const { fill } = await filling();
    await fill(join(draft, "data"), undefined, join(draft, "dump.tar"));
    // Two runs at once make it twice; the second finds the place taken and leaves the first's.
    await rename(draft, place).catch(() => rm(draft, { recursive: true }));
  }
  return { folder: join(place, "data"), dump: join(place, "dump.tar") };
}

/** The whole park is loaded only by whoever finds no template. */
const filling = () => import("./filled.ts");

/** Earlier templates go after an hour; a younger one may be in use by a run beside this one. */
async function forgetOld() {
  for (const name of await readdir(kept)) {
    const place = join(kept, name);
    if (nowMs() - (await stat(place)).mtimeMs > 3_600_000) await rm(place, { recursive: true, force: true });
  }
}

async function makeOnServer(server: string) {
  const folder = await mkdtemp(join(tmpdir(), "park-template-"));
  const name = `park_template_${randomBytes(5).toString("hex")}`;
  await onServer(server, `create database ${name}`);
  const { fill } = await filling();
  await fill(folder, inDatabase(server, name), undefined);
  const remove = async () => {
    await onServer(server, `drop database ${name} with (force)`);
    await rm(folder, { recursive: true });
  };
  return { folder, database: { server, name }, remove };
}

/**
 * Changes with everything the filled park is made of, and with the day, from which starter content dates itself (rule
 * T14).
 */
async function keyOfSources(): Promise<string> {
  const hash = createHash("sha256").update(Temporal.Now.plainDateISO("Asia/Taipei").toString());
  for (const part of [
    "app",
    "db",
    "platform",
    "server",
    "starter",
    "tests/cast/cast.ts",
    "tests/filled.ts",
    "tests/template.ts",
    "package-lock.json",
  ])
    for (const path of await filesUnder(part)) hash.update(path).update(await readFile(join(root, path)));
  return hash.digest("hex").slice(0, 16);
}

async function filesUnder(part: string): Promise<string[]> {
  if (/\.\w+$/.test(part)) return [part];
  const names = await readdir(join(root, part), { recursive: true });
  return names
    .filter((name) => /\.(ts|sql)$/.test(name) && !/\.test\.ts$/.test(name))
    .sort()
    .map((name) => join(part, name));
}

/** A database of its own on the server, as the template is; `undefined` where the database is embedded. */
export async function copyDatabase({
  database,
}: Template): Promise<{ url: string; drop(): Promise<void> } | undefined> {
  if (!database) return undefined;
  const name = `park_test_${randomBytes(5).toString("hex")}`;
  await onServer(database.server, `create database ${name} template ${database.name}`);
  return {
    url: inDatabase(database.server, name),
    drop: () => onServer(database.server, `drop database if exists ${name} with (force)`),
  };
}

/** Which parts of the folder, all where left out; and into which folder, a new one where left out. */
type CopyOptions = { only?: readonly string[]; to?: string };

/**
 * A DATA_DIR of one's own, whole or only some parts of it. Part by part, since `cp` with a filter takes fifteen times
 * as long (measured: 1.2 s instead of 0.08).
 */
export async function copyFolder({ folder }: Template, { only, to }: CopyOptions = {}): Promise<string> {
  const copy = to ?? (await mkdtemp(join(tmpdir(), "park-test-")));
  const parts = (await readdir(folder)).filter((part) => !only || only.includes(part));
  await Promise.all(parts.map((part) => cp(join(folder, part), join(copy, part), { recursive: true })));
  return copy;
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}

function inDatabase(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
