import { connect, type Socket } from "node:net";
import { cores, has, spawnOn } from "./processes.ts";

/** What to ask for, over and over: each connection asks again as soon as it has its answer. */
export type Load = {
  origin: string;
  path: string;
  headers?: Record<string, string>;
  seconds: number;
  connections: number;
};

/** The program that makes the load: wrk where it is installed, else our own below. */
export const generator = has("wrk") ? "wrk" : "bench/load.ts";

/**
 * Answers per second under a load made by another process, on the core kept for measuring. Throws when an answer is not
 * 200.
 */
export async function answersPerSecond(load: Load): Promise<number> {
  const { origin, path, headers = {}, seconds, connections } = load;
  const wrk = [
    "-t1",
    `-c${connections}`,
    `-d${seconds}s`,
    ...Object.entries(headers).map(([name, value]) => `-H${name}: ${value}`),
    origin + path,
  ];
  const output = await (generator === "wrk"
    ? run("wrk", wrk)
    : run(process.execPath, [import.meta.filename, JSON.stringify(load)]));
  const bad = /Non-2xx or 3xx responses: (\d+)|Socket errors: (?!connect 0, read 0, write 0)(.*)/.exec(output);
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(output)?.[1];
  if (bad || !rate) throw new Error(`the load on ${path} went wrong:\n${output}`);
  return Number(rate);
}

function run(program: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawnOn(cores.measuring, program, args, { stdio: ["ignore", "pipe", "inherit"] });
    let output = "";
    child.stdout?.on("data", (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.once("error", reject);
    child.once("exit", () => resolve(output));
  });
}

/**
 * Our own generator: keep-alive connections on bare sockets, so that it costs less than what it measures. Says what wrk
 * says.
 */
async function makeLoad({ origin, path, headers = {}, seconds, connections }: Load): Promise<void> {
  const { host, hostname, port } = new URL(origin);
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const question = Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join("")}\r\n`);
  const begun = performance.now();
  const counts = { answers: 0, bad: 0 };
  const sockets = Array.from({ length: connections }, () =>
    askOver(connect({ host: hostname, port: Number(port), noDelay: true }), question, counts),
  );
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  const rate = counts.answers / ((performance.now() - begun) / 1000);
  for (const socket of sockets) socket.destroy();
  if (counts.bad > 0) process.stdout.write(`Non-2xx or 3xx responses: ${counts.bad}\n`);
  process.stdout.write(`Requests/sec: ${rate}\n`);
}

/** Asks, reads one answer by its length, and asks again. */
function askOver(socket: Socket, question: Buffer, counts: { answers: number; bad: number }): Socket {
  let held: Buffer | undefined;
  let missing = 0;
  socket.on("connect", () => socket.write(question));
  socket.on("error", () => {
    counts.bad++;
  });
  socket.on("data", (chunk: Buffer) => {
    if (missing === 0) {
      const bytes = held ? Buffer.concat([held, chunk]) : chunk;
      const headEnd = bytes.indexOf("\r\n\r\n");
      held = headEnd < 0 ? bytes : undefined;
      if (headEnd < 0) return;
      const head = bytes.toString("latin1", 0, headEnd);
      if (!head.startsWith("HTTP/1.1 200")) counts.bad++;
      missing = headEnd + 4 + Number(/content-length: (\d+)/i.exec(head)?.[1]) - bytes.length;
    } else missing -= chunk.length;
    if (missing > 0) return;
    missing = 0;
    counts.answers++;
    socket.write(question);
  });
  return socket;
}

if (import.meta.main) await makeLoad(JSON.parse(process.argv[2] ?? "{}"));
