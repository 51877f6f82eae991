import { Worker } from "node:worker_threads";
import type { Cut, CutDone, CutFormat } from "./cutting.ts";

const idleMs = 20_000;

export type Cutter = {
  /** The characters of a font file, or nothing when too many cuts wait already. */
  cut(file: string, text: string, format?: CutFormat): Promise<Uint8Array | undefined>;
};

/**
 * Cuts fonts in a thread of its own, started when one is asked for and ended when none was for a while: squeezing one
 * takes one or two tenths of a second in which pages must go on being answered, and the tens of megabytes it needs are
 * given back.
 */
export function openCutter(mostWaiting = 24): Cutter {
  const waiting = new Map<number, PromiseWithResolvers<Uint8Array>>();
  let thread: Worker | undefined;
  let rest: NodeJS.Timeout | undefined;
  let count = 0;

  function start(): Worker {
    const begun = new Worker(new URL("./cutting.ts", import.meta.url));
    begun.unref();
    begun.on("message", (done: CutDone) => {
      settle(done);
      if (waiting.size === 0) rest = setTimeout(stop, idleMs).unref();
    });
    begun.on("error", (fault) => {
      thread = undefined;
      for (const asked of waiting.values()) asked.reject(fault);
      waiting.clear();
    });
    return begun;
  }

  function settle(done: CutDone) {
    const asked = waiting.get(done.id);
    waiting.delete(done.id);
    if ("bytes" in done) asked?.resolve(done.bytes);
    else asked?.reject(new Error(`a font could not be cut: ${done.fault}`));
  }

  function stop() {
    void thread?.terminate();
    thread = undefined;
  }

  return {
    async cut(file, text, format = "woff2") {
      if (waiting.size >= mostWaiting) return undefined;
      clearTimeout(rest);
      thread ??= start();
      const cut: Cut = { id: count++, file, text, format };
      const asked = Promise.withResolvers<Uint8Array>();
      waiting.set(cut.id, asked);
      thread.postMessage(cut);
      return asked.promise;
    },
  };
}
