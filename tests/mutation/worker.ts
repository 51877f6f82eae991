// One file's mutants, one after the other, in a process of its own: says a line before each and its fate after it.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createVitest } from "vitest/node";
import { exportsOf, mutantsOf } from "./mutants.ts";
import { ruleFiles } from "./rules.ts";

const [file = "", from = "0"] = process.argv.slice(2);
const root = join(import.meta.dirname, "../..");
const rule = ruleFiles.find((one) => one.file === file);
if (!rule) throw new Error(`${file} is no file of rules`);
const path = join(root, file);
const source = readFileSync(path, "utf8");
const mutants = mutantsOf(source, rule.only);
const folder = mkdtempSync(join(tmpdir(), "park-mutants-"));
const chosen = join(folder, "chosen");
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));

// The runner keeps what it has once transformed. So the file under test becomes a switch, which at each run takes the
// variant that is chosen: the same file under another query, changed in one place.
const variant = (number: number) => {
  const { start, end, text } = mutants[number - 1] ?? { start: 0, end: 0, text: "" };
  return source.slice(0, start) + text + source.slice(end);
};
const switched = [
  'import { readFileSync } from "node:fs";',
  `const chosen = await import(${JSON.stringify(`${path}?mutant=`)} + readFileSync(${JSON.stringify(chosen)}, "utf8"));`,
  ...exportsOf(source).map((name) => `export const ${name} = chosen.${name};`),
].join("\n");

const vitest = await createVitest(
  "test",
  {
    config: false,
    root,
    watch: false,
    reporters: [{}],
    include: [...rule.tests],
    pool: "threads",
    fsModuleCache: false,
    maxWorkers: 1,
    bail: 1,
    testTimeout: 60_000,
    setupFiles: [join(import.meta.dirname, "quick.ts")],
  },
  {
    plugins: [
      {
        name: "mutant",
        enforce: "pre",
        transform(_, id) {
          const [of, query] = id.split("?");
          if (of !== path) return undefined;
          const number = /mutant=(\d+)/.exec(query ?? "")?.[1];
          return number === undefined ? switched : variant(Number(number));
        },
      },
    ],
  },
);
const specifications = await vitest.globTestSpecifications();
if (specifications.length !== rule.tests.length)
  throw new Error(`of ${rule.tests.join(", ")} only ${specifications.length} were found`);
for (let at = Number(from); at <= mutants.length; at++) {
  // Before the first comes the file as it is: its tests pass, or nothing is measured.
  const mutant = mutants[at - 1];
  writeFileSync(chosen, String(at));
  process.stdout.write(
    `${JSON.stringify({ at, of: mutants.length, mutant: mutant && { line: mutant.line, change: mutant.change } })}\n`,
  );
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  const passed = unhandledErrors.length === 0 && testModules.length > 0 && testModules.every((module) => module.ok());
  process.stdout.write(`${JSON.stringify({ at, passed })}\n`);
}
await vitest.close();
// The failures it was after are no failure of its own.
process.exit(0);
