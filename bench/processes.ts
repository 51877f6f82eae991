import { type ChildProcess, execFileSync, spawn, spawnSync, type SpawnOptions } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";

/** Where things run, so that what is measured and what measures it do not take each other's time. */
export const cores = { measured: 0, measuring: 1 } as const;

/** True where processes can be held to one core. */
export const canPin = availableParallelism() > 1 && has("taskset");

/** True when a program is on the PATH. */
export function has(program: string): boolean {
  return spawnSync(program, ["--version"], { stdio: "ignore" }).error === undefined;
}

// Nothing that was started or written outlives the measurement, however it ends.
const children = new Set<ChildProcess>();
const folders: string[] = [];
process.once("exit", () => {
  for (const child of children) child.kill("SIGKILL");
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

/** Starts a process, held to one core where that is possible. */
export function spawnOn(
  core: number | undefined,
  program: string,
  args: readonly string[],
  options: SpawnOptions = {},
): ChildProcess {
  const child =
    core !== undefined && canPin
      ? spawn("taskset", ["-c", String(core), program, ...args], options)
      : spawn(program, args, options);
  children.add(child);
  child.once("exit", () => children.delete(child));
  return child;
}

/** Ends a process and waits for it; asks twice, then insists. */
export async function end(child: ChildProcess, signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill(signal);
  const insist = setTimeout(() => child.kill("SIGKILL"), 15_000);
  await ended;
  clearTimeout(insist);
}

/** The memory a process holds now, in MB. */
export function residentMb(pid: number): number {
  return Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) / 1024;
}

/** The processor time a process has used, in seconds; NaN where the system does not tell. */
export function processorSeconds(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return Number.NaN;
  // After the name in brackets; user and system time are the 14th and 15th values, in hundredths of a second.
  const values = readFileSync(file, "utf8")
    .replace(/^.*\) /, "")
    .split(" ");
  return (Number(values[11]) + Number(values[12])) / 100;
}

/** An empty folder that is gone again when the measurement ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "park-bench-"));
  folders.push(folder);
  return folder;
}

/** Asks again every few milliseconds until there is an answer; throws after `longest` milliseconds. */
export async function until<T>(
  what: string,
  longest: number,
  ask: () => Promise<T | undefined>,
  pause = 20,
): Promise<T> {
  const begun = performance.now();
  while (performance.now() - begun < longest) {
    const answer = await ask().catch(() => undefined);
    if (answer !== undefined) return answer;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  throw new Error(`${what}: nothing within ${longest / 1000} s`);
}
