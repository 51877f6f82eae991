import { forms, lantern, use } from "./buildings.ts";
import { type Light, type Lighting, lights } from "./light.ts";
import { crossings, type Point, pointsOf, sheet, type Way, ways } from "#app/places/map/park-plan.ts";

const river = "M-40 700C90 690 190 752 330 744S520 716 610 720S700 706 742 690S830 760 900 752S990 716 1040 722";

/** The illustrated park as one SVG without any words: ground, water, the ways of the plan, buildings, trees. */
export function drawPark(lighting: Lighting): string {
  const l = lights[lighting];
  const layers = [hills(l), land(l), waters(l), squares(l), paths(l), bridges(l), woods(l), village(l), life(l)];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheet.width} ${sheet.height}"><defs>${forms(l)}</defs>${layers.join("")}</svg>`;
}

function land(l: Light): string {
  const fields = Array.from({ length: 5 }, (_, row) => `M${30 + row * 6} ${812 + row * 17}h${250 - row * 8}`).join("");
  return (
    `<path fill="${l.ground}" d="M0 400H1000V900H0Z"/>` +
    `<path fill="${l.meadow}" d="M0 172C120 150 200 140 320 156S560 176 700 152S900 148 1000 160V640Q860 690 720 640T420 660Q200 700 0 640Z"/>` +
    `<path fill="${l.meadowDeep}" d="M0 200C120 180 250 240 256 330S140 470 0 470ZM640 176C720 250 860 310 1000 300V176Q820 150 640 176ZM640 800Q800 760 1000 800V900H600ZM0 800Q160 770 330 800L310 900H0Z"/>` +
    `<path fill="none" stroke="${l.lawnLine}" stroke-width="5" d="${fields}"/>` +
    `<ellipse cx="872" cy="506" rx="112" ry="76" fill="${l.shade}" opacity="${l.shadeBy / 2}"/><ellipse cx="868" cy="500" rx="112" ry="76" fill="${l.lawn}"/>` +
    `<path fill="none" stroke="${l.lawnLine}" stroke-width="3" d="M790 470q20-10 40 0t40 0t40 0t40 0M782 540q20-10 40 0t40 0t40 0t40 0"/>`
  );
}

function hills(l: Light): string {
  const range = (fill: string, d: string) => `<path fill="${fill}" d="${d}"/>`;
  return (
    range(l.sky, "M0 0H1000V190H0Z") +
    range(l.hillFar, "M0 190V76C70 30 130 60 190 88S330 20 420 46S560 104 640 70S800 10 880 48S970 70 1000 56V190Z") +
    range(
      l.hill,
      "M0 200V120C60 90 130 70 210 108S350 150 430 110S600 96 680 124S850 80 920 104S980 112 1000 104V200Z",
    ) +
    `<path fill="none" stroke="${l.mist}" stroke-width="6" stroke-linecap="round" d="M120 60h90M160 73h80M700 52h110M745 65h70M500 36h60"/>` +
    range(l.hillNear, "M0 150C60 150 120 190 124 260S60 330 0 320Z")
  );
}

function waters(l: Light): string {
  const band = (colour: string, width: number) =>
    `<path fill="none" stroke="${colour}" stroke-width="${width}" d="${river}"/>`;
  return (
    band(l.bank, 92) +
    band(l.water, 74) +
    band(l.waterDeep, 30) +
    `<path fill="none" stroke="${l.wave}" stroke-width="3" stroke-linecap="round" d="M40 698h40M96 712h24M200 736h46M270 752h26M370 734h34M560 712h24M650 726h30M770 716h34M930 748h36M845 772h28"/>` +
    `<ellipse cx="800" cy="216" rx="98" ry="46" fill="${l.bank}"/><ellipse cx="800" cy="214" rx="88" ry="38" fill="${l.water}"/><ellipse cx="806" cy="218" rx="60" ry="22" fill="${l.waterDeep}"/>` +
    `<path fill="none" stroke="${l.wave}" stroke-width="3" stroke-linecap="round" d="M745 204h26M800 226h36M826 206h20"/><path fill="${l.treePale}" d="M752 224q10-8 20 0q-10 7-20 0ZM776 234q8-6 16 0q-8 6-16 0ZM842 222q9-7 18 0q-9 7-18 0Z"/>`
  );
}

function squares(l: Light): string {
  const slabs = `<path fill="none" stroke="${l.stoneDeep}" stroke-width="2" d="M422 440V516M446 440V516M470 440V516M494 440V516M518 440V516M404 459H536M404 478H536M404 497H536"/>`;
  return (
    `<path fill="${l.stone}" stroke="${l.stoneDeep}" stroke-width="4" d="M404 440H536V516H404Z"/>${slabs}` +
    `<circle cx="470" cy="600" r="54" fill="${l.stone}" stroke="${l.stoneDeep}" stroke-width="4"/><circle cx="470" cy="600" r="38" fill="none" stroke="${l.stoneDeep}" stroke-width="3" stroke-dasharray="9 5"/>` +
    `<path fill="${l.stone}" stroke="${l.stoneDeep}" stroke-width="4" d="M660 618H776A58 46 0 0 1 660 618Z"/><path fill="none" stroke="${l.stoneDeep}" stroke-width="3" d="M672 626A48 36 0 0 0 764 626M686 626A34 24 0 0 0 750 626"/>` +
    `<path fill="${l.stone}" d="M420 828H640V866H420Z" opacity=".8"/>`
  );
}

