/**
 * How a motif is set on its card: the patterned sheet, a sheet cut open or laid between, small ornaments, the motif
 * itself.
 */
import { groundPattern, type GroundName } from "./grounds.ts";
import type { Motif } from "./motifs.ts";
import {
  blossom,
  cloudShape,
  cut,
  d,
  disc,
  hash,
  type Kit,
  moved,
  oneOf,
  rim,
  ring,
  round,
  scallop,
  softEdge,
  star,
  times,
} from "./paper.ts";
import { type Palette, paletteOf, type PaletteName } from "./palettes.ts";

type Card = {
  kit: Kit;
  motif: Motif;
  palette: PaletteName;
  ground: GroundName;
  id: string;
  size: { width: number; height: number };
};
type Square = { x: number; y: number; unit: number; w: number; h: number };

/** The inside of the card's `<svg>`. */
export function stageCard(card: Card): string {
  const { kit, motif, id, size } = card;
  const palette = paletteOf[card.palette];
  const side = Math.min(size.width, size.height);
  // Everything is drawn on a square of 400 in the middle; the card's edges then lie at these coordinates.
  const square: Square = {
    unit: side / 400,
    x: (size.width - side) / 2,
    y: (size.height - side) / 2,
    w: (size.width / side) * 400,
    h: (size.height / side) * 400,
  };
  const clashes = motif.clash.includes(card.palette);
  const staged = stages[
    clashes
      ? oneOf<StageName>(kit.chance, ["disc", "window"])
      : oneOf<StageName>(kit.chance, ["open", "disc", "window", "banks", "open", "banks"])
  ](card, palette, square);
  const sheet = `<rect x="${round(200 - square.w / 2)}" y="${round(200 - square.h / 2)}" width="${round(square.w)}" height="${round(square.h)}"`;
  return (
    `<defs>${groundPattern(card.ground, `${id}g`, palette)}${shadowDef(id)}</defs>` +
    `<g transform="translate(${round(square.x)} ${round(square.y)}) scale(${Math.round(square.unit * 1000) / 1000})">` +
    `${sheet} fill="url(#${id}g)"/>${staged}${placed(kit, motif)}</g>`
  );
}

/** The motif with the small turn its seed gives it; half of them look the other way. */
function placed(kit: Kit, motif: Motif): string {
  const most = motif.turn ?? 4;
  const angle = (kit.chance() * 2 - 1) * most;
  const flip = motif.flips !== false && kit.chance() < 0.5;
  const drawn = motif.draw(kit);
  const size = motif.size ?? 1;
  const smaller = size === 1 ? "" : ` translate(${round(200 - 200 * size)} ${round(200 - 200 * size)}) scale(${size})`;
  return `<g transform="rotate(${round(angle)} 200 200)${smaller}${flip ? " matrix(-1 0 0 1 400 0)" : ""}">${drawn}</g>`;
}

type StageName = "open" | "disc" | "window" | "banks";
type Stage = (card: Card, palette: Palette, square: Square) => string;

const stages: Readonly<Record<StageName, Stage>> = {
  open: ({ kit }, palette, square) => ornaments(kit, palette, square),
  disc: (card, palette, square) =>
    ornaments(card.kit, palette, square) + roundSheet(card.kit, innerColour(card, palette), palette),
  window: cutWindow,
  banks: ({ kit }, palette, square) => ornaments(kit, palette, square) + banks(kit, palette, square),
};

function innerColour({ motif, palette }: Card, { inner, pale }: Palette): string {
  const [first, second] = inner;
  const fits = [first, second].find((sheet) => sheet.like !== palette && !motif.clash.includes(sheet.like));
  return fits?.colour ?? (motif.clash.includes(palette) ? first.colour : pale);
}

function roundSheet(kit: Kit, colour: string, palette: Palette): string {
  const edge = oneOf<string>(kit.chance, [
    scallop(200, 200, 172, 24, 16),
    star(200, 200, 190, 178, 36),
    scallop(200, 200, 178, 12, 14),
    "",
  ]);
  const outline = edge || circle(186);
  return (
    softEdge(outline, 5) +
    rim(cut(palette.deep, outline)) +
    cut(palette.deep, outline) +
    softEdge(circle(168), 1) +
    disc(colour, 200, 200, 168) +
    ring(palette.ground, 2, 200, 200, 160)
  );
}

/** The patterned sheet is cut open: round like a moon gate, eight-cornered, or like a begonia. */
function cutWindow(card: Card, palette: Palette, square: Square): string {
  const hole = oneOf(card.kit.chance, [moonGate, begonia, octagon]);
  const left = 200 - square.w / 2 - 20,
    top = 200 - square.h / 2 - 20;
  const outer = d`M${left} ${top}h${square.w + 40}v${square.h + 40}h${-square.w - 40}Z`;
  const inner = innerColour(card, palette);
  const sheet = (fill: string, grow: number) => cut(fill, outer + hole(grow), 'fill-rule="evenodd"');
  return (
    disc(inner, 200, 200, 215) +
    horizon(card.kit, palette) +
    softEdge(hole(0), 6) +
    sheet(palette.deep, 0) +
    softEdge(hole(9), 3) +
    sheet(`url(#${card.id}g)`, 9)
  );
}

