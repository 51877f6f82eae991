import { giveOrder } from "#server/orders.ts";
import { Refusal } from "#server/refusal.ts";
import { runCommand, say } from "./command.ts";

const usage = "npm run admin -- reset-password EMAIL";

/** For when nobody can sign in any more: works without mail, on a running park too. */
await runCommand(async () => {
  const [verb, email, ...rest] = process.argv.slice(2);
  if (verb !== "reset-password" || !email || rest.length > 0) throw new Refusal(`Usage: ${usage}`);
  const { text } = await giveOrder(process.env, { do: "reset-password", email }, say);
  say(text);
});
