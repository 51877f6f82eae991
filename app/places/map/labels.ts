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
 * A side for each name on which it covers no mark and no other name; none where there is no room, and then the mark stands alone.
 * Reckoned at the narrowest width that shows names: wider maps only leave more room.
 */
export function placeNames(spots: readonly (Point & { name: string })[]): (Side | undefined)[] {
  const scale = narrowestNamed / sheet.width;
  const marks = spots.map(({ x, y }) => boxAround(x * scale, y * scale, markRadius, markRadius));
  const taken = [...marks];
  return spots.map((spot, at) => {
    const others = taken.filter((box) => box !== marks[at]);
    const free = sides.find((side) => {
      const box = nameBox({ x: spot.x * scale, y: spot.y * scale, name: spot.name }, side);
      return box.left >= 2 && box.right <= narrowestNamed - 2 && others.every((other) => !overlap(box, other));
    });
    if (free) taken.push(nameBox({ x: spot.x * scale, y: spot.y * scale, name: spot.name }, free));
    return free;
  });
}

/** The room a name takes on that side of its mark, all in CSS pixels. */
export function nameBox({ x, y, name }: Point & { name: string }, side: Side): Box {
  const half = widthOf(name) / 2, off = markRadius + 4;
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
