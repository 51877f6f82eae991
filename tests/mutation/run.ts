// npm run check:all: changes the rules in small ways, one at a time, and counts how many changes a test notices.
import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { z } from "zod";
import { ruleFiles } from "./rules.ts";

/** A change that makes a test run for ever is noticed too. */
const longestMs = 120_000;
const line = z.object({
  at: z.number(),
  of: z.number().optional(),
  passed: z.boolean().optional(),
  mutant: z.object({ line: z.number(), change: z.string() }).optional(),
});

type Result = { of: string; file: string; made: number; survivors: string[] };

const asked = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const report = process.argv.find((word) => word.startsWith("--report="))?.slice("--report=".length);
const results: Result[] = [];
for (const { of, file } of ruleFiles)
  if (asked.length === 0 || asked.some((word) => file.includes(word))) results.push(localize(await measure(of, file)));
const made = sum((one) => one.made);
const survived = sum((one) => one.survivors.length);
say(`mutation score: ${score(made, survived)} of ${made} changes (goal: 90 %)`);
if (report)
  writeFileSync(
    report,
    JSON.stringify({
      made,
      survived,
      files: results.map((one) => ({ of: one.of, file: one.file, made: one.made, survived: one.survivors.length })),
    }),
  );
process.exit(survived * 10 > made ? 1 : 0);

function localize(result: Result): Result {
  const { of, file, made, survivors } = result;
  say(`${score(made, survivors.length)}  ${file} (${of}): ${made - survivors.length} of ${made} changes noticed`);
  for (const survivor of survivors) say(`  not noticed: ${file}:${survivor}`);
  return result;
}

/** All mutants of a file; a worker that gets stuck is stopped and another goes on with the next. */
async function measure(of: string, file: string): Promise<Result> {
  const result: Result = { of, file, made: 0, survivors: [] };
  for (let next = 0; ; ) {
    const { stuckAt } = await work(file, next, result);
    if (stuckAt === undefined) return result;
    if (stuckAt === 0) throw new Error(`the tests of ${file} do not end`);
    next = stuckAt + 1;
  }
}

function work(file: string, from: number, result: Result): Promise<{ stuckAt: number | undefined }> {
  return new Promise((resolve, reject) => {
    const worker = spawn(process.execPath, [join(import.meta.dirname, "worker.ts"), file, String(from)], {
      stdio: ["ignore", "pipe", "inherit"],
      env: { ...process.env, NODE_ENV: "test" },
    });
    let at = from;
    let mutant: { line: number; change: string } | undefined;
    let stuck = false;
    let timer = watch();
    function watch() {
      return setTimeout(() => {
        stuck = true;
        worker.kill("SIGKILL");
      }, longestMs);
    }
    createInterface({ input: worker.stdout }).on("line", (text) => {
      if (!text.startsWith("{")) return;
      const told = line.parse(JSON.parse(text));
      clearTimeout(timer);
      timer = watch();
      if (told.of !== undefined) [at, mutant, result.made] = [told.at, told.mutant, told.of];
      if (told.passed === false && told.at === 0)
        reject(new Error(`the tests of ${file} fail before anything is changed`));
      if (told.passed === true && mutant) result.survivors.push(`${mutant.line}: ${mutant.change}`);
    });
    worker.on("error", reject);
    worker.on("close", (code) => {
      clearTimeout(timer);
      if (stuck) resolve({ stuckAt: at });
      else if (code === 0) resolve({ stuckAt: undefined });
      else reject(new Error(`the worker for ${file} ended with ${code}`));
    });
  });
}

function sum(count: (one: Result) => number): number {
  return results.reduce((total, one) => total + count(one), 0);
}

function score(all: number, left: number): string {
  return all === 0 ? "–" : `${((100 * (all - left)) / all).toFixed(1)} %`;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
