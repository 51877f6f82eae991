import { AsyncLocalStorage } from "node:async_hooks";

const placesInAll = 2;
let free = placesInAll;
const turn = new AsyncLocalStorage<true>();
const waiting: { places: number; begin: () => void }[] = [];

/**
 * Runs what is costly in memory, at most two at once in the whole process; what takes both `places` runs alone. Within
 * a turn there is no other: it would wait for itself, and everybody after it.
 */
export async function inTurn<T>(work: () => Promise<T>, places: 1 | 2 = 1): Promise<T> {
  if (turn.getStore()) throw new Error("a turn within a turn would wait for itself");
  if (waiting.length > 0 || free < places) await new Promise<void>((begin) => waiting.push({ places, begin }));
  else free -= places;
  try {
    return await turn.run(true, work);
  } finally {
    free += places;
    for (let next = waiting[0]; next && next.places <= free; next = waiting[0]) {
      waiting.shift();
      free -= next.places;
      next.begin();
    }
  }
}
