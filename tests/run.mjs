// npm test: everything from a clean clone to the line "tests: N passed, N failed, N skipped". Runs on Node 20 with
// nothing installed.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { build, install, root } from "../server/set-up.mjs";
import { openBrowser } from "./machine/browser.mjs";
import { writeToMemory } from "./machine/memory.mjs";
import { openFirefox, openHtmlChecker, openWebKit } from "./machine/others.mjs";
import { openPostgres } from "./machine/postgres.mjs";

const all = process.argv.includes("--all");

install();
build();
writeToMemory();

const reports = mkdtempSync(join(tmpdir(), "park-reports-"));
const env = {
  ...process.env,
  PATH: `${join(root, "node_modules/.bin")}:${process.env.PATH}`,
  CI: "1",
  ...(all && { TEST_LONG: "1" }),
};
const steps = [];
const broken = [];
let running;

process.on("exit", () => rmSync(reports, { recursive: true, force: true }));
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => stop(signal));

const browser = openBrowser();
const postgres = openPostgres();
const firefox = openFirefox();
const webkit = all ? openWebKit() : undefined;
const checker = all ? openHtmlChecker() : undefined;

await step("lint", () => run("biome", ["check", "--error-on-warnings", "."]));
await step("types", async () => (await run("react-router", ["typegen"])) ?? run("tsc", ["--noEmit"]));
// Finds the types of routes, which are made by then.
await step("what nothing uses", () => run("knip", ["--no-progress"]));
await step("tests on the embedded database", () =>
  vitest({ TEST_DATABASE_URL: "", ...(postgres.url && { TEST_SERVER_FOLLOWS: "1" }) }),
);
await step("tests on PostgreSQL", () =>
  postgres.url ? vitest({ TEST_DATABASE_URL: postgres.url }) : skipped(postgres.missing),
);
if (all)
  await step("rules under test", () =>
    run("node", ["tests/mutation/run.ts", `--report=${join(reports, "mutation.json")}`]),
  );
await step("browser tests", () => (browser.path ? playwright(browser.path) : failed(browser.missing)));
await step("in Firefox", () => walk(firefox, all ? ["pages", "visits"] : ["pages"], { TEST_BROWSER: "firefox" }));
if (webkit) await step("in WebKitGTK", () => walk(webkit, ["pages", "visits"], { TEST_BROWSER: "webkit" }));
if (checker) await step("Nu HTML checker", () => walk(checker, ["html"]));

postgres.stop();
const sum = (kind) => steps.reduce((total, { counts }) => total + counts[kind], 0);
const line = `tests: ${sum("passed")} passed, ${sum("failed")} failed, ${sum("skipped")} skipped`;
if (all) writeFileSync(join(root, "docs/measured.md"), measured());
if (broken.length) say(`\n── what failed, once more\n\n${broken.join("\n\n")}`);
say(
  `\n${steps.map(({ name, counts, seconds }) => `${counts.failed ? "✗" : "✓"} ${name}: ${inWords(counts)} (${seconds} s)`).join("\n")}\n\n${line}`,
);
process.exit(sum("failed") ? 1 : 0);

/** Runs one part and keeps its counts; a part that only passes or fails counts as one. */
async function step(name, work) {
  say(`\n── ${name}`);
  const from = performance.now();
  const outcome = await work();
  const counts = { passed: 0, failed: 0, skipped: 0, ...(outcome ?? { passed: 1 }) };
  steps.push({ name, counts, seconds: Math.round((performance.now() - from) / 1000) });
}

/** Runs a command; undefined when it went well, else one failure. */
async function run(command, args, more = {}) {
  const code = await start(command, args, more);
  return code === 0 ? undefined : { failed: 1 };
}

function start(command, args, more) {
  return new Promise((resolve) => {
    running = spawn(command, args, { cwd: root, stdio: "inherit", env: { ...env, ...more } });
    running.on("error", () => resolve(1));
    running.on("close", (code) => resolve(code ?? 1));
  });
}

