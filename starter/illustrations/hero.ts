/** The home page's hero: the village on its river, at four hours of the day. */
import { lamp, lampString } from "./lamps.ts";
import { temple } from "./landmarks.ts";
import { cloudBank, flyingEgret, mist, ripples, stars, sun, visitor } from "./landscape.ts";
import { type Hour, lights } from "./light.ts";
import { box, chanceFrom, crescent, cut, d, faded, scallop, sheet, strip, times } from "./paper.ts";
import { picture, range, type View } from "./picture.ts";
import { bush, roofline } from "./props.ts";
import { lotus, palm, reeds, tree } from "./trees.ts";
import { archBridge, gable, house, riverBoat } from "./village.ts";

const size = { width: 2400, height: 1350 };
const bank = 1096;

/**
 * The village of swallow-tail roofs with temple, river, boats and lanterns, 2400×1350: `hero("dusk")`. Calm in the
 * upper 18 % (menu) and the left third (title); a 3:4 cut around 62 % of the width holds temple, lanterns and boat, and
 * the moon stays clear of both.
 */
export function hero(hour: Hour): string {
  return picture(`hero|${hour}`, "hero", size, lights[hour], (view) =>
    [heaven(view, hour), land(view), village(view), riverside(view), nearby(view)].join(""),
  );
}

function heaven({ l, glue }: View, hour: Hour): string {
  const night = hour === "night" ? stars(chanceFrom("stars"), l.disc, 40, { x: 40, y: 40, w: 2320, h: 520 }) : "";
  const birds =
    hour === "night"
      ? ""
      : glue(
          flyingEgret(l.paper, l.gold, 1130, 470, 0.62),
          flyingEgret(l.paper, l.gold, 1250, 540, 0.44),
          flyingEgret(l.paper, l.gold, 1040, 566, 0.36),
        );
  return (
    night + sun(l.disc, 1890, 404, 92) + mist(l.cloud, 1060, 360, 1.2, 0.3) + mist(l.cloud, 220, 600, 1.1, 0.16) + birds
  );
}

function land(view: View): string {
  const { l } = view;
  return (
    range(view, bank - 40, 440) +
    faded(0.34, cloudBank(l.cloud, l.sky[1], 1080, 880, 1.5), cloudBank(l.cloud, l.sky[1], 1980, 850, 1.35))
  );
}

function village({ l, lay }: View): string {
  const far = roofline(l, 380, bank - 12, 3, 1.15) + roofline(l, 1880, bank - 14, 4, 1.3);
  const left =
    gable(l, 905, bank - 10, 124, 158) +
    house(l, 1044, bank - 10, 190, 82, "plain") +
    house(l, 740, bank - 8, 220, 82, "hall");
  const right =
    gable(l, 2190, bank - 8, 140, 186) +
    house(l, 2024, bank - 6, 240, 96, "hall") +
    house(l, 2350, bank - 6, 220, 92, "plain");
  const bushes = bush(l, 840, bank, 0.9) + bush(l, 2130, bank, 1.1);
  const trees =
    lay(palm(l, 596, bank - 6, 1.15), palm(l, 634, bank - 4, 0.85)) +
    lay(tree(l, 1120, bank, 1.05)) +
    lay(tree(l, 1900, bank, 1.2));
  return far + lay(left) + lay(right) + bushes + trees + temple(l, lay, 1500, bank, 760);
}

function riverside({ l, chance, id, width, height }: View): string {
  const quay =
    box(l.stoneDeep, -20, bank - 2, width + 40, 30) +
    box(l.stone, -20, bank - 8, width + 40, 18) +
    strip(
      l.stoneDeep,
      3,
      times(30, (i) => d`M${i * 82 + 30} ${bank - 4}v10`),
      'opacity=".6"',
    );
  const people = [
    visitor(l, 1186, bank - 2, 0.74, l.jade, "umbrella"),
    visitor(l, 1252, bank - 2, 0.72, l.ridge),
    visitor(l, 1288, bank - 2, 0.72, l.gold, "child"),
    visitor(l, 1752, bank - 2, 0.74, l.redDeep, "points"),
    visitor(l, 1812, bank - 2, 0.72, l.jade, "basket"),
  ].join("");
  const river = sheet(`url(#${id}w)`, d`M-40 ${bank + 26}H${width + 40}V${height + 40}H-40Z`, 1.4);
  const shine =
    ripples(chance, l.glint, 36, { x: 780, y: bank + 44, w: 1560, h: 190 }) +
    ripples(chance, l.glint, 10, { x: 60, y: bank + 56, w: 700, h: 160 });
  return (
    people +
    quay +
    river +
    glimmer(l.lamps ? l.lit : l.ridge, 1500, 150, 0.4) +
    glimmer(l.disc, 1890, 90, 0.5) +
    glimmer(l.lamps ? l.lit : l.ridge, 740, 70, 0.25) +
    shine
  );
}

