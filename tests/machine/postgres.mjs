// A PostgreSQL server of the tests' own, in a temporary folder, where PostgreSQL is installed. Node 20, nothing
// installed.
import { spawnSync } from "node:child_process";
import { chownSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { findProgram, isRoot } from "./system.mjs";

const missing = `There is no PostgreSQL server here, so the tests ran on the embedded database alone. To run them on both, install one
(Debian, Ubuntu: apt-get install postgresql) or name one in TEST_DATABASE_URL=postgres://user:password@host/database,
whose user may create databases; PostgreSQL 15 or newer.`;

/** The address of a server for the tests and how to stop it; or in words what is missing. */
export function openPostgres() {
  if (process.env.TEST_DATABASE_URL) return { url: process.env.TEST_DATABASE_URL, stop() {} };
  const initdb = findProgram(["initdb"], placesOfServers());
  const user = isRoot() ? nobodySpecial() : undefined;
  if (!initdb || (isRoot() && !user)) return { missing, stop() {} };
  return startServer(dirname(initdb), user);
}

function startServer(bin, user) {
  const folder = mkdtempSync(join(tmpdir(), "park-postgres-"));
  if (user) chownSync(folder, user.uid, user.gid);
  const run = (program, ...args) =>
    spawnSync(join(bin, program), args, {
      cwd: folder,
      encoding: "utf8",
      env: { ...process.env, LC_ALL: "C.UTF-8", TZ: "UTC" },
      ...user,
    });
  const remove = () => rmSync(folder, { recursive: true, force: true });

  const made = run("initdb", "-D", join(folder, "data"), "-U", "park", "-A", "trust", "-E", "UTF8", "--no-sync");
  const port = 10_000 + Math.floor(Math.random() * 22_000);
  // Only speed is given up: the data lives as long as the tests.
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c synchronous_commit=off -c full_page_writes=off -c max_connections=200`;
  const started =
    made.status === 0
      ? run("pg_ctl", "-D", join(folder, "data"), "-o", settings, "-l", join(folder, "log"), "-w", "-t", "60", "start")
      : made;
  if (started.status !== 0) {
    const log = started === made ? "" : readLog(folder);
    remove();
    return {
      missing: `${missing}\nThe one that is installed does not start:\n${started.stderr ?? started.error?.message ?? ""}${log}`,
      stop() {},
    };
  }
  let stopped = false;
  const stop = () => {
    if (stopped) return;
    stopped = true;
    run("pg_ctl", "-D", join(folder, "data"), "-m", "immediate", "stop");
    remove();
  };
  process.on("exit", stop);
  return { url: `postgres://park@127.0.0.1:${port}/postgres`, stop };
}

/** PostgreSQL refuses to run as root: its own user, or the one who owns nothing. */
function nobodySpecial() {
  const users = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  const [, , uid, gid] = users.find(([name]) => name === "postgres") ?? users.find(([name]) => name === "nobody") ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}

/** Where Debian, Fedora and Homebrew put the server's programs, the newest first. */
function placesOfServers() {
  const versions = ["/usr/lib/postgresql", "/opt/homebrew/opt", "/usr/local/opt"].flatMap((folder) => {
    try {
      return readdirSync(folder)
        .filter((name) => /^(postgresql@?)?\d*$/.test(name))
        .map((name) => join(folder, name, "bin"));
    } catch {
      return [];
    }
  });
  return [...versions.sort((a, b) => Number(/\d+/.exec(b)?.[0]) - Number(/\d+/.exec(a)?.[0])), "/usr/pgsql/bin"];
}

function readLog(folder) {
  try {
    return readFileSync(join(folder, "log"), "utf8");
  } catch {
    return "";
  }
}
