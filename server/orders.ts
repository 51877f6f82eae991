import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Logger } from "pino";
import { recordAudit } from "#platform/audit.ts";
import { openAuth } from "#platform/auth.ts";
import { realNow } from "#platform/clock.ts";
import { type Config, readConfig } from "#platform/config.ts";
import { openFiles } from "#platform/files.ts";
import type { Park } from "#platform/park.ts";
import { writeBackup } from "./backup/backup.ts";
import { doneMigrations } from "./backup/schema.ts";
import { askRunningPark } from "./control.ts";
import { reachDatabase } from "./database.ts";
import { commandLog } from "./log.ts";
import type { Answer, Order, Say } from "./order.ts";
import { Refusal } from "./refusal.ts";

/** What of a park an order needs. */
type ParkForOrders = Pick<Park, "config" | "db" | "files" | "auth">;

/** Has it done by the park that runs on this folder, with whatever settings that has; else opens the park's database for it. */
export async function giveOrder(env: Record<string, string | undefined>, order: Order, say: Say): Promise<Answer> {
  const dataDir = resolve(env.DATA_DIR || "./data");
  const answer = await askRunningPark(dataDir, order, say);
  if (answer) return answer;
  if (!env.DATABASE_URL && !existsSync(join(dataDir, "postgres")))
    throw new Refusal(`there is no park in "${dataDir}"; set DATA_DIR or DATABASE_URL as for the park itself`);
  return carryOutApart(readConfig(env), order, commandLog(), say);
}

/** Carries an order out on a database opened just for it. */
export async function carryOutApart(config: Config, order: Order, log: Logger, say: Say): Promise<Answer> {
  const database = await reachDatabase(config, log);
  try {
    const { db } = database;
    if ((await doneMigrations(db)).length === 0) throw new Refusal("there is no park in that database yet");
    const auth = openAuth({ db, secret: config.secret, siteUrl: config.siteUrl, log, addressOf: () => "" });
    return await carryOut({ config, db, auth, files: await openFiles(config.files) }, order, say);
  } finally {
    await database.close();
  }
}

/** Carries an order out. */
export function carryOut(park: ParkForOrders, order: Order, say: Say): Promise<Answer> {
  return order.do === "backup" ? backUp(park, say) : resetPassword(park, order.email);
}

/** Written where the park may surely write; whoever asked moves it to where they want it. */
async function backUp(park: ParkForOrders, say: Say): Promise<Answer> {
  const file = join(park.config.dataDir, "backups", `.asked-${randomUUID()}.tar.gz`);
  return { text: await writeBackup(park, file, { files: true, say }), file };
}

async function resetPassword({ auth, db }: ParkForOrders, email: string): Promise<Answer> {
  const reset = await auth.resetPassword(email);
  if (!reset) throw new Refusal(`nobody with the e-mail address ${email} works here`);
  await db.transaction().execute(async (trx) => {
    const { id } = await trx.selectFrom("staff").select("id").where("email", "=", reset.email).executeTakeFirstOrThrow();
    await recordAudit(trx, realNow(), { by: "operator", action: "staff.password-reset", subject: `staff:${id}` });
  });
  return { text: `${reset.email} has a new password: ${reset.password}\n(shown this once; all their sessions have ended, and no code is asked for until they set one up again)` };
}
