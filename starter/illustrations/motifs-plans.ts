/**
 * Floor plans of the spaces for hire: walls in ink on a white sheet, doors, windows, what stands there, power and
 * water.
 */
import type { Motif } from "./motifs.ts";
import { box, cut, d, disc, type Kit, oval, ring, strip, times } from "./paper.ts";

const plan = (draw: (kit: Kit) => string): Motif => ({
  draw: (kit) => kit.lay(sheet(kit)) + draw(kit) + scale(kit),
  clash: ["sand"],
  turn: 0,
  flips: false,
});

export const planMotifs = {
  "plan-central-plaza": plan(centralPlaza),
  "plan-outdoor-plaza": plan(outdoorPlaza),
  "plan-temple-plaza": plan(templePlaza),
  "plan-moon-river-plaza": plan(moonRiverPlaza),
  "plan-craft-hall": plan(craftHall),
  "plan-banyan-room": plan(banyanRoom),
  "plan-egret-room": plan(egretRoom),
  "plan-moon-room": plan(moonRoom),
} satisfies Record<string, Motif>;

/** Paving with the stage at its eastern edge, as on the park's map; lorries come up from the south. */
function centralPlaza({ c, glue }: Kit): string {
  const paving =
    box(c.cream, 72, 84, 216, 222, 4) +
    strip(c.straw, 1.6, times(6, (i) => d`M${104 + i * 32} 84v222`) + times(6, (i) => d`M72 ${116 + i * 32}h216`));
  const stage =
    box(c.woodPale, 288, 122, 52, 146, 3) +
    strip(
      c.woodDeep,
      2,
      times(8, (i) => d`M288 ${138 + i * 16}h52`),
    ) +
    wall(c.ink, "M288 122H340V268H288");
  return (
    paving +
    glue(stage) +
    edge(c.ink, "M288 122V84H72V306H174M226 306H288V268") +
    glue(tree(c, 252, 118, 24)) +
    seats(c.indigoPale, 116, 142, 6, 7) +
    way(c.brick, 200, 330, 306) +
    power(c.gold, c.ink, 304, 104) +
    power(c.gold, c.ink, 304, 286) +
    water(c.indigoMid, c.paper, 268, 286)
  );
}

/** A lawn that slopes to a stage in the south, with an entrance of its own in the east. */
function outdoorPlaza({ c, glue }: Kit): string {
  const lawn = cut(c.jadePale, "M78 84Q200 54 322 84Q346 190 322 296Q200 326 78 296Q54 190 78 84Z");
  const slope = strip(
    c.jadeMid,
    2,
    "M110 120Q200 100 290 120M104 160Q200 142 296 160M100 200Q200 184 300 200",
    'stroke-dasharray="6 6"',
  );
  const stage = box(c.woodPale, 150, 252, 100, 42, 3) + edge(c.ink, "M150 252V294H250V252");
  return (
    lawn +
    slope +
    edge(c.ink, "M78 84Q200 54 322 84Q332 130 334 166M334 214Q332 252 322 296Q200 326 78 296Q54 190 78 84") +
    glue(stage) +
    sideways(c.brick, 360, 190, 322) +
    [
      [104, 104],
      [296, 104],
      [136, 282],
      [264, 282],
    ]
      .map(([x = 0, y = 0]) => power(c.gold, c.ink, x, y))
      .join("") +
    water(c.indigoMid, c.paper, 96, 250) +
    water(c.indigoMid, c.paper, 304, 250) +
    box(c.inkSoft, 84, 170, 22, 34, 3)
  );
}

/** A court with covered walks on three sides; the burner stays, and so does the way to the altar. */
function templePlaza({ c, glue }: Kit): string {
  const court =
    box(c.cream, 84, 96, 232, 216) +
    box(c.straw, 60, 72, 280, 24) +
    box(c.straw, 60, 96, 28, 216) +
    box(c.straw, 312, 96, 28, 216);
  const posts =
    times(5, (i) => disc(c.brickDeep, 88, 128 + i * 42, 5) + disc(c.brickDeep, 312, 128 + i * 42, 5)) +
    times(5, (i) => disc(c.brickDeep, 108 + i * 46, 98, 5));
  const clear =
    strip(c.rose, 26, "M200 104V312", 'opacity=".55"') +
    strip(c.brick, 2, "M187 104V312M213 104V312", 'stroke-dasharray="7 6"');
  const burner = disc(c.goldDeep, 200, 196, 20) + disc(c.gold, 200, 196, 15) + disc(c.ink, 200, 196, 8);
  return (
    court +
    clear +
    posts +
    edge(c.ink, "M176 312H60V72H172M228 72H340V312H224") +
    glue(burner) +
    seats(c.indigoPale, 112, 150, 3, 6) +
    seats(c.indigoPale, 240, 150, 3, 6) +
    way(c.brick, 200, 340, 312) +
    power(c.gold, c.ink, 74, 140) +
    power(c.gold, c.ink, 326, 140)
  );
}

