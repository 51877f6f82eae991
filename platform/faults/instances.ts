import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { realNow } from "../clock.ts";
import type { Park } from "../park.ts";
import { faultOf } from "../db/faults.ts";

export interface Instances {
  /** What an operator should know of how the instances stand to each other, for /readyz; nothing when all is well. */
  warnings(): readonly string[];
  /** Says that this one ends. */
  close(): Promise<void>;
}

const beatMs = 20_000;
/** An instance that has not been seen for longer is taken for ended. */
const livingSeconds = 60;
const apart =
  "files: another instance on this database keeps its files elsewhere; share DATA_DIR/files, or set S3_BUCKET for all";

/**
 * Notes in the database that this instance serves it, and looks whether the others see the same files: each puts a file
 * of its own in the storage, and whose file is not there keeps its files elsewhere. A copy of somebody's folder does
 * not hide that. The embedded database has one instance.
 */
export async function openInstances(park: Pick<Park, "config" | "db" | "files" | "log">): Promise<Instances> {
  const { config, db, files, log } = park;
  if (!config.databaseUrl) return { warnings: () => [], close: async () => {} };
  const id = randomUUID();
  let warned = false;

  async function beat(): Promise<void> {
    // The file first: who finds the row finds the file, too.
    await files.put(fileOf(id), new Uint8Array(0), "application/octet-stream");
    await db
      .insertInto("instances")
      .values({ id, seen_at: sql<string>`now()` })
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ seen_at: sql<string>`now()` }))
      .execute();
    const others = await db
      .selectFrom("instances")
      .select("id")
      .where("id", "<>", id)
      .where("seen_at", ">", sql<Date>`now() - make_interval(secs => ${livingSeconds})`)
      .execute();
    const seen = await Promise.all(others.map(async (other) => (await files.get(fileOf(other.id))) !== undefined));
    const found = seen.includes(false);
    if (found && !warned) log.warn({ from: "instances" }, apart);
    if (!found && warned) log.info({ from: "instances" }, "all instances on this database share their files");
    warned = found;
  }

  async function sweep(): Promise<void> {
    await db.deleteFrom("instances").where("seen_at", "<", sql<Date>`now() - interval '1 day'`).execute();
    await files.forgetOlder(folder, realNow().subtract({ hours: 24 }));
  }

  /** While the database or the storage is away nothing can be said, and both are told elsewhere. */
  const unlessAway = (work: Promise<void>) =>
    work.catch((error: unknown) => {
      if (!faultOf(error)) log.error({ err: error, from: "instances" }, "the other instances could not be looked for");
    });

  await unlessAway(beat());
  void unlessAway(sweep());
  const beating = setInterval(() => void unlessAway(beat()), beatMs).unref();
  return {
    warnings: () => (warned ? [apart] : []),
    async close() {
      clearInterval(beating);
      await unlessAway(
        db
          .deleteFrom("instances")
          .where("id", "=", id)
          .execute()
          .then(() => files.remove(fileOf(id))),
      );
    },
  };
}

const folder = "instances";

function fileOf(id: string): string {
  return `${folder}/${id}`;
}