function paths(l: Light): string {
  const level = ways.filter((way) => !way.steps),
    stepped = ways.filter((way) => way.steps && way.name !== "archBridge");
  const draw = (some: readonly Way[], colour: string, width: number, more = "") =>
    `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" ${more} d="${some.map((way) => lineOf(pointsOf(way))).join("")}"/>`;
  const round = 'stroke-linecap="round"';
  return (
    draw([...level, ...stepped], l.pathEdge, 17, round) +
    draw(level, l.path, 12, round) +
    draw(level, l.level, 2, `${round} stroke-dasharray="0 7"`) +
    draw(stepped, l.path, 12) +
    draw(stepped, l.steps, 12, 'stroke-dasharray="2.5 5"')
  );
}

/** A line through its ends, bending smoothly at the spots between, as an SVG path. */
export function lineOf(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return "";
  const bends = rest.slice(0, -1).map((bend, at) => {
    const next = rest[at + 1] ?? bend;
    const end = at === rest.length - 2 ? next : { x: (bend.x + next.x) / 2, y: (bend.y + next.y) / 2 };
    return `Q${bend.x} ${bend.y} ${end.x} ${end.y}`;
  });
  const last = rest.at(-1) ?? first;
  return `M${first.x} ${first.y}${bends.join("") || `L${last.x} ${last.y}`}`;
}

function bridges(l: Light): string {
  const { bridgeSouth: south, bridgeNorth: north } = crossings;
  return (
    `<path fill="none" stroke="${l.shade}" opacity="${l.shadeBy}" stroke-width="30" d="M478 790V668"/>` +
    `<path fill="none" stroke="${l.wall}" stroke-width="28" d="M470 788V666"/><path fill="none" stroke="${l.path}" stroke-width="18" d="M470 792V650"/><path fill="none" stroke="${l.steps}" stroke-width="18" stroke-dasharray="2.5 5" d="M470 790V664"/>` +
    `<path fill="none" stroke="${l.lantern}" stroke-width="4" d="M455 792Q451 728 455 664M485 792Q489 728 485 664"/>` +
    `<path fill="none" stroke="${l.stoneDeep}" stroke-width="26" d="M${south.x} ${south.y}L${north.x} ${north.y}"/><path fill="none" stroke="${l.path}" stroke-width="16" d="M${south.x} ${south.y}L${north.x} ${north.y}"/>` +
    `<path fill="none" stroke="${l.path}" stroke-width="12" d="M470 800V788M470 668V650"/>`
  );
}

const trees: readonly [string, number, number, number?][] = [
  ["pine", 40, 190],
  ["pine", 66, 206, 0.8],
  ["pine", 140, 176, 1.1],
  ["pine", 168, 190, 0.9],
  ["pine", 205, 172],
  ["tree", 230, 200],
  ["pine", 270, 178, 1.1],
  ["tree", 420, 170],
  ["pine", 445, 160],
  ["tree", 520, 166, 0.9],
  ["pine", 548, 172],
  ["tree", 690, 178],
  ["pine", 905, 196, 1.2],
  ["pine", 935, 212],
  ["pine", 962, 190, 1.3],
  ["tree", 900, 250],
  ["tree", 928, 270, 0.9],
  ["bamboo", 868, 330],
  ["bamboo", 896, 342, 1.1],
  ["bamboo", 926, 332],
  ["bamboo", 955, 346, 1.2],
  ["bamboo", 982, 334],
  ["tree", 210, 300],
  ["tree", 186, 322, 0.9],
  ["tree", 226, 338, 0.8],
  ["pine", 18, 350],
  ["tree", 20, 420],
  ["tree", 26, 600],
  ["tree", 48, 622, 0.9],
  ["tree", 190, 622],
  ["tree", 218, 640, 0.9],
  ["tree", 262, 636],
  ["tree", 410, 560, 0.9],
  ["tree", 408, 652, 0.9],
  ["tree", 532, 548, 0.9],
  ["tree", 548, 420, 0.8],
  ["tree", 392, 410, 0.8],
  ["tree", 520, 330, 0.9],
  ["tree", 660, 520],
  ["tree", 690, 548, 0.9],
  ["tree", 640, 480, 0.8],
  ["tree", 770, 390],
  ["tree", 798, 410, 0.9],
  ["tree", 742, 420, 0.7],
  ["tree", 940, 620],
  ["tree", 966, 640, 0.9],
  ["tree", 985, 604],
  ["tree", 60, 770],
  ["bamboo", 300, 812],
  ["bamboo", 330, 800, 1.1],
  ["tree", 380, 826],
  ["tree", 362, 872, 1.1],
  ["tree", 700, 830],
  ["tree", 728, 850, 0.9],
  ["tree", 760, 822, 1.1],
  ["bamboo", 860, 838],
  ["bamboo", 890, 850, 1.1],
  ["bamboo", 918, 836],
  ["tree", 800, 872],
  ["tree", 960, 866],
  ["tree", 150, 880, 0.9],
  ["tree", 30, 890],
];