function moonGate(grow: number): string {
  return circle(180 + grow);
}

function circle(r: number): string {
  return d`M${200 - r} 200a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

function begonia(grow: number): string {
  const e = 180 + grow,
    n = 118 + grow * 0.4;
  return d`M${200 - n} ${200 - e}H${200 + n}Q${200 + n} ${200 - n} ${200 + e} ${200 - n}V${200 + n}Q${200 + n} ${200 + n} ${200 + n} ${200 + e}H${200 - n}Q${200 - n} ${200 + n} ${200 - e} ${200 + n}V${200 - n}Q${200 - n} ${200 - n} ${200 - n} ${200 - e}Z`;
}

function octagon(grow: number): string {
  const e = 182 + grow,
    n = 92 + grow * 0.4;
  return d`M${200 - n} ${200 - e}H${200 + n}L${200 + e} ${200 - n}V${200 + n}L${200 + n} ${200 + e}H${200 - n}L${200 - e} ${200 + n}V${200 - n}Z`;
}

/** Far hills seen through the window, so faint that the motif stays alone. */
function horizon(kit: Kit, palette: Palette): string {
  const y = 262 + kit.chance() * 40;
  return `<g opacity=".22">${cut(palette.deep, d`M0 ${y}C60 ${y - 60} 110 ${y - 50} 160 ${y - 8}C220 ${y - 70} 320 ${y - 50} 400 ${y - 10}V420H0Z`)}</g>`;
}

/** Two sheets of ground at the foot of the card. */
function banks(kit: Kit, palette: Palette, square: Square): string {
  const left = 200 - square.w / 2 - 30,
    right = 200 + square.w / 2 + 30,
    foot = 200 + square.h / 2 + 30;
  const bank = (y: number, bump: number, count: number) => {
    const step = (right - left) / count;
    return (
      d`M${left} ${foot}V${y}` +
      times(count, (i) => d`Q${left + (i + 0.5) * step} ${y - bump} ${left + (i + 1) * step} ${y}`) +
      d`V${foot}Z`
    );
  };
  const count = 4 + Math.floor(kit.chance() * 5);
  const y = 200 + square.h / 2 - 58;
  const sheet = (colour: string, path: string) => softEdge(path, -2) + rim(cut(colour, path)) + cut(colour, path);
  return sheet(palette.pale, bank(y, 46, count)) + sheet(palette.deep, bank(y + 30, 40, count + 2));
}

/** A few small things in the corners: clouds, blossoms, stars or coins. */
function ornaments(kit: Kit, palette: Palette, square: Square): string {
  const kind = oneOf(kit.chance, ["clouds", "blossoms", "stars", "clouds"]);
  const aside = Math.max(0, square.w / 2 - 200);
  const spots: readonly (readonly [number, number])[] = [
    [52 - aside * 0.6, 58],
    [350 + aside * 0.55, 84],
    [40 - aside * 0.7, 330],
    [362 + aside * 0.6, 322],
  ];
  const skipped = Math.floor(kit.chance() * spots.length);
  const draw = (x: number, y: number, i: number) => {
    if (kind === "clouds")
      return cloudShape(i % 2 ? palette.pale : palette.deep, x, y, 0.8 + kit.chance() * 0.35, kit.chance() < 0.5);
    if (kind === "stars")
      return times(3, (k) => cut(kit.c.goldPale, star(x + k * 22 - 20, y + ((k * 37) % 50) - 20, 7 - k, 2.2, 4)));
    return moved(x, y, 1, blossom(palette.pale, kit.c.gold, 0, 0, 22), blossom(palette.pale, kit.c.gold, 30, 22, 13));
  };
  return kit.glue(spots.map(([x, y], i) => (i === skipped ? "" : draw(x, y, i))).join(""));
}

/** What a sheet's soft shadow needs, as filter `${id}s`; `scale` for pictures not drawn on the 400 square. */
export function shadowDef(id: string, scale = 1): string {
  return `<filter id="${id}s" x="-8%" y="-6%" width="116%" height="118%" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="${5 * scale}"/></filter>`;
}

/**
 * A sheet laid on what is below, with its soft shadow. The outline alone is blurred, without colours: with
 * `feDropShadow`, five steps over whole pixels, a picture takes twice as long to make, and somebody waits for it.
 */
export function laid(id: string, sheet: string, scale = 1): string {
  const name = `${id}${hash(sheet).toString(36)}`;
  return `<use href="#${name}" y="${5 * scale}" filter="url(#${id}s)" opacity=".4"/><g id="${name}">${sheet}</g>`;
}
