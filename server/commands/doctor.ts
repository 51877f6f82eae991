import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Config, ConfigError, readConfig } from "#platform/config.ts";
import { openFiles } from "#platform/files/files.ts";
import { reachDatabase } from "#server/database/database.ts";
import { examine, examineApart, type Finding, inLines, lookAtSettings } from "#server/doctor/doctor.ts";
import { commandLog } from "#server/log.ts";
import { askRunningPark } from "#server/operator-commands/control.ts";
import { inWords, Refusal } from "#server/refusal.ts";
import { runCommand, say } from "./command.ts";

/** Looks at what the park stands on, whether it runs or not; says what to mend, and fails if anything has to be. */
await runCommand(async () => {
  if (process.argv.length > 2) throw new Refusal("Usage: npm run doctor");
  const dataDir = resolve(process.env.DATA_DIR || "./data");
  const answer = await askRunningPark(dataDir, { do: "doctor" }, say);
  const { text, unwell } = answer ?? (await examineStill(dataDir));
  say(text);
  if (unwell) throw new Refusal("Something has to be mended: see the lines that begin with mend.");
});

/** A park that stands still, or one that was never started. */
async function examineStill(dataDir: string): Promise<{ text: string; unwell: boolean }> {
  const findings = await examineWith(dataDir);
  return { text: inLines(findings), unwell: findings.some(({ level }) => level === "mend") };
}

async function examineWith(dataDir: string): Promise<Finding[]> {
  const config = read(dataDir);
  if (config instanceof ConfigError) return [{ part: "settings", level: "mend", text: inWords(config) }];
  const files = await openFiles(config.files);
  if (!config.databaseUrl && !existsSync(join(dataDir, "postgres")))
    return [
      ...lookAtSettings(config),
      { part: "database", level: "note", text: `none yet in ${dataDir}; npm start makes it` },
      ...(await examineApart(config, files)),
    ];
  try {
    const database = await reachDatabase(config, commandLog());
    return await examine({ config, db: database.db, files }).finally(() => database.close());
  } catch (error) {
    const broken: Finding = { part: "database", level: "mend", text: inWords(error) };
    return [...lookAtSettings(config), broken, ...(await examineApart(config, files))];
  }
}

/** Without making a secret where there is none yet: to look changes nothing. */
function read(dataDir: string): Config | ConfigError {
  const { SECRET: given, ...env } = process.env;
  const secret =
    given || (existsSync(join(dataDir, "secret")) || env.DATABASE_URL ? "" : "made at the first start".padEnd(32, "."));
  try {
    return readConfig({ ...env, SECRET: secret });
  } catch (error) {
    if (error instanceof ConfigError) return error;
    throw error;
  }
}
