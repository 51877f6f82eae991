import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { surroundings } from "#server/set-up.mjs";
import { freePort } from "./port.ts";
import { copyDatabase, copyFolder, root, type Template } from "./template.ts";

type Options = {
  /** What it starts with; nothing given = an empty folder, which it fills itself. */
  template?: Template;
  /** The folder it works in, which stays; else a temporary one. */
  dataDir?: string;
  env?: Record<string, string>;
};

export type RunningServer = {
  url: string;
  dataDir: string;
  pid: number;
  /** Everything it has printed so far. */
  printed(): string;
  /** Its log so far, a line each. */
  logged(): Record<string, unknown>[];
  /** Asks it to stop, as an operator does; answers its exit code. */
  stop(): Promise<number | null>;
};

/** The built site as `npm start` runs it, in test mode on a free port. Stop it at the end. */
export async function startServer({ template, dataDir: given, env = {} }: Options = {}): Promise<RunningServer> {
  const dataDir = given ?? (template ? await copyFolder(template) : await mkdtemp(join(tmpdir(), "park-test-")));
  const database = template && (await copyDatabase(template));
  const port = await freePort();
  const run = runServer({
    PORT: String(port),
    DATA_DIR: dataDir,
    ...(database && { DATABASE_URL: database.url, SECRET: "s".repeat(32) }),
    ...env,
  });
  await run.says("The back office:");
  const url = `http://127.0.0.1:${port}`;
  // By the time it answers, it has said all it has to say.
  await fetch(`${url}/healthz`);
  return {
    url,
    dataDir,
    pid: run.pid,
    printed: run.printed,
    logged: () =>
      run
        .printed()
        .split("\n")
        .filter((line) => line.startsWith("{"))
        .map((line) => JSON.parse(line)),
    async stop() {
      run.kill("SIGTERM");
      const code = await run.ended;
      await database?.drop();
      if (!given) await rm(dataDir, { recursive: true });
      return code;
    },
  };
}

/** Starts the program with these settings and no others, ready or not; for starts that fail. */
export function runServer(env: Record<string, string>) {
  const { PATH = "", HOME = "" } = process.env;
  const child = spawn(process.execPath, ["server/main.ts"], {
    cwd: root,
    env: { PATH, HOME, ...surroundings, PARK_MODE: "test", ...env },
    // With a line to us it ends by itself when the test that started it is gone.
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let printed = "";
  const listeners = new Set<() => void>();
  const hear = (bytes: Buffer) => {
    printed += bytes;
    for (const listener of listeners) listener();
  };
  child.stdout?.on("data", hear);
  child.stderr?.on("data", hear);
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  return {
    pid: child.pid ?? 0,
    ended,
    printed: () => printed,
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    /** Resolves when it has printed this; throws when it ends before. */
    says: (words: string) =>
      new Promise<void>((resolve, reject) => {
        const look = () => {
          if (!printed.includes(words)) return;
          listeners.delete(look);
          resolve();
        };
        listeners.add(look);
        look();
        ended.then((code) => reject(new Error(`the server ended with ${code} and never said "${words}":\n${printed}`)));
      }),
  };
}
