/** Under a roof: exhibition hall, workshop, reading room, guest room. */
import { lamp } from "./lamps.ts";
import { mist, stars, sun, visitor } from "./landscape.ts";
import { type Light, lit } from "./light.ts";
import { jars, moonWindow, plinth, scroll, shelves } from "./market.ts";
import { box, cut, d, disc, faded, oval, ring, strip, times } from "./paper.ts";
import type { View } from "./picture.ts";
import { clothPoles, prop } from "./props.ts";
import type { Place } from "./scenes.ts";
import { bamboo } from "./trees.ts";

const floor = 744;
const hallLight = lit("day", { sky: ["#efe0c3", "#f3e7cf", "#f6edda"], cloud: "#ffffff" });
const workLight = lit("day", { sky: ["#e8cfa4", "#eed9b4", "#f2e2c4"] });

export const indoorScenes = {
  exhibition: { light: hallLight, draw: exhibitionHall },
  experiences: { light: workLight, draw: workshop },
  library: {
    light: lit("night", { sky: ["#14233c", "#1a2c49", "#21375a"], plaster: "#b9ad9c", stone: "#6c7690" }),
    draw: readingRoom,
  },
} satisfies Record<string, Place>;

/** A hall: beams above, boards below, tall posts. */
function room({ l, lay, width, height }: View, posts: readonly number[]): string {
  const boards = faded(
    0.35,
    strip(
      l.wood,
      3,
      [26, 66, 118].map((dy) => d`M0 ${floor + dy}H${width}`).join("") +
        times(17, (i) => d`M${i * 150 + 60} ${floor}L${i * 150 + 60 + (i - 8) * 30} ${height}`),
    ),
  );
  const beam =
    box(l.redDeep, -20, -20, width + 40, 74) +
    box(l.jade, -20, 40, width + 40, 22) +
    strip(l.gold, 8, d`M0 51H${width}`, 'stroke-dasharray="0 34"');
  const post = (x: number) =>
    box(l.redDeep, x - 24, 40, 48, floor - 30) +
    box(l.red, x - 24, 40, 34, floor - 30) +
    box(l.stone, x - 38, floor - 20, 76, 34, 5) +
    box(l.gold, x - 28, 116, 56, 9);
  return (
    lay(cut(l.earthPale, d`M-20 ${floor}H${width + 20}V${height + 10}H-20Z`)) +
    boards +
    box(l.stoneDeep, -20, floor - 14, width + 40, 14) +
    lay(posts.map(post).join("")) +
    lay(beam)
  );
}

function garden(l: Light, chance: () => number, x: number, y: number): string {
  return (
    disc(l.disc, x + 70, y - 90, 44) +
    cut(
      "#a9c7ac",
      d`M${x - 240} ${y + 60}C${x - 120} ${y - 60} ${x} ${y - 20} ${x + 240} ${y + 40}V${y + 260}H${x - 240}Z`,
    ) +
    cut(
      "#7ba78c",
      d`M${x - 240} ${y + 110}C${x - 60} ${y + 40} ${x + 60} ${y + 130} ${x + 240} ${y + 80}V${y + 260}H${x - 240}Z`,
    ) +
    bamboo(l, x - 70, y + 210, 1.05, chance)
  );
}

function exhibitionHall(view: View): string {
  const { l, lay, glue, id, chance } = view;
  const light = faded(
    0.35,
    cut(l.paper, "M1180 60L1020 744H1560L1400 60Z"),
    cut(l.paper, "M1660 60L1600 744H2000L1860 60Z"),
  );
  const rope =
    times(4, (i) => box(l.gold, 1150 + i * 240, floor + 34, 10, 80, 4) + disc(l.gold, 1155 + i * 240, floor + 30, 11)) +
    strip(l.lantern, 8, d`M1155 ${floor + 44}q120 54 240 0q120 54 240 0q120 54 240 0`);
  return (
    light +
    lay(moonWindow({ ...l, sky: ["", "#c9e0d8", ""] }, `${id}m`, 1500, 400, 200, garden(l, chance, 1500, 400))) +
    lay(scroll(l, 1130, 190, 1.25, "hills")) +
    lay(scroll(l, 1860, 190, 1.25, "bird"), scroll(l, 2040, 190, 1.25, "face")) +
    room(view, [930, 2190]) +
    lay(plinth(l, 1160, floor + 26, 1.25, "jar", l.jade)) +
    lay(plinth(l, 1500, floor + 20, 1.3, "vase", "#35608e")) +
    lay(plinth(l, 1860, floor + 26, 1.25, "bowl", l.ridge)) +
    lay(plinth(l, 2040, floor + 26, 1.1, "bare", l.wood)) +
    prop(view, "opera-mask", 2040, floor - 90, 165) +
    glue(rope) +
    glue(
      visitor(l, 1310, floor + 126, 1.9, l.jade, "points"),
      visitor(l, 1700, floor + 126, 1.85, l.ridge, "walks"),
      visitor(l, 1770, floor + 126, 1.85, l.gold, "child"),
    )
  );
}

