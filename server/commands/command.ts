import { copyFile, open, rename, rm } from "node:fs/promises";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { inWords, Refusal } from "#server/refusal.ts";

/** A line for whoever called the command. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Runs a command: what goes wrong is said in words, and the exit code tells scripts. */
export async function runCommand(command: () => Promise<void>): Promise<never> {
  try {
    await command();
    process.exit(0);
  } catch (error) {
    process.stderr.write(`\n${inWords(error)}\n`);
    process.exit(1);
  }
}

/** Reads `FILE [--force]`; the file as seen from where npm was called. */
export function readFileArgument(usage: string): { file: string; force: boolean } {
  const { values, positionals } = readArguments(usage);
  const [file] = positionals;
  if (!file || positionals.length > 1) throw new Refusal(`Usage: ${usage}`);
  return { file: resolve(process.env.INIT_CWD ?? ".", file), force: values.force ?? false };
}

function readArguments(usage: string) {
  try {
    return parseArgs({ allowPositionals: true, options: { force: { type: "boolean" } } });
  } catch (cause) {
    throw new Refusal(`Usage: ${usage}`, { cause });
  }
}

/** Takes a file the park has made to wherever it is wanted, perhaps on another disk. */
export async function moveOut(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EXDEV")) throw error;
    await copyFile(from, `${to}.part`);
    const copy = await open(`${to}.part`);
    await copy.sync();
    await copy.close();
    await rename(`${to}.part`, to);
  } finally {
    await rm(from, { force: true });
  }
}
