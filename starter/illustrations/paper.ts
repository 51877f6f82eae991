/** Scissors and paper: shapes as SVG text, and the shadows that make them lie above one another. */
import type { Inks } from "./palettes.ts";

/** What a motif is drawn with: colours, chance that depends only on the seed, and the two shadows. */
export type Kit = {
  c: Inks;
  chance: Chance;
  /** Pieces of one sheet, lying clearly above what was drawn before. */
  lay: (...pieces: string[]) => string;
  /** Small pieces glued on: a closer, fainter shadow. */
  glue: (...pieces: string[]) => string;
};

/** Numbers from 0 to 1, always the same ones for the same seed. */
export type Chance = () => number;

/** The same text gives the same number, on every machine and in every version. */
export function hash(text: string): number {
  let h = 2166136261;
  for (const letter of text) h = Math.imul(h ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  h = Math.imul(h ^ (h >>> 15), 2246822507) >>> 0;
  return (h ^ (h >>> 13)) >>> 0;
}

/** `chanceFrom("kite|3")` — mulberry32. */
export function chanceFrom(text: string): Chance {
  let state = hash(text);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** One of the list. */
export function oneOf<T>(chance: Chance, list: readonly [T, ...T[]]): T {
  return list[Math.floor(chance() * list.length)] ?? list[0];
}

/** Path data with its numbers rounded to a tenth: `` d`M${x} ${y}h10` `` */
export function d(strings: TemplateStringsArray, ...values: number[]): string {
  const path = strings.map((s, i) => s + (i < values.length ? round(values[i] ?? 0) : "")).join("");
  return path.replace(/ -/g, "-").replace(/(?<![\d.])0\./g, ".");
}

/**
 * To a tenth; beyond a card's own 400 to the whole, where nobody sees the difference and a wide picture keeps half its
 * size.
 */
export function round(value: number): string {
  return String(Math.abs(value) > 400 ? Math.round(value) : Math.round(value * 10) / 10);
}

export function cut(fill: string, path: string, extra = ""): string {
  return `<path d="${path}" fill="${fill}"${extra && ` ${extra}`}/>`;
}

/** A strip of paper: a line, its ends rounded by the picture's `<svg>`. */
export function strip(colour: string, width: number, path: string, extra = ""): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${round(width)}"${extra && ` ${extra}`}/>`;
}

export function disc(fill: string, x: number, y: number, r: number, extra = ""): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"${extra && ` ${extra}`}/>`;
}

export function ring(colour: string, width: number, x: number, y: number, r: number): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="none" stroke="${colour}" stroke-width="${round(width)}"/>`;
}

export function oval(fill: string, x: number, y: number, rx: number, ry: number, turn = 0): string {
  const turned = turn ? ` transform="rotate(${round(turn)} ${round(x)} ${round(y)})"` : "";
  return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${turned}/>`;
}

export function box(fill: string, x: number, y: number, w: number, h: number, r = 0): string {
  const corner = r ? ` rx="${round(r)}"` : "";
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}"${corner} fill="${fill}"/>`;
}

export function group(transform: string, ...pieces: string[]): string {
  return `<g transform="${transform}">${pieces.join("")}</g>`;
}

export function turned(angle: number, x: number, y: number, ...pieces: string[]): string {
  return group(`rotate(${round(angle)} ${round(x)} ${round(y)})`, ...pieces);
}

export function moved(x: number, y: number, scale: number, ...pieces: string[]): string {
  return group(
    `translate(${round(x)} ${round(y)})${scale === 1 ? "" : ` scale(${Math.round(scale * 1000) / 1000})`}`,
    ...pieces,
  );
}

export function faded(opacity: number, ...pieces: string[]): string {
  return `<g opacity="${Math.round(opacity * 100) / 100}">${pieces.join("")}</g>`;
}

/** Folded paper: the pieces and their mirror image about the upright at `x`. */
export function folded(pieces: string, x = 200): string {
  return pieces + group(`matrix(-1 0 0 1 ${round(2 * x)} 0)`, pieces);
}

/** `times(5, (i) => …)` */
export function times(count: number, draw: (i: number) => string): string {
  return Array.from({ length: count }, (_, i) => draw(i)).join("");
}

/** `around(12, (angle) => …)` with the angle in radians, from the top, clockwise. */
export function around(count: number, draw: (angle: number, i: number) => string): string {
  return times(count, (i) => draw((i / count) * Math.PI * 2 - Math.PI / 2, i));
}

/** A closed ring of bumps or teeth: petals when `depth` is small, a star when it is large. */
export function scallop(x: number, y: number, r: number, bumps: number, depth: number): string {
  const step = (Math.PI * 2) / bumps;
  const from = (i: number, angle: number, radius: number) =>
    [radius * Math.cos(angle) - r * Math.cos(i * step), radius * Math.sin(angle) - r * Math.sin(i * step)] as const;
  const arcs = times(bumps, (i) => {
    const [bx, by] = from(i, (i + 0.5) * step, r + depth);
    const [ex, ey] = from(i, (i + 1) * step, r);
    return d`q${bx} ${by} ${ex} ${ey}`;
  });
  return d`M${x + r} ${y}` + `${arcs}Z`;
}

