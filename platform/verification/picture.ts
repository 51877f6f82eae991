import { randomBytes } from "node:crypto";
import { type Font, parse } from "opentype.js";
import type { Park } from "../park.ts";
import { type Chance, chanceOf } from "./chance.ts";
import type { Code } from "./code.ts";
import { type Box, boxOf, type Lines, type Move, outlineOf, written } from "./outline.ts";

const width = 320;
const height = 112;
const tallest = 66;
/** Red, green, blue. */
const ink = [74, 32, 24] as const;
const paper = [247, 239, 223] as const;
type Tone = typeof ink | typeof paper;

let face: Promise<Font> | undefined;

/**
 * The code as a PNG picture, 320 × 112, which brings its own paper and so reads alike by day and by night (rule H46).
 * Its letters, lines and ridge are the code's own, so that who asks again sees no other side of them; the specks are
 * others at each request.
 */
export async function pictureOf(
  { fonts }: { fonts: Pick<Park["fonts"], "file"> },
  { id, code }: Pick<Code, "id" | "code">,
  randoms: (length: number) => Uint8Array = randomBytes,
): Promise<Uint8Array> {
  face ??= fonts.file("eb-garamond-700").then((bytes) => parse(new Uint8Array(bytes).buffer));
  const { default: sharp } = await import("sharp");
  const chance = chanceOf(`picture ${id}`);
  const drawing = Buffer.from(draw(await face, code, chance));
  const points = await sharp(drawing).removeAlpha().raw().toBuffer();
  turnOver(points, chance);
  sprinkle(points, randoms(width * height));
  return sharp(points, { raw: { width, height, channels: 3 } })
    .png({ palette: true, colours: 8, dither: 0 })
    .toBuffer();
}

/** Letters and the lines across them as SVG, which is drawn here and goes nowhere. */
function draw(font: Font, code: string, chance: Chance): string {
  const bend = wave(chance, [6, 9], [22, 30]);
  const letters = [...code].map((letter) => letterOf(font, letter, chance));
  const needed = letters.reduce((sum, { box }) => sum + box.width, 0);
  const narrowed = Math.min(1, (width - 28) / needed);
  let left = (width - needed * narrowed) / 2;
  const shapes = letters.map(({ lines, box }) => {
    const [right, down] = [left, (height - box.height) / 2 + chance.between(-8, 8)];
    left += box.width * narrowed;
    const place: Move = ({ x, y }) => bend({ x: right + (x - box.left) * narrowed, y: down + y - box.top });
    const path = `${written(lines, place)}Z`;
    // A rim of paper, so that people see where a letter ends that lies upon another one.
    return shape(path, paper, 6) + shape(path, ink, chance.between(0, 2.2));
  });
  const across = shape(lineAcross(chance), ink, chance.between(1.7, 2.4), "none");
  const sheet = `<path d="M0 0H${width}V${height}H0Z" fill="${named(paper)}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${[sheet, ...shapes, across].join("")}</svg>`;
}

/** One letter: of its own size, stretched, leaning, turned and bent. */
function letterOf(font: Font, letter: string, chance: Chance): { lines: Lines; box: Box } {
  const outline = outlineOf(font, letter);
  const plain = boxOf(outline);
  const tall = (tallest * chance.between(0.7, 1.12)) / plain.height;
  const wide = tall * chance.between(0.85, 1.35);
  const [lean, turn] = [chance.between(-0.25, 0.25), chance.between(-0.5, 0.5)];
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const bend = wave(chance, [2.5, 4.5], [12, 18]);
  const lines = outline.map((points) =>
    points.map((point) => {
      const y = (point.y - plain.top - plain.height / 2) * tall;
      const bent = bend({ x: (point.x - plain.left - plain.width / 2) * wide + y * lean, y });
      return { x: bent.x * cos - bent.y * sin, y: bent.x * sin + bent.y * cos };
    }),
  );
  return { lines, box: boxOf(lines) };
}

/** Moves points sideways, up and down by so many points, in waves of such lengths. */
function wave(chance: Chance, [least, most]: [number, number], [short, long]: [number, number]): Move {
  const [right, down] = [chance.between(least, most), chance.between(least, most)];
  const [beginsRight, beginsDown] = [chance.between(0, 7), chance.between(0, 7)];
  const [lengthRight, lengthDown] = [chance.between(short, long), chance.between(short, long)];
  return ({ x, y }) => {
    const moved = x + right * Math.sin(y / lengthRight + beginsRight);
    return { x: moved, y: y + down * Math.sin(moved / lengthDown + beginsDown) };
  };
}

function lineAcross(chance: Chance): string {
  const [from, to] = [chance.between(30, height - 30), chance.between(30, height - 30)];
  const [slow, fast] = [wave(chance, [4, 12], [30, 40]), wave(chance, [2, 5], [10, 16])];
  const points = Array.from({ length: 81 }, (_, at) => ({ x: at * 4, y: from + ((to - from) * at) / 80 }));
  return written([points], (point) => fast(slow(point)));
}

/**
 * Swaps ink and paper above or below a ridge that runs through the letters. People follow the shapes through it; what
 * compares points with a letter of one colour does not.
 */
function turnOver(points: Uint8Array, chance: Chance): void {
  const above = chance() < 0.5;
  const [from, to] = [chance.between(40, 72), chance.between(40, 72)];
  const [high, long] = [chance.between(10, 22), chance.between(18, 26)];
  const [begins, beginsFine] = [chance.between(0, 7), chance.between(0, 7)];
  for (let x = 0; x < width; x++) {
    const slope = from + ((to - from) * x) / width;
    const ridge = slope + high * Math.sin(x / long + begins) + 5 * Math.sin(x / 6 + beginsFine);
    for (let y = 0; y < height; y++) {
      if (y < ridge !== above) continue;
      swap(points, (y * width + x) * 3);
    }
  }
}

/** About one point in twenty becomes a speck, of the other colour than what it falls on. */
function sprinkle(points: Uint8Array, randoms: Uint8Array): void {
  for (const [at, random] of randoms.entries()) if (random < 8) swap(points, at * 3);
}

/** Makes ink of paper and paper of ink. */
function swap(points: Uint8Array, at: number): void {
  for (const [part, tone] of ink.entries()) points[at + part] = tone + (paper[part] ?? 0) - (points[at + part] ?? 0);
}

function shape(path: string, tone: Tone, thick: number, fill = named(tone)): string {
  return `<path d="${path}" fill="${fill}" stroke="${named(tone)}" stroke-width="${thick.toFixed(1)}"/>`;
}

function named([red, green, blue]: Tone): string {
  return `rgb(${red} ${green} ${blue})`;
}
