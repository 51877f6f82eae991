/** Wide scenes: each section of the site has its own place in the village. */
import type { Light } from "./light.ts";
import { picture, type View } from "./picture.ts";
import { eveningScenes } from "./scenes-evening.ts";
import { indoorScenes } from "./scenes-indoors.ts";
import { quietScenes } from "./scenes-quiet.ts";
import { squareScenes } from "./scenes-square.ts";
import { waysideScenes } from "./scenes-wayside.ts";

/** A place: its light, and what is drawn into the wide view. */
export type Place = { light: Light; draw: (view: View) => string };

const places = {
  ...squareScenes,
  ...indoorScenes,
  ...quietScenes,
  ...waysideScenes,
  ...eveningScenes,
} satisfies Record<string, Place>;

export type SceneName = keyof typeof places;

export const sceneNames: readonly SceneName[] = Object.keys(places).filter(isScene);

/** `scene("show")`: 2400×900, calm at the left for a title, what matters in the middle so that a 4:3 cut holds. */
export function scene(name: SceneName): string {
  const { light, draw } = places[name];
  return picture(`scene|${name}`, name, { width: 2400, height: 900 }, light, draw);
}

function isScene(name: string): name is SceneName {
  return Object.hasOwn(places, name);
}
