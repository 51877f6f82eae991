/** The patterned paper under everything: waves, lattice window, tortoise shell, cracked ice, clouds. */
import type { Palette } from "./palettes.ts";

export type GroundName = "waves" | "lattice" | "tortoise" | "ice" | "cloud";

export const groundNames: readonly GroundName[] = ["waves", "lattice", "tortoise", "ice", "cloud"];

export function isGround(name: string): name is GroundName {
  return Object.hasOwn(tiles, name);
}

/** A `<pattern>` with this id, to fill the whole card with. */
export function groundPattern(
  ground: GroundName,
  id: string,
  { ground: fill, line }: Pick<Palette, "ground" | "line">,
): string {
  const { w, h, draw } = tiles[ground];
  return `<pattern id="${id}" width="${w}" height="${h}" patternUnits="userSpaceOnUse"><rect width="${w}" height="${h}" fill="${fill}"/>${draw(fill, line)}</pattern>`;
}

type Tile = { w: number; h: number; draw: (fill: string, line: string) => string };

const tiles: Readonly<Record<GroundName, Tile>> = {
  waves: { w: 48, h: 24, draw: waves },
  lattice: {
    w: 56,
    h: 56,
    draw: (_, line) =>
      lines(
        line,
        1.8,
        "M28 0V12M28 44V56M0 28H12M44 28H56M12 12H44V44H12ZM28 12L44 28L28 44L12 28ZM0 0L12 12M56 0L44 12M0 56L12 44M56 56L44 44",
      ) + dots(line, "M28 24L32 28L28 32L24 28Z"),
  },
  tortoise: {
    w: 52,
    h: 90,
    draw: (_, line) =>
      lines(
        line,
        1.8,
        "M26 0V15L52 30V60L26 75V90M26 15L0 30V60L26 75M26 24L44 34.5V55.500L26 66L8 55.5V34.500ZM0 0L18 -10.5M0 21L18 10.5V-10M52 21L34 10.5V-10M0 69L18 79.5V100M52 69L34 79.5V100",
      ) +
      dots(
        line,
        "M26 38L33 42V49L26 53L19 49V42ZM-4 0L0 -4L4 0L0 4ZM48 0L52 -4L56 0L52 4ZM-4 90L0 86L4 90L0 94ZM48 90L52 86L56 90L52 94Z",
      ),
  },
  ice: {
    w: 120,
    h: 120,
    draw: (_, line) =>
      lines(
        line,
        1.8,
        "M0 26L34 12L62 38L120 26M34 12L28 0M62 38L54 78L98 88L120 80M54 78L20 66L0 80M20 66L0 26M20 66L34 12M54 78L66 120M98 88L88 120M98 88L104 56L62 38M104 56L120 26M28 120L20 66M66 0L62 38M88 0L92 32M0 80L12 100L28 120",
      ) + blossoms(line),
  },
  cloud: {
    w: 130,
    h: 84,
    draw: (_, line) =>
      lines(
        line,
        2.6,
        "M8 22H70a9 9 0 1 1 9 9M70 22a17 17 0 0 1 34 0a9 9 0 0 1 -9 9H26M73 64H135a9 9 0 1 1 9 9M57 73H30M135 64M5 64H-57M5 64a9 9 0 1 1 9 9M5 64a17 17 0 0 1 34 0a9 9 0 0 1 -9 9H-39M135 64a17 17 0 0 1 34 0M91 73H160",
      ),
  },
};

function waves(fill: string, line: string): string {
  const scale = ([x, y]: readonly [number, number]) =>
    [21, 14.5, 8].map((r) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join("");
  const rows: readonly (readonly [number, number])[] = [
    [0, 12],
    [48, 12],
    [24, 24],
    [0, 36],
    [48, 36],
  ];
  return `<g fill="${fill}" stroke="${line}" stroke-width="1.8"><circle cx="24" cy="0" r="21"/><circle cx="24" cy="0" r="14.5"/><circle cx="24" cy="0" r="8"/>${rows.map(scale).join("")}</g>`;
}

function lines(colour: string, width: number, path: string): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

function dots(colour: string, path: string): string {
  return `<path d="${path}" fill="${colour}"/>`;
}

/** Plum blossoms lie on cracked ice: winter giving way. */
function blossoms(line: string): string {
  const flower = (x: number, y: number) =>
    [0, 72, 144, 216, 288]
      .map((a) => `<circle cx="${x}" cy="${y - 5}" r="3.6" transform="rotate(${a} ${x} ${y})"/>`)
      .join("");
  return `<g fill="${line}">${flower(42, 56)}${flower(90, 14)}</g>`;
}