/** A half-moon of stone over the water. */
function moonRiverPlaza({ c, glue }: Kit): string {
  const river =
    cut(c.sky, "M44 236Q120 206 200 224T356 214V340Q356 348 348 348H52Q44 348 44 340Z") +
    strip(c.indigoPale, 2.5, "M64 318q16 -9 32 0t32 0M244 328q16 -9 32 0t32 0M300 258q12 -7 24 0");
  const terrace = cut(c.cream, "M84 132H316A116 132 0 0 1 84 132Z");
  const steps = strip(
    c.straw,
    5,
    "M108 156A92 100 0 0 0 292 156M128 152A72 82 0 0 0 272 152M148 148A52 62 0 0 0 252 148",
  );
  return (
    river +
    glue(terrace) +
    steps +
    edge(c.ink, "M84 132H172M228 132H316A116 132 0 0 1 84 132") +
    way(c.brick, 200, 80, 128) +
    power(c.gold, c.ink, 298, 148) +
    lifebuoy(c, 112, 204) +
    lifebuoy(c, 288, 204) +
    [120, 160, 240, 280].map((x) => disc(c.gold, x, 118, 6) + ring(c.goldDeep, 2, x, 118, 6)).join("")
  );
}

/** Six posts, long tables, the pantry and an accessible toilet. */
function craftHall({ c, glue }: Kit): string {
  const rooms = box(c.white, 56, 92, 288, 216) + box(c.cream, 272, 92, 72, 108) + box(c.sky, 272, 200, 72, 108);
  const tables = times(3, (i) => times(2, (j) => table(c, 84 + j * 88, 132 + i * 54, 68, 22)));
  const posts = times(3, (i) => disc(c.woodDeep, 74, 120 + i * 70, 7) + disc(c.woodDeep, 258, 120 + i * 70, 7));
  return (
    rooms +
    wall(c.ink, "M166 308H56V92H344V308H214") +
    thin(c.ink, "M272 92V128M272 160V240M272 272V308M272 200H344") +
    panes(c.indigoPale, "M92 92H152M176 92H236M56 140V196M56 216V272") +
    glue(tables) +
    posts +
    screen(c, 100, 100, 128) +
    way(c.brick, 190, 338, 310) +
    power(c.gold, c.ink, 70, 294) +
    power(c.gold, c.ink, 258, 106) +
    water(c.indigoMid, c.paper, 326, 112) +
    wheelchair(c, 308, 254)
  );
}

/** Rows as in a classroom, latticed windows on two sides, the tree outside. */
function banyanRoom({ c, glue }: Kit): string {
  const desks = times(4, (i) => times(3, (j) => table(c, 124 + j * 58, 152 + i * 38, 48, 16)));
  return (
    tree(c, 336, 104, 30) +
    box(c.white, 64, 100, 240, 216) +
    wall(c.ink, "M64 100H304V316H64V268M64 220V100") +
    panes(c.indigoPale, "M92 100H276M304 128V288") +
    glue(desks) +
    screen(c, 124, 112, 120) +
    door(c, 64, 220) +
    power(c.gold, c.ink, 80, 116) +
    power(c.gold, c.ink, 288, 300)
  );
}

/** One long table of camphor wood, and the screen at its end. */
function egretRoom({ c, glue }: Kit): string {
  const table =
    box(c.woodPale, 150, 136, 100, 176, 26) +
    strip(c.wood, 2, "M176 146q10 78 0 156M204 146q-8 78 2 156M228 150q8 74 -2 150");
  const chairs =
    times(8, (i) => disc(c.indigoPale, 132, 156 + i * 20, 8) + disc(c.indigoPale, 268, 156 + i * 20, 8)) +
    [176, 224].map((x) => disc(c.indigoPale, x, 326, 8) + disc(c.indigoPale, x, 122, 8)).join("");
  return (
    box(c.white, 96, 84, 208, 260) +
    wall(c.ink, "M96 296V84H304V344H96") +
    panes(c.indigoPale, "M304 130V298") +
    chairs +
    glue(table) +
    screen(c, 148, 94, 104) +
    door(c, 96, 296) +
    power(c.gold, c.ink, 112, 100)
  );
}

