/** On the way: station road, a lane at night, the village as a map, a boat lost in the mist. */
import { lamp } from "./lamps.ts";
import { cloud, fog, mist, ripples, stars, sun, visitor } from "./landscape.ts";
import { lit } from "./light.ts";
import { box, cut, d, disc, faded, leaf, moved, ring, scallop, star, strip, times } from "./paper.ts";
import { range, type View } from "./picture.ts";
import { bush, foreground, prop, roofline } from "./props.ts";
import { swallowRoof } from "./roofs.ts";
import { paving } from "./scenes-square.ts";
import type { Place } from "./scenes.ts";
import { bamboo, palm, reeds, tree } from "./trees.ts";
import { gable, house } from "./village.ts";

const floor = 764;

export const waysideScenes = {
  visit: { light: lit("day"), draw: stationRoad },
  search: { light: lit("night"), draw: nightLane },
  map: { light: lit("day", { sky: ["#e9d9b8", "#efe2c6", "#f4ead2"] }), draw: villageMap },
  error: {
    light: lit("dawn", {
      sky: ["#8fa0ac", "#b5bfc2", "#d9d8cd"],
      far: "#a9b4b8",
      mid: "#8f9fa6",
      near: "#788b94",
      water: "#b4c1c3",
      waterDeep: "#71868f",
      disc: "#f6efd9",
      cloud: "#f1f1ea",
    }),
    draw: lostBoat,
  },
} satisfies Record<string, Place>;

/** The little station, the bus waiting in front of it, a signpost. */
function stationRoad(view: View): string {
  const { l, lay, glue, width, height } = view;
  const station =
    box(l.plaster, 1130, floor - 210, 620, 210) +
    box(l.wall, 1130, floor - 70, 620, 70) +
    times(
      5,
      (i) =>
        box(l.wood, 1160 + i * 124, floor - 178, 76, 90, 4) +
        box(l.lit, 1167 + i * 124, floor - 171, 62, 76) +
        strip(l.wood, 4, d`M${1198 + i * 124} ${floor - 171}v76M${1167 + i * 124} ${floor - 133}h62`),
    ) +
    box(l.wood, 1396, floor - 160, 88, 160, 4) +
    box(l.ink, 1404, floor - 152, 72, 152);
  const face =
    disc(l.paper, 1440, floor - 262, 30) +
    ring(l.redDeep, 6, 1440, floor - 262, 30) +
    strip(l.ink, 5, d`M1440 ${floor - 262}v-18M1440 ${floor - 262}h12`);
  const roadway =
    cut(l.stoneDeep, d`M-20 ${floor + 54}H2420V910H-20Z`) +
    strip(l.paper, 7, d`M40 ${floor + 106}H2400`, 'stroke-dasharray="70 60" opacity=".75"');
  const post =
    box(l.wood, 1010, floor - 190, 14, 250, 5) +
    cut(l.lantern, d`M1024 ${floor - 180}h110l26 22l-26 22h-110Z`) +
    cut(l.jade, d`M1010 ${floor - 122}h-96l-24 20l24 20h96Z`) +
    strip(l.paper, 6, d`M1044 ${floor - 158}h70M934 ${floor - 102}h58`);
  return (
    sun(l.disc, 2080, 180, 62) +
    cloud(l, 600, 190, 1.4, 0.7) +
    cloud(l, 1640, 140, 1.1, 0.7) +
    range(view, floor, 360) +
    lay(roofline(l, 1840, floor - 8, 7, 1.3)) +
    lay(palm(l, 1080, floor, 1.6), palm(l, 1830, floor, 1.7), palm(l, 1890, floor, 1.3)) +
    lay(station) +
    lay(swallowRoof(l, 1440, floor - 206, 740, 116)) +
    glue(face) +
    glue(bush(l, 930, floor, 1.2), bush(l, 1990, floor, 1.3)) +
    paving(view, floor - 2) +
    lay(roadway) +
    lay(post) +
    prop(view, "bus", 1500, floor + 112, 330) +
    glue(
      visitor(l, 1220, floor + 54, 1.35, l.jade, "points"),
      visitor(l, 1288, floor + 54, 1.3, l.gold, "child"),
      visitor(l, 1730, floor + 52, 1.35, l.ridge, "walks"),
      visitor(l, 1810, floor + 50, 1.3, l.mid, "umbrella"),
    ) +
    prop(view, "bag", 1176, floor + 62, 66) +
    lay(foreground(l, l.leafDeep, 2040, width, height))
  );
}

