// What every command does first: install and build, each only when something changed. Runs on Node 20 with nothing
// installed.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { accessSync, constants, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const oldestNode = 20;

/**
 * The environment the site runs in. Memory goes back to the system instead of lying about in pieces (glibc's own
 * settings, docs/decisions/0004), and what was compiled once is not compiled again at the next start.
 */
export const surroundings = {
  NODE_ENV: "production",
  NODE_COMPILE_CACHE: join(root, "build/compiled"),
  MALLOC_ARENA_MAX: "1",
  MALLOC_MMAP_THRESHOLD_: "16384",
  MALLOC_TRIM_THRESHOLD_: "131072",
};

/**
 * What Node is told when it serves the site: 8 MB for what requests leave behind from one collection to the next, since
 * it starts with 1 MB and a page from memory then costs a tenth more (docs/decisions/0004); and that a quiet park may
 * collect its garbage (server/rest.ts).
 */
export const servingOptions = ["--min-semi-space-size=8", "--expose-gc"];

/** Installs the dependencies of package-lock.json unless they are those installed already. */
export function install() {
  if (Number.parseInt(process.versions.node, 10) < oldestNode)
    stop(
      `This is Node ${process.versions.node}; the park needs Node ${oldestNode} or newer to start (it brings its own Node 26 to run on).`,
    );
  const wanted = hashOf(["package-lock.json", "package.json"]);
  const mark = join(root, "node_modules/.installed");
  if (existsSync(mark) && readFileSync(mark, "utf8") === wanted) return;
  mustBeWritable(root);
  const { status, complaints } = runNpm();
  if (status !== 0) stop(`${complaints}\nThe dependencies could not be installed: ${reasonIn(complaints)}`);
  writeFileSync(mark, wanted);
}

/** Builds the site unless the sources are those of the last build. */
export function build() {
  const stamp = hashOf([
    "app",
    "platform",
    "ui",
    "server",
    "starter",
    "public",
    "docs/editing.md",
    "docs/editing.en.md",
    "docs/editing.ja.md",
    "docs/editing",
    "package-lock.json",
    "vite.config.ts",
    "react-router.config.ts",
  ]);
  const file = join(root, "build/stamp.json");
  if (existsSync(file) && JSON.parse(readFileSync(file, "utf8")).stamp === stamp) return;
  mustBeWritable(existsSync(dirname(file)) ? dirname(file) : root);
  say("Building the site (about ten seconds) …");
  const built = spawnSync(ownNode(), [join(root, "server/build.ts"), stamp], { cwd: root, stdio: "inherit" });
  if (built.status !== 0) stop("The site could not be built: see the message above.");
}

/** The Node that came with the dependencies, on which everything but these two files runs. */
export function ownNode() {
  const node = join(root, "node_modules/.bin/node");
  return existsSync(node)
    ? node
    : stop(
        "Node 26 did not come with the dependencies: install scripts seem to be forbidden here. Allow them (npm config delete ignore-scripts), delete node_modules and start again.",
      );
}

/** Says what is wrong and what to do, and ends. */
export function stop(message) {
  process.stderr.write(`\n${message.trim()}\n`);
  process.exit(1);
}

/**
 * The versions of package-lock.json, also what only the build needs, whatever NODE_ENV says. Not "npm ci": that insists
 * on packages for foreign systems, which not every registry has, and would take the modules from under a running park.
 */
function runNpm() {
  say("Installing the dependencies (a minute or two) …");
  const alive = spawn(process.execPath, ["-e", signOfLife], { stdio: ["ignore", "inherit", "ignore"] });
  const npm = spawnSync(
    "npm",
    ["install", "--no-save", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"],
    { cwd: root, stdio: ["ignore", "ignore", "pipe"], encoding: "utf8" },
  );
  alive.kill();
  if (npm.error) stop(`npm cannot be run (${npm.error.message}). Install Node.js together with npm, then start again.`);
  return { status: npm.status, complaints: npm.stderr };
}

// npm is silent for a minute; this speaks meanwhile, and ends with the one who waits.
const signOfLife = `
  const parent = process.ppid;
  let seconds = 0;
  setInterval(() => {
    if (process.ppid !== parent) process.exit();
    console.log("  still installing (" + (seconds += 10) + " s)");
  }, 10_000);`;

function reasonIn(complaints) {
  if (
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT/.test(complaints)
  )
    return "npm does not reach its registry. Is there a network? Behind a proxy, set HTTPS_PROXY, or name another registry with npm config set registry.";
  if (/ENOSPC/.test(complaints)) return "the disk is full (about 1 GB is needed).";
  if (/EACCES|EPERM|EROFS/.test(complaints)) return "this user may not write here; see npm's message above.";
  return "see npm's message above.";
}

function mustBeWritable(folder) {
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    stop(`This user may not write to "${folder}". Start as the user who owns it, or change its owner.`);
  }
}

function hashOf(paths) {
  const hash = createHash("sha256");
  for (const path of paths.flatMap(filesUnder).sort()) hash.update(path).update(readFileSync(join(root, path)));
  return hash.digest("hex");
}

function filesUnder(path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (/\.\w+$/.test(path)) return [path];
  return readdirSync(full, { withFileTypes: true }).flatMap((entry) => {
    const inner = `${path}/${entry.name}`;
    if (entry.isDirectory()) return filesUnder(inner);
    return /\.test\.tsx?$/.test(entry.name) ? [] : [inner];
  });
}

function say(line) {
  process.stdout.write(`${line}\n`);
}
