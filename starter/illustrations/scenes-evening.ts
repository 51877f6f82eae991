/** After dark: the stage by the river, the temple court. */
import { lampString } from "./lamps.ts";
import { operaStage, temple } from "./landmarks.ts";
import { mist, sun, visitor } from "./landscape.ts";
import { lit } from "./light.ts";
import { box, cut, d, disc, faded, moved, oval, strip, times } from "./paper.ts";
import { range, type View } from "./picture.ts";
import { foreground, prop, roofline } from "./props.ts";
import { river } from "./scenes-quiet.ts";
import { paving } from "./scenes-square.ts";
import type { Place } from "./scenes.ts";
import { bamboo } from "./trees.ts";
import { gable, house, riverBoat } from "./village.ts";

const floor = 764;

export const eveningScenes = {
  show: { light: lit("dusk"), draw: stageByTheRiver },
  temple: {
    light: lit("night", {
      sky: ["#141f3d", "#34375f", "#8a5a70"],
      far: "#3a3f68",
      mid: "#2a3157",
      near: "#1e2748",
      earth: "#33385a",
      earthPale: "#4d5076",
    }),
    draw: templeCourt,
  },
} satisfies Record<string, Place>;

function stageByTheRiver(view: View): string {
  const { l, lay, glue } = view;
  const player = (x: number, cloth: string, sash: string, s: number) =>
    moved(
      x,
      632,
      s,
      cut(cloth, "M-46 0C-42 -60 -30 -96 0 -100C30 -96 42 -60 46 0Z"),
      cut(l.paper, "M-20 -92L-86 -56L-74 -30L-30 -58Z"),
      cut(l.paper, "M20 -92L80 -110L86 -82L34 -62Z"),
      box(sash, -32, -58, 64, 12, 4),
      disc(l.skin, 0, -118, 20),
      cut(l.ink, "M-22 -118C-24 -150 24 -150 22 -118Q0 -134 -22 -118Z"),
      strip(l.gold, 5, "M-10 -144C-24 -190 -60 -190 -76 -160M10 -144C24 -190 60 -190 76 -160"),
      cut(l.gold, "M-16 -140Q0 -164 16 -140Z"),
    );
  const heads = times(
    15,
    (i) =>
      oval(l.ink, 1010 + i * 56 + (i % 3) * 9, 762 + (i % 2) * 12, 19, 21) +
      cut(i % 3 ? l.near : l.redDeep, d`M${978 + i * 56 + (i % 3) * 9} 806c2 -36 62 -36 66 0Z`),
  );
  const shine = faded(
    0.35,
    times(6, (i) =>
      strip(
        l.lit,
        6,
        d`M${1180 + i * 86} ${836 + (i % 2) * 10}h${60 - (i % 3) * 12}M${1196 + i * 86} ${860 + (i % 2) * 8}h${40}`,
      ),
    ),
  );
  return (
    sun(l.disc, 1990, 190, 60) +
    mist(l.cloud, 560, 260, 1.3, 0.28) +
    range(view, floor - 40, 340) +
    lay(roofline(l, 1860, 716, 7, 1.3), roofline(l, 880, 716, 3, 1.2)) +
    lay(box(l.earth, -20, 716, 2440, 100)) +
    operaStage(l, lay, 1420, 728, 700, player(1340, l.lantern, l.gold, 0.92) + player(1500, l.jade, l.ridge, 0.92)) +
    river(view, 806, 40) +
    shine +
    glue(heads) +
    lampString(l, [900, 330], [1080, 486], 20, 2, 24) +
    lampString(l, [1760, 486], [2080, 330], 30, 4, 24) +
    lay(box(l.wood, 894, 322, 12, 470, 4), box(l.wood, 2074, 322, 12, 470, 4)) +
    glue(riverBoat(l, 760, 850, 0.9), riverBoat(l, 2000, 862, 1.05))
  );
}

function templeCourt(view: View): string {
  const { l, lay, glue, chance, width, height } = view;
  const wishes = times(9, (i) => {
    const x = 930 + i * 138 + (i % 2) * 40,
      y = 330 - ((i * 97) % 230),
      s = 0.5 + ((i * 31) % 40) / 80;
    return moved(
      x,
      y,
      s,
      faded(0.2, disc(l.lit, 0, 0, 62)),
      cut("#e9873f", "M-26 34C-46 -10 -36 -50 0 -52C36 -50 46 -10 26 34Z"),
      cut(l.lit, "M-16 34C-24 0 -14 -20 0 -20C14 -20 24 0 16 34Z"),
    );
  });
  return (
    wishes +
    mist(l.cloud, 480, 280, 1.3, 0.25) +
    mist(l.cloud, 2050, 330, 1, 0.25) +
    range(view, floor, 300) +
    lay(gable(l, 930, floor, 150, 210), house(l, 2140, floor, 280, 100, "hall")) +
    lay(bamboo(l, 1960, floor, 1.3, chance)) +
    paving(view, floor - 2) +
    temple(l, lay, 1480, floor + 6, 860) +
    lampString(l, [1010, 470], [1206, 574], 20, 3, 20) +
    lampString(l, [1754, 574], [1950, 470], 20, 3, 20) +
    lay(box(l.wood, 1004, 460, 11, 310, 4), box(l.wood, 1945, 460, 11, 310, 4)) +
    prop(view, "incense-burner", 1480, floor + 122, 190) +
    glue(
      visitor(l, 1330, floor + 104, 1.35, l.jade, "walks"),
      visitor(l, 1630, floor + 104, 1.35, l.gold, "basket"),
      visitor(l, 1690, floor + 108, 1.3, l.ridge, "child"),
      visitor(l, 1180, floor + 90, 1.25, l.wall, "umbrella"),
    ) +
    lay(foreground(l, l.leafDeep, 2020, width, height))
  );
}