/** The owl looks along the lane with its lantern. */
function nightLane(view: View): string {
  const { l, lay, glue, chance, width, height } = view;
  const beam =
    faded(0.1, disc(l.lit, 1440, 620, 420)) +
    faded(0.12, disc(l.lit, 1440, 640, 290)) +
    faded(0.16, disc(l.lit, 1440, 660, 180));
  return (
    stars(chance, l.disc, 42, { x: 480, y: 40, w: 1880, h: 330 }) +
    sun(l.disc, 2020, 180, 66) +
    range(view, floor, 340) +
    lay(gable(l, 1130, floor, 190, 300), house(l, 1760, floor, 380, 150, "hall"), gable(l, 2060, floor, 200, 310)) +
    lay(house(l, 2310, floor, 300, 130, "plain"), tree(l, 960, floor, 1.3)) +
    lay(bamboo(l, 1280, floor, 1.2, chance)) +
    paving(view, floor - 2) +
    beam +
    glue(lamp(l, 1628, 640, 20), lamp(l, 1892, 640, 20)) +
    prop(view, "mascot-lantern", 1440, floor + 108, 380) +
    glue(cut(l.gold, star(1640, 360, 10, 3, 4)), cut(l.gold, star(1290, 300, 9, 3, 4))) +
    lay(foreground(l, l.leafDeep, 1960, width, height))
  );
}

/** The village from above, as a folded sheet would show it. */
function villageMap(view: View): string {
  const { l, lay, glue } = view;
  const folds = times(6, (i) =>
    cut(
      i % 2 ? "#e3d0a6" : "#f0e1bf",
      d`M${840 + i * 250} ${i % 2 ? 90 : 60}L${1090 + i * 250} ${i % 2 ? 60 : 90}V${i % 2 ? 830 : 860}L${840 + i * 250} ${i % 2 ? 860 : 830}Z`,
    ),
  );
  const river =
    cut(
      "#9cc7c6",
      "M842 640C1000 560 1080 690 1250 640S1480 480 1640 520S1900 660 2060 560S2260 420 2338 440V540C2250 520 2180 620 2070 660S1800 720 1640 630S1400 660 1270 740S1000 680 842 750Z",
    ) +
    strip(
      "#fff",
      5,
      "M960 660q30 -16 60 0M1330 660q30 -16 60 0M1780 640q30 -16 60 0M2090 590q30 -16 60 0",
      'opacity=".7"',
    );
  const woods = [
    [930, 210, 1],
    [1010, 250, 0.8],
    [1900, 220, 1.1],
    [1990, 260, 0.9],
    [2200, 760, 1],
    [2120, 800, 0.8],
    [1120, 800, 0.9],
  ]
    .map(
      ([x = 0, y = 0, s = 1]) =>
        cut(l.leafDeep, scallop(x, y, 46 * s, 10, 9)) + cut(l.leaf, scallop(x - 8, y - 8, 32 * s, 9, 7)),
    )
    .join("");
  const path = strip(
    l.red,
    8,
    "M980 790C1040 780 1062 740 1056 690S1080 540 1190 480S1380 420 1440 330S1640 250 1720 330S1800 420 1960 400S2160 330 2240 260",
    'stroke-dasharray="20 16"',
  );
  const halls =
    house(l, 1190, 470, 190, 70, "hall") +
    house(l, 1740, 320, 200, 72, "shop") +
    house(l, 2010, 400, 170, 60, "plain") +
    gable(l, 1580, 800, 110, 140) +
    house(l, 1740, 810, 180, 66, "hall");
  const bridge = moved(
    1052,
    694,
    0.86,
    strip(l.wood, 52, "M-16 -72L16 76"),
    strip(l.gold, 4, "M-42 -66L-8 84M10 -78L44 72"),
    strip(
      l.paper,
      3,
      times(8, (i) => d`M${-38 + i * 4} ${-58 + i * 18}l50 -11`),
      'opacity=".6"',
    ),
  );
  const compass =
    disc(l.paper, 2180, 190, 62) +
    ring(l.red, 5, 2180, 190, 54) +
    cut(l.ink, star(2180, 190, 52, 14, 4)) +
    cut(l.red, "M2180 138L2194 190H2166Z");
  const pin = (x: number, y: number, s: number) =>
    moved(
      x,
      y,
      s,
      cut(l.redDeep, "M2 0C-46 -60 -44 -130 2 -136C50 -130 50 -60 2 0Z"),
      cut(l.lantern, "M0 -4C-46 -62 -42 -132 0 -138C44 -132 46 -62 0 -4Z"),
      disc(l.paper, 0, -88, 20),
    );
  return (
    lay(folds) +
    river +
    woods +
    path +
    glue(bridge) +
    lay(halls) +
    glue(compass) +
    lay(pin(1440, 336, 1.25)) +
    lay(pin(980, 792, 0.8)) +
    prop(view, "boat", 1960, 690, 130) +
    glue(bush(l, 1330, 800, 0.9), bush(l, 2290, 330, 0.8)) +
    glue(leaf(l.leaf, 1480, 760, 40, 12, -30))
  );
}

