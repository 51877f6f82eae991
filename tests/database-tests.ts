import { globSync, readFileSync } from "node:fs";
import { join, normalize } from "node:path";

const root = join(import.meta.dirname, "..");
const opens = new Map<string, boolean>();
const everything = process.env.TEST_LONG === "1";
const serverFollows = process.env.TEST_SERVER_FOLLOWS === "1" && !everything;
const pattern = "{app,platform,ui,server,starter,tests}/**/*.test.ts";

/**
 * The tests of the embedded database. Alone, it runs all but those that begin with `@module-tag postgres-only`. Where a
 * run on a server follows (TEST_SERVER_FOLLOWS), it leaves to that run what opens a database and cannot differ between
 * the two; the long check leaves nothing.
 */
export function embeddedTests(): { include: string[]; exclude: string[] } {
  const left = (file: string) => taggedAs(file, "postgres-only") || (serverFollows && runsOnEither(file));
  return { include: [pattern], exclude: ["**/node_modules/**", ...testFiles().filter(left)] };
}

/**
 * The tests that run on a PostgreSQL server: those about what can differ there – locks, SQL, notifications, migrations,
 * several processes –, which begin with `@module-tag postgres` and run on both, and those that run on either. The long
 * check runs every test there that opens a database.
 */
export function postgresTests(): string[] {
  return testFiles().filter(
    (file) => taggedAs(file, "postgres(-only)?") || (everything ? opensDatabase(file) : runsOnEither(file)),
  );
}

/** Opens a database and says nothing of which: it runs where it costs less, which is on a server (a third less). */
function runsOnEither(file: string): boolean {
  return opensDatabase(file) && !taggedAs(file, "(postgres|embedded)");
}

/**
 * The tests of `npm run test:quick`: those that open no database, which take seconds, and the files it names in
 * TEST_QUICK, parted by spaces.
 */
export function quickTests(named: string): string[] {
  return [...testFiles().filter((file) => !opensDatabase(file)), ...named.split(" ").filter(Boolean)];
}

function testFiles(): string[] {
  return globSync(pattern, { cwd: root, exclude: (name) => name === "node_modules" });
}

function taggedAs(file: string, tag: string): boolean {
  return new RegExp(`^// @module-tag ${tag}\\n`).test(textOf(file));
}

/** Every way to the run's database begins with what `inject` of vitest hands over (tests/set-up.ts). */
export function opensDatabase(file: string): boolean {
  const before = opens.get(file);
  if (before !== undefined) return before;
  opens.set(file, false);
  const text = textOf(file);
  const helpers = [...text.matchAll(/from "(#tests\/|\.\/|\.\.\/)([^"]+)"/g)].map(([, from, path = ""]) =>
    from === "#tests/" ? `tests/${path}` : normalize(join(file, "..", from ?? "", path)),
  );
  const found =
    /\binject\("(template|site)"\)/.test(text) ||
    helpers.some((helper) => helper.startsWith("tests/") && opensDatabase(helper));
  opens.set(file, found);
  return found;
}

function textOf(file: string): string {
  return readFileSync(join(root, file), "utf8");
}
