import { spawn } from "node:child_process";
import { expect } from "vitest";
import { root } from "./template.ts";

/** Runs one of the operator's commands with these settings and no others. */
export function command(
  name: string,
  args: string[],
  env: Record<string, string>,
): Promise<{ code: number | null; text: string }> {
  const { PATH = "", HOME = "" } = process.env;
  const child = spawn(process.execPath, [`server/commands/${name}.ts`, ...args], {
    cwd: root,
    env: { PATH, HOME, ...env },
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (bytes) => (text += bytes));
  return new Promise((resolve) => child.on("close", (code) => resolve({ code, text })));
}

/** What a command says that ends well. */
export async function printed(name: string, args: string[], env: Record<string, string>): Promise<string> {
  const { code, text } = await command(name, args, env);
  expect(code, text).toBe(0);
  return text;
}
