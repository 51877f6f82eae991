import { globSync, readFileSync } from "node:fs";
import { join, normalize } from "node:path";

const root = join(import.meta.dirname, "..");
const known = new Map<string, boolean>();
/** Of the files that only read from the shared site these go to either database: every page, every page's data, and all manner of nonsense. */
const readers = ["addresses", "data", "fuzz"].map((name) => `tests/integration/${name}.test.ts`);
const long = process.env.TEST_LONG === "1";

/**
 * The test files that open a database of their own, themselves or by a helper in tests/: they alone run a second time on
 * PostgreSQL. All others would do the very same twice. Those that look at what pages say, however it was read, run a second time
 * in the long check alone.
 */
export function databaseTests(): string[] {
  return globSync("{app,platform,ui,server,starter,tests}/**/*.test.ts", { cwd: root, exclude: (name) => name === "node_modules" }).filter(opensDatabase);
}

/** Every way to the run's database begins with the template that `inject` of vitest hands over (tests/set-up.ts). */
function opensDatabase(file: string): boolean {
  const before = known.get(file);
  if (before !== undefined) return before;
  known.set(file, false);
  const text = readFileSync(join(root, file), "utf8");
  const helpers = [...text.matchAll(/from "(#tests\/|\.\/|\.\.\/)([^"]+)"/g)].map(([, from, path = ""]) => (from === "#tests/" ? `tests/${path}` : normalize(join(file, "..", from ?? "", path))));
  const opens = /\binject\("template"\)/.test(text) || ((long || readers.includes(file)) && /\binject\("site"\)/.test(text)) || helpers.some((helper) => helper.startsWith("tests/") && opensDatabase(helper));
  known.set(file, opens);
  return opens;
}
