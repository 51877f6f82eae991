import type { Locale } from "#platform/locales.ts";
import { codeCharacters } from "#platform/verification/code.ts";
import { rate, readClip, resampled, samplesOf } from "#platform/verification/sound.ts";

const frame = 512;
const hop = 160;
const bands = 20;
const letters = 5;
/** At what pitches, and how many times as long as they are, the clips are looked for. */
export type Ear = { pitches: number[]; lengths: number[] };

/** How loud each band is at each moment; `sums` and `squares` are those of all moments before. */
type Heard = { moments: number; points: Float32Array; sums: Float64Array; squares: Float64Array };
type Template = { character: string; moments: number; points: Float32Array };

/**
 * Listens as a script without learning would: the spectrum of each clip, at several pitches and speeds, is laid over
 * every moment of the sound; of all ways to find five letters one after the other, the one that fits best is the
 * answer.
 */
export async function openSoundReader(
  locale: Locale,
  { pitches, lengths }: Ear,
): Promise<(sound: Uint8Array) => string> {
  const templates: Template[] = [];
  for (const character of codeCharacters) {
    const clip = withRests(await readClip(locale, character));
    for (const pitch of pitches) {
      const { points } = spectraOf(resampled(clip, pitch));
      for (const length of lengths) templates.push({ character, ...normal(stretched(points, length * pitch)) });
    }
  }
  return (sound) => read(spectraOf(samplesOf(sound)), templates);
}

/** A clip with a sixth of a second of quiet on both sides, since every letter begins and ends. */
function withRests(clip: Float32Array): Float32Array {
  const made = new Float32Array(clip.length + rate / 3);
  made.set(clip, rate / 6);
  return made;
}

function read(heard: Heard, templates: Template[]): string {
  type Row = { score: number; text: string };
  // The best row of so many letters that has ended at each moment.
  let rows: Row[] = Array.from({ length: heard.moments + 1 }, () => ({ score: 0, text: "" }));
  const fits = templates.map((template) => fitsOf(heard, template));
  for (let letter = 0; letter < letters; letter++) {
    const next: Row[] = [{ score: -Infinity, text: "" }];
    for (let end = 1; end <= heard.moments; end++) {
      let best = next[end - 1] ?? { score: -Infinity, text: "" };
      for (const [at, { character, moments }] of templates.entries()) {
        const before = rows[end - moments];
        const score = (before?.score ?? -Infinity) + (fits[at]?.[end - moments] ?? -Infinity);
        if (before && score > best.score) best = { score, text: before.text + character };
      }
      next.push(best);
    }
    rows = next;
  }
  return rows.at(-1)?.text ?? "";
}

/** How alike a template and the sound are, from each moment on: from -1 to 1. */
function fitsOf({ moments, points, sums, squares }: Heard, template: Template): Float32Array {
  const size = template.points.length;
  return Float32Array.from({ length: Math.max(0, moments - template.moments + 1) }, (_, from) => {
    const to = from + template.moments;
    const sum = (sums[to] ?? 0) - (sums[from] ?? 0);
    const spread = (squares[to] ?? 0) - (squares[from] ?? 0) - (sum * sum) / size;
    if (spread < size * 0.05) return 0;
    let alike = 0;
    const offset = from * bands;
    for (let at = 0; at < size; at++) alike += (template.points[at] ?? 0) * (points[offset + at] ?? 0);
    return alike / Math.sqrt(spread);
  });
}

/** A spectrum drawn out to so many times its length. */
function stretched(points: Float32Array, times: number): Float32Array {
  const moments = points.length / bands;
  const wanted = Math.max(4, Math.round(moments * times));
  return Float32Array.from({ length: wanted * bands }, (_, at) => {
    const moment = Math.min(moments - 1, Math.round((Math.floor(at / bands) * moments) / wanted));
    return points[moment * bands + (at % bands)] ?? 0;
  });
}

function normal(points: Float32Array): { points: Float32Array; moments: number } {
  const mean = points.reduce((sum, one) => sum + one, 0) / points.length;
  const length = Math.sqrt(points.reduce((sum, one) => sum + (one - mean) ** 2, 0)) || 1;
  return { points: points.map((one) => (one - mean) / length), moments: points.length / bands };
}

const window = Float32Array.from({ length: frame }, (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / frame));
/** Frequencies from 150 to 6000 Hz, as many in each octave. */
const waves = Array.from({ length: bands * 2 }, (_, band) => {
  const turn = (2 * Math.PI * 150 * (6000 / 150) ** (band / (bands * 2 - 1))) / rate;
  return [Math.cos, Math.sin].map((wave) => window.map((weight, at) => weight * wave(turn * at)));
});

function spectraOf(samples: Float32Array): Heard {
  const moments = Math.max(1, Math.floor((samples.length - frame) / hop));
  const points = new Float32Array(moments * bands);
  const [sums, squares] = [new Float64Array(moments + 1), new Float64Array(moments + 1)];
  for (let moment = 0; moment < moments; moment++) {
    const here = samples.subarray(moment * hop, moment * hop + frame);
    for (const [band, [cos, sin]] of waves.entries()) {
      let [real, imaginary] = [0, 0];
      for (let at = 0; at < here.length; at++) {
        real += (here[at] ?? 0) * (cos?.[at] ?? 0);
        imaginary += (here[at] ?? 0) * (sin?.[at] ?? 0);
      }
      const place = moment * bands + (band >> 1);
      points[place] = (points[place] ?? 0) + real * real + imaginary * imaginary;
    }
    let [sum, square] = [0, 0];
    for (let at = moment * bands; at < (moment + 1) * bands; at++) {
      const loud = Math.log((points[at] ?? 0) + 0.01);
      points[at] = loud;
      sum += loud;
      square += loud ** 2;
    }
    sums[moment + 1] = (sums[moment] ?? 0) + sum;
    squares[moment + 1] = (squares[moment] ?? 0) + square;
  }
  return { moments, points, sums, squares };
}
