import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { OperatorCommand } from "#server/operator-commands/command.ts";
import { giveCommand } from "#server/operator-commands/commands.ts";
import { Refusal } from "#server/refusal.ts";
import { moveOut, runCommand, say } from "./command.ts";

const usage = `npm run admin -- reset-password EMAIL
       npm run admin -- reset-second-factor EMAIL            takes app, recovery codes and passkeys away
       npm run admin -- export EMAIL|REFERENCE FILE.json     everything held of one person
       npm run admin -- erase EMAIL|REFERENCE [--yes]        erases it; without --yes it only says what would go`;

/**
 * What only an operator does: a password when nobody can sign in, and one person's data when nobody is there to press
 * the button.
 */
await runCommand(async () => {
  const { command, to } = asked(process.argv.slice(2));
  if (to && existsSync(to)) throw new Refusal(`"${to}" is there already; choose another name`);
  const { text, file } = await giveCommand(process.env, command, say);
  if (!to) return say(text);
  if (!file) throw new Refusal("the park did not say where the file lies");
  await moveOut(file, to);
  say(`Written to ${to}: ${text}.\nIt holds personal data; hand it to that person alone, and delete it.`);
});

/** The order in the words of the command line, and where its file goes. */
function asked([verb, name, ...rest]: string[]): { command: OperatorCommand; to?: string } {
  const [third] = rest;
  if ((verb === "reset-password" || verb === "reset-second-factor") && name && rest.length === 0)
    return { command: { do: verb, email: name } };
  if (verb === "erase" && name && (rest.length === 0 || (rest.length === 1 && third === "--yes")))
    return { command: { do: verb, who: name, sure: third === "--yes" } };
  if (verb === "export" && name && third && rest.length === 1)
    return { command: { do: verb, who: name }, to: resolve(process.env.INIT_CWD ?? ".", third) };
  throw new Refusal(`Usage: ${usage}`);
}