async function vitest(more, args = []) {
  const report = join(reports, `vitest-${steps.length}.json`);
  const code = await start(
    "vitest",
    ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`, ...args],
    more,
  );
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = readReport(report);
  for (const file of testResults ?? []) {
    const failed = file.assertionResults.filter(({ status }) => status === "failed");
    for (const test of failed) named(file.name, test.fullName, test.failureMessages.join("\n"));
    if (file.status === "failed" && !failed.length) named(file.name, "the file itself", file.message);
  }
  return counted(code, { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests });
}

/** Walks through the site with programs that not every machine has: skipped, and said so, where they are missing. */
function walk({ missing, ...programs }, walks, more = {}) {
  const files = walks.map((name) => `tests/browsers/${name}.walk.ts`);
  return missing
    ? skipped(missing)
    : vitest({ TEST_DATABASE_URL: "", TEST_PROGRAMS: JSON.stringify(programs), ...more }, [
        "-c",
        "tests/browsers/vitest.config.ts",
        ...files,
      ]);
}

async function playwright(chromium) {
  const report = join(reports, "playwright.json");
  const code = await start("playwright", ["test", "-c", "tests/e2e/playwright.config.ts"], {
    E2E_REPORT: report,
    PLAYWRIGHT_CHROMIUM: chromium,
  });
  const { stats, suites } = readReport(report);
  for (const suite of suites ?? []) nameFailed(suite);
  // Flaky is not passed: what passes only sometimes fails sometimes.
  return counted(code, { passed: stats?.expected, failed: stats?.unexpected + stats?.flaky, skipped: stats?.skipped });
}

/** Keeps what failed for the end, where nobody has to search for it. */
function named(file, test, message = "") {
  broken.push(
    `✗ ${relative(root, file)} > ${test}\n${stripVTControlCharacters(message).split("\n").slice(0, 25).join("\n")}`,
  );
}

/** Playwright keeps the tests of a file in suites within suites. */
function nameFailed({ file, suites = [], specs = [] }) {
  for (const suite of suites) nameFailed(suite);
  for (const { title, tests } of specs) {
    const errors = tests
      .filter(({ status }) => status !== "expected" && status !== "skipped")
      .flatMap(({ results }) => results.flatMap(({ errors }) => errors));
    if (errors.length) named(join(root, "tests/e2e", file), title, errors.map(({ message }) => message).join("\n"));
  }
}

/** A runner that went wrong without naming a test, such as a file that cannot be loaded, is a failure too. */
function counted(code, { passed, failed, skipped }) {
  return { passed: passed || 0, failed: failed || (code === 0 ? 0 : 1), skipped: skipped || 0 };
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

function skipped(why) {
  say(why);
  return { skipped: 1 };
}

function failed(why) {
  say(why);
  return { failed: 1 };
}

function measured() {
  const rows = steps.map(
    ({ name, counts, seconds }) => `| ${name} | ${counts.passed} | ${counts.failed} | ${counts.skipped} | ${seconds} |`,
  );
  return `# Measured

What \`npm run check:all\` found, on ${new Date().toISOString().slice(0, 10)} with Node ${process.versions.node} (the park's own: ${ownVersion()}).
It runs what \`npm test\` runs, in the browser every pattern in all its languages and at all its widths instead of one in turn, on
PostgreSQL the tests that only read pages too, races two hundred groups for the last places, walks ten thousand steps of the model of
reservations, tries a thousand calendars and five hundred random answers to each form, and kills the process fifty times while groups book and mails leave.

| part | passed | failed | skipped | seconds |
|---|---|---|---|---|
${rows.join("\n")}

${line}
${mutation()}`;
}

/** How many small changes of the rules their tests noticed (tests/mutation). */
function mutation() {
  const { files, made, survived } = readReport(join(reports, "mutation.json"));
  if (!files) return "";
  const score = (one) => ((100 * (one.made - one.survived)) / one.made).toFixed(1);
  const rows = files.map((one) => `| ${one.of} | ${one.file} | ${one.made} | ${one.survived} | ${score(one)} % |`);
  return `\n## Rules under test\n\nThe rules are changed in small ways, one at a time; each change that no test notices is counted (goal: at least 90 % noticed).\n\n| of | file | changes | not noticed | noticed |\n|---|---|---|---|---|\n${rows.join("\n")}\n| | all | ${made} | ${survived} | ${score({ made, survived })} % |\n`;
}

function ownVersion() {
  return JSON.parse(readFileSync(join(root, "node_modules/node/package.json"), "utf8")).version;
}

function inWords({ passed, failed, skipped }) {
  return [passed && `${passed} passed`, failed && `${failed} failed`, skipped && `${skipped} skipped`]
    .filter(Boolean)
    .join(", ");
}

function stop(signal) {
  running?.kill(signal);
  postgres.stop();
  process.exit(1);
}

function say(text) {
  process.stdout.write(`${text}\n`);
}
