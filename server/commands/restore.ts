import { existsSync } from "node:fs";
import { join } from "node:path";
import { restoreBackup } from "#server/backup/restore.ts";
import { commandLog } from "#server/log.ts";
import { Refusal } from "#server/refusal.ts";
import { readConfig } from "#platform/config.ts";
import { readFileArgument, runCommand, say } from "./command.ts";

const usage = "npm run restore -- FILE [--force]";

/** Makes the park that of a backup; the park must not run. */
await runCommand(async () => {
  const { file, force } = readFileArgument(usage);
  if (!existsSync(file)) throw new Refusal(`there is no file "${file}"`);
  const { SECRET: secret, ...env } = process.env;
  // The secret comes with the backup: none is asked for, and none is made.
  const config = readConfig({ ...env, SECRET: secret || "comes with the backup".padEnd(32, ".") });
  const migrations = join(import.meta.dirname, "../../db/migrations");
  const restored = await restoreBackup({ file, config, migrations, force, log: commandLog(), say });
  for (const line of restored.did) say(line);
  for (const line of aboutSecret(config, secret, restored.secret)) say(line);
  say("Start the park with npm start.");
});

/** Without the backup's secret, encrypted wishes and links sent by mail cannot be read any more. */
function aboutSecret(
  { databaseUrl, dataDir }: ReturnType<typeof readConfig>,
  given: string | undefined,
  kept: string,
): string[] {
  if (given === kept || (!given && !databaseUrl)) return [];
  return [
    `SECRET ${given ? "is set to something else than the backup's" : "is not set"}: set it to what is in ${join(dataDir, "secret")} before you start.`,
  ];
}
