// npm run test:quick [files]: lint, types, the tests that open no database, and on the embedded database the tests that
// are named or were changed since main. For the daily loop; npm test runs everything. Runs on Node 20.
import { execFileSync, spawn } from "node:child_process";
import { join } from "node:path";
import { build, install, root } from "../server/set-up.mjs";
import { writeToMemory } from "./machine/memory.mjs";

install();
const named = process.argv.slice(2);
const files = named.length > 0 ? named : changedTests();
// Only these tests open the built site.
if (files.length > 0) build();
writeToMemory();

const env = {
  ...process.env,
  PATH: `${join(root, "node_modules/.bin")}:${process.env.PATH}`,
  TEST_DATABASE_URL: "",
  TEST_QUICK: files.join(" "),
};

// Types take one core, the tests the other.
const results = await Promise.all([
  run("biome", "check", "--error-on-warnings", "."),
  run("react-router", "typegen").then((ok) => ok && run("tsc", "--noEmit")),
  run("vitest", "run", "--reporter=dot"),
]);
process.exit(results.every(Boolean) ? 0 : 1);

/** The tests that differ from main, committed or not, new ones too. */
function changedTests() {
  const git = (...args) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\n").filter(Boolean);
  try {
    const base = git("merge-base", "HEAD", "main")[0] ?? "HEAD";
    const changed = [
      ...git("diff", "--name-only", "--diff-filter=d", base),
      ...git("ls-files", "-o", "--exclude-standard"),
    ];
    return changed.filter((path) => path.endsWith(".test.ts"));
  } catch {
    return [];
  }
}

/** Runs a command; true when it went well. */
function run(command, ...args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: "inherit", env });
    child.on("error", () => resolve(false));
    child.on("close", (code) => resolve(code === 0));
  });
}
