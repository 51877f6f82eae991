import { AsyncLocalStorage } from "node:async_hooks";

/** Somebody else changed the submission after it was read: nothing of the work is written. */
export class SubmissionChanged extends Error {}

const seen = new AsyncLocalStorage<{ submissionId: string; stateId: number }>();

/**
 * Does something to a submission as it was seen: when its newest state is another by the time the work adds its own, the
 * work's transaction is given up and nothing is overwritten (rule S12). Of two at once the second waits for the first,
 * and is then refused.
 */
export async function withExpectedVersion<T>(
  { id, stateId }: { id: string; stateId: number },
  work: () => Promise<T>,
): Promise<T | "changed"> {
  try {
    return await seen.run({ submissionId: id, stateId }, work);
  } catch (error) {
    if (error instanceof SubmissionChanged) return "changed";
    throw error;
  }
}

/** Refuses to go on when a submission is not as it was seen; `next` is the state that is now added. For `addState` alone. */
export function requireExpectedVersion(submissionId: string, current: number | undefined, next: number): void {
  const expected = seen.getStore();
  if (expected?.submissionId !== submissionId) return;
  if (expected.stateId !== current) throw new SubmissionChanged(`${submissionId} was changed by somebody else`);
  expected.stateId = next;
}
