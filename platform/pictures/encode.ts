import { AsyncLocalStorage } from "node:async_hooks";
import { measure, openImage } from "./measure.ts";
import { type VariantFormat, widths } from "./widths.ts";

const encodingsAtOnce = 2;

/**
 * Makes a variant from the original's bytes, at most two at once in the whole process.
 * Effort 1 for AVIF: on one core, 1280 pixels wide, it takes 0.4 s where effort 4 takes 3 s and saves 7 % of the bytes.
 */
export function encode(original: Uint8Array, width: number, format: VariantFormat): Promise<Uint8Array> {
  return inTurn(async () => {
    const image = (await openImage(original)).resize({ width });
    return format === "avif"
      ? image.avif({ quality: 55, effort: 1 }).toBuffer()
      : image.webp({ quality: 78, effort: 3 }).toBuffer();
  });
}

/** A picture as wide as visitors are ever shown one, made once of an original so large that reading it for each variant would take the memory of the whole server. */
export function reduce(original: Uint8Array): Promise<Uint8Array> {
  return inTurn(async () => (await openImage(original)).resize({ width: Math.max(...widths), withoutEnlargement: true }).webp({ quality: 92, effort: 1 }).toBuffer(), encodingsAtOnce);
}

/** Looks at an original that may be large (see `measure`), while nothing else is made. */
export function measureInTurn(bytes: Uint8Array) {
  return inTurn(() => measure(bytes), encodingsAtOnce);
}

let free = encodingsAtOnce;
const turn = new AsyncLocalStorage<true>();
const waiting: { places: number; begin: () => void }[] = [];

/**
 * Runs what is costly in memory, at most two at once in the whole process; what takes both `places` runs alone. Within a turn there is no
 * other: it would wait for itself, and everybody after it.
 */
export async function inTurn<T>(work: () => Promise<T>, places = 1): Promise<T> {
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
