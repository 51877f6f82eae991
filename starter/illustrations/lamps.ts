/** Lanterns, single and on a line. */
import type { Light } from "./light.ts";
import { box, d, disc, faded, oval, round, strip, times } from "./paper.ts";

/** A round lantern; it glows when lamps are burning. */
export function lamp(l: Light, x: number, y: number, r: number): string {
  return l.lampId
    ? `<use href="#${l.lampId}" transform="translate(${round(x)} ${round(y)}) scale(${round(r / 10)})"/>`
    : drawnLamp(l, x, y, r);
}

export function drawnLamp(l: Light, x: number, y: number, r: number): string {
  const glow = l.lamps ? faded(0.16, disc(l.lit, x, y, r * 2.7)) + faded(0.2, disc(l.lit, x, y, r * 1.8)) : "";
  return (
    glow +
    box(l.gold, x - r * 0.42, y - r * 1.04, r * 0.84, r * 0.28, r * 0.08) +
    oval(l.lantern, x, y, r, r * 0.84) +
    oval(l.lamps ? l.lit : l.ridge, x, y, r * 0.36, r * 0.8) +
    strip(
      l.redDeep,
      r * 0.06,
      d`M${x - r * 0.62} ${y - r * 0.64}Q${x - r * 0.9} ${y} ${x - r * 0.62} ${y + r * 0.64}M${x + r * 0.62} ${y - r * 0.64}Q${x + r * 0.9} ${y} ${x + r * 0.62} ${y + r * 0.64}`,
    ) +
    box(l.gold, x - r * 0.42, y + r * 0.78, r * 0.84, r * 0.26, r * 0.08) +
    strip(l.gold, r * 0.12, d`M${x} ${y + r}v${r * 0.7}`)
  );
}

/** Lanterns on a line that sags from one point to another. */
export function lampString(
  l: Light,
  from: readonly [number, number],
  to: readonly [number, number],
  sag: number,
  count: number,
  r: number,
): string {
  const mx = (from[0] + to[0]) / 2,
    my = (from[1] + to[1]) / 2 + sag * 2;
  const at = (t: number, a: number, m: number, b: number) => (1 - t) ** 2 * a + 2 * (1 - t) * t * m + t ** 2 * b;
  return (
    strip(l.ink, Math.max(1.6, r * 0.1), d`M${from[0]} ${from[1]}Q${mx} ${my} ${to[0]} ${to[1]}`) +
    times(count, (i) => {
      const t = (i + 1) / (count + 1);
      return lamp(l, at(t, from[0], mx, to[0]), at(t, from[1], my, to[1]) + r * 1.2, r);
    })
  );
}