/** Light standing on the water: strips that grow shorter towards us. */
function glimmer(colour: string, x: number, half: number, opacity: number): string {
  const line = (i: number) => {
    const w = half * (1 - i * 0.085) * (0.6 + ((i * 37) % 10) / 18),
      dx = (((i * 53) % 21) - 10) * 3;
    return d`M${x - w + dx} ${bank + 42 + i * 21}h${2 * w}`;
  };
  return strip(colour, 7, times(9, line), `opacity="${opacity}"`);
}

function nearby(view: View): string {
  const { l, lay, glue, chance } = view;
  const strings =
    lampString(l, [1018, 706], [1262, 872], 26, 3, 22) + lampString(l, [1740, 872], [2016, 672], 32, 4, 22);
  const bridge = lay(archBridge(l, 96, bank + 26, 420, 76));
  const boats = lay(riverBoat(l, 1240, bank + 112, 1.25)) + glue(riverBoat(l, 770, bank + 70, 0.62));
  return (
    lay(flagpole(l, 1018, 690)) +
    lay(flagpole(l, 2016, 656)) +
    strings +
    bridge +
    boats +
    bough(view) +
    lay(reeds(l, 2240, 1376, 1.5, chance)) +
    lay(reeds(l, 60, 1376, 1.3, chance)) +
    lotus(l, 1990, 1310, 1.1) +
    lotus(l, 330, 1322, 1)
  );
}

/** A temple's flagpole with its two baskets. */
function flagpole(l: View["l"], x: number, top: number): string {
  const basket = (y: number, w: number) =>
    cut(l.red, d`M${x - w} ${y}H${x + w}L${x + w * 0.72} ${y + 26}H${x - w * 0.72}Z`) +
    box(l.gold, x - w, y, w * 2, 6, 2);
  return (
    box(l.wood, x - 6, top, 12, bank - top, 5) +
    box(l.stone, x - 22, bank - 34, 44, 34, 3) +
    cut(l.gold, d`M${x} ${top - 30}L${x + 8} ${top}L${x} ${top + 8}L${x - 8} ${top}Z`) +
    basket(top + 60, 24) +
    basket(top + 112, 29)
  );
}

/** A banyan bough reaching in from the right, below the menu, with three lanterns. */
function bough({ l, lay }: View): string {
  const crown: readonly (readonly [number, number, number])[] = [
    [2384, 344, 92],
    [2296, 384, 64],
    [2412, 462, 84],
    [2226, 424, 44],
    [2338, 458, 56],
  ];
  const branch = cut(l.leafDeep, "M2420 520C2340 486 2290 470 2196 452C2240 440 2330 424 2420 414Z");
  const leaves =
    crown.map(([x, y, r]) => cut(l.leafDeep, scallop(x, y, r, Math.round(r / 5), 9))).join("") +
    crown
      .slice(0, 4)
      .map(([x, y, r]) => cut(l.leaf, scallop(x - 8, y - 12, r * 0.62, Math.max(9, Math.round(r / 7)), 7)))
      .join("") +
    times(6, (i) => crescent(l.leafPale, 2220 + i * 32, 402 - ((i * 47) % 90), 24, -18 + ((i * 31) % 36)));
  const roots = strip(l.leafDeep, 4, "M2254 460V570M2306 470C2300 530 2312 570 2306 650M2366 470V600M2392 490V700");
  const hung = [
    [2214, 548, 25],
    [2280, 622, 31],
    [2352, 566, 24],
  ]
    .map(([x = 0, y = 0, r = 20]) => strip(l.ink, 2.5, d`M${x} 450V${y - r}`) + lamp(l, x, y, r))
    .join("");
  return roots + hung + lay(branch, leaves);
}
