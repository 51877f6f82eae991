import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Logger } from "pino";
import { recordAudit } from "#platform/audit.ts";
import { openAuth } from "#platform/auth/auth.ts";
import { realNow } from "#platform/clock.ts";
import { type Config, readConfig } from "#platform/config.ts";
import { openFiles } from "#platform/files/files.ts";
import type { Park } from "#platform/park.ts";
import { writeBackup } from "#server/backup/backup.ts";
import { doneMigrations } from "#server/backup/schema.ts";
import { type Built, loadBuilt } from "#server/built.ts";
import { examine, inLines } from "#server/doctor/doctor.ts";
import { askRunningPark } from "./control.ts";
import { reachDatabase } from "#server/database/database.ts";
import { commandLog } from "#server/log.ts";
import type { Answer, OperatorCommand, Say } from "./command.ts";
import { openPark } from "#server/park.ts";
import { Refusal } from "#server/refusal.ts";

/** What of a park an order needs. */
type ParkForCommands = Pick<Park, "config" | "db" | "files" | "auth">;

/**
 * Has it done by the park that runs on this folder, with whatever settings that has; else opens the park's database for
 * it.
 */
export async function giveCommand(
  env: Record<string, string | undefined>,
  command: OperatorCommand,
  say: Say,
): Promise<Answer> {
  const dataDir = resolve(env.DATA_DIR || "./data");
  const answer = await askRunningPark(dataDir, command, say);
  if (answer) return answer;
  if (!env.DATABASE_URL && !existsSync(join(dataDir, "postgres")))
    throw new Refusal(`there is no park in "${dataDir}"; set DATA_DIR or DATABASE_URL as for the park itself`);
  return carryOutApart(readConfig(env), command, commandLog(), say);
}

/** Carries an order out on a database opened just for it. */
export async function carryOutApart(config: Config, command: OperatorCommand, log: Logger, say: Say): Promise<Answer> {
  const database = await reachDatabase(config, log);
  try {
    const { db } = database;
    if ((await doneMigrations(db)).length === 0) throw new Refusal("there is no park in that database yet");
    if (isOfPerson(command)) {
      // The whole park, with no job at work: what belongs to a person lies in files and mails, too.
      const built = await loadBuilt();
      const { park } = await openPark(config, log, {
        migrations: join(import.meta.dirname, "../../db/migrations"),
        database,
        jobsByHand: true,
        handlers: built.jobHandlers,
        say,
      });
      return await carryOut(park, built, command, say).finally(() => park.jobs.stop());
    }
    const auth = openAuth({ db, secret: config.secret, siteUrl: config.siteUrl, log, addressOf: () => "" });
    return await carryOutPlain({ config, db, auth, files: await openFiles(config.files) }, command, say);
  } finally {
    await database.close();
  }
}

/** Carries an order out on a park that is open. */
export function carryOut(
  park: Park,
  built: Pick<Built, "erasePersonCalled" | "exportPersonCalled">,
  command: OperatorCommand,
  say: Say,
): Promise<Answer> {
  if (!isOfPerson(command)) return carryOutPlain(park, command, say);
  return command.do === "erase" ? erase(park, built, command.who, command.sure) : exportAll(park, built, command.who);
}

type PersonOrder = Extract<OperatorCommand, { who: string }>;
type PlainOrder = Exclude<OperatorCommand, PersonOrder>;

/** True for what the application itself must do, since only it knows what belongs to a person. */
function isOfPerson(command: OperatorCommand): command is PersonOrder {
  return "who" in command;
}

function carryOutPlain(park: ParkForCommands, command: PlainOrder, say: Say): Promise<Answer> {
  if (command.do === "backup") return backUp(park, say);
  if (command.do === "doctor") return lookOver(park);
  return command.do === "reset-password" ? resetPassword(park, command.email) : resetSecondFactor(park, command.email);
}

async function erase(park: Park, built: Pick<Built, "erasePersonCalled">, who: string, sure: boolean): Promise<Answer> {
  const answer = await built.erasePersonCalled(park, who, sure);
  if (!answer.found) throw new Refusal(noneHeld(who));
  return { text: answer.text };
}

/** Written like a backup, to be taken from there by whoever asked. */
async function exportAll(park: Park, built: Pick<Built, "exportPersonCalled">, who: string): Promise<Answer> {
  const answer = await built.exportPersonCalled(park, who);
  if (!answer.found) throw new Refusal(noneHeld(who));
  // A number that several gave: which of them is meant has to be said first.
  if (answer.json === undefined) throw new Refusal(answer.text);
  const folder = join(park.config.dataDir, "backups");
  const file = join(folder, `.asked-${randomUUID()}.json`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(file, answer.json, { mode: 0o600 });
  return { text: answer.text, file };
}

function noneHeld(who: string): string {
  return `nothing personal is held of ${who}; name an e-mail address, a telephone number or a reference code such as H4KX-9TMC`;
}

async function lookOver(park: ParkForCommands): Promise<Answer> {
  const findings = await examine(park);
  return { text: inLines(findings), unwell: findings.some(({ level }) => level === "mend") };
}

/** Written where the park may surely write; whoever asked moves it to where they want it. */
async function backUp(park: ParkForCommands, say: Say): Promise<Answer> {
  const file = join(park.config.dataDir, "backups", `.asked-${randomUUID()}.tar.gz`);
  return { text: await writeBackup(park, file, { files: true, say }), file };
}

async function resetPassword({ auth, db }: ParkForCommands, email: string): Promise<Answer> {
  const reset = await auth.resetPassword(email);
  if (!reset) throw new Refusal(`nobody with the e-mail address ${email} works here`);
  await db.transaction().execute(async (trx) => {
    const { id } = await trx
      .selectFrom("staff")
      .select("id")
      .where("email", "=", reset.email)
      .executeTakeFirstOrThrow();
    await recordAudit(trx, realNow(), { by: "operator", action: "staff.password-reset", subject: `staff:${id}` });
  });
  return {
    text: `${reset.email} has a new password: ${reset.password}\n(shown this once; signing in with it leads to choosing another; all their sessions have ended, and no code is asked for until they set one up again)`,
  };
}

async function resetSecondFactor({ auth, db }: ParkForCommands, email: string): Promise<Answer> {
  if (!(await auth.resetSecondFactor(email))) throw new Refusal(`nobody with the e-mail address ${email} works here`);
  await db.transaction().execute(async (trx) => {
    const { id } = await trx
      .selectFrom("staff")
      .select("id")
      .where("email", "=", email.trim().toLowerCase())
      .executeTakeFirstOrThrow();
    await recordAudit(trx, realNow(), { by: "operator", action: "staff.second-factor-taken", subject: `staff:${id}` });
  });
  return {
    text: `${email.trim().toLowerCase()} signs in by password alone now; app, recovery codes and passkeys are gone, and all their sessions have ended`,
  };
}
