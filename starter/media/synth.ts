/** Sounds made by reckoning alone: no person plays and nothing was recorded (README.md). */
export const rate = 32_000;
export type Track = Float32Array;

export function silence(seconds: number): Track {
  return new Float32Array(Math.round(seconds * rate));
}

/** Lays a sound into a track at a moment, as loud as asked. */
export function lay(track: Track, sound: Track, at: number, loud = 1): void {
  const from = Math.round(at * rate);
  for (let i = 0; i < sound.length && from + i < track.length; i++)
    track[from + i] = (track[from + i] ?? 0) + (sound[i] ?? 0) * loud;
}

/** Numbers from 0 to 1 that are the same at every making. */
export function chances(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A plucked string, as of the moon lute (Karplus and Strong's way). */
export function pluck(hertz: number, seconds: number, chance: () => number): Track {
  const ring = Array.from({ length: Math.round(rate / hertz) }, () => chance() * 2 - 1);
  let at = 0;
  return made(seconds, () => {
    const next = (at + 1) % ring.length;
    const value = ring[at] ?? 0;
    ring[at] = 0.4975 * (value + (ring[next] ?? 0));
    at = next;
    return value * 0.5;
  });
}

/** A skin struck once; the lower the tone, the larger the drum. */
export function drum(hertz: number, seconds: number, chance: () => number): Track {
  let turn = 0;
  return made(seconds, (t) => {
    turn += (hertz * (1 + 1.4 * Math.exp(-t * 28))) / rate;
    return Math.sin(turn * 2 * Math.PI) * Math.exp(-t * 5.5) * 0.9 + (chance() * 2 - 1) * Math.exp(-t * 70) * 0.35;
  });
}

/** Struck metal: its partials do not agree, and each dies away at its own pace. */
function metal(
  partials: readonly [times: number, loud: number, dying: number][],
  hertz: number,
  seconds: number,
  bend: number,
): Track {
  const turns = partials.map(() => 0);
  return made(
    seconds,
    (t) =>
      partials.reduce((sum, [times, loud, dying], order) => {
        turns[order] = (turns[order] ?? 0) + (hertz * times * (1 + bend * (1 - Math.exp(-t * 2.2)))) / rate;
        return sum + Math.sin((turns[order] ?? 0) * 2 * Math.PI) * loud * Math.exp(-t * dying);
      }, 0) * Math.min(1, t * 400),
  );
}

export const bell = (hertz: number, seconds: number) =>
  metal(
    [
      [0.5, 0.3, 0.35],
      [1, 0.35, 0.5],
      [1.19, 0.2, 0.8],
      [1.56, 0.12, 1.3],
      [2, 0.18, 1.1],
      [2.66, 0.1, 2.2],
      [3.76, 0.06, 3.5],
    ],
    hertz,
    seconds,
    0,
  );
/** The small gong of the opera rises after the stroke; a large one falls. */
export const gong = (hertz: number, seconds: number, bend = 0.12) =>
  metal(
    [
      [1, 0.4, 1.6],
      [1.48, 0.2, 2.4],
      [2.1, 0.16, 3.2],
      [2.9, 0.12, 4.5],
      [4.3, 0.08, 7],
    ],
    hertz,
    seconds,
    bend,
  );
/** The wooden clapper that leads the players. */
export const clapper = (seconds = 0.2) =>
  metal(
    [
      [1, 0.6, 38],
      [2.3, 0.3, 60],
    ],
    1150,
    seconds,
    0,
  );

/** Falling water: noise through a sieve that lets some heights pass, swelling and sinking. */
export function water(seconds: number, low: number, high: number, swell: number, chance: () => number): Track {
  let deep = 0,
    bright = 0;
  return made(seconds, (t) => {
    const noise = chance() * 2 - 1;
    deep += (noise - deep) * Math.min(1, (2 * Math.PI * high) / rate);
    bright += (deep - bright) * Math.min(1, (2 * Math.PI * low) / rate);
    return (deep - bright) * (1 + swell * Math.sin(t * 0.9)) * 0.8;
  });
}

/** Single drops that ring: on tin high and long, on thatch hardly at all. */
export function drops(seconds: number, aSecond: number, hertz: number, dying: number, chance: () => number): Track {
  const track = silence(seconds);
  for (let t = 0; t < seconds; t += -Math.log(1 - chance() * 0.999) / aSecond) {
    const tone = hertz * (0.75 + chance() * 0.6);
    lay(
      track,
      made(0.25, (s) => Math.sin(s * tone * 2 * Math.PI) * Math.exp(-s * dying)),
      t,
      0.08 + chance() * 0.2,
    );
  }
  return track;
}

/** A bird's call: a tone that slides from one height to another, several times. */
export function call(from: number, to: number, times: number, each: number): Track {
  const track = silence(times * each * 1.5);
  for (let i = 0; i < times; i++) {
    let turn = 0;
    lay(
      track,
      made(each, (t) => {
        turn += (from + ((to - from) * t) / each) / rate;
        return Math.sin(turn * 2 * Math.PI) * Math.sin((Math.PI * t) / each) * 0.3;
      }),
      i * each * 1.5,
    );
  }
  return track;
}

/** A broom over stone: short breaths of noise. */
export function sweep(seconds: number, chance: () => number): Track {
  let soft = 0;
  return made(seconds, (t) => {
    soft += (chance() * 2 - 1 - soft) * 0.35;
    return soft * Math.sin((Math.PI * t) / seconds) ** 2 * 0.5;
  });
}

/** As a WAV file, the loudest moment just below full, with a soft beginning and end. */
export function wav(track: Track): Buffer {
  const most = track.reduce((loudest, value) => Math.max(loudest, Math.abs(value)), 0.001);
  const edge = rate / 2;
  const bytes = Buffer.alloc(44 + track.length * 2);
  bytes.write("RIFF", 0);
  bytes.writeUInt32LE(36 + track.length * 2, 4);
  bytes.write("WAVEfmt ", 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(rate, 24);
  bytes.writeUInt32LE(rate * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write("data", 36);
  bytes.writeUInt32LE(track.length * 2, 40);
  track.forEach((value, at) => {
    const fade = Math.min(1, at / edge, (track.length - at) / edge);
    bytes.writeInt16LE(Math.round((value / most) * 0.89 * fade * 32_767), 44 + at * 2);
  });
  return bytes;
}

function made(seconds: number, at: (t: number) => number): Track {
  return silence(seconds).map((_, i) => at(i / rate));
}
