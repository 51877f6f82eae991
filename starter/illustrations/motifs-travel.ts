/** Getting there and looking around. */
import type { Motif } from "./motifs.ts";
import {
  around,
  blossom,
  box,
  cut,
  d,
  disc,
  faded,
  folded,
  type Kit,
  leaf,
  oneOf,
  oval,
  ring,
  scallop,
  strip,
  times,
} from "./paper.ts";

export const travelMotifs = {
  bus: { draw: bus, clash: [], turn: 2 },
  bicycle: { draw: bicycle, clash: [], turn: 2 },
  bed: { draw: bed, clash: [], turn: 1 },
} satisfies Record<string, Motif>;

function bus({ c, lay, glue }: Kit): string {
  const body =
    box(c.aDeep, 24, 96, 352, 210, 34) +
    box(c.a, 24, 92, 352, 202, 32) +
    box(c.paper, 24, 218, 352, 22) +
    box(c.aPale, 34, 100, 332, 10, 5);
  const windows = times(
    3,
    (i) =>
      box(c.aDeep, 118 + i * 72, 124, 62, 72, 10) +
      box(c.sky, 122 + i * 72, 128, 54, 64, 8) +
      cut(c.white, d`M${128 + i * 72} 186L${150 + i * 72} 132H${162 + i * 72}L${140 + i * 72} 186Z`, 'opacity=".5"'),
  );
  const front =
    cut(c.aDeep, "M334 122H362C370 136 374 160 374 196H334Z") + cut(c.sky, "M338 128H358C365 142 368 160 368 192H338Z");
  const door = box(c.aDeep, 42, 120, 64, 170, 8) + box(c.sky, 47, 126, 25, 158, 5) + box(c.sky, 76, 126, 25, 158, 5);
  const people = [
    [148, 0],
    [292, 1],
  ]
    .map(
      ([x = 0, k = 0]) =>
        disc(c.skin, x, 168, 13) +
        cut(k ? c.brick : c.ink, d`M${x - 14} 168C${x - 16} 146 ${x + 16} 146 ${x + 14} 166Q${x} 154 ${x - 14} 168Z`) +
        cut(k ? c.gold : c.jade, d`M${x - 18} 192C${x - 16} 178 ${x + 16} 178 ${x + 18} 192Z`),
    )
    .join("");
  const pattern = times(
    9,
    (i) => ring(c.goldPale, 4, 130 + i * 26, 268, 11) + ring(c.goldPale, 3, 130 + i * 26, 268, 4),
  );
  const wheels = [104, 302]
    .map(
      (x) =>
        disc(c.ink, x, 304, 40) +
        disc(c.straw, x, 304, 21) +
        disc(c.inkSoft, x, 304, 9) +
        around(6, (a) => disc(c.inkSoft, x + 15 * Math.cos(a), 304 + 15 * Math.sin(a), 2.5)),
    )
    .join("");
  const sign =
    box(c.ink, 150, 66, 130, 34, 8) +
    box(c.goldPale, 156, 71, 118, 24, 5) +
    cut(c.brick, "M178 90V84H172L190 74L208 84H202V90Z") +
    strip(c.ink, 4, "M220 79H258M220 88H246");
  const lights =
    oval(c.goldPale, 364, 262, 9, 13) + oval(c.coral, 32, 262, 6, 13) + box(c.inkSoft, 18, 288, 364, 14, 7);
  const mirror = strip(c.ink, 5, "M360 120C376 116 384 124 384 134") + box(c.ink, 376, 130, 14, 30, 5);
  const road = box(c.inkSoft, 14, 340, 372, 11, 5);
  return (
    lay(road) +
    lay(sign) +
    glue(mirror) +
    lay(body) +
    glue(windows, front, door) +
    people +
    pattern +
    glue(lights) +
    lay(wheels)
  );
}

