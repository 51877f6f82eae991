/** By the river and up the hill: kiln, hilltop, river path, the year's trees. */
import { lamp } from "./lamps.ts";
import { temple } from "./landmarks.ts";
import { cloud, dragonKiln, flyingEgret, mist, ripples, sun, visitor } from "./landscape.ts";
import { lit } from "./light.ts";
import { jars } from "./market.ts";
import { box, cut, d, disc, leaf, scallop, strip, times } from "./paper.ts";
import { range, type View } from "./picture.ts";
import { bush, foreground, prop, roofline, terraces } from "./props.ts";
import { paving } from "./scenes-square.ts";
import type { Place } from "./scenes.ts";
import { banyanTree, lotus, reeds, tree } from "./trees.ts";
import { archBridge, gable, house, riverBoat } from "./village.ts";

const floor = 764;
const goldenHour = lit("day", {
  sky: ["#8fbcc4", "#d7dfc0", "#fae3b0"],
  far: "#b5c3a0",
  mid: "#8aa981",
  near: "#64906f",
  disc: "#fff0c4",
});

export const quietScenes = {
  about: { light: lit("dawn"), draw: kilnYard },
  park: { light: goldenHour, draw: hilltop },
  plans: { light: lit("day"), draw: riverPath },
  calendar: {
    light: lit("day", {
      sky: ["#d9cdb8", "#eaddc4", "#f6ecd6"],
      far: "#d3c6ab",
      mid: "#bdb295",
      near: "#9aa083",
      cloud: "#fffaf0",
    }),
    draw: fourSeasons,
  },
} satisfies Record<string, Place>;

/** The river from y down, between the banks. */
export function river({ l, id, chance, width, height, lay }: View, y: number, glints: number): string {
  const quay = lay(box(l.stoneDeep, -20, y - 12, width + 40, 22) + box(l.stone, -20, y - 18, width + 40, 14));
  return `<rect x="-20" y="${y}" width="${width + 40}" height="${height - y + 10}" fill="url(#${id}w)"/>${quay}${ripples(chance, l.glint, glints, { x: 760, y: y + 24, w: 1580, h: height - y - 34 })}`;
}

function kilnYard(view: View): string {
  const { l, lay, glue, width, height } = view;
  const smoke = times(7, (i) =>
    disc(i % 2 ? l.plaster : l.cloud, 1850 + i * 36 + (i % 2) * 12, 322 - i * 34, 22 + i * 7),
  );
  const rack =
    box(l.wood, 1096, floor - 150, 10, 170) +
    box(l.wood, 1300, floor - 150, 10, 170) +
    times(
      3,
      (r) =>
        box(l.wood, 1090, floor - 140 + r * 56, 226, 9, 3) +
        times(4, (i) =>
          cut(
            [l.paper, l.ridge, l.jade, l.gold][(i + r) % 4] ?? l.paper,
            d`M${1110 + i * 50} ${floor - 176 + r * 56}h24c12 12 10 28 0 36h-24c-10 -8 -12 -24 0 -36Z`,
          ),
        ),
    );
  return (
    sun(l.disc, 1500, 380, 80) +
    cloud(l, 620, 190, 1.4, 0.5) +
    range(view, floor, 350) +
    glue(smoke) +
    lay(dragonKiln(l, 1350, floor - 4, 1.55)) +
    lay(house(l, 2200, floor, 330, 118, "plain")) +
    paving(view, floor - 2) +
    lay(rack) +
    lay(jars(l, 1960, floor + 46, 1.1)) +
    prop(view, "vase", 1560, floor + 110, 150) +
    glue(
      visitor(l, 1050, floor + 88, 1.4, l.jade, "basket"),
      visitor(l, 1430, floor + 98, 1.4, l.ridge, "walks"),
      visitor(l, 1660, floor + 90, 1.35, l.gold, "points"),
    ) +
    glue(bush(l, 950, floor + 4, 1.1)) +
    lay(foreground(l, l.leafDeep, 1980, width, height))
  );
}

