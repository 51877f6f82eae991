import { existsSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { momentForName } from "#server/backup/backup.ts";
import { giveCommand } from "#server/operator-commands/commands.ts";
import { Refusal } from "#server/refusal.ts";
import { moveOut, readFileArgument, runCommand, say } from "./command.ts";

const usage = "npm run backup -- FILE [--force]     (FILE ends in .tar.gz, or is a folder)";

/** Writes database, files and secret into one file, of a running park as well as of one that stands still. */
await runCommand(async () => {
  const { file: given, force } = readFileArgument(usage);
  const file =
    existsSync(given) && statSync(given).isDirectory() ? join(given, `park-${momentForName()}.tar.gz`) : given;
  if (existsSync(file) && !force) throw new Refusal(`"${file}" is there already; choose another name, or add --force`);
  if (!existsSync(dirname(file))) throw new Refusal(`there is no folder "${dirname(file)}"`);
  const { text, file: written } = await giveCommand(process.env, { do: "backup" }, say);
  if (!written) throw new Refusal("the park did not say where its backup lies");
  await moveOut(written, file);
  say(
    `Backup written to ${file}: ${text}.\nIt holds the secret and personal data; keep it where nobody else can read it.`,
  );
});