function bicycle({ c, chance, lay, glue }: Kit): string {
  const tyre = (x: number) =>
    `<g fill="none"><circle cx="${x}" cy="270" r="78" stroke="${c.ink}" stroke-width="15"/><circle cx="${x}" cy="270" r="68" stroke="${c.cream}" stroke-width="5"/></g>${around(14, (a) => strip(c.cream, 1.8, d`M${x} 270L${x + 68 * Math.cos(a)} ${270 + 68 * Math.sin(a)}`))}${disc(c.ink, x, 270, 10)}`;
  const frame = strip(c.a, 12, "M102 270L150 162L270 162L190 270H102M190 270L142 146M298 270L264 128");
  const bar = strip(c.ink, 9, "M264 130L258 108C262 94 284 92 302 104") + strip(c.woodDeep, 15, "M294 100L312 110");
  const saddle = cut(c.woodDeep, "M102 138C112 124 166 128 180 138C172 150 156 150 146 152C126 152 104 152 102 138Z");
  const crank =
    disc(c.ink, 190, 270, 22) +
    disc(c.gold, 190, 270, 15) +
    strip(c.ink, 8, "M190 270L214 306") +
    box(c.ink, 200, 302, 34, 10, 4);
  const guards = `<g fill="none" stroke="${c.a}" stroke-width="8" stroke-linecap="round"><path d="M20 240A86 86 0 0 1 164 212"/><path d="M232 214A86 86 0 0 1 360 210"/></g>`;
  const basket =
    cut(c.woodDeep, "M288 132H374L362 200H302Z") +
    cut(c.straw, "M293 137H369L358 195H306Z") +
    faded(
      0.8,
      strip(c.woodDeep, 3, "M296 152H366M299 168H363M302 184H360M312 138L318 194M331 138V194M350 138L344 194"),
    );
  const load = oneOf(chance, [
    [
      [312, 118, 20],
      [340, 108, 24],
      [360, 124, 15],
    ]
      .map(([x = 0, y = 0, r = 9]) => blossom(c.coral, c.goldPale, x, y, r))
      .join("") +
      leaf(c.jade, 330, 132, 40, 9, -140) +
      leaf(c.jade, 344, 132, 44, 9, -50),
    strip(c.woodDeep, 5, "M322 140L302 74M340 140V64M352 140L372 82") +
      cut(c.b, scallop(302, 70, 15, 6, 6)) +
      cut(c.gold, scallop(340, 60, 16, 6, 6)) +
      cut(c.b, scallop(374, 78, 13, 6, 6)),
  ]);
  return (
    glue(tyre(102), tyre(298)) + lay(guards) + lay(frame) + glue(crank) + lay(saddle, bar) + glue(load) + lay(basket)
  );
}

/** A canopy bed with quilt and pillow. */
function bed({ c, lay, glue }: Kit): string {
  const posts = folded(box(c.woodDeep, 30, 62, 22, 306, 4) + box(c.wood, 30, 62, 14, 306, 4));
  const back =
    box(c.woodDeep, 52, 140, 296, 130) +
    times(
      5,
      (i) =>
        box(c.wood, 60 + i * 58, 150, 48, 100, 3) +
        `<path d="M${84 + i * 58} 164l18 32l-18 32l-18 -32Z" fill="none" stroke="${c.gold}" stroke-width="3"/>`,
    );
  const canopy =
    box(c.woodDeep, 16, 44, 368, 38, 6) +
    box(c.brick, 20, 44, 360, 30, 6) +
    times(8, (i) => disc(c.goldPale, 50 + i * 43, 59, 7) + disc(c.brick, 50 + i * 43, 59, 3)) +
    times(12, (i) => cut(i % 2 ? c.goldPale : c.gold, d`M${26 + i * 29} 80h29q0 20 -14.5 22q-14.5 -2 -14.5 -22Z`));
  const curtains = folded(
    cut(c.aDeep, "M44 82H110C112 140 96 190 62 214C76 250 74 300 70 340H40Z") +
      cut(c.a, "M44 82H98C100 140 86 188 52 212C64 250 62 300 58 340H40Z") +
      box(c.gold, 38, 204, 34, 12, 5),
  );
  const pillow =
    cut(c.cream, "M70 244C66 218 78 210 100 212H150C170 210 180 222 174 244Z") +
    cut(c.paper, "M72 240C70 220 80 214 100 216H148C166 214 174 224 168 240Z") +
    blossom(c.coral, c.gold, 120, 228, 11);
  const quilt =
    cut(c.bDeep, "M52 250C70 234 330 234 348 250V330H52Z") +
    cut(c.b, "M52 246C90 236 320 234 348 246V314H52Z") +
    [
      [110, 284, 24],
      [200, 278, 30],
      [292, 284, 24],
    ]
      .map(
        ([x = 0, y = 0, r = 9]) =>
          blossom(c.coral, c.goldPale, x, y, r) +
          leaf(c.jadePale, x + r, y, 22, 7, 30) +
          leaf(c.jadePale, x - r, y, 22, 7, 150),
      )
      .join("");
  const base =
    box(c.woodDeep, 30, 322, 340, 34, 4) +
    box(c.wood, 30, 320, 340, 26, 4) +
    times(6, (i) => box(c.gold, 52 + i * 52, 328, 34, 8, 4)) +
    folded(box(c.woodDeep, 34, 350, 26, 24, 4));
  return back + glue(pillow) + glue(quilt) + lay(posts, base) + glue(curtains) + lay(canopy);
}
