/** The colours of the paper: eight grounds, and the inks every motif is cut from. */
import { type Chance, oneOf } from "./paper.ts";

export type PaletteName = "brick" | "indigo" | "jade" | "sand" | "gold" | "plum" | "sky" | "night";

/** A ground, its pattern, a deeper sheet, and the sheets that may lie between it and a motif it would swallow. */
export type Palette = {
  ground: string;
  line: string;
  deep: string;
  pale: string;
  inner: readonly [Sheet, Sheet];
  accents: readonly [Accent, Accent, ...Accent[]];
};
type Sheet = { colour: string; like: PaletteName };
type Accent = "brick" | "indigo" | "jade" | "gold" | "plum" | "paper";

const cream: Sheet = { colour: "#f5e6c8", like: "sand" };
const amber: Sheet = { colour: "#e3b457", like: "gold" };
const mist: Sheet = { colour: "#b9d5d6", like: "sky" };
const slate: Sheet = { colour: "#2d5078", like: "indigo" };
const pine: Sheet = { colour: "#2f6b5d", like: "jade" };

export const paletteOf: Readonly<Record<PaletteName, Palette>> = {
  brick: {
    ground: "#9a3024",
    line: "#ad4637",
    deep: "#6f2018",
    pale: "#c2604c",
    inner: [cream, amber],
    accents: ["indigo", "jade", "gold"],
  },
  indigo: {
    ground: "#23456b",
    line: "#335880",
    deep: "#16304d",
    pale: "#4f7299",
    inner: [cream, amber],
    accents: ["brick", "gold", "jade"],
  },
  jade: {
    ground: "#2f6b5d",
    line: "#427f70",
    deep: "#1d4a40",
    pale: "#5f9a8a",
    inner: [cream, amber],
    accents: ["brick", "gold", "indigo"],
  },
  sand: {
    ground: "#ead9b7",
    line: "#dbc69d",
    deep: "#c7a878",
    pale: "#f7ecd6",
    inner: [mist, pine],
    accents: ["brick", "indigo", "jade", "plum"],
  },
  gold: {
    ground: "#d9a544",
    line: "#c99434",
    deep: "#b07a26",
    pale: "#e9c272",
    inner: [cream, slate],
    accents: ["brick", "indigo", "jade", "plum"],
  },
  plum: {
    ground: "#643853",
    line: "#774a66",
    deep: "#48253b",
    pale: "#8d6180",
    inner: [cream, amber],
    accents: ["gold", "brick", "jade"],
  },
  sky: {
    ground: "#a9ccd1",
    line: "#94bdc4",
    deep: "#6e9eaa",
    pale: "#cfe3e3",
    inner: [cream, slate],
    accents: ["brick", "indigo", "plum", "jade"],
  },
  night: {
    ground: "#16253c",
    line: "#263a55",
    deep: "#0d1829",
    pale: "#3a5375",
    inner: [amber, mist],
    accents: ["brick", "gold", "jade"],
  },
};

/** Every colour a motif may use; `a` and `b` are the accents that change with the seed. */
export type Inks = typeof fixed & { a: string; aDeep: string; aPale: string; b: string; bDeep: string; bPale: string };

const fixed = {
  paper: "#fbf3e2",
  cream: "#eedfbf",
  straw: "#d9c294",
  white: "#fffaf0",
  brick: "#b8382a",
  brickDeep: "#7f2419",
  coral: "#d9674c",
  rose: "#e7a793",
  indigo: "#1f3d60",
  indigoMid: "#35608e",
  indigoPale: "#88abca",
  jade: "#2a6658",
  jadeMid: "#4b8d7b",
  jadePale: "#a3cab8",
  gold: "#dba640",
  goldDeep: "#a97427",
  goldPale: "#f3d48d",
  plum: "#693a58",
  plumPale: "#b489a6",
  sky: "#a9ccd1",
  wood: "#85502f",
  woodDeep: "#583319",
  woodPale: "#bb8754",
  clay: "#b5653f",
  clayDeep: "#8a4527",
  skin: "#f1cfae",
  skinDeep: "#dcae88",
  ink: "#261b17",
  inkSoft: "#4a3931",
  shade: "#2a1208",
};

const families: Readonly<Record<Accent, readonly [string, string, string]>> = {
  brick: ["#b8382a", "#7f2419", "#dd7a5f"],
  indigo: ["#2a5180", "#1a3555", "#88abca"],
  jade: ["#317262", "#1f4c41", "#8bbca9"],
  gold: ["#dba640", "#a97427", "#f3d48d"],
  plum: ["#7a4567", "#512b43", "#b98fac"],
  paper: ["#fbf3e2", "#d9c294", "#fffaf0"],
};

/** The inks for one picture: two different accents that stand out from the palette. */
export function inksFor(palette: PaletteName, chance: Chance): Inks {
  const { accents } = paletteOf[palette];
  const first = oneOf(chance, accents);
  const rest = accents.filter((accent) => accent !== first);
  const second = rest[Math.floor(chance() * rest.length)] ?? "paper";
  const [a, aDeep, aPale] = families[first];
  const [b, bDeep, bPale] = families[second];
  return { ...fixed, a, aDeep, aPale, b, bDeep, bPale };
}

export const paletteNames: readonly PaletteName[] = ["brick", "indigo", "jade", "sand", "gold", "plum", "sky", "night"];

export function isPalette(name: string): name is PaletteName {
  return Object.hasOwn(paletteOf, name);
}
