export type Point = { x: number; y: number };
export type Box = { left: number; right: number; top: number; bottom: number };

/**
 * True while the pointer is on its way from `before` to the open panel below: the line it draws lies within the
 * triangle to the panel's lower corners, so a neighbour it crosses must not open yet (spec §2, mouse-direction check).
 */
export function headsFor(panel: Box, before: Point, now: Point): boolean {
  if (now.y <= before.y) return false;
  return inTriangle(now, before, { x: panel.left, y: panel.bottom }, { x: panel.right, y: panel.bottom });
}

function inTriangle(point: Point, a: Point, b: Point, c: Point): boolean {
  const sides = [side(point, a, b), side(point, b, c), side(point, c, a)];
  return sides.every((value) => value >= 0) || sides.every((value) => value <= 0);
}

function side(point: Point, from: Point, to: Point): number {
  return (point.x - to.x) * (from.y - to.y) - (from.x - to.x) * (point.y - to.y);
}
