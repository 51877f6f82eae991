import {
  bell,
  call,
  chances,
  clapper,
  drops,
  drum,
  gong,
  lay,
  pluck,
  silence,
  sweep,
  type Track,
  water,
} from "./synth.ts";

/** The five tones of the music, in hertz, from the G below middle C. */
const tones = [196, 220, 246.9, 293.7, 329.6, 392, 440, 493.9, 587.3, 659.3];
/** The roofs of "Rain on seven roofs", each for so many seconds. */
export const roofSeconds = 7;

/** Every sound of the starter library, by name. */
export const scores: Record<string, () => Track> = {
  "rain-on-seven-roofs": rain,
  "dawn-on-moon-river": dawn,
  "bell-and-drum-hours": hours,
  "one-day-of-a-puppet": () => tune(46, 5, 104, "opera"),
  "how-an-umbrella-opens": () => tune(40, 11, 84, "rain"),
  "a-day-in-the-park": () => tune(36, 23, 76, "bell"),
};

/** One rain on thatch, bamboo, tile, tin, canvas, oiled paper and the banyan. */
function rain(): Track {
  const chance = chances(3);
  const roofs: [low: number, high: number, loud: number, aSecond: number, hertz: number, dying: number][] = [
    [120, 1400, 0.5, 4, 240, 60],
    [200, 2400, 0.5, 14, 520, 30],
    [300, 3600, 0.6, 16, 1500, 45],
    [900, 7000, 0.7, 34, 2700, 20],
    [90, 1100, 0.8, 18, 150, 26],
    [400, 3000, 0.55, 22, 380, 34],
    [700, 5200, 0.35, 5, 900, 50],
  ];
  const whole = silence(roofs.length * roofSeconds);
  for (const [order, [low, high, loud, aSecond, hertz, dying]] of roofs.entries()) {
    const part = water(roofSeconds + 0.8, low, high, 0.15, chance);
    lay(part, drops(roofSeconds + 0.8, aSecond, hertz, dying, chance), 0, 1.4);
    const fade = part.map((value, at) => value * Math.min(1, at / 16_000, (part.length - at) / 24_000));
    lay(whole, fade, order * roofSeconds, loud * 1.5);
  }
  return whole;
}

/** Night herons, a broom, the ferry's oar, and the bell. */
function dawn(): Track {
  const chance = chances(17);
  const track = water(60, 60, 420, 0.4, chance).map((value) => value * 1.3);
  for (const at of [2, 6.5, 13, 21, 30]) lay(track, call(620, 380, 1, 0.22), at, 0.35);
  for (const at of [9, 15, 17.4, 24, 28, 33, 37, 41])
    lay(track, call(2300 + chance() * 900, 2900 + chance() * 900, 3, 0.09), at, 0.16);
  for (let at = 12; at < 27; at += 1.1) lay(track, sweep(0.7, chance), at, 0.5);
  for (let at = 28; at < 45; at += 2.1) {
    lay(track, drops(0.9, 16, 340, 14, chance), at, 1.1);
    lay(track, clapper(), at + 0.15, 0.05);
  }
  for (const at of [46, 52]) lay(track, bell(146.8, 8), at, 0.75);
  return track;
}

/** Three strokes of the bell, and the drum that gathers speed and lets it go. */
function hours(): Track {
  const chance = chances(29);
  const track = silence(44);
  for (const at of [0.5, 7, 13.5]) lay(track, bell(146.8, 9), at, 0.8);
  let at = 23;
  for (let step = 0; step < 40; step++) {
    lay(track, drum(78, 1.4, chance), at, 0.5 + 0.5 * Math.sin((Math.PI * step) / 39));
    at += 0.95 - 0.78 * Math.sin((Math.PI * step) / 39);
  }
  return track;
}

/** A slow tune on plucked strings, with what the film's place sounds like. */
function tune(seconds: number, seed: number, beats: number, place: "opera" | "rain" | "bell"): Track {
  const chance = chances(seed);
  const track = silence(seconds);
  const beat = 60 / beats;
  let tone = 4;
  for (let at = 0.6, step = 0; at < seconds - 3; step++) {
    tone = Math.max(0, Math.min(tones.length - 1, tone + Math.round((chance() - 0.5) * 4)));
    lay(track, pluck(tones[tone] ?? 220, 2.4, chance), at, 0.55);
    if (step % 4 === 0) lay(track, pluck((tones[tone % 5] ?? 196) / 2, 3, chance), at, 0.4);
    if (place === "opera" && step % 2 === 0) lay(track, clapper(), at, 0.14);
    at += step % 7 === 6 ? beat * 2 : chance() < 0.25 ? beat / 2 : beat;
  }
  if (place === "opera")
    for (const [at, loud] of [
      [14, 0.25],
      [14.5, 0.3],
      [15, 0.45],
      [24, 0.3],
      [24.4, 0.3],
      [24.8, 0.5],
      [30, 0.3],
    ] as const) {
      lay(track, gong(430, 1.6), at, loud);
      lay(track, drum(120, 0.8, chance), at, loud);
    }
  if (place === "rain")
    lay(
      track,
      drops(14, 22, 420, 34, chance).map((value, i) => value * Math.min(1, i / 60_000)),
      seconds - 15,
      0.8,
    );
  if (place === "bell") {
    lay(track, bell(146.8, 8), 1.5, 0.5);
    for (let step = 0; step < 8; step++) lay(track, drum(78, 1.2, chance), 20 + step * (1.1 - step * 0.09), 0.3);
  }
  return track;
}
