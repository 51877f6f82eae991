/** Every motif by its name. */
import { craftMotifs } from "./motifs-craft.ts";
import { dailyMotifs } from "./motifs-daily.ts";
import { foodMotifs } from "./motifs-food.ts";
import { mascotMotifs } from "./motifs-mascot.ts";
import { musicMotifs } from "./motifs-music.ts";
import { natureMotifs } from "./motifs-nature.ts";
import { paperMotifs } from "./motifs-paper.ts";
import { placeMotifs } from "./motifs-place.ts";
import { stageMotifs } from "./motifs-stage.ts";
import { templeMotifs } from "./motifs-temple.ts";
import { travelMotifs } from "./motifs-travel.ts";
import { clayMotifs } from "./motifs-clay.ts";
import { woodMotifs } from "./motifs-wood.ts";
import { waterMotifs } from "./motifs-water.ts";
import { gearMotifs } from "./motifs-gear.ts";
import { planMotifs } from "./motifs-plans.ts";
import { studyMotifs } from "./motifs-study.ts";
import type { Kit } from "./paper.ts";
import type { PaletteName } from "./palettes.ts";

/** Drawn on a square of 400, whole between about 30 and 370. */
export type Motif = {
  draw: (kit: Kit) => string;
  /** Grounds it would not stand out from; a sheet is laid between. */
  clash: readonly PaletteName[];
  /** Most it may be turned, in degrees; 4 when left out. */
  turn?: number;
  /** Made a little smaller where the outline is wide; 1 when left out. */
  size?: number;
  /** False where a mirror image would be wrong: letters, clocks. */
  flips?: false;
};

export const motifOf = {
  ...stageMotifs,
  ...musicMotifs,
  ...craftMotifs,
  ...paperMotifs,
  ...templeMotifs,
  ...foodMotifs,
  ...travelMotifs,
  ...placeMotifs,
  ...natureMotifs,
  ...dailyMotifs,
  ...mascotMotifs,
  ...studyMotifs,
  ...gearMotifs,
  ...waterMotifs,
  ...woodMotifs,
  ...clayMotifs,
  ...planMotifs,
} satisfies Record<string, Motif>;

export type MotifName = keyof typeof motifOf;

export function isMotif(name: string): name is MotifName {
  return Object.hasOwn(motifOf, name);
}
