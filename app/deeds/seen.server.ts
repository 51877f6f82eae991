import { AsyncLocalStorage } from "node:async_hooks";

/** Somebody else changed the deed after it was read: nothing of the work is written. */
export class DeedChanged extends Error {}

const seen = new AsyncLocalStorage<{ deedId: string; stateId: number }>();

/**
 * Does something to a deed as it was seen: when its newest state is another by the time the work adds its own, the
 * work's transaction is given up and nothing is overwritten (rule S12). Of two at once the second waits for the first,
 * and is then refused.
 */
export async function asSeen<T>(
  { id, stateId }: { id: string; stateId: number },
  work: () => Promise<T>,
): Promise<T | "changed"> {
  try {
    return await seen.run({ deedId: id, stateId }, work);
  } catch (error) {
    if (error instanceof DeedChanged) return "changed";
    throw error;
  }
}

/** Refuses to go on when a deed is not as it was seen; `next` is the state that is now added. For `addState` alone. */
export function mustBeAsSeen(deedId: string, current: number | undefined, next: number): void {
  const expected = seen.getStore();
  if (expected?.deedId !== deedId) return;
  if (expected.stateId !== current) throw new DeedChanged(`${deedId} was changed by somebody else`);
  expected.stateId = next;
}
