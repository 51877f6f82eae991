import type { Fault } from "../db/faults.ts";

/** What answers had to wait for lately, for /readyz: a full disk or a lock is seen only by who runs into it. */
export interface Outages {
  note(part: string, fault: Fault): void;
  /** The fault of each part that was met in the last ten seconds. */
  lately(): ReadonlyMap<string, Fault>;
}

const lately = 10_000;

/** Nothing met yet; one for each process. */
export function openOutages(): Outages {
  const met = new Map<string, { fault: Fault; at: number }>();
  // Not the time of day: of a clock that was set back an hour, a fault would be met for an hour.
  return {
    note: (part, fault) => void met.set(part, { fault, at: performance.now() }),
    lately: () =>
      new Map(
        [...met].filter(([, { at }]) => performance.now() - at < lately).map(([part, { fault }]) => [part, fault]),
      ),
  };
}
