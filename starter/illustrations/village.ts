/** What is built in the village: swallow-tail roofs, brick houses, the temple, the opera stage, gates and bridges. */
import { lamp } from "./lamps.ts";
import type { Light } from "./light.ts";
import { box, cut, d, disc, faded, group, moved, strip, times } from "./paper.ts";
import { bricks, door, footing, latticeWindow, roundWindow, swallowRoof } from "./roofs.ts";

/** A gable end with the rounded "horseback" top. */
export function gable(l: Light, cx: number, base: number, w: number, h: number): string {
  const x = cx - w / 2,
    top = base - h;
  const outline = (grow: number) =>
    d`M${x - grow} ${base}V${top + h * 0.42}C${x + w * 0.2} ${top + h * 0.34 - grow} ${x + w * 0.28} ${top - grow} ${cx} ${top - grow}C${x + w * 0.72} ${top - grow} ${x + w * 0.8} ${top + h * 0.34 - grow} ${x + w + grow} ${top + h * 0.42}V${base}Z`;
  const wall =
    cut(l.roof, outline(w * 0.055)) +
    cut(l.ridge, outline(w * 0.028)) +
    cut(l.wall, outline(0)) +
    bricks(l, x + w * 0.06, top + h * 0.5, w * 0.88, h * 0.34);
  const medallion =
    disc(l.plaster, cx, top + h * 0.3, w * 0.11) +
    disc(l.jade, cx, top + h * 0.3, w * 0.07) +
    disc(l.gold, cx, top + h * 0.3, w * 0.03);
  return (
    wall +
    footing(l, x, base, w, h * 0.14) +
    medallion +
    latticeWindow(l, cx - w * 0.14, base - h * 0.46, w * 0.28, h * 0.22)
  );
}

/** A house of three bays; `h` is its wall. */
export function house(
  l: Light,
  cx: number,
  base: number,
  w: number,
  h: number,
  kind: "hall" | "plain" | "shop" = "hall",
): string {
  const bw = w * 0.84,
    x = cx - bw / 2,
    y = base - h;
  const wall =
    box(kind === "plain" ? l.plaster : l.wall, x, y, bw, h) +
    (kind === "plain" ? "" : bricks(l, x + 6, y + h * 0.12, bw - 12, h * 0.62)) +
    footing(l, x, base, bw, h * 0.15);
  const front = { hall: hallFront, plain: plainFront, shop: shopFront }[kind](l, cx, base, bw, h);
  return wall + front + swallowRoof(l, cx, y + 3, w, h * 0.78);
}

function hallFront(l: Light, cx: number, base: number, w: number, h: number): string {
  return (
    door(l, cx, base, w * 0.2, h * 0.66) +
    roundWindow(l, cx - w * 0.32, base - h * 0.5, h * 0.15) +
    roundWindow(l, cx + w * 0.32, base - h * 0.5, h * 0.15)
  );
}

function plainFront(l: Light, cx: number, base: number, w: number, h: number): string {
  return (
    times(2, (i) => latticeWindow(l, cx - w * 0.36 + i * w * 0.46, base - h * 0.7, w * 0.26, h * 0.36)) +
    box(l.red, cx - w * 0.035, base - h * 0.62, w * 0.07, h * 0.5, 1)
  );
}

function shopFront(l: Light, cx: number, base: number, w: number, h: number): string {
  const shade = times(8, (i) =>
    cut(
      i % 2 ? l.paper : l.lantern,
      d`M${cx - w * 0.46 + i * w * 0.115} ${base - h * 0.72}h${w * 0.115}v${h * 0.16}q${-w * 0.0575} ${h * 0.1} ${-w * 0.115} 0Z`,
    ),
  );
  return (
    box(l.ink, cx - w * 0.42, base - h * 0.7, w * 0.84, h * 0.7) +
    box(l.lit, cx - w * 0.4, base - h * 0.66, w * 0.8, h * 0.46) +
    strip(l.redDeep, 2.5, d`M${cx - w * 0.4} ${base - h * 0.42}h${w * 0.8}`) +
    times(6, (i) =>
      i % 2
        ? disc(l.jade, cx - w * 0.33 + i * w * 0.13, base - h * 0.47, h * 0.05)
        : box(l.lantern, cx - w * 0.36 + i * w * 0.13, base - h * 0.53, w * 0.06, h * 0.11, 2),
    ) +
    box(l.wood, cx - w * 0.46, base - h * 0.24, w * 0.92, h * 0.24) +
    shade
  );
}

/** A stone arch bridge from x to x+w; the deck's ends lie on y. */
export function archBridge(l: Light, x: number, y: number, w: number, rise: number): string {
  const m = x + w / 2,
    deck = d`M${x} ${y}Q${m} ${y - rise * 2} ${x + w} ${y}`;
  const body =
    cut(
      l.stone,
      deck +
        d`V${y + w * 0.1}H${x + w * 0.82}C${x + w * 0.8} ${y - rise * 0.66} ${x + w * 0.2} ${y - rise * 0.66} ${x + w * 0.18} ${y + w * 0.1}H${x}Z`,
    ) +
    faded(
      0.6,
      strip(
        l.stoneDeep,
        3,
        d`M${x + w * 0.155} ${y + w * 0.1}C${x + w * 0.17} ${y - rise * 0.8} ${x + w * 0.83} ${y - rise * 0.8} ${x + w * 0.845} ${y + w * 0.1}`,
        'stroke-dasharray="22 6"',
      ),
    );
  const post = (t: number) => {
    const py = y - 4 * rise * t * (1 - t),
      ph = w * 0.075;
    return (
      box(l.stoneDeep, x + w * t - w * 0.009, py - ph, w * 0.018, ph) + disc(l.stoneDeep, x + w * t, py - ph, w * 0.014)
    );
  };
  const rail =
    strip(
      l.stoneDeep,
      w * 0.012,
      d`M${x} ${y - w * 0.055}Q${m} ${y - rise * 2 - w * 0.055} ${x + w} ${y - w * 0.055}`,
    ) + times(9, (i) => post(i / 8));
  return rail + body + strip(l.paper, w * 0.012, deck, 'opacity=".5"');
}

/** A covered boat with a lantern at its bow. */
export function riverBoat(l: Light, x: number, y: number, s: number): string {
  return moved(
    x,
    y,
    s,
    cut(l.wood, "M-96 -14C-60 6 60 6 104 -20C92 8 60 20 0 20C-60 20 -86 8 -96 -14Z"),
    strip(l.gold, 3, "M-84 -4C-50 10 50 10 90 -8"),
    cut(l.redDeep, "M-46 0V-24C-40 -58 40 -58 46 -24V0Z"),
    cut(l.lit, "M-30 0V-20C-26 -40 26 -40 30 -20V0Z", l.lamps ? "" : 'opacity=".6"'),
    strip(l.redDeep, 3, "M-10 -36V0M10 -36V0"),
    strip(l.ink, 3, "M84 -14V-58L96 -62"),
    lamp(l, 96, -46, 11),
    group(
      "translate(-78 -6)",
      strip(l.wood, 4, "M22 -60L-22 26"),
      cut(l.ink, "M-2 -6C-4 -36 6 -46 14 -46C22 -44 24 -26 22 -4Z"),
      disc(l.skin, 14, -54, 8),
      cut(l.gold, "M-2 -56L14 -72L30 -56Z"),
    ),
  );
}