/** Mist everywhere; the owl sleeps in its boat, and will be found. */
function lostBoat(view: View): string {
  const { l, lay, glue, chance, id } = view;
  const hull =
    cut(l.wood, "M-260 -50C-160 0 160 0 270 -60C244 26 160 64 0 64C-160 64 -232 30 -260 -50Z") +
    cut(l.redDeep, "M-252 -36C-160 8 160 8 264 -46L258 -26C160 22 -160 22 -246 -20Z") +
    strip(l.gold, 5, "M-210 14C-120 38 120 38 220 8");
  const drifts = [
    [700, 470, 2.2, 0.5],
    [1560, 430, 1.8, 0.4],
    [1180, 560, 2.4, 0.45],
    [1900, 640, 2.2, 0.5],
    [960, 760, 2, 0.4],
  ] as const;
  return (
    sun(l.disc, 1760, 230, 64) +
    range(view, 640, 330) +
    mist(l.cloud, 980, 400, 1.5, 0.5) +
    fog(l.cloud, 1700, 500, 2.2, 0.4) +
    `<rect x="-20" y="640" width="2440" height="270" fill="url(#${id}w)"/>` +
    drifts
      .slice(0, 3)
      .map(([x, y, s, o]) => fog(l.cloud, x, y, s, o))
      .join("") +
    ripples(chance, l.glint, 46, { x: 800, y: 720, w: 1500, h: 170 }) +
    prop(view, "mascot-sleep", 1400, 790, 330) +
    lay(moved(1420, 770, 1.15, hull)) +
    glue(strip(l.ink, 5, "M1690 720V590L1664 574") + lamp(l, 1660, 612, 26)) +
    strip(l.glint, 5, "M1200 862H1500M1560 850H1680M1090 846H1150", 'opacity=".6"') +
    drifts
      .slice(3)
      .map(([x, y, s, o]) => fog(l.cloud, x, y, s, o))
      .join("") +
    lay(reeds(l, 2230, 910, 1.7, chance), reeds(l, 1010, 930, 1, chance)) +
    cloud(l, 560, 200, 1.4, 0.5)
  );
}
