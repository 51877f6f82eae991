/** Milliseconds since 1970. */
type Clock = () => number;

// The clock of the document: it may stand still while a device sleeps, so that a page is better given another.
let clock: Clock = () => performance.timeOrigin + performance.now();
const listeners = new Set<() => void>();

/** Has the page go by this clock from now on, in the place of the device's, which may be wrong. */
export function goBy(other: Clock): void {
  clock = other;
  for (const hear of listeners) hear();
}

/** Milliseconds since 1970 by the clock that the page goes by: the document's own until `goBy` names another. */
export function pageNow(): number {
  return clock();
}

/**
 * Tells when the page goes by another clock, until what it returns is called; not a state of React's, which would draw
 * the whole page at once for it.
 */
export function hearClock(hear: () => void): () => void {
  listeners.add(hear);
  return () => void listeners.delete(hear);
}
