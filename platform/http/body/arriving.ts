import { bounds } from "../bounds.ts";

/** Why a body is not taken, as a status: it is broken, came too slowly, or is too large. */
export type BodyFault = 400 | 408 | 413;
type Slowest = { graceMs: number; windowMs: number; bytes: number };

/**
 * Hands on a body piece by piece as it arrives, `most` bytes of it; answers why it stopped before its end, if it did.
 * One that comes slower than the least rate, after a time of grace, is given up, so that nobody holds a connection open
 * by sending a byte now and then.
 */
export async function takeBody(
  body: ReadableStream<Uint8Array> | null,
  most: number,
  take: (piece: Uint8Array) => Promise<BodyFault | undefined> | BodyFault | undefined,
  { graceMs, windowMs, bytes }: Slowest = bounds.slowest,
): Promise<BodyFault | undefined> {
  if (!body) return undefined;
  const reader = body.getReader();
  let [inAll, before] = [0, 0];
  const slow = Promise.withResolvers<"slow">();
  let looking: NodeJS.Timeout | undefined;
  const starting = setTimeout(() => {
    before = inAll;
    looking = setInterval(() => {
      if (inAll - before < bytes) slow.resolve("slow");
      before = inAll;
    }, windowMs);
  }, graceMs);
  try {
    for (;;) {
      const read = await Promise.race([reader.read(), slow.promise]);
      if (read === "slow") return 408;
      if (read.done) return undefined;
      inAll += read.value.byteLength;
      if (inAll > most) return 413;
      const fault = await take(read.value);
      if (fault) return fault;
    }
  } catch {
    // Its sender has gone, or announced another length.
    return 400;
  } finally {
    clearTimeout(starting);
    clearInterval(looking);
  }
}

/** A whole body in memory. */
export async function wholeBody(body: ReadableStream<Uint8Array> | null, most: number): Promise<Buffer | BodyFault> {
  const pieces: Uint8Array[] = [];
  const fault = await takeBody(body, most, (piece) => void pieces.push(piece));
  return fault ?? Buffer.concat(pieces);
}
