import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import type { UploadRefusal } from "../uploads/upload.ts";
import type { Layer, Sheet } from "./compose.ts";
import type { SentPictureType } from "./draw-anew.ts";
import type { Measured, MeasureOptions, PictureRefusal } from "./measure.ts";
import type { Asked, Done, WorkName, Works } from "./picture-process.ts";
import { inTurn } from "./turns.ts";
import type { VariantFormat } from "./widths.ts";

/**
 * Reads and makes pictures in other processes, each within a time limit; a picture that takes too long is refused as
 * damaged.
 */
export interface PictureWork {
  /** Looks at an original (measure.ts). */
  measure(bytes: Uint8Array, options?: MeasureOptions): Promise<Measured | PictureRefusal>;
  /** A picture that a visitor sent, drawn anew, or why it is refused (draw-anew.ts). */
  drawAnew(bytes: Uint8Array, contentType: SentPictureType): Promise<Uint8Array | UploadRefusal>;
  /** A variant (encode.ts). */
  encode(original: Uint8Array, width: number, format: VariantFormat): Promise<Uint8Array>;
  /** A smaller picture, of which variants are made (encode.ts). */
  reduce(original: Uint8Array): Promise<Uint8Array>;
  /** Pictures and drawings on one sheet (compose.ts). */
  compose(sheet: Sheet, layers: readonly Layer[]): Promise<Uint8Array>;
}

/** Milliseconds. The largest original takes some seconds on a busy machine; pictures from visitors are smaller. */
const longest: Record<WorkName, number> = {
  measure: 60_000,
  encode: 60_000,
  reduce: 60_000,
  drawAnew: 20_000,
  compose: 20_000,
};
const idleMs = 20_000;

/**
 * Works on at most two pictures at once, each in a process of its own. A hostile picture that is slow, or hangs or
 * crashes the library, costs only that process, which is killed after its time and replaced (rule H12). Threads would
 * not do: one cannot be ended while it runs inside the library. A process is kept for the next picture and ended after
 * 20 seconds without one. It gets no settings, and so knows no secrets. `times` are milliseconds.
 */
export function openPictureWork(times: Partial<Record<WorkName, number>> = {}): PictureWork {
  const resting: { process: ChildProcess; end: NodeJS.Timeout }[] = [];

  function take(): ChildProcess {
    const rested = resting.pop();
    clearTimeout(rested?.end);
    return rested?.process.connected ? rested.process : begin();
  }

  /** A large original needs so much memory that it takes both places: nothing else is made meanwhile. */
  function work<Name extends WorkName>(name: Name, given: Parameters<Works[Name]>, places: 1 | 2 = 1) {
    return inTurn(async () => {
      const process = take();
      const done = await answered(process, { work: name, given }, times[name] ?? longest[name]);
      if (!done) process.kill("SIGKILL");
      else resting.push({ process, end: setTimeout(() => process.kill("SIGKILL"), idleMs).unref() });
      return (done ?? { fault: "ended before it was done" }) as Done<Awaited<ReturnType<Works[Name]>>>;
    }, places);
  }

  return {
    measure: async (...given) => orElse(await work("measure", given, 2), "damaged" as const),
    drawAnew: async (...given) => orElse(await work("drawAnew", given), "fileDamaged" as const),
    encode: async (...given) => made(await work("encode", given)),
    reduce: async (...given) => made(await work("reduce", given, 2)),
    compose: async (...given) => made(await work("compose", given)),
  };
}

function orElse<T, R>(done: Done<T>, refusal: R): T | R {
  return "fault" in done ? refusal : done.result;
}

function made<T>(done: Done<T>): T {
  if ("fault" in done) throw new Error(`a picture could not be made: ${done.fault}`);
  return done.result;
}

function begin(): ChildProcess {
  const { PATH, TMPDIR, SystemRoot } = process.env;
  const begun = fork(new URL("./picture-process.ts", import.meta.url), {
    execArgv: [],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    env: { PATH, TMPDIR, SystemRoot },
  });
  // A process that cannot start or take a message is replaced.
  begun.on("error", () => begun.kill("SIGKILL"));
  begun.unref();
  return begun;
}

/** The process's answer; undefined when it ends first or the time is over. */
async function answered(process: ChildProcess, asked: Asked, longestMs: number): Promise<Done | undefined> {
  const over = AbortSignal.timeout(longestMs);
  const heard = new AbortController();
  process.channel?.ref();
  try {
    const signal = AbortSignal.any([over, heard.signal]);
    const [message, ended] = ["message", "exit"].map((event) => once(process, event, { signal }));
    process.send(asked);
    return (await Promise.race([message, ended?.then(() => [])]))?.[0];
  } catch {
    return undefined;
  } finally {
    heard.abort();
    process.channel?.unref();
  }
}