/** The workshop: cloth drying in the yard, a potter at the wheel, baskets, lanterns being made. */
function workshop(view: View): string {
  const { l, lay, glue } = view;
  const window =
    box("#bcd8d0", 1240, 150, 420, 260) +
    cut("#8fb79a", "M1240 330C1330 280 1400 320 1480 300S1600 290 1660 320V410H1240Z") +
    disc(l.disc, 1560, 220, 40);
  const table =
    box(l.wood, 1560, floor - 60, 480, 26, 6) +
    box(l.wood, 1590, floor - 40, 24, 150) +
    box(l.wood, 1986, floor - 40, 24, 150);
  const hung = [
    [1010, 150, 30],
    [1780, 140, 34],
    [1900, 190, 28],
    [2030, 150, 32],
  ]
    .map(([x = 0, y = 0, r = 30]) => strip(l.ink, 3, d`M${x} 50V${y}`) + lamp(l, x, y + r, r))
    .join("");
  return (
    lay(window) +
    strip(l.wood, 16, "M1240 150H1660V410H1240ZM1380 150V410M1520 150V410M1240 280H1660") +
    room(view, [900, 1730, 2230]) +
    glue(hung) +
    lay(clothPoles(l, 1120, floor + 30, 1)) +
    glue(visitor(l, 1450, floor + 92, 2.9, l.mid, "walks")) +
    prop(view, "wheel", 1450, floor + 130, 330) +
    lay(table) +
    prop(view, "vase", 1620, floor - 48, 120) +
    prop(view, "bowl", 1740, floor - 44, 120) +
    prop(view, "fan", 1860, floor - 34, 140) +
    prop(view, "scissors-paper", 1972, floor - 44, 120) +
    glue(visitor(l, 1820, floor + 132, 1.9, l.ridge, "basket"), visitor(l, 1910, floor + 132, 1.9, l.gold, "child")) +
    lay(jars(l, 2140, floor + 40, 1.05)) +
    prop(view, "bamboo-basket", 1640, floor + 132, 130)
  );
}

/** Shelves around a moon window, a lamp, and the owl reading. */
function readingRoom(view: View): string {
  const { l, lay, glue, id, chance } = view;
  const outside =
    sun(l.disc, 1460, 250, 50) +
    stars(chance, l.disc, 14, { x: 1320, y: 180, w: 300, h: 200 }) +
    cut(l.far, "M1240 440C1340 360 1420 420 1500 390S1640 400 1700 420V640H1240Z") +
    bamboo(l, 1560, 620, 1.1, chance) +
    mist(l.cloud, 1360, 440, 0.7, 0.4);
  const desk =
    box(l.wood, 1270, floor - 30, 420, 28, 6) +
    box(l.redDeep, 1270, floor - 8, 420, 14, 4) +
    box(l.wood, 1300, floor, 26, 130) +
    box(l.wood, 1634, floor, 26, 130);
  const glow =
    faded(0.1, disc(l.lit, 1480, 560, 420)) +
    faded(0.12, disc(l.lit, 1480, 580, 300)) +
    faded(0.14, disc(l.lit, 1480, 600, 180));
  const rug =
    oval(l.redDeep, 1480, floor + 112, 460, 40) +
    oval(l.red, 1480, floor + 108, 420, 32) +
    `<ellipse cx="1480" cy="${floor + 108}" rx="380" ry="26" fill="none" stroke="${l.gold}" stroke-width="4"/>`;
  const stools = [1180, 1780]
    .map(
      (x) =>
        box(l.redDeep, x - 44, floor + 30, 88, 70, 16) +
        oval(l.red, x, floor + 32, 46, 14) +
        ring(l.gold, 4, x, floor + 66, 14),
    )
    .join("");
  return (
    lay(shelves(l, 960, 140, 270, 6)) +
    lay(shelves(l, 1730, 140, 290, 6)) +
    lay(shelves(l, 2080, 140, 300, 6)) +
    lay(moonWindow(l, `${id}m`, 1480, 340, 190, outside)) +
    room(view, [900, 2050]) +
    lay(rug) +
    glow +
    lay(stools) +
    prop(view, "mascot-read", 1480, floor + 16, 300) +
    lay(desk) +
    glue(
      strip(l.ink, 3, "M1230 60V196") +
        lamp(l, 1230, 226, 32) +
        strip(l.ink, 3, "M1730 60V196") +
        lamp(l, 1730, 226, 32),
    ) +
    prop(view, "brush-ink", 1330, floor - 22, 120) +
    prop(view, "tea-pot", 1630, floor - 20, 120)
  );
}
