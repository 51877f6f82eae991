/** What grows, flows and drifts around the village, and who walks there. */
import type { Light } from "./light.ts";
import { box, type Chance, cloudShape, cut, d, disc, faded, group, moved, sheet, star, strip, times } from "./paper.ts";

/** A ridge of hills from edge to edge, filled down to `foot`. */
export function hills(
  chance: Chance,
  fill: string,
  size: { width: number; foot: number },
  y: number,
  height: number,
  count: number,
): string {
  const step = size.width / count;
  let path = d`M-40 ${size.foot + 40}V${y}`;
  let last = y;
  for (let i = 1; i <= count; i++) {
    const next = y + height * (chance() * 2 - 1);
    path += d`C${(i - 0.5) * step} ${last} ${(i - 0.5) * step} ${next} ${i * step} ${next}`;
    last = next;
  }
  return sheet(fill, `${path}${d`L${size.width + 40} ${last}V${size.foot + 40}`}Z`, 1.6);
}

/** Fog: long paper strips without an end. */
export function fog(colour: string, x: number, y: number, scale: number, opacity: number): string {
  return faded(opacity, moved(x, y, scale, strip(colour, 15, "M-150 0H170M-60 -24H250M-210 24H70")));
}

/** Mist: long paper strips with a curl. */
export function mist(colour: string, x: number, y: number, scale: number, opacity: number): string {
  const strips = "M0 0H230M54 -20H190M-60 20H140";
  return faded(opacity, moved(x, y, scale, strip(colour, 13, strips), strip(colour, 6, "M230 -3a16 16 0 1 1 16 16")));
}

/** The sun or moon in its rings of light. */
export function sun(colour: string, x: number, y: number, r: number): string {
  return [2.9, 2.4, 1.9, 1.4].map((size) => faded(0.09, disc(colour, x, y, r * size))).join("") + disc(colour, x, y, r);
}

export function stars(
  chance: Chance,
  colour: string,
  count: number,
  area: { x: number; y: number; w: number; h: number },
): string {
  return times(count, () => {
    const x = area.x + chance() * area.w,
      y = area.y + chance() * area.h,
      r = 1.5 + chance() * 2.5;
    return chance() < 0.25
      ? cut(colour, star(x, y, r * 3, r * 0.8, 4), 'opacity=".8"')
      : disc(colour, x, y, r, 'opacity=".7"');
  });
}

/** Flowing water: long cut strips of light. */
export function ripples(
  chance: Chance,
  colour: string,
  count: number,
  area: { x: number; y: number; w: number; h: number },
): string {
  const lines = Array.from({ length: count }, () => {
    const y = area.y + chance() ** 1.3 * area.h,
      length = 26 + chance() * 110;
    return d`M${area.x + chance() * (area.w - length)} ${y}h${length}`;
  });
  return (
    strip(colour, 3.4, lines.filter((_, i) => i % 2).join(""), 'opacity=".5"') +
    strip(colour, 3.4, lines.filter((_, i) => i % 2 === 0).join(""), 'opacity=".28"')
  );
}

/** A standing visitor, 100·s tall, feet at x,y. */
export function visitor(
  l: Light,
  x: number,
  y: number,
  s: number,
  cloth: string,
  kind: "walks" | "child" | "umbrella" | "basket" | "points" = "walks",
): string {
  const legs = strip(l.ink, 9, "M-7 -36L-10 -3M7 -36L12 -3");
  const coat = cut(cloth, "M-19 -30C-19 -64 -12 -76 0 -76C12 -76 19 -64 20 -30Q0 -22 -19 -30Z");
  const head = disc(l.skin, 0, -87, 11) + cut(l.ink, "M-12 -86C-14 -104 12 -104 12 -88Q2 -94 -12 -86Z");
  const extras = {
    walks: strip(cloth, 8, "M-14 -66L-24 -42") + disc(l.skin, -25, -39, 4),
    child:
      disc(l.ink, -9, -99, 5) + disc(l.ink, 9, -99, 5) + strip(cloth, 8, "M14 -64L28 -84") + disc(l.skin, 29, -87, 4),
    umbrella:
      strip(l.wood, 4, "M18 -52V-122") +
      cut(
        l.lantern,
        "M-30 -112C-24 -144 60 -144 66 -112Q54 -118 42 -112Q30 -118 18 -112Q6 -118 -6 -112Q-18 -118 -30 -112Z",
      ) +
      strip(cloth, 8, "M12 -66L19 -54"),
    basket:
      strip(cloth, 8, "M14 -66L24 -44") +
      cut(l.gold, "M12 -42H40L36 -22H16Z") +
      disc(l.lantern, 21, -44, 6) +
      disc(l.leafPale, 31, -44, 6),
    points: strip(cloth, 8, "M14 -68L38 -84") + disc(l.skin, 40, -86, 4),
  }[kind];
  return moved(x, y, kind === "child" ? s * 0.7 : s, legs, coat, head, extras);
}

