import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Logger } from "pino";
import { z } from "zod";
import { ConfigError } from "#platform/config.ts";
import { type Database, type DatabasePlace, openDatabase } from "#platform/db/open.ts";
import { DatabaseFault, faultOf } from "#platform/db/faults.ts";
import { ownerOf } from "./in-use.ts";

/** Opens the park's database, wherever it is; what an operator can mend is said in a line. */
export async function reachDatabase(place: DatabasePlace, log: Logger): Promise<Database> {
  if (!place.databaseUrl) return openFolder(place, log);
  await checkServer(place.databaseUrl);
  return openDatabase(place, log);
}

/** A folder whose very first opening was cut short holds half a database and nothing of value: it is made anew. */
async function openFolder(place: DatabasePlace, log: Logger): Promise<Database> {
  const { dataDir } = place;
  const folder = join(dataDir, "postgres");
  const unfinished = join(dataDir, "postgres.unfinished");
  if (existsSync(unfinished) && !ownerOf(dataDir)) rmSync(folder, { recursive: true, force: true });
  const first = !existsSync(folder);
  if (first) writeFileSync(unfinished, "");
  const database = await openDatabase(place, log);
  if (first) rmSync(unfinished, { force: true });
  return database;
}

const oldestServer = 15;
const patienceMs = 10_000;

/** Asks the server the questions whose answers would otherwise come late and unreadable. */
async function checkServer(url: string): Promise<void> {
  const { Client } = (await import("pg")).default;
  const client = new Client({ connectionString: url, connectionTimeoutMillis: patienceMs, query_timeout: patienceMs });
  client.on("error", () => {});
  try {
    await client.connect().catch((cause: unknown) => {
      throw faultOf(cause) ? cause : new DatabaseFault("away", cause);
    });
    const { rows } = await client.query(question);
    const { version, may } = answerSchema.parse(rows[0]);
    if (version < oldestServer * 10_000)
      throw new Error(
        `that server is PostgreSQL ${Math.floor(version / 10_000)}; the park needs ${oldestServer} or newer`,
      );
    if (!may)
      throw new Error("that user may not create tables and schemas in the database; make it the database's owner");
  } catch (error) {
    throw new ConfigError(
      `DATABASE_URL is "${withoutPassword(url)}"; ${whyNot(error instanceof DatabaseFault ? error.cause : error)}`,
      { cause: error },
    );
  } finally {
    await client.end().catch(() => {});
  }
}

const lookMs = 500;

/**
 * Resolves when the server answers; at once with the embedded database. Only for a server that has been checked before:
 * it waits without end.
 */
export async function waitForServer({ databaseUrl }: DatabasePlace, log: Logger): Promise<void> {
  if (!databaseUrl) return;
  for (let tries = 0; ; tries++) {
    try {
      return await checkServer(databaseUrl);
    } catch (error) {
      if (!faultOf(error)) throw error;
      if (tries === 0) log.warn({ err: error }, "waiting for the database");
      await new Promise((resolve) => setTimeout(resolve, lookMs));
    }
  }
}

const question = `select current_setting('server_version_num')::int as version,
  has_database_privilege(current_database(), 'create') and has_schema_privilege('public', 'create') as may`;
const answerSchema = z.object({ version: z.number(), may: z.boolean() });

const reasons: Record<string, string> = {
  ECONNREFUSED: "no database server answers there; is it running, and are host and port right?",
  ENOTFOUND: "there is no machine of that name",
  EAI_AGAIN: "that name cannot be looked up now; is there a network?",
  EHOSTUNREACH: "that machine cannot be reached from here",
  ENETUNREACH: "that machine cannot be reached from here",
  ETIMEDOUT: "no database server answered there in time",
  ENOENT: "no database server answers on that socket",
  "28P01": "the server refuses that user or password",
  "28000": "the server refuses that user",
  "3D000": "the server has no database of that name; create it first",
  "53300": "the server has no connection left",
  "57P03": "the server is just starting or stopping; try again in a moment",
};

function whyNot(error: unknown): string {
  const { code, message } = faultSchema.parse(error);
  if (code && reasons[code]) return reasons[code];
  return /timeout/i.test(message) ? "no database server answered there in time" : message;
}

const faultSchema = z.object({
  code: z.string().optional().catch(undefined),
  message: z.string().catch("the server answered something unexpected"),
});

/** `postgres://park:***@db.example.org/park` */
function withoutPassword(address: string): string {
  const url = new URL(address);
  if (url.password) url.password = "***";
  if (url.searchParams.has("password")) url.searchParams.set("password", "***");
  return url.href;
}
