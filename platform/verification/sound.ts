import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setImmediate } from "node:timers/promises";
import type { Locale } from "../locales.ts";
import { type Chance, chanceOf } from "./chance.ts";
import { type Code, codeCharacters } from "./code.ts";

/** Samples a second, of the clips and of what is mixed from them. */
export const rate = 16_000;
/** How loud the voice is, and what murmurs and hisses behind it, as parts of the loudest that a sample can hold. */
const voiceLevel = 0.13;
/** As much as it takes until a script that knows the clips reads hardly any code (`tests/verification`). */
const murmurLevel: Record<Locale, number> = { zh_TW: 0.044, en_US: 0.062, ja_JP: 0.058 };
const noiseLevel = 0.034;

/** In a clip as loud as `voiceLevel` a softer sample is quiet; so many quiet ones (0.15 s) are a rest between words. */
const audible = 0.012;
const rest = 0.15 * rate;

const clips = new Map<string, Promise<Float32Array>>();

/**
 * The code read out in a language, as WAV of five to twelve seconds (rule H47): each letter at its own speed, pitch and
 * loudness, after a pause of its own, above clips that run backwards and a soft rush. All of that is the code's own, so
 * that parts asked for one after the other fit together; the rush alone is another one at each request.
 */
export async function soundOf(
  { id, code }: Pick<Code, "id" | "code">,
  locale: Locale,
  randoms: (length: number) => Uint8Array = randomBytes,
): Promise<Uint8Array> {
  const chance = chanceOf(`sound ${locale} ${id}`);
  const spoken: Float32Array[] = [silence(chance.between(0.5, 0.9))];
  for (const character of code) {
    const clip = level(await readClip(locale, character), voiceLevel);
    for (const word of wordsOf(clip))
      spoken.push(level(said(word, chance), voiceLevel * chance.between(0.8, 1.15)), silence(chance.between(0.1, 0.3)));
    spoken.push(silence(chance.between(0.3, 0.6)));
    // Others have their turn between two letters.
    await setImmediate();
  }
  const mixed = joined(spoken);
  add(mixed, level(await murmur(mixed.length, locale, chance), murmurLevel[locale]));
  add(mixed, level(rush(randoms(mixed.length)), noiseLevel));
  return written(mixed);
}

/** The parts of a clip between its rests: "A," and "for apple". Each is said in its own way. */
function wordsOf(clip: Float32Array): Float32Array[] {
  const words: Float32Array[] = [];
  let [from, heard] = [0, 0];
  for (const [at, sample] of clip.entries()) {
    if (Math.abs(sample) < audible) continue;
    if (at - heard > rest && heard > from) {
      words.push(clip.subarray(from, heard));
      from = at;
    }
    heard = at;
  }
  return [...words, clip.subarray(from)];
}

/** A part of a clip at another pitch, and at another speed that does not hang on it. */
function said(clip: Float32Array, chance: Chance): Float32Array {
  const [pitch, tempo] = [chance.between(0.8, 1.25), chance.between(0.8, 1.25)];
  return coloured(hurried(resampled(stretched(clip, pitch / tempo), pitch), chance), chance);
}

/**
 * As somebody speaks who is not a machine: now faster and higher, now slower and deeper, by a fifth at most. A clip
 * that is merely longer or shorter is found by whoever has it; one that drifts within itself seldom fits anywhere.
 */
function hurried(samples: Float32Array, chance: Chance): Float32Array {
  const [often, from, by] = [chance.between(1.2, 2.4), chance.between(0, 2 * Math.PI), chance.between(0.2, 0.28)];
  const made = new Float32Array(Math.floor(samples.length / (1 - by)));
  let [place, at] = [0, 0];
  while (place < samples.length - 1 && at < made.length) {
    const before = Math.floor(place);
    const first = samples[before] ?? 0;
    made[at++] = first + ((samples[before + 1] ?? 0) - first) * (place - before);
    place += 1 + by * Math.sin(from + (2 * Math.PI * often * place) / samples.length);
  }
  return made.subarray(0, at);
}

/** As if said beside a wall: some pitches are louder and others softer, which ears hardly notice. */
function coloured(samples: Float32Array, chance: Chance): Float32Array {
  const [later, part] = [Math.round(chance.between(8, 40)), chance.between(0.5, 0.8) * (chance() < 0.5 ? 1 : -1)];
  return samples.map((sample, at) => sample + part * (samples[at - later] ?? 0));
}

/** Played so many times as fast, and as high. */
export function resampled(samples: Float32Array, speed: number): Float32Array {
  return Float32Array.from({ length: Math.floor(samples.length / speed) }, (_, at) => {
    const place = at * speed;
    const before = Math.floor(place);
    const first = samples[before] ?? 0;
    return first + ((samples[before + 1] ?? 0) - first) * (place - before);
  });
}

