import { type Point, sheet } from "./park-plan.ts";

/** Where a name stands beside its mark. */
export const sides = ["below", "above", "right", "left"] as const;
export type Side = (typeof sides)[number];
type Box = { left: number; right: number; top: number; bottom: number };

/** The least width at which the map shows names, in CSS pixels; `map.css` says the same. */
export const narrowestNamed = 576;
/** Of a mark, in CSS pixels. */
export const markRadius = 13;
const letter = { latin: 7.8, wide: 13.5, high: 15 };

/**
 * Widths at which names are reckoned: letters stay as large while the marks part, so that a name below one may come to
 * stand on a name above another.
 */
const widths = Array.from({ length: 15 }, (_, at) => narrowestNamed + at * 48);

type Named = Point & { name: string };

/**
 * A side for each name on which it covers no mark and no other name, however wide the map; none where there is no such
 * side, and then the mark stands alone. Names that found none are placed first in another try.
 */
export function placeNames(spots: readonly Named[]): (Side | undefined)[] {
  let best: (Side | undefined)[] = [];
  let order = spots.map((_, at) => at);
  for (let tries = 0; tries < 4; tries++) {
    const sidesNow = placeInOrder(spots, order);
    if (tries === 0 || nameless(sidesNow).length < nameless(best).length) best = sidesNow;
    const without = nameless(sidesNow);
    if (without.length === 0) break;
    order = [...without, ...order.filter((at) => !without.includes(at))];
  }
  return best;
}

function nameless(chosen: readonly (Side | undefined)[]): number[] {
  return chosen.flatMap((side, at) => (side ? [] : [at]));
}

function placeInOrder(spots: readonly Named[], order: readonly number[]): (Side | undefined)[] {
  const sheets = widths.map((width) => {
    const scale = width / sheet.width;
    const marks = spots.map(({ x, y }) => boxAround(x * scale, y * scale, markRadius, markRadius));
    return { width, scale, marks, taken: [...marks] };
  });
  const chosen: (Side | undefined)[] = spots.map(() => undefined);
  for (const at of order) {
    const spot = spots[at];
    if (!spot) continue;
    const boxOn = (scale: number, side: Side) =>
      nameBox({ x: spot.x * scale, y: spot.y * scale, name: spot.name }, side);
    const free = sides.find((side) =>
      sheets.every(({ width, scale, marks, taken }) => {
        const box = boxOn(scale, side);
        return (
          box.left >= 2 && box.right <= width - 2 && taken.every((other) => other === marks[at] || !overlap(box, other))
        );
      }),
    );
    if (free) for (const { scale, taken } of sheets) taken.push(boxOn(scale, free));
    chosen[at] = free;
  }
  return chosen;
}

/** The room a name takes on that side of its mark, all in CSS pixels. */
export function nameBox({ x, y, name }: Named, side: Side): Box {
  const half = widthOf(name) / 2,
    off = markRadius + 4;
  if (side === "below") return boxAround(x, y + off + letter.high / 2, half, letter.high / 2);
  if (side === "above") return boxAround(x, y - off - letter.high / 2, half, letter.high / 2);
  return boxAround(side === "right" ? x + off + half : x - off - half, y, half, letter.high / 2);
}

export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function widthOf(name: string): number {
  return [...name].reduce((sum, character) => sum + (character < "\u2000" ? letter.latin : letter.wide), 0);
}

function boxAround(x: number, y: number, halfWidth: number, halfHeight: number): Box {
  return { left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight };
}