/** A small room with a round window over tatami, straw board within its walls. */
function moonRoom({ c, glue }: Kit): string {
  const mats =
    box(c.jadePale, 100, 116, 200, 200) +
    strip(c.jade, 3, "M100 182H300M100 250H234M168 116V182M234 182V316M168 250V316");
  const low =
    box(c.woodPale, 160, 186, 76, 54, 6) +
    [
      [150, 213],
      [246, 213],
      [198, 176],
      [198, 250],
    ]
      .map(([x = 0, y = 0]) => disc(c.brick, x, y, 10))
      .join("");
  const board = strip(c.straw, 9, "M112 304V128H288V304", 'stroke-dasharray="3 5"');
  return (
    mats +
    board +
    wall(c.ink, "M100 268V116H300V316H100") +
    strip(c.paper, 12, "M166 116H234") +
    cut(c.indigoPale, "M166 116A34 26 0 0 1 234 116Z") +
    strip(c.ink, 3, "M166 116A34 26 0 0 1 234 116") +
    glue(low) +
    door(c, 100, 268) +
    power(c.gold, c.ink, 284, 300) +
    times(3, (i) => strip(c.jadeMid, 5, d`M${176 + i * 24} 84V58`) + oval(c.jade, 182 + i * 24, 62, 4, 11, 40))
  );
}

function sheet({ c }: Kit): string {
  return box(c.paper, 34, 34, 332, 332, 6);
}

/** A measure at the foot, without a number: each plan has its own area beside it. */
function scale({ c }: Kit): string {
  return (
    strip(c.inkSoft, 2.5, "M52 356H112M52 351V361M82 353V359M112 351V361") +
    cut(c.inkSoft, "M346 46L352 62L346 58L340 62Z")
  );
}

type Inks = Kit["c"];
const wall = (ink: string, path: string) => strip(ink, 8, path);
const edge = (ink: string, path: string) => strip(ink, 4, path);
const thin = (ink: string, path: string) => strip(ink, 5, path);
const panes = (colour: string, path: string) => strip(colour, 5, path);
const way = (colour: string, x: number, from: number, to: number) =>
  cut(
    colour,
    from > to ? d`M${x} ${to + 4}L${x - 13} ${from}H${x + 13}Z` : d`M${x} ${to - 4}L${x - 13} ${from}H${x + 13}Z`,
  );
const sideways = (colour: string, from: number, y: number, to: number) =>
  cut(colour, d`M${to + 8} ${y}L${from - 6} ${y - 13}V${y + 13}Z`);
const table = (c: Inks, x: number, y: number, w: number, h: number) =>
  times(4, (i) => disc(c.indigoPale, x + w * (0.14 + i * 0.24), y + h + 6, 5)) + box(c.woodPale, x, y, w, h, 3);
const seats = (colour: string, x: number, y: number, across: number, down: number) =>
  times(down, (j) => times(across, (i) => disc(colour, x + i * 18, y + j * 20, 5.5)));
const tree = (c: Inks, x: number, y: number, r: number) =>
  disc(c.jadePale, x, y, r) + disc(c.jadeMid, x, y, r * 0.72) + disc(c.woodDeep, x, y, r * 0.2);
const screen = (c: Inks, x: number, y: number, w: number) => box(c.inkSoft, x, y, w, 7, 2);
const door = (c: Inks, x: number, y: number) =>
  strip(c.inkSoft, 2.5, d`M${x} ${y}H${x + 46}A46 46 0 0 1 ${x} ${y + 46}`) +
  cut(c.brick, d`M${x - 6} ${y + 24}L${x - 26} ${y + 12}V${y + 36}Z`);
const power = (gold: string, ink: string, x: number, y: number) =>
  disc(gold, x, y, 10) +
  cut(ink, d`M${x + 2} ${y - 7}L${x - 5} ${y + 1}H${x}L${x - 2} ${y + 7}L${x + 5} ${y - 1}H${x}Z`);
const water = (blue: string, paper: string, x: number, y: number) =>
  disc(blue, x, y, 10) +
  cut(
    paper,
    d`M${x} ${y - 6}C${x + 5} ${y} ${x + 5} ${y + 5} ${x} ${y + 5}C${x - 5} ${y + 5} ${x - 5} ${y} ${x} ${y - 6}Z`,
  );
const lifebuoy = (c: Inks, x: number, y: number) => ring(c.paper, 6, x, y, 8) + ring(c.brick, 3, x, y, 8);
const wheelchair = (c: Inks, x: number, y: number) =>
  disc(c.paper, x, y, 20) +
  disc(c.indigo, x, y - 10, 4) +
  strip(c.indigo, 3.5, d`M${x} ${y - 4}V${y + 4}H${x + 8}L${x + 11} ${y + 11}`) +
  ring(c.indigo, 3, x - 2, y + 5, 8);