const grain = 640;
const search = 160;
/** How loud a grain is from its beginning to its end; two that overlap by half add up to one. */
const hill = Float32Array.from({ length: grain }, (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * (at + 0.5)) / grain));

/**
 * So many times as long, at the same pitch: grains of 40 ms, each laid where its wave goes on that of the one before.
 */
function stretched(samples: Float32Array, times: number): Float32Array {
  const half = grain / 2;
  const made = new Float32Array(Math.ceil(samples.length * times) + grain);
  let from = 0;
  for (let to = 0; to + grain < made.length; to += half) {
    if (to > 0) from = bestPlace(samples, from + half, Math.round(to / times));
    for (let at = 0; at < grain; at++)
      made[to + at] = (made[to + at] ?? 0) + (samples[from + at] ?? 0) * (hill[at] ?? 0);
  }
  return made.subarray(0, Math.ceil(samples.length * times));
}

/** Near `wanted`, where the samples are most like those from `next` on, which would follow of themselves. */
function bestPlace(samples: Float32Array, next: number, wanted: number): number {
  let best = { place: wanted, alike: -Infinity };
  for (let place = Math.max(0, wanted - search); place <= wanted + search; place += 6) {
    let alike = 0;
    for (let at = 0; at < grain / 2; at += 3) alike += (samples[place + at] ?? 0) * (samples[next + at] ?? 0);
    if (alike > best.alike) best = { place, alike };
  }
  return best.place;
}

/** Clips of the same language, backwards, one after the other without a rest. */
async function murmur(length: number, locale: Locale, chance: Chance): Promise<Float32Array> {
  const made = new Float32Array(length);
  for (let at = 0; at < length; ) {
    const character = codeCharacters[Math.floor(chance() * codeCharacters.length)] ?? "A";
    const backwards = resampled((await readClip(locale, character)).toReversed(), chance.between(0.75, 1.3));
    const heard = level(backwards, chance.between(0.5, 1));
    made.set(heard.subarray(0, length - at), at);
    at += Math.round(heard.length * 0.9);
  }
  return made;
}

/** Noise that is louder the deeper it is, as rain and halls are, and so hides voices better than a hiss does. */
function rush(randoms: Uint8Array): Float32Array {
  let [slow, slower] = [0, 0];
  return Float32Array.from(randoms, (random) => {
    const white = random / 128 - 1;
    slow = 0.8 * slow + 0.2 * white;
    slower = 0.98 * slower + 0.1 * white;
    return 0.25 * white + slow + 0.5 * slower;
  });
}

function silence(seconds: number): Float32Array {
  return new Float32Array(Math.round(seconds * rate));
}

/** As loud as `wanted` on average, wherever there is anything to hear. */
function level(samples: Float32Array, wanted: number): Float32Array {
  const loud = loudness(samples);
  return samples.map((sample) => (sample * wanted) / loud);
}

function loudness(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length) || 1;
}

function joined(parts: Float32Array[]): Float32Array {
  const whole = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function add(to: Float32Array, more: Float32Array): void {
  for (const [at, sample] of more.entries()) to[at] = (to[at] ?? 0) + sample;
}

/** As a WAV file, 16 bits a sample, one channel. */
export function written(samples: Float32Array): Uint8Array {
  const bytes = Buffer.alloc(44 + samples.length * 2);
  bytes.write("RIFF", 0);
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write("WAVEfmt ", 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(rate, 24);
  bytes.writeUInt32LE(rate * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write("data", 36);
  bytes.writeUInt32LE(samples.length * 2, 40);
  for (const [at, sample] of samples.entries())
    bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), 44 + at * 2);
  return bytes;
}

/** The samples of a WAV file as `written` makes them. */
export function samplesOf(bytes: Uint8Array): Float32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Float32Array.from({ length: (bytes.length - 44) >> 1 }, (_, at) => view.getInt16(44 + at * 2, true) / 32_768);
}

/** A letter or digit as it is spoken in a language. */
export function readClip(locale: Locale, character: string): Promise<Float32Array> {
  const name = `${locale}/${character}.wav`;
  const known = clips.get(name) ?? readFile(join(spokenFolder(), name)).then(samplesOf);
  clips.set(name, known);
  return known;
}

/** `starter/spoken` in the tree; a built site runs from `build/` beside it. */
function spokenFolder(): string {
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder)) {
    const here = join(folder, "starter/spoken");
    if (existsSync(here)) return here;
  }
  throw new Error("starter/spoken is not there");
}
