/** Roofs, windows and doors, from which everything in the village is put together. */
import type { Light } from "./light.ts";
import { box, cut, d, disc, faded, folded, ring, round, strip, times } from "./paper.ts";

/** A roof whose ridge ends in forked swallow tails; `y` is the eave, `h` from eave to ridge. */
export function swallowRoof(l: Light, cx: number, y: number, w: number, h: number): string {
  const a = w * 0.4,
    b = w * 0.52,
    top = y - h,
    sag = h * 0.15;
  const slope = cut(
    l.roof,
    d`M${cx - a} ${top}Q${cx} ${top + sag * 2} ${cx + a} ${top}C${cx + a + w * 0.012} ${top + h * 0.5} ${cx + b - w * 0.05} ${y - h * 0.14} ${cx + b} ${y - h * 0.22}L${cx + b - w * 0.01} ${y}Q${cx} ${y + h * 0.12} ${cx - b + w * 0.01} ${y}L${cx - b} ${y - h * 0.22}C${cx - b + w * 0.05} ${y - h * 0.14} ${cx - a - w * 0.012} ${top + h * 0.5} ${cx - a} ${top}Z`,
  );
  const rows = Math.max(7, Math.min(34, Math.round(w / 13)));
  const tiles = strip(
    l.tile,
    Math.max(1.4, w / 150),
    Array.from({ length: rows - 1 }, (_, i) => {
      const t = (i + 1) / rows,
        dip = Math.sin(Math.PI * t),
        x1 = cx - a + 2 * a * t,
        x2 = cx - b + 2 * b * t;
      const from = top + sag * dip + h * 0.1;
      return d`M${x1} ${from}q${(x2 - x1) * 0.6} ${top + h * 0.66 - from} ${x2 - x1} ${y + h * 0.05 * dip - h * 0.1 - from}`;
    }).join(""),
  );
  const eave =
    strip(
      l.redDeep,
      Math.max(2, h * 0.07),
      d`M${cx - b + w * 0.012} ${y}Q${cx} ${y + h * 0.12} ${cx + b - w * 0.012} ${y}`,
    ) +
    strip(
      l.gold,
      Math.max(2.4, h * 0.07),
      d`M${cx - b + w * 0.012} ${y - h * 0.04}Q${cx} ${y + h * 0.08} ${cx + b - w * 0.012} ${y - h * 0.04}`,
      `stroke-dasharray="0 ${round((2 * b) / rows)}"`,
    );
  return slope + tiles + eave + swallowRidge(l, cx, top, a, h);
}

function swallowRidge(l: Light, cx: number, top: number, a: number, h: number): string {
  const t = Math.max(3, h * 0.11),
    sag = h * 0.15,
    out = Math.max(a * 0.2, h * 0.34),
    up = h * 0.52;
  const half = (s: number) =>
    d`C${cx + s * a * 0.5} ${top + sag - t * 0.9} ${cx + s * a * 0.86} ${top - t * 0.6} ${cx + s * (a + out * 0.72)} ${top - up}L${cx + s * (a + out * 0.66)} ${top - up * 0.42}L${cx + s * (a + out)} ${top - up * 0.68}C${cx + s * (a + out * 0.2)} ${top + t * 0.7} ${cx + s * a * 0.6} ${top + sag + t * 0.5} ${cx} ${top + sag + t}`;
  const band =
    cut(l.ridge, d`M${cx} ${top + sag - t}` + half(1) + "Z") +
    cut(l.ridge, d`M${cx} ${top + sag - t}` + half(-1) + "Z");
  const beads = strip(
    l.gold,
    Math.max(1.6, t * 0.42),
    d`M${cx - a * 0.92} ${top - t * 0.1}Q${cx} ${top + sag * 2} ${cx + a * 0.92} ${top - t * 0.1}`,
    `stroke-dasharray="0 ${round(Math.max(5, t * 1.1))}"`,
  );
  return band + beads;
}

/** A pearl between two dragons on the ridge. */
export function crest(l: Light, cx: number, y: number, u: number): string {
  const dragon =
    strip(
      l.jade,
      u * 1.15,
      d`M${cx - 12 * u} ${y - 1.4 * u}q${1.6 * u} ${-3.4 * u} ${3.4 * u} ${-0.6 * u}t${3 * u} ${0.2 * u}q${0.8 * u} ${-3 * u} ${2.2 * u} ${-2.6 * u}`,
    ) + disc(l.gold, cx - 3 * u, y - 3 * u, u * 0.8);
  return (
    folded(dragon, cx) +
    disc(l.lantern, cx, y - 2.6 * u, u * 1.3) +
    disc(l.gold, cx, y - 2.6 * u, u * 0.7) +
    cut(l.gold, d`M${cx - u} ${y - 3.4 * u}Q${cx} ${y - 7 * u} ${cx + u} ${y - 3.4 * u}Z`)
  );
}

export function bricks(l: Light, x: number, y: number, w: number, h: number): string {
  const rows = Math.max(2, Math.round(h / 10));
  return faded(
    0.5,
    strip(
      l.wallDeep,
      2.2,
      Array.from({ length: rows }, (_, r) => d`M${x + (r % 2) * 16} ${y + (r + 0.5) * (h / rows)}h${w - 24}`).join(""),
      'stroke-dasharray="12 24"',
    ),
  );
}

export function footing(l: Light, x: number, base: number, w: number, h: number): string {
  return box(l.stone, x, base - h, w, h) + box(l.stoneDeep, x, base - h, w, Math.max(1.5, h * 0.16));
}

export function latticeWindow(l: Light, x: number, y: number, w: number, h: number): string {
  const bars = times(3, (i) => d`M${x + ((i + 1) * w) / 4} ${y}v${h}`) + d`M${x} ${y + h / 2}h${w}`;
  return (
    box(l.redDeep, x - w * 0.06, y - w * 0.06, w * 1.12, h + w * 0.12, 2) +
    box(l.lit, x, y, w, h) +
    strip(l.redDeep, Math.max(1.4, w * 0.05), bars)
  );
}

export function roundWindow(l: Light, x: number, y: number, r: number): string {
  return (
    disc(l.plaster, x, y, r * 1.25) +
    disc(l.lit, x, y, r) +
    ring(l.redDeep, r * 0.13, x, y, r) +
    strip(
      l.redDeep,
      r * 0.13,
      d`M${x - r} ${y}H${x + r}M${x} ${y - r}V${y + r}M${x - r * 0.6} ${y}L${x} ${y - r * 0.6}L${x + r * 0.6} ${y}L${x} ${y + r * 0.6}Z`,
    )
  );
}

export function door(l: Light, cx: number, base: number, w: number, h: number): string {
  return (
    box(l.stoneDeep, cx - w * 0.62, base - h - w * 0.12, w * 1.24, h + w * 0.12) +
    box(l.redDeep, cx - w * 0.5, base - h, w, h) +
    box(l.red, cx - w * 0.46, base - h * 0.96, w * 0.43, h * 0.96) +
    box(l.red, cx + w * 0.03, base - h * 0.96, w * 0.43, h * 0.96) +
    disc(l.gold, cx - w * 0.1, base - h * 0.48, w * 0.06) +
    disc(l.gold, cx + w * 0.1, base - h * 0.48, w * 0.06) +
    box(l.lantern, cx - w * 0.74, base - h * 0.94, w * 0.14, h * 0.72) +
    box(l.lantern, cx + w * 0.6, base - h * 0.94, w * 0.14, h * 0.72)
  );
}
