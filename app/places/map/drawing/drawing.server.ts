import { createHash } from "node:crypto";
import { drawPark } from "./drawing.ts";
import type { Lighting } from "./light.ts";

/** The addresses of the drawing by day and by night. */
export type MapDrawing = { day: string; night: string };

const drawn = { day: drawPark("day"), night: drawPark("night") };
/** The name changes with the drawing, so it may be kept for ever. */
const names = { day: nameOf("day"), night: nameOf("night") };

export const mapDrawing: MapDrawing = { day: `/park-map/${names.day}`, night: `/park-map/${names.night}` };

/** The drawing of that name as SVG, or nothing. */
export function drawingNamed(name: string | undefined): string | undefined {
  if (name === names.day) return drawn.day;
  return name === names.night ? drawn.night : undefined;
}

function nameOf(lighting: Lighting): string {
  return `${lighting}-${createHash("sha256").update(drawn[lighting]).digest("hex").slice(0, 12)}.svg`;
}
