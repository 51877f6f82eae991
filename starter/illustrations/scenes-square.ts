/** The lively places: gate square, ticket booth, festival ground, market street, school yard. */
import { lamp, lampString } from "./lamps.ts";
import { parkGate } from "./landmarks.ts";
import { cloud, mist, sun, visitor } from "./landscape.ts";
import { lit } from "./light.ts";
import { stall } from "./market.ts";
import { box, cut, d, disc, faded, leaf, sheet, strip, times } from "./paper.ts";
import { range, type View } from "./picture.ts";
import { banner, bush, foreground, lionDance, noticeBoard, prop, roofline } from "./props.ts";
import { swallowRoof } from "./roofs.ts";
import type { Place } from "./scenes.ts";
import { banyanTree, palm, tree } from "./trees.ts";
import { gable, house } from "./village.ts";

const floor = 764;

export const squareScenes = {
  news: { light: lit("dawn"), draw: gateSquare },
  booking: {
    light: lit("day", {
      sky: ["#e2b494", "#f1d0ac", "#fbe9ca"],
      far: "#d3ad8f",
      mid: "#b78f78",
      near: "#8d7564",
      cloud: "#fff3de",
    }),
    draw: ticketBooth,
  },
  activity: {
    light: lit("day", {
      sky: ["#f0b95b", "#f6d187", "#fcebc0"],
      far: "#e2b26a",
      mid: "#c58f58",
      near: "#9a7350",
      cloud: "#fff1cf",
    }),
    draw: festivalGround,
  },
  shops: { light: lit("dusk"), draw: marketStreet },
  education: { light: lit("day", { sky: ["#a7cdb6", "#d0e4c8", "#f4f0d4"] }), draw: schoolYard },
} satisfies Record<string, Place>;

/** The paved ground, with slabs. */
export function paving({ l, width, height }: View, y: number): string {
  const rows = strip(
    l.earth,
    3,
    [20, 52, 98].map((dy) => d`M0 ${y + dy}H${width}`).join("") +
      times(17, (i) => d`M${i * 150} ${y}L${i * 150 + (i - 8) * 26} ${height}`),
  );
  return sheet(l.earthPale, d`M-40 ${y}H${width + 40}V${height + 40}H-40Z`, 1.6) + faded(0.3, rows);
}

function gateSquare(view: View): string {
  const { l, lay, glue, width, height } = view;
  return (
    sun(l.disc, 1880, 250, 70) +
    cloud(l, 640, 190, 1.4, 0.4) +
    cloud(l, 2160, 330, 1.1, 0.5, true) +
    range(view, floor, 360) +
    lay(roofline(l, 1700, floor - 10, 8, 1.3)) +
    lay(house(l, 2060, floor, 280, 104, "hall"), house(l, 2330, floor, 240, 90, "plain")) +
    lay(tree(l, 1900, floor, 1.3), tree(l, 850, floor, 0.9)) +
    glue(bush(l, 940, floor, 1), bush(l, 1790, floor, 1.1)) +
    paving(view, floor - 4) +
    parkGate(l, lay, 1500, floor + 10, 700) +
    glue(lamp(l, 1500, 548, 24), lamp(l, 1290, 560, 17), lamp(l, 1710, 560, 17)) +
    lay(noticeBoard(l, 1060, floor + 62, 1.12)) +
    glue(
      visitor(l, 960, floor + 96, 1.25, l.jade, "points"),
      visitor(l, 1152, floor + 98, 1.2, l.ridge, "walks"),
      visitor(l, 1210, floor + 96, 1.2, l.gold, "child"),
      visitor(l, 1470, floor + 70, 1.1, l.redDeep, "umbrella"),
      visitor(l, 1560, floor + 72, 1.1, l.mid, "basket"),
    ) +
    lay(foreground(l, l.leafDeep, 1900, width, height))
  );
}