export function star(x: number, y: number, outer: number, inner: number, points: number): string {
  const corner = (i: number) => {
    const radius = i % 2 ? inner : outer;
    const angle = (i / points) * Math.PI - Math.PI / 2;
    return d`${x + radius * Math.cos(angle)} ${y + radius * Math.sin(angle)}`;
  };
  return `M${Array.from({ length: points * 2 }, (_, i) => corner(i)).join("L")}Z`;
}

/** A crescent slit, the oldest stroke of the paper-cutter. */
export function crescent(fill: string, x: number, y: number, length: number, angle: number, fat = 0.3): string {
  const half = length / 2;
  return turned(
    angle,
    x,
    y,
    cut(
      fill,
      d`M${x - half} ${y}Q${x} ${y - length * fat * 2} ${x + half} ${y}Q${x} ${y - length * fat * 0.7} ${x - half} ${y}Z`,
    ),
  );
}

export function leafShape(x: number, y: number, length: number, width: number): string {
  return d`M${x} ${y}C${x + length * 0.25} ${y - width} ${x + length * 0.7} ${y - width * 0.8} ${x + length} ${y}C${x + length * 0.7} ${y + width * 0.8} ${x + length * 0.25} ${y + width} ${x} ${y}Z`;
}

/** A leaf pointing to `angle` (degrees, 0 is to the right). */
export function leaf(fill: string, x: number, y: number, length: number, width: number, angle: number): string {
  return turned(angle, x, y, cut(fill, leafShape(x, y, length, width)));
}

/** A five-petalled blossom with a heart. */
export function blossom(fill: string, heart: string, x: number, y: number, r: number, petals = 5): string {
  return (
    around(petals, (a) =>
      disc(fill, x + r * 0.55 * Math.cos(a), y + r * 0.55 * Math.sin(a), r * (petals > 5 ? 0.36 : 0.46)),
    ) + disc(heart, x, y, r * 0.26)
  );
}

/** An auspicious cloud, about 100 wide and 44 high, its middle at 0,0. */
export function cloudShape(fill: string, x: number, y: number, scale: number, flip = false): string {
  const body = cut(
    fill,
    "M-50 16C-58 4-44-8-32-2C-34-20-8-26-2-10C8-22 32-16 28 0C40-6 54 4 48 16C62 16 60 24 48 24H-40C-54 24-60 16-50 16Z",
  );
  return group(`translate(${round(x)} ${round(y)}) scale(${round(flip ? -scale : scale)} ${round(scale)})`, body);
}

/** A silk tassel hanging from x,y. */
export function tassel(colour: string, knot: string, x: number, y: number, length: number): string {
  const w = length * 0.16;
  const threads = cut(
    colour,
    d`M${x - w * 0.5} ${y + length * 0.2}L${x - w} ${y + length}L${x - w * 0.4} ${y + length * 0.95}L${x} ${y + length}L${x + w * 0.4} ${y + length * 0.95}L${x + w} ${y + length}L${x + w * 0.5} ${y + length * 0.2}Z`,
  );
  return threads + disc(knot, x, y + length * 0.14, w * 0.75);
}

/** The finished picture; strips have round ends and corners everywhere. */
export function svg(width: number, height: number, inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" stroke-linecap="round" stroke-linejoin="round">${inside}</svg>`;
}

/**
 * The outline of the pieces in one faint colour, moved down by `dy`: an edge or a shadow without the cost of a filter.
 */
export function echo(pieces: string, colour: string, opacity: number, dy: number): string {
  const plain = pieces.replace(/ fill="(?!none)[^"]*"/g, "").replace(/ stroke="(?!none)[^"]*"/g, ` stroke="${colour}"`);
  return `<g transform="translate(0 ${dy})" fill="${colour}" fill-opacity="${opacity}" stroke-opacity="${opacity}">${plain}</g>`;
}

/** A sheet's light upper edge, to be drawn under it. */
export function rim(pieces: string): string {
  return echo(pieces, "#fff6e4", 0.34, -0.9);
}

/** The close shadow of small glued pieces, to be drawn under them. */
export function closeShadow(pieces: string): string {
  return echo(pieces, "#1e0d06", 0.14, 3) + echo(pieces, "#1e0d06", 0.17, 1.5);
}

/** A soft shadow for one known outline: strokes laid over one another, far cheaper than a filter on a wide sheet. */
export function softEdge(path: string, dy: number, scale = 1): string {
  const stroke = (width: number) => `<path d="${path}" stroke-width="${width * scale}"/>`;
  return `<g transform="translate(0 ${dy})" fill="none" stroke="#1e0d06" stroke-opacity=".065">${[25, 18, 12, 7, 3].map(stroke).join("")}</g>`;
}

/** A wide sheet with its soft shadow thrown upwards on what lies behind it. */
export function sheet(fill: string, path: string, scale = 1): string {
  return softEdge(path, -1, scale) + cut(fill, path);
}
