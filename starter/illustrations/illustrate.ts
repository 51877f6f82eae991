/**
 * The illustration maker: paper-cut cards, wide scenes and the home hero, as SVG text that depends only on what is
 * asked for.
 */
import { groundNames, isGround, type GroundName } from "./grounds.ts";
import { isMotif, motifOf, type Motif } from "./motifs.ts";
import { chanceFrom, closeShadow, hash, type Kit, oneOf, rim, svg } from "./paper.ts";
import { inksFor, isPalette, paletteNames, type PaletteName } from "./palettes.ts";
import { laid, stageCard } from "./staging.ts";

export { hero } from "./hero.ts";
export { scene, sceneNames } from "./scenes.ts";

export type Look = {
  motif: string;
  ground?: string | undefined;
  palette?: string | undefined;
  seed?: number | undefined;
};

/**
 * One paper-cut card as SVG text, the motif whole inside the central square: `illustrate({ motif: "kite", seed: 3 })`.
 * Ground and palette, when left out, follow from motif and seed. Refuses (throws) unknown names.
 */
export function illustrate(look: Look, size: { width: number; height: number } = { width: 1200, height: 900 }): string {
  if (!isMotif(look.motif)) throw new Error(`Unknown motif: ${look.motif}`);
  const motif = motifOf[look.motif];
  const chance = chanceFrom(`${look.motif}|${look.seed ?? ""}`);
  const palette = chosenPalette(look.palette, motif, chance());
  const ground = chosenGround(look.ground, chance());
  const id = `i${hash(`${look.motif}|${palette}|${ground}|${look.seed ?? ""}|${size.width}x${size.height}`).toString(36)}`;
  const kit = kitFor(id, palette, chance);
  const card = stageCard({ kit, motif, palette, ground, id, size });
  return svg(size.width, size.height, card);
}

function chosenPalette(name: string | undefined, motif: Motif, at: number): PaletteName {
  if (name !== undefined && !isPalette(name)) throw new Error(`Unknown palette: ${name}`);
  if (name) return name;
  const [first = "indigo", ...others] = paletteNames.filter((one) => !motif.clash.includes(one));
  return oneOf(() => at, [first, ...others]);
}

function chosenGround(name: string | undefined, at: number): GroundName {
  if (name !== undefined && !isGround(name)) throw new Error(`Unknown ground: ${name}`);
  return name ?? groundNames[Math.floor(at * groundNames.length)] ?? "cloud";
}

function kitFor(id: string, palette: PaletteName, chance: () => number): Kit {
  return {
    c: inksFor(palette, chance),
    chance,
    lay: (...pieces) => laid(id, rim(pieces.join("")) + pieces.join("")),
    glue: (...pieces) => closeShadow(pieces.join("")) + pieces.join(""),
  };
}