/** The village seen from the hill: terraces, roofs, the river bending away. */
function hilltop(view: View): string {
  const { l, lay, glue, width, height } = view;
  const stream =
    cut(
      l.water,
      "M1020 560C1240 560 1300 596 1220 632C1120 676 1280 700 1560 716C1760 730 1900 770 1960 900H1560C1500 800 1360 760 1160 742C960 722 940 660 1060 628C1120 606 1100 584 1020 574Z",
    ) + strip(l.glint, 4, "M1130 600H1200M1080 680H1190M1330 716H1470M1560 750H1700M1650 800H1780", 'opacity=".6"');
  return (
    sun(l.disc, 1700, 190, 74) +
    cloud(l, 600, 180, 1.5, 0.6) +
    cloud(l, 2050, 240, 1.2, 0.6, true) +
    range(view, 610, 330) +
    mist(l.cloud, 1240, 440, 1.2, 0.5) +
    lay(terraces(l, 1900, 560, 760, 5)) +
    lay(cut(l.grass, "M-20 580C500 540 1000 560 1500 552S2200 560 2420 540V910H-20Z")) +
    stream +
    lay(roofline(l, 1010, 600, 4, 1), roofline(l, 1330, 640, 5, 1.2)) +
    lay(
      house(l, 1120, 700, 190, 66, "hall"),
      house(l, 1760, 680, 210, 72, "hall"),
      gable(l, 1896, 690, 110, 150),
      house(l, 2040, 690, 180, 64, "plain"),
    ) +
    temple(l, lay, 1480, 700, 330) +
    glue(archBridge(l, 1560, 762, 230, 44)) +
    glue(
      flyingEgret(l.paper, l.gold, 1130, 330, 0.7),
      flyingEgret(l.paper, l.gold, 1250, 390, 0.5),
      flyingEgret(l.paper, l.gold, 1380, 330, 0.44),
    ) +
    lay(cut(l.leaf, "M900 910C1060 800 1240 800 1400 846C1560 880 1640 880 1760 910Z")) +
    banyanTree(l, lay, 2130, 890, 1.25) +
    glue(
      visitor(l, 1130, 858, 1.6, l.ridge, "points"),
      visitor(l, 1202, 862, 1.6, l.gold, "child"),
      bush(l, 1010, 872, 1.2),
    ) +
    lay(foreground(l, l.leafDeep, 1900, width, height))
  );
}

function riverPath(view: View): string {
  const { l, lay, glue, chance } = view;
  return (
    sun(l.disc, 1930, 190, 66) +
    cloud(l, 620, 180, 1.4, 0.6) +
    cloud(l, 1480, 160, 1.1, 0.7) +
    range(view, floor - 60, 350) +
    lay(roofline(l, 900, 710, 5, 1.2), roofline(l, 1860, 710, 6, 1.3)) +
    lay(house(l, 1760, 728, 280, 100, "hall"), tree(l, 1930, 728, 1.2), tree(l, 1010, 728, 1.1)) +
    lay(box(l.grass, -20, 716, 2440, 40)) +
    river(view, 756, 44) +
    lay(archBridge(l, 1110, 764, 600, 128)) +
    glue(
      visitor(l, 1410, 646, 1.2, l.ridge, "umbrella"),
      visitor(l, 1480, 648, 1.15, l.jade, "child"),
      visitor(l, 1560, 664, 1.15, l.gold, "basket"),
    ) +
    prop(view, "bicycle", 1010, 772, 170) +
    lay(riverBoat(l, 1420, 838, 1.15)) +
    lay(riverBoat(l, 1960, 822, 0.8)) +
    glue(lotus(l, 860, 846, 1), lotus(l, 1740, 862, 0.9)) +
    lay(reeds(l, 2220, 910, 1.6, chance)) +
    glue(flyingEgret(l.paper, l.gold, 1240, 330, 0.6), flyingEgret(l.paper, l.gold, 1350, 390, 0.44))
  );
}

