import { useSyncExternalStore } from "react";

/** Milliseconds since 1970. */
type Clock = () => number;

let clock: Clock | undefined;
const listeners = new Set<() => void>();

/** Has the page go by this clock from now on, in the place of the device's, which may be wrong. */
export function goBy(other: Clock): void {
  clock = other;
  for (const hear of listeners) hear();
}

/** The clock that the page goes by; undefined as long as that is the device's. */
export function usePageClock(): Clock | undefined {
  return useSyncExternalStore(listen, () => clock, () => undefined);
}

function listen(hear: () => void): () => void {
  listeners.add(hear);
  return () => void listeners.delete(hear);
}