/** A booth with its window open, a rope line and a group behind its flag. */
function ticketBooth(view: View): string {
  const { l, lay, glue } = view;
  const x = 1290,
    base = floor + 20;
  const booth =
    box(l.wall, x - 170, base - 250, 340, 250) +
    box(l.stone, x - 176, base - 34, 352, 34) +
    box(l.wood, x - 122, base - 196, 244, 118, 6) +
    box(l.lit, x - 110, base - 184, 220, 96) +
    box(l.wood, x - 140, base - 86, 280, 20, 5) +
    disc(l.skin, x + 10, base - 132, 25) +
    cut(l.ink, d`M${x - 18} ${base - 132}c-4 -44 62 -44 58 0q-26 -20 -58 0Z`) +
    cut(l.jade, d`M${x - 34} ${base - 86}c2 -34 84 -34 88 0Z`) +
    strip(l.redDeep, 5, d`M${x - 60} ${base - 184}v96M${x + 76} ${base - 184}v96`) +
    box(l.ink, x - 90, base - 246, 180, 38, 6) +
    strip(l.gold, 6, d`M${x - 62} ${base - 227}h36M${x - 12} ${base - 227}h36M${x + 38} ${base - 227}h24`) +
    box(l.paper, x - 158, base - 170, 26, 74, 3) +
    box(l.paper, x + 132, base - 170, 26, 74, 3);
  const rope =
    times(
      5,
      (i) => box(l.gold, x + 250 + i * 100, base - 34, 9, 84, 4) + disc(l.gold, x + 254 + i * 100, base - 38, 10),
    ) + strip(l.lantern, 8, d`M${x + 254} ${base - 22}q50 34 100 0q50 34 100 0q50 34 100 0q50 34 100 0`);
  const queue = [
    [1500, l.jade, "walks"],
    [1572, l.gold, "child"],
    [1640, l.ridge, "basket"],
    [1716, l.mid, "walks"],
    [1788, l.redDeep, "child"],
    [1850, l.jade, "points"],
  ] as const;
  return (
    sun(l.disc, 1960, 210, 62) +
    cloud(l, 620, 200, 1.4, 0.6) +
    cloud(l, 1560, 150, 1, 0.5) +
    range(view, floor, 350) +
    lay(roofline(l, 1560, floor - 8, 9, 1.4)) +
    lay(palm(l, 1010, floor, 1.5), palm(l, 1064, floor, 1.15)) +
    glue(bush(l, 960, floor, 1.2), bush(l, 1960, floor, 1.4), bush(l, 2120, floor, 1.1)) +
    paving(view, floor - 4) +
    lay(booth) +
    lay(swallowRoof(l, x, base - 244, 460, 104)) +
    glue(lamp(l, x - 196, base - 190, 24), lamp(l, x + 196, base - 190, 24)) +
    glue(queue.map(([qx, cloth, kind]) => visitor(l, qx, base + 34, 1.3, cloth, kind)).join("")) +
    glue(rope) +
    lay(banner(l, 1900, base + 60, 300, l.lantern))
  );
}

/** Drums, a lion, kites in the sky. */
function festivalGround(view: View): string {
  const { l, lay, glue } = view;
  const kites = prop(view, "kite", 1220, 320, 210) + prop(view, "kite", 1760, 250, 150);
  const lines = strip(
    l.paper,
    3,
    "M1216 300C1260 480 1180 620 1096 730M1760 240C1800 420 1880 560 1960 700",
    'opacity=".8"',
  );
  const poles = [
    [1010, l.lantern],
    [1880, l.jade],
    [2020, l.gold],
  ] as const;
  return (
    sun(l.disc, 1500, 230, 86) +
    cloud(l, 600, 180, 1.5, 0.7) +
    cloud(l, 2080, 200, 1.3, 0.7, true) +
    range(view, floor, 320) +
    lay(roofline(l, 1180, floor - 10, 11, 1.3)) +
    lay(tree(l, 900, floor, 1.1), tree(l, 2180, floor, 1.4)) +
    paving(view, floor - 4) +
    lines +
    kites +
    lay(poles.map(([x, fill]) => banner(l, x, floor + 10, 330, fill)).join("")) +
    lampString(l, [1014, 470], [1880, 470], 46, 8, 20) +
    lay(lionDance(l, 1440, floor + 86, 1.25)) +
    prop(view, "drum", 1790, floor + 110, 190) +
    prop(view, "gong", 1990, floor + 96, 170) +
    glue(
      visitor(l, 1890, floor + 108, 1.35, l.redDeep, "points"),
      visitor(l, 1092, floor + 80, 1.2, l.jade, "child"),
      visitor(l, 1160, floor + 96, 1.25, l.mid, "walks"),
      visitor(l, 1960, floor + 60, 1.1, l.wall, "child"),
    )
  );
}

