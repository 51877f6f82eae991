import { join } from "node:path";
import { OperationNodeTransformer, type KyselyPlugin, type SelectQueryNode } from "kysely";
import pino from "pino";
import { z } from "zod";
import { jobHandlers } from "#app/jobs.ts";
import { reserve } from "#app/reservations/reserve.server.ts";
import { readConfig } from "#platform/config.ts";
import { instantAt } from "#platform/dates.ts";
import { openDatabase } from "#platform/db/open.ts";
import { openPark } from "#server/park.ts";
import { groupOf } from "./orders.ts";

/**
 * One process of a race: opens the park on the same server, says that it is ready, and at the word reserves all at
 * once.
 */
const wanted = z.object({
  url: z.string(),
  folder: z.string(),
  now: z.string(),
  unlocked: z.boolean(),
  orders: z.array(z.object({ key: z.string(), date: z.string(), startTime: z.string(), total: z.number() })),
});
const { url, folder, now, unlocked, orders } = wanted.parse(JSON.parse(process.argv[2] ?? ""));

/** Takes `for update` away from every query: what the race would be without the lock. */
class WithoutLocks extends OperationNodeTransformer {
  protected override transformSelectQuery(node: SelectQueryNode): SelectQueryNode {
    const { endModifiers: _, ...rest } = super.transformSelectQuery(node);
    return rest;
  }
}
const withoutLocks: KyselyPlugin = {
  transformQuery: ({ node }) => new WithoutLocks().transformNode(node),
  transformResult: async ({ result }) => result,
};

const config = readConfig({ PARK_MODE: "test", DATA_DIR: folder, DATABASE_URL: url, SECRET: "s".repeat(32) });
const log = pino({ level: "error" }, pino.destination(2));
const database = await openDatabase(config, log);
const clock = () => instantAt(now.slice(0, 10), now.slice(11));
const opened = await openPark(config, log, {
  migrations: join(process.cwd(), "db/migrations"),
  database,
  handlers: jobHandlers,
  jobsByHand: true,
  now: clock,
});
const park = unlocked ? { ...opened.park, db: opened.park.db.withPlugin(withoutLocks) } : opened.park;

process.on("message", async () => {
  const done = await Promise.all(
    orders.map(async ({ key, date, startTime, total }) => {
      const reserved = await reserve(
        park,
        { ...groupOf(total), date, startTime, endTime: "17:50" },
        { locale: "zh_TW", idempotencyKey: key },
      );
      return { total, startTime, date, ok: reserved.ok };
    }),
  );
  process.send?.(done);
  await opened.close();
  process.disconnect?.();
});
process.send?.("ready");
