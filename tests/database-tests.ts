import { globSync, readFileSync } from "node:fs";
import { join, normalize } from "node:path";

const root = join(import.meta.dirname, "..");
const known = new Map<string, boolean>();

/**
 * The test files that open the database of the run, themselves or by a helper in tests/: they alone run a second time on
 * PostgreSQL. All others would do the very same twice.
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
  const opens = /\binject\(/.test(text) || helpers.some((helper) => helper.startsWith("tests/") && opensDatabase(helper));
  known.set(file, opens);
  return opens;
}