/** Plum, lotus, maple and snow along one bank, the moon waxing above. */
function fourSeasons(view: View): string {
  const { l, lay, glue } = view;
  const phases = times(7, (i) => {
    const x = 930 + i * 180,
      y = 200 - Math.sin((i / 6) * Math.PI) * 90,
      dark = Math.abs(i - 3) * 19;
    return (
      disc(l.near, x, y, 40) +
      (dark
        ? cut(
            "#fff3cf",
            i < 3
              ? d`M${x} ${y - 40}A40 40 0 0 1 ${x} ${y + 40}A${Math.max(2, dark * 0.7)} 40 0 0 ${dark > 40 ? 0 : 1} ${x} ${y - 40}Z`
              : d`M${x} ${y - 40}A40 40 0 0 0 ${x} ${y + 40}A${Math.max(2, dark * 0.7)} 40 0 0 ${dark > 40 ? 1 : 0} ${x} ${y - 40}Z`,
          )
        : disc("#fff3cf", x, y, 40))
    );
  });
  const crowns = [
    ["#e7a793", "#d9674c", "#fbe3d8"],
    ["#4f8f74", "#2f6b5d", "#9cc4a2"],
    ["#dba640", "#c0622e", "#f3d48d"],
    ["#e9eef0", "#b4c3cb", "#ffffff"],
  ] as const;
  const season = ([main, deep, pale]: readonly [string, string, string], i: number) => {
    const x = 1010 + i * 300;
    return (
      cut(
        l.wood,
        d`M${x - 20} ${floor}C${x - 6} ${floor - 90} ${x - 20} ${floor - 150} ${x - 6} ${floor - 210}H${x + 14}C${x + 14} ${floor - 150} ${x + 6} ${floor - 90} ${x + 26} ${floor}Z`,
      ) +
      strip(
        l.wood,
        12,
        d`M${x} ${floor - 130}L${x - 70} ${floor - 220}M${x + 4} ${floor - 150}L${x + 76} ${floor - 240}`,
      ) +
      cut(deep, scallop(x, floor - 272, 112, 18, 14)) +
      cut(main, scallop(x - 34, floor - 290, 78, 14, 12)) +
      cut(main, scallop(x + 56, floor - 262, 50, 11, 10)) +
      cut(pale, scallop(x + 10, floor - 326, 40, 9, 8)) +
      times(7, (k) =>
        i === 3
          ? disc(pale, x - 120 + k * 40, floor - 130 + ((k * 41) % 110), 6)
          : leaf(k % 2 ? main : deep, x - 110 + k * 36, floor - 110 + ((k * 47) % 96), 22, 7, k * 50),
      )
    );
  };
  const house4 =
    house(l, 1460, floor - 6, 240, 84, "hall") +
    gable(l, 1170, floor - 6, 110, 140) +
    house(l, 1760, floor - 6, 210, 76, "plain");
  return (
    cloud(l, 560, 210, 1.4, 0.7) +
    range(view, floor - 20, 300) +
    glue(phases) +
    lay(house4) +
    lay(cut("#b9b48c", d`M-20 ${floor - 6}H2420V910H-20Z`)) +
    lay(crowns.map(season).join("")) +
    river(view, 826, 40) +
    glue(lamp(l, 1460, 690, 15)) +
    glue(
      visitor(l, 1120, 812, 1.15, l.ridge, "umbrella"),
      visitor(l, 1420, 812, 1.1, l.jade, "child"),
      visitor(l, 1700, 812, 1.15, l.mid, "basket"),
      visitor(l, 2030, 812, 1.15, l.lantern, "walks"),
    ) +
    glue(riverBoat(l, 1560, 866, 0.8)) +
    glue(lotus(l, 1260, 872, 0.8))
  );
}
