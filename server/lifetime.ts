import cluster from "node:cluster";
import { flushLog } from "./log.ts";
import { inWords } from "./refusal.ts";
import { say } from "./terminal.ts";

/** The ways in which we are asked to end. */
export const endingSignals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** `close` is given the signal it closes by. */
export type Closable = { close(signal: NodeJS.Signals): Promise<void> };

/**
 * Opens, and closes at the first signal. One that comes while it still opens has to wait: a database half made is
 * worse than a moment's patience.
 */
export async function runUntilSignal(open: () => Promise<Closable>): Promise<void> {
  const opening = open();
  let stopping = false;
  async function stop(why: string, signal: NodeJS.Signals) {
    if (stopping) return;
    stopping = true;
    say(`\nStopping (${why}) …`);
    const opened = await opening.catch(() => undefined);
    await opened?.close(signal).catch((error: unknown) => fail("The park could not close in order", error));
    await flushLog();
    process.exit(0);
  }
  for (const signal of endingSignals) process.on(signal, () => void stop(signal, signal));
  // npm start keeps a line to us: when it breaks, nobody is left who could stop us.
  if (!cluster.isWorker)
    process.on("disconnect", () => void stop("the program that started this one has ended", "SIGHUP"));
  process.on("uncaughtException", (error) => void fail("A fault nobody expected ended the park", error));
  // When nobody reads what we print any more, that is no reason to end.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  await opening.catch((error: unknown) => fail("The park cannot open", error));
}

/** Says what went wrong and ends. */
async function fail(what: string, error: unknown): Promise<never> {
  process.stderr.write(`\n${what}: ${inWords(error)}\n`);
  await flushLog();
  process.exit(1);
}