/** A white egret in flight. */
export function flyingEgret(colour: string, beak: string, x: number, y: number, s: number): string {
  return moved(
    x,
    y,
    s,
    cut(colour, "M-60 8C-30 -6 -4 -8 20 0C44 4 58 2 72 -6L66 4C48 18 20 20 -4 16Z"),
    cut(colour, "M-14 4C-36 -26 -52 -60 -96 -70C-70 -44 -44 -6 2 10Z"),
    cut(colour, "M6 6C14 -26 36 -56 74 -74C60 -44 44 -10 20 10Z"),
    cut(beak, "M70 -6L100 -8L70 0Z"),
    strip(beak, 2.5, "M-60 8L-92 16"),
  );
}

export function sky(id: string, l: Light): string {
  const [top, middle, low] = l.sky;
  return `<linearGradient id="${id}k" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset=".56" stop-color="${middle}"/><stop offset=".86" stop-color="${low}"/></linearGradient><linearGradient id="${id}w" x2="0" y2="1"><stop offset="0" stop-color="${l.water}"/><stop offset="1" stop-color="${l.waterDeep}"/></linearGradient>`;
}

/** A bank of curling clouds, about 420·s wide, drawn as cut paper with scored spirals. */
export function cloudBank(fill: string, line: string, x: number, y: number, s: number): string {
  const puffs: readonly (readonly [number, number, number])[] = [
    [-170, 10, 40],
    [-110, -22, 54],
    [-30, -48, 66],
    [58, -26, 56],
    [126, -4, 46],
    [184, 18, 32],
  ];
  const curl = ([cx, cy, r]: readonly [number, number, number]) =>
    d`M${cx - r * 0.62} ${cy + r * 0.3}a${r * 0.62} ${r * 0.62} 0 1 1 ${r * 0.9} ${r * 0.34}a${r * 0.36} ${r * 0.36} 0 1 1 ${-r * 0.1} ${-r * 0.66}`;
  return moved(
    x,
    y,
    s,
    cut(fill, "M-214 50C-226 34 -214 18 -200 20V4H200C222 8 230 36 214 50Z"),
    puffs.map(([cx, cy, r]) => disc(fill, cx, cy, r)).join(""),
    strip(line, 5, puffs.map(curl).join("")),
  );
}

/** Auspicious clouds as cut paper. */
export function cloud(l: Light, x: number, y: number, s: number, opacity = 0.8, flip = false): string {
  return faded(opacity, cloudShape(l.cloud, x, y, s, flip));
}

/** The kiln's chimney and its dragon back up the slope. */
export function dragonKiln(l: Light, x: number, y: number, s: number): string {
  const arches = times(6, (i) =>
    group(
      `translate(${i * 52} ${-i * 22})`,
      cut(i % 2 ? l.wall : l.wallDeep, "M-44 30V-6C-44 -52 44 -52 44 -6V30Z"),
      i % 2 ? cut(l.ink, "M-12 22V4C-12 -12 12 -12 12 4V22Z") : "",
    ),
  );
  return moved(
    x,
    y,
    s,
    cut(l.earth, "M-110 34L-60 10L320 -120L380 -120V40H-110Z"),
    arches,
    cut(l.wallDeep, "M296 -110L304 -262H340L350 -110Z"),
    box(l.ridge, 298, -270, 48, 14, 3),
    cut(l.ink, "M-40 34V6C-40 -26 16 -26 16 6V34Z"),
    cut(l.lantern, "M-28 34V10C-28 -12 4 -12 4 10V34Z"),
    cut(l.lit, "M-20 34C-22 16 -10 14 -10 0C2 12 0 24 -4 34Z"),
  );
}
