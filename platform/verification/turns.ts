/** How many codes are drawn or mixed at once, and how many more may wait for it. */
const places = 2;
const mostWaiting = 200;

let free = places;
const waiting: (() => void)[] = [];

/**
 * Draws or mixes a code when it has its turn, so that a crowd that asks for them takes no more of the machine than two;
 * undefined at once when too many wait already (rules H46, H47). They do not wait with other pictures: an editor's
 * photograph may take a minute.
 */
export async function inTurnOfCodes<T>(work: () => Promise<T>): Promise<T | undefined> {
  if (waiting.length >= mostWaiting) return undefined;
  if (free > 0) free--;
  else await new Promise<void>((begin) => waiting.push(begin));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else free++;
  }
}
