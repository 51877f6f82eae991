import cluster, { type Worker } from "node:cluster";
import type { Logger } from "pino";
import { end, longestEndMs, watchOver } from "./watchdog.mjs";
import { Refusal } from "#server/refusal.ts";

const firstPauseMs = 500;
const longestPauseMs = 30_000;

/** Starts processes that share the port, and another for any that dies; resolves when all of them listen. */
export async function startWorkers(
  count: number,
  log: Logger,
): Promise<{ stop(signal: NodeJS.Signals): Promise<void> }> {
  let stopping = false;

  async function start(): Promise<void> {
    const worker = cluster.fork();
    watchOver(worker.process, () => log.error({ worker: worker.id }, "a worker has stopped answering and is ended"));
    await listening(worker);
    worker.once("exit", (code, signal) => {
      if (stopping) return;
      log.error({ worker: worker.id, code, signal }, "a worker died; another takes its place");
      void startAgain();
    });
  }
  /** Waits longer before every further try, so that a lasting fault does not keep the machine busy. */
  async function startAgain(): Promise<void> {
    for (let pause = firstPauseMs; !stopping; pause = Math.min(pause * 2, longestPauseMs)) {
      await new Promise((resolve) => setTimeout(resolve, pause));
      if (stopping) return;
      try {
        return await start();
      } catch (error) {
        log.error({ err: error }, "no other worker could be started; trying again");
      }
    }
  }

  await Promise.all(Array.from({ length: count }, start));
  return {
    async stop(signal) {
      stopping = true;
      await Promise.all(living().map((worker) => ended(worker, signal)));
    },
  };
}

/** Resolves when a worker takes requests; one that ends before has said why itself. */
function listening(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.once("listening", () => resolve());
    worker.once("exit", () => reject(new Refusal("a worker could not start; its message is above")));
  });
}

/** Ends one; a second is left for this process itself. */
function ended(worker: Worker, signal: NodeJS.Signals): Promise<void> {
  return new Promise((resolve) => {
    worker.once("exit", () => resolve());
    end(worker.process, signal, longestEndMs(signal, process.env) - 1_000);
  });
}

function living(): Worker[] {
  return Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
}
