import { type Font, parse } from "opentype.js";
import sharp from "sharp";
import type { Fonts } from "#platform/fonts/fonts.ts";
import { codeCharacters } from "#platform/verification/code.ts";

/** How the letters that are looked for may look; heights are parts of the picture's. */
export type Look = {
  turns: number[];
  widths: number[];
  /** All letters as high as that, or all of a font as large as that, with letters of their own heights. */
  size: { letters: number } | { font: number[] };
};

/** A picture, or a part of one, as how much the tone changes at each point. */
type Plate = { width: number; height: number; points: Float32Array };
type Template = Plate & { letter: string };
/** For each point, the sums of all points above and to the left of it, and of their squares. */
type Sums = { plain: Float64Array; squares: Float64Array };

const rows = 28;
const letters = 5;

/**
 * Reads codes as a script that does not learn would: the edges of each letter, turned and stretched in several ways,
 * are laid over every place of the picture; of all ways to find five letters beside each other, the one that fits best
 * is the answer. Edges, since they are the same for a dark letter on light paper and a light one on dark.
 */
export async function openPictureReader(
  fonts: Pick<Fonts, "file">,
  look: Look,
): Promise<(picture: Uint8Array) => Promise<string>> {
  const font = parse(new Uint8Array(await fonts.file("eb-garamond-700")).buffer);
  const templates: Template[] = [];
  for (const letter of codeCharacters)
    for (const size of "font" in look.size ? look.size.font : [look.size.letters])
      for (const turn of look.turns)
        for (const wide of look.widths)
          templates.push(await templateOf(font, letter, { size, sameHeight: "letters" in look.size, turn, wide }));
  return async (picture) => read(await plateOf(picture), templates);
}

async function plateOf(picture: Uint8Array): Promise<Plate> {
  const { width = 0, height = 0 } = await sharp(picture).metadata();
  // Single specks go first, with what is median around them.
  const clean = await sharp(picture).flatten({ background: "#fff" }).greyscale().median(3).png().toBuffer();
  return edgesIn(clean, Math.round((width * rows) / height), rows);
}

async function edgesIn(picture: Buffer, width: number, height: number): Promise<Plate> {
  const tones = await sharp(picture).greyscale().resize(width, height, { fit: "fill" }).raw().toBuffer();
  const tone = (x: number, y: number) =>
    tones[Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))] ?? 0;
  const points = Float32Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    return Math.hypot(tone(x + 1, y) - tone(x - 1, y), tone(x, y + 1) - tone(x, y - 1)) / 255;
  });
  return { width, height, points };
}

async function templateOf(
  font: Font,
  letter: string,
  { size, sameHeight, turn, wide }: { size: number; sameHeight: boolean; turn: number; wide: number },
): Promise<Template> {
  const path = font.charToGlyph(letter).getPath(0, 0, 100);
  const { x1, x2, y1, y2 } = path.getBoundingBox();
  const scale = (size * rows) / (sameHeight ? y2 - y1 : 100);
  const [w, h] = [(x2 - x1) * scale * wide, (y2 - y1) * scale];
  const [sin, cos] = [Math.abs(Math.sin(turn)), Math.abs(Math.cos(turn))];
  const [width, height] = [Math.ceil(w * cos + h * sin) + 3, Math.ceil(w * sin + h * cos) + 3];
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width * 4}" height="${height * 4}" viewBox="0 0 ${width} ${height}">
<path d="M0 0H${width}V${height}H0Z" fill="#fff"/>
<g transform="translate(${width / 2} ${height / 2}) rotate(${(turn * 180) / Math.PI}) scale(${scale * wide} ${scale}) translate(${-(x1 + x2) / 2} ${-(y1 + y2) / 2})">${path.toSVG(4)}</g></svg>`;
  const { points } = await edgesIn(Buffer.from(drawing), width, height);
  const mean = points.reduce((sum, one) => sum + one, 0) / points.length;
  const length = Math.sqrt(points.reduce((sum, one) => sum + (one - mean) ** 2, 0));
  return { letter, width, height, points: points.map((one) => (one - mean) / length) };
}

function read(plate: Plate, templates: Template[]): string {
  const fits = new Float32Array(plate.width);
  const which: string[] = [];
  const sums = sumsOf(plate);
  for (const template of templates)
    for (let left = 0; left + template.width <= plate.width; left++)
      for (let top = 0; top + template.height <= plate.height; top++) {
        const fit = fitAt(plate, template, left, top, sums);
        const middle = left + (template.width >> 1);
        if (fit <= (fits[middle] ?? 0)) continue;
        fits[middle] = fit;
        which[middle] = template.letter;
      }
  return bestOf(fits, which);
}

/** The five letters that fit best, none nearer to the next than letters stand, and none further. */
function bestOf(fits: Float32Array, which: string[]): string {
  type Found = { fit: number; text: string };
  const nothing: Found = { fit: -Infinity, text: "" };
  const better = (one: Found, other: Found) => (other.fit > one.fit ? other : one);
  const [least, most] = [Math.round(fits.length * 0.09), Math.round(fits.length * 0.26)];
  let found = Array.from(fits, (fit, at): Found => ({ fit: fit || -Infinity, text: which[at] ?? "" }));
  for (let letter = 1; letter < letters; letter++)
    found = found.map((_, at) => {
      const { fit, text } = found.slice(Math.max(0, at - most), Math.max(0, at - least + 1)).reduce(better, nothing);
      return { fit: fit + (fits[at] || -Infinity), text: text + (which[at] ?? "") };
    });
  return found.reduce(better, nothing).text;
}

/** How alike a letter and the place are, from -1 to 1; nothing where the place is all but empty. */
function fitAt(plate: Plate, template: Template, left: number, top: number, { plain, squares }: Sums): number {
  const { width, height, points } = template;
  const wide = plate.width + 1;
  const [from, to] = [top * wide + left, (top + height) * wide + left];
  const within = (sums: Float64Array) =>
    (sums[to + width] ?? 0) - (sums[to] ?? 0) - (sums[from + width] ?? 0) + (sums[from] ?? 0);
  const sum = within(plain);
  const spread = within(squares) - (sum * sum) / points.length;
  if (spread < 0.02 * points.length) return 0;
  let alike = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0, at = y * width, place = (top + y) * plate.width + left; x < width; x++, at++, place++)
      alike += (points[at] ?? 0) * (plate.points[place] ?? 0);
  return alike / Math.sqrt(spread);
}

function sumsOf({ width, height, points }: Plate): Sums {
  const wide = width + 1;
  const [plain, squares] = [new Float64Array(wide * (height + 1)), new Float64Array(wide * (height + 1))];
  for (let y = 0; y < height; y++)
    for (let x = 0, row = 0, squared = 0; x < width; x++) {
      const point = points[y * width + x] ?? 0;
      row += point;
      squared += point * point;
      const at = (y + 1) * wide + x + 1;
      plain[at] = row + (plain[at - wide] ?? 0);
      squares[at] = squared + (squares[at - wide] ?? 0);
    }
  return { plain, squares };
}
