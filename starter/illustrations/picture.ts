/** A wide picture: its sky, shadows and chance, ready to be filled. */
import { drawnLamp } from "./lamps.ts";
import { hills, mist, sky } from "./landscape.ts";
import type { Light } from "./light.ts";
import { type Chance, chanceFrom, echo, hash, svg } from "./paper.ts";
import { laid, shadowDef } from "./staging.ts";

export type View = {
  l: Light;
  id: string;
  width: number;
  height: number;
  chance: Chance;
  lay: (...pieces: string[]) => string;
  glue: (...pieces: string[]) => string;
};

/** These are drawn half as large again as the 400 square. */
const shadowScale = 1.5;

/** The finished `<svg>` of a wide picture; pictures with one `seed` have the same hills. */
export function picture(
  name: string,
  seed: string,
  size: { width: number; height: number },
  light: Light,
  draw: (view: View) => string,
): string {
  const { width, height } = size;
  const id = `v${hash(name).toString(36)}`;
  const l: Light = { ...light, lampId: `${id}l` };
  const view: View = {
    l,
    id,
    width,
    height,
    chance: chanceFrom(seed),
    lay: (...pieces) => laid(id, pieces.join(""), shadowScale),
    glue: (...pieces) => echo(pieces.join(""), "#1e0d06", 0.2, 3.5) + pieces.join(""),
  };
  return svg(
    width,
    height,
    `<defs>${sky(id, l)}${shadowDef(id, shadowScale)}<g id="${id}l">${drawnLamp(light, 0, 0, 10)}</g></defs><rect width="${width}" height="${height}" fill="url(#${id}k)"/>${draw(view)}`,
  );
}

/** Three sheets of hills with mist between them, the last one's foot at `base`. */
export function range({ l, chance, width, height }: View, base: number, tall: number): string {
  const size = { width, foot: height };
  return (
    hills(chance, l.far, size, base - tall, tall * 0.3, 5) +
    mist(l.cloud, width * 0.3, base - tall * 0.62, 1.2, 0.3) +
    hills(chance, l.mid, size, base - tall * 0.6, tall * 0.2, 6) +
    mist(l.cloud, width * 0.76, base - tall * 0.36, 1, 0.26) +
    hills(chance, l.near, size, base - tall * 0.24, tall * 0.12, 7)
  );
}
