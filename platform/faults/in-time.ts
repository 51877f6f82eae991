/** An answer was not there in time, whatever it waited for. */
class LateAnswer extends Error {
  override name = "LateAnswer";
  readonly fault = "busy";
  constructor() {
    super("the answer was not there in time");
  }
}

/**
 * What work gives, or a LateAnswer after `ms` milliseconds. The work itself goes on: of a form nobody knows then
 * whether it was entered, and the answer says so.
 */
export async function inTime<T>(ms: number, work: Promise<T>): Promise<T> {
  if (ms === Number.POSITIVE_INFINITY) return work;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LateAnswer()), ms);
  });
  // Nobody waits any more for what fails afterwards.
  work.catch(() => {});
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