function marketStreet(view: View): string {
  const { l, lay, glue, width, height } = view;
  const row =
    house(l, 1080, floor, 330, 164, "shop") +
    house(l, 1420, floor, 380, 190, "shop") +
    house(l, 1790, floor, 340, 166, "shop") +
    house(l, 2150, floor, 370, 184, "shop");
  return (
    sun(l.disc, 2050, 160, 54) +
    mist(l.cloud, 520, 240, 1.3, 0.28) +
    mist(l.cloud, 1320, 170, 1, 0.24) +
    range(view, floor, 330) +
    lay(gable(l, 1246, floor - 4, 150, 280), gable(l, 1972, floor - 4, 160, 290)) +
    lay(row) +
    paving(view, floor - 2) +
    lampString(l, [870, 372], [1500, 408], 50, 6, 24) +
    lampString(l, [1500, 408], [2240, 372], 56, 7, 24) +
    lay(box(l.wood, 864, 364, 12, floor - 364, 4)) +
    lay(box(l.wood, 2236, 364, 12, floor - 364, 4)) +
    lay(stall(l, 1200, floor + 92, 0.9, l.lantern, "fruit")) +
    lay(stall(l, 1800, floor + 98, 0.92, l.jade, "cloth")) +
    glue(
      visitor(l, 1010, floor + 92, 1.3, l.jade, "basket"),
      visitor(l, 1390, floor + 96, 1.35, l.gold, "walks"),
      visitor(l, 1456, floor + 96, 1.3, l.ridge, "child"),
      visitor(l, 1566, floor + 82, 1.25, l.mid, "umbrella"),
      visitor(l, 1990, floor + 92, 1.3, l.wall, "basket"),
    ) +
    lay(foreground(l, l.leafDeep, 2080, width, height))
  );
}

function schoolYard(view: View): string {
  const { l, lay, glue } = view;
  const board =
    box(l.wood, 1640, floor - 178, 260, 168, 6) +
    box("#23493f", 1652, floor - 166, 236, 132, 3) +
    strip(
      l.paper,
      6,
      d`M1698 ${floor - 134}v50M1698 ${floor - 112}h22M1676 ${floor - 82}h46M1746 ${floor - 116}h48M1770 ${floor - 138}q-2 40 -26 58M1770 ${floor - 116}q8 26 26 36M1842 ${floor - 138}q-4 40 -24 58M1841 ${floor - 112}q8 22 28 32`,
    ) +
    box(l.wood, 1666, floor - 14, 12, 74) +
    box(l.wood, 1862, floor - 14, 12, 74);
  const children = times(6, (i) => {
    const x = 1250 + i * 52,
      y = floor + 84 + (i % 2) * 16;
    return visitor(l, x, y, 1.36, [l.lantern, l.gold, l.jade, l.ridge, l.mid, l.redDeep][i] ?? l.gold, "child");
  });
  const flag =
    box(l.wood, 2044, 330, 9, floor - 330, 4) +
    cut(l.jade, "M2053 340C2090 326 2110 356 2150 342L2142 382L2154 416C2112 430 2090 402 2053 416Z") +
    disc(l.gold, 2098, 380, 14);
  return (
    sun(l.disc, 2000, 190, 60) +
    cloud(l, 620, 190, 1.4, 0.6) +
    cloud(l, 1500, 140, 1.1, 0.6) +
    range(view, floor, 340) +
    lay(house(l, 1680, floor, 800, 190, "hall")) +
    lay(flag) +
    banyanTree(l, lay, 1090, floor + 24, 1.15) +
    paving(view, floor - 2) +
    glue(bush(l, 1250, floor + 4, 1), bush(l, 2150, floor + 6, 1.3)) +
    lay(board) +
    glue(children) +
    glue(visitor(l, 1604, floor + 92, 1.7, l.jade, "points")) +
    glue(leaf(l.leafPale, 1010, 850, 30, 9, 20), leaf(l.gold, 1110, 866, 26, 8, -20))
  );
}
