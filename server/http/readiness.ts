import { statfs } from "node:fs/promises";
import { sql } from "kysely";
import { type Fault, faultOf } from "#platform/db/faults.ts";
import type { Park } from "#platform/park.ts";

/** Milliseconds for each look, so that `/readyz` answers within a second. */
const patienceMs = 800;
/** A query that waits longer than this for a lock counts as an outage. */
const longWait = "2 seconds";

/** What of the park does not do its part just now, by name; nothing when it is ready (running.md, "Health"). */
export async function findOutages(park: Park): Promise<Map<string, Fault>> {
  const looks = {
    database: () => lookAtDatabase(park),
    disk: () => lookAtDisk(park.config.dataDir),
    files: () => lookAtFiles(park),
  };
  const found = new Map(park.outages.lately());
  for (const [part, fault] of await Promise.all(
    Object.entries(looks).map(async ([part, look]) => [part, await inTime(look())] as const),
  ))
    if (fault) found.set(part, fault);
  return found;
}

async function lookAtDatabase({ db }: Park): Promise<Fault | undefined> {
  try {
    const { rows } = await sql<{ read_only: boolean; waiting: boolean }>`
      select current_setting('transaction_read_only') = 'on' as read_only,
        exists (select from pg_locks where not granted and waitstart < now() - ${longWait}::interval
          and database = (select oid from pg_database where datname = current_database())) as waiting`.execute(db);
    if (rows[0]?.read_only) return "read-only";
    return rows[0]?.waiting ? "busy" : undefined;
  } catch (error) {
    return faultOf(error) ?? "away";
  }
}

async function lookAtDisk(dataDir: string): Promise<Fault | undefined> {
  try {
    return (await statfs(dataDir)).bavail === 0 ? "full" : undefined;
  } catch {
    return "away";
  }
}

/** A file that is not there: asking for it shows that the storage answers. */
async function lookAtFiles({ files }: Park): Promise<Fault | undefined> {
  try {
    await files.get("readyz", 2_000);
    return undefined;
  } catch (error) {
    return faultOf(error) ?? "away";
  }
}

/** No answer in time counts as `busy`: an overloaded server and a silent network cannot be told apart from here. */
async function inTime(look: Promise<Fault | undefined>): Promise<Fault | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Fault>((resolve) => {
    timer = setTimeout(() => resolve("busy"), patienceMs);
  });
  return Promise.race([look, late]).finally(() => clearTimeout(timer));
}
