import { globSync, readFileSync } from "node:fs";
import { join, normalize } from "node:path";

const root = join(import.meta.dirname, "..");
const known = new Map<string, boolean>();

/** Of the files that do nothing but read pages of the shared site, those that open every page or ask what no page expects. */
const readers = ["addresses", "fuzz", "structured-data"].map((name) => `tests/integration/${name}.test.ts`);
const everyReader = process.env.TEST_LONG === "1";

/**
 * The test files that open the database of the run, themselves or by a helper in tests/: they alone run a second time on
 * PostgreSQL. All others would do the very same twice; so would most that only read pages, which are the same text made of the
 * same rows: they come along in the long check.
 */
export function databaseTests(): string[] {
  return globSync("{app,platform,ui,server,starter,tests}/**/*.test.ts", { cwd: root, exclude: (name) => name === "node_modules" }).filter(opensDatabase);
}

/** Every way to the run's database begins with what `inject` of vitest hands over (tests/set-up.ts). */
function opensDatabase(file: string): boolean {
  const before = known.get(file);
  if (before !== undefined) return before;
  known.set(file, false);
  const text = readFileSync(join(root, file), "utf8");
  const helpers = [...text.matchAll(/from "(#tests\/|\.\/|\.\.\/)([^"]+)"/g)].map(([, from, path = ""]) => (from === "#tests/" ? `tests/${path}` : normalize(join(file, "..", from ?? "", path))));
  const opens = /\binject\("template"\)/.test(text) || (/\binject\("site"\)/.test(text) && (everyReader || readers.includes(file))) || helpers.some((helper) => helper.startsWith("tests/") && opensDatabase(helper));
  known.set(file, opens);
  return opens;
}
