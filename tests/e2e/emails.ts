import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { readEmail } from "#tests/outbox.ts";
import { expect } from "./site.ts";

/** The link to set a password in the letter to somebody, as the park put it into its outbox. */
export async function passwordLinkTo(email: string): Promise<string> {
  const outbox = join(process.env.E2E_DATA_DIR ?? "", "outbox");
  const find = async () => {
    const names = await readdir(outbox).catch(() => []);
    const letters = await Promise.all(
      names.filter((name) => name.endsWith(".eml")).map(async (name) => readEmail(await readFile(join(outbox, name)))),
    );
    return (
      /https?:\/\/\S+(\/booking-manage\/password\/[\w-]+)/.exec(
        letters.find(({ to }) => to === email)?.text ?? "",
      )?.[1] ?? ""
    );
  };
  await expect.poll(find).not.toBe("");
  return find();
}
