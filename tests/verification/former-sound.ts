import type { Locale } from "#platform/locales.ts";
import type { Code } from "#platform/verification/code.ts";
import { rate, readClip, written } from "#platform/verification/sound.ts";

/**
 * The code as it was read out before: the same clips each time, one after the other, with half a second between them.
 */
export async function formerSoundOf({ code }: Pick<Code, "code">, locale: Locale): Promise<Uint8Array> {
  const pause = new Float32Array(rate / 2);
  const clips = await Promise.all([...code].map((character) => readClip(locale, character)));
  return written(Float32Array.from([pause, ...clips.flatMap((clip) => [clip, pause])].flatMap((part) => [...part])));
}
