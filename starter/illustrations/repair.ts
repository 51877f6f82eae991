/** The temple before and after its restoration, and other things worn by time: one drawing, seen twice. */
import { illustrate, type Look } from "./illustrate.ts";
import { temple } from "./landmarks.ts";
import { mist, sun, visitor } from "./landscape.ts";
import { lights } from "./light.ts";
import { box, chanceFrom, cut, d, strip, times } from "./paper.ts";
import { picture, range, type View } from "./picture.ts";
import { bush } from "./props.ts";
import { reeds, tree } from "./trees.ts";

const size = { width: 1600, height: 1000 };
const ground = 850;

/**
 * The temple by day, 1600×1000: whole again, with people on its plaza; or as it was, roof open and grass between the
 * stones.
 */
export function templeRepair(state: "before" | "after"): string {
  return picture(`repair|${state}`, "repair", size, lights.day, (view) => {
    const land =
      sun(view.l.disc, 1290, 180, 66) + mist(view.l.cloud, 420, 250, 1.1, 0.3) + range(view, ground - 40, 330);
    const plaza =
      box(view.l.stoneDeep, -20, ground - 4, size.width + 40, 200) +
      box(view.l.stone, -20, ground - 10, size.width + 40, 18) +
      strip(
        view.l.stoneDeep,
        3,
        times(20, (i) => d`M${i * 82 + 30} ${ground + 30}h60`),
        'opacity=".55"',
      );
    const hall = view.lay(tree(view.l, 130, ground - 4, 1.25)) + temple(view.l, view.lay, 800, ground, 860);
    return state === "after" ? land + plaza + hall + after(view) : land + worn(plaza + hall, view.id) + before(view);
  });
}

function after({ l, lay }: View): string {
  const people = [
    visitor(l, 420, ground + 64, 1, l.jade, "umbrella"),
    visitor(l, 512, ground + 66, 0.96, l.gold, "child"),
    visitor(l, 1150, ground + 60, 1, l.redDeep, "points"),
    visitor(l, 1240, ground + 66, 0.98, l.jade, "basket"),
  ].join("");
  return lay(bush(l, 60, ground, 1.2), bush(l, 1520, ground, 1.3)) + people;
}

function before({ l, lay, chance }: View): string {
  const hole = (x: number, y: number, w: number, h: number) =>
    cut(
      "#2a1d18",
      d`M${x} ${y}l${w * 0.3} ${-h * 0.3}l${w * 0.4} ${h * 0.2}l${w * 0.3} ${-h * 0.1}l${-w * 0.1} ${h}l${-w * 0.5} ${h * 0.2}l${-w * 0.3} ${-h * 0.4}Z`,
    ) +
    strip(
      "#8a6a4a",
      5,
      d`M${x + w * 0.12} ${y + h * 0.2}l${w * 0.7} ${h * 0.5}M${x + w * 0.5} ${y - h * 0.1}l${-w * 0.1} ${h * 0.9}`,
    );
  const roof = hole(690, 470, 110, 56) + hole(900, 600, 130, 52) + hole(520, 690, 90, 44) + hole(1080, 704, 70, 40);
  const cracks = strip(
    "#3a2a22",
    4,
    d`M610 790l14 -34l-10 -30l18 -40M1010 800l-16 -36l12 -28M520 840l8 -30l-14 -20M1130 838l-10 -44`,
  );
  const boards = strip("#6b4d33", 16, d`M748 838L868 732M746 742L866 830`) + strip("#8a6a4a", 5, d`M750 832L862 734`);
  const poles =
    strip("#9a7a4c", 10, d`M372 860V560M1228 860V540M352 640H520M1080 620H1250`) +
    strip("#7a5c36", 4, d`M366 646l14 -10M1222 626l14 -10`);
  const weeds = [
    [250, 880],
    [470, 892],
    [700, 884],
    [960, 896],
    [1180, 886],
    [1420, 884],
  ]
    .map(([x = 0, y = 0], i) => reeds(l, x, y, 0.5 + (i % 3) * 0.12, chance))
    .join("");
  const tiles = times(9, (i) =>
    box(i % 2 ? "#7b4a38" : "#5d3a2e", 430 + i * 88, ground + 26 + (i % 3) * 16, 44, 12, 3),
  );
  return roof + cracks + boards + lay(poles) + tiles + lay(weeds);
}

/**
 * A card's motif as time has left it: pale, cracked and chipped. The same look without the wear is `illustrate(look)`.
 */
export function wornCard(look: Look): string {
  const whole = illustrate(look);
  const chance = chanceFrom(`worn|${look.motif}`);
  const inside = whole.slice(whole.indexOf(">") + 1, whole.lastIndexOf("</svg>"));
  const chips = times(14, () => {
    const [x, y, r] = [260 + chance() * 680, 170 + chance() * 560, 14 + chance() * 34];
    return cut(
      "#cdb893",
      d`M${x - r} ${y}L${x - r * 0.2} ${y - r}L${x + r} ${y - r * 0.3}L${x + r * 0.5} ${y + r * 0.8}L${x - r * 0.6} ${y + r * 0.7}Z`,
    );
  });
  const cracks = strip(
    "#3a2a22",
    5,
    times(7, () => {
      const [x, y] = [280 + chance() * 640, 150 + chance() * 500];
      return d`M${x} ${y}l${20 - chance() * 40} ${40 + chance() * 30}l${30 - chance() * 60} ${30 + chance() * 40}l${20 - chance() * 40} ${30}`;
    }),
  );
  return `${whole.slice(0, whole.indexOf(">") + 1)}${worn(inside, "card")}${chips}${cracks}</svg>`;
}

function worn(drawing: string, id: string): string {
  return `<filter id="${id}worn"><feColorMatrix type="saturate" values=".38"/><feComponentTransfer><feFuncR type="linear" slope=".82" intercept=".05"/><feFuncG type="linear" slope=".8" intercept=".05"/><feFuncB type="linear" slope=".76" intercept=".05"/></feComponentTransfer></filter><g filter="url(#${id}worn)">${drawing}</g>`;
}