function woods(l: Light): string {
  const beads = [
    [776, 436],
    [812, 424],
    [852, 418],
    [892, 420],
    [930, 432],
  ].map(
    ([x = 0, y = 0]) =>
      `${use("tree", x, y, 0.9)}<circle cx="${x - 5}" cy="${y - 22}" r="3.4" fill="${l.blossom}"/><circle cx="${x + 5}" cy="${y - 16}" r="3.4" fill="${l.blossom}"/><circle cx="${x + 2}" cy="${y - 25}" r="2.6" fill="${l.blossom}"/>`,
  );
  return trees.map(([name, x, y, size]) => use(name, x, y, size)).join("") + beads.join("");
}

function village(l: Light): string {
  const street = [
    [176, 482],
    [226, 480],
    [276, 482],
    [182, 570],
    [234, 572],
  ].map(([x = 0, y = 0]) => use("shop", x, y));
  const cloths = `<path fill="none" stroke="${l.trunk}" stroke-width="3" d="M44 588V552H86V588"/><path fill="${l.indigo}" d="M48 554h9v24h-9ZM60 554h9v28h-9ZM72 554h10v22h-10Z"/><path fill="${l.white}" d="M51 560h3v3h-3ZM63 562h3v3h-3ZM75 560h3v3h-3ZM51 568h3v3h-3ZM63 571h3v3h-3Z"/>`;
  return (
    use("temple", 470, 352) +
    use("house", 605, 280, 1.15) +
    use("banyan", 322, 274) +
    use("hall", 690, 420) +
    use("house", 345, 404, 0.95) +
    use("kiln", 108, 352, 1.15) +
    use("stage", 606, 562, 0.95) +
    use("hall", 330, 580, 0.8) +
    street.join("") +
    use("house", 110, 548, 0.9) +
    cloths +
    use("house", 624, 790, 0.75) +
    use("gate", 470, 838, 0.9) +
    [
      [160, 500],
      [206, 500],
      [256, 500],
      [302, 500],
    ]
      .map(([x = 0, y = 0]) => lantern(l, x, y))
      .join("") +
    [
      [440, 446],
      [500, 446],
    ]
      .map(([x = 0, y = 0]) => lantern(l, x, y))
      .join("")
  );
}

function life(l: Light): string {
  const camphor = use("tree", 470, 592, 1.5);
  const boat = (x: number, y: number) =>
    `<path fill="${l.trunk}" d="M${x - 26} ${y - 4}Q${x} ${y + 8} ${x + 26} ${y - 4}L${x + 18} ${y + 5}Q${x} ${y + 11} ${x - 18} ${y + 5}Z"/><path fill="${l.wall}" d="M${x - 11} ${y}Q${x} ${y - 18} ${x + 11} ${y}Z"/>${lantern(l, x + 20, y - 11)}`;
  const landing = `<path fill="${l.stone}" stroke="${l.stoneDeep}" stroke-width="3" d="M850 690H902V716H850Z"/><path stroke="${l.stoneDeep}" stroke-width="3" d="M850 700H902M850 708H902"/>`;
  const kite = `<path fill="${l.lantern}" d="M920 460l14-18l14 18l-14 22Z"/><path fill="${l.gold}" d="M934 442l14 18h-28Z"/><path fill="none" stroke="${l.white}" stroke-width="2" d="M934 482q-10 14 0 26t-10 26"/>`;
  const egret = (x: number, y: number) =>
    `<path fill="${l.white}" d="M${x} ${y}q10-9 18-2l5 3q-9 3-12 7q-8 2-11-8ZM${x + 2} ${y}q-3-9 3-11l4 2q-4 2-3 9Z"/><path stroke="${l.gold}" stroke-width="1.6" d="M${x + 8} ${y + 7}v9M${x + 12} ${y + 7}v8"/>`;
  const bus = `<path fill="${l.treeDeep}" d="M392 850h44q6 0 6 7v13h-50Z"/><path fill="${l.lit}" d="M397 854h10v8h-10ZM410 854h10v8h-10ZM423 854h13v8h-13Z"/><circle cx="403" cy="872" r="4.6" fill="${l.door}"/><circle cx="431" cy="872" r="4.6" fill="${l.door}"/>`;
  const north = `<g transform="translate(948 828)"><circle r="30" fill="${l.path}" stroke="${l.pathEdge}" stroke-width="3"/><path fill="${l.lantern}" d="M0-22L8 4L0-1L-8 4Z"/><path fill="none" stroke="${l.roof}" stroke-width="3" stroke-linejoin="round" d="M-5 20V8L5 20V8"/></g>`;
  return landing + camphor + boat(820, 742) + boat(250, 724) + kite + egret(838, 196) + egret(764, 236) + bus + north;
}
