import { execFileSync, spawnSync } from "node:child_process";
import { chownSync, existsSync, globSync } from "node:fs";
import { dirname, join } from "node:path";
import pg from "pg";
import { freePort } from "#tests/port.ts";
import { end, spawnOn, temporaryFolder, until } from "./processes.ts";

/** A PostgreSQL server of our own, with its data in a temporary folder. */
export type Cluster = {
  version: string;
  /** Makes an empty database; gives the settings that lead a site to it. */
  database(name: string): Promise<{ DATABASE_URL: string; SECRET: string }>;
  stop(): Promise<void>;
};

/** Starts a server from the PostgreSQL programs of this machine; nothing when there are none. It never runs as root. */
export async function startPostgres(core?: number): Promise<Cluster | undefined> {
  const programs = findPrograms();
  if (!programs) return undefined;
  const folder = temporaryFolder();
  const as = unprivileged();
  if (as) chownSync(folder, as.uid, as.gid);
  const data = join(folder, "data");
  execFileSync(join(programs, "initdb"), ["-D", data, "-U", "park", "--auth=trust", "-E", "UTF8", "--locale=C"], {
    ...as,
    stdio: "pipe",
    cwd: folder,
  });

  const port = await freePort();
  const server = spawnOn(
    core,
    join(programs, "postgres"),
    ["-D", data, "-p", String(port), "-k", folder, "-c", "listen_addresses=127.0.0.1"],
    { ...as, stdio: "ignore", cwd: folder },
  );
  const address = (name: string) => `postgres://park@127.0.0.1:${port}/${name}`;
  const ask = async (question: string) => {
    const client = new pg.Client({ connectionString: address("postgres") });
    await client.connect();
    try {
      return (await client.query<{ answer: string }>(question)).rows[0]?.answer;
    } finally {
      await client.end();
    }
  };
  const version = await until(
    "the database server's first answer",
    30_000,
    () => ask("select current_setting('server_version') as answer"),
    100,
  );
  return {
    version,
    async database(name) {
      await ask(`create database ${name}`);
      return { DATABASE_URL: address(name), SECRET: "only-for-measuring-only-for-measuring" };
    },
    stop: () => end(server, "SIGINT"),
  };
}

/** The folder of initdb and postgres: the newest of Debian's, Red Hat's or Homebrew's, else that on the PATH. */
function findPrograms(): string | undefined {
  const folders = [
    "/usr/lib/postgresql/*/bin",
    "/usr/pgsql-*/bin",
    "/opt/homebrew/opt/postgresql@*/bin",
    "/usr/local/opt/postgresql@*/bin",
  ];
  const byVersion = (a: string, b: string) => a.localeCompare(b, "en", { numeric: true });
  const installed = globSync(folders.map((folder) => join(folder, "initdb")))
    .toSorted(byVersion)
    .at(-1);
  if (installed) return dirname(installed);
  const path = spawnSync("which", ["initdb"], { encoding: "utf8" }).stdout?.trim();
  return path && existsSync(path) ? dirname(path) : undefined;
}

/** Whom the server runs as when we are root: postgres, or nobody. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: "-u" | "-g", name: string) =>
    Number.parseInt(spawnSync("id", [flag, name], { encoding: "utf8" }).stdout, 10);
  const name = Number.isNaN(id("-u", "postgres")) ? "nobody" : "postgres";
  return { uid: id("-u", name), gid: id("-g", name) };
}
