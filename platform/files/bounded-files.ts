import { type Fault, faultOf } from "../db/faults.ts";

/** The storage did not do its work in time, or at all. `message` contains no name of a file. */
class StorageFault extends Error {
  override name = "StorageFault";
  readonly fault: Fault;
  constructor(fault: Fault, cause?: unknown) {
    super(
      fault === "busy"
        ? "the storage of files did not answer in time"
        : `the storage of files does not work (${fault})`,
      { cause },
    );
    this.fault = fault;
  }
}

/** How long the storage is left alone after it did not answer: who comes meanwhile is told at once. */
const restMs = 3_000;
/** A wait longer than this says that a file was large, not that the storage is away. */
const shortMs = 3_000;

type Bound = <T>(withinMs: number, work: (signal: AbortSignal) => Promise<T>) => Promise<T>;

/**
 * Bounds work on a storage by time: `bound(2_000, (signal) => read(key, signal))` ends in a StorageFault by then. After
 * a storage did not answer, one piece of work every three seconds tries it again and all others fail at once, so that a
 * page with forty pictures waits for one and not for forty.
 */
export function openBound(): Bound {
  let resting: { until: number; fault: Fault } | undefined;

  return async (withinMs, work) => {
    const now = performance.now();
    if (resting && now < resting.until) throw new StorageFault(resting.fault);
    // Who tries it now does so for all: the others go on waiting for the next time.
    if (resting) resting.until = now + restMs;
    try {
      const done = await inTime(withinMs, work);
      resting = undefined;
      return done;
    } catch (error) {
      const late = error instanceof StorageFault;
      const fault = late ? error.fault : faultOfStorage(error);
      if (fault === "away" || (late && withinMs <= shortMs)) resting = { until: performance.now() + restMs, fault };
      throw late ? error : new StorageFault(fault, error);
    }
  };
}

async function inTime<T>(withinMs: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const late = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new StorageFault("busy"));
      late.abort();
    }, withinMs);
  });
  const working = work(late.signal);
  // Nobody waits any more for what fails afterwards.
  working.catch(() => {});
  return Promise.race([working, end]).finally(() => clearTimeout(timer));
}

/** What is neither full nor read-only cannot be used: not reached, not allowed, or broken. */
function faultOfStorage(error: unknown): Fault {
  const noRoom = error instanceof Error && /InsufficientStorage|StorageFull|QuotaExceeded/.test(causes(error));
  return noRoom ? "full" : (faultOf(error) ?? "away");
}

function causes(error: Error): string {
  return error.cause instanceof Error ? `${error.name} ${causes(error.cause)}` : error.name;
}

/** What the storage gives or keeps, or nothing while it does not work: for files that can be made again. */
export async function orNothing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof StorageFault) return undefined;
    throw error;
  }
}
