import { type Font, parse, type PathCommand } from "opentype.js";
import type { Fonts } from "#platform/fonts/fonts.ts";
import { type Chance, chanceOf } from "#platform/verification/chance.ts";
import type { Code } from "#platform/verification/code.ts";

const width = 240;
const height = 84;
const letterSize = 56;
const ink = "#4a2018";
const paper = "#f7efdf";

let font: Promise<Font> | undefined;

/**
 * The code as it was drawn before: outlines, each turned, moved and bent a little, behind pale threads. What can read
 * codes at all reads these.
 */
export async function formerPictureOf(fonts: Pick<Fonts, "file">, code: Pick<Code, "id" | "code">): Promise<Buffer> {
  font ??= fonts.file("eb-garamond-700").then((bytes) => parse(new Uint8Array(bytes).buffer));
  const face = await font;
  const chance = chanceOf(code.id);
  const step = (width - 28) / code.code.length;
  const letters = [...code.code].map((letter, at) => outline(face, letter, 14 + step * (at + 0.5), chance));
  const threads = Array.from({ length: 4 }, () => thread(chance));
  return Buffer.from(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
      `<rect width="${width}" height="${height}" rx="6" fill="${paper}"/>`,
      `<path d="${threads.join("")}" fill="none" stroke="${ink}" stroke-opacity=".45" stroke-width="1.4"/>`,
      `<path d="${letters.join("")}" fill="${ink}"/>`,
      "</svg>",
    ].join(""),
  );
}

/** One letter around `middle`, with all its points moved. */
function outline(face: Font, letter: string, middle: number, chance: Chance): string {
  const path = face.charToGlyph(letter).getPath(0, 0, letterSize * (0.92 + chance() * 0.2));
  const { x1, x2, y1, y2 } = path.getBoundingBox();
  const turn = (chance() - 0.5) * 0.5;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [right, down] = [middle + (chance() - 0.5) * 8, height / 2 + (chance() - 0.5) * 16];
  const [bend, phase] = [1 + chance() * 1.5, chance() * 7];
  const moved = (x: number, y: number) => {
    const [fromX, fromY] = [x - (x1 + x2) / 2, y - (y1 + y2) / 2];
    const bentX = fromX + Math.sin(fromY / 9 + phase) * bend;
    return `${figure(bentX * cos - fromY * sin + right)} ${figure(bentX * sin + fromY * cos + down)}`;
  };
  return path.commands.map((command) => drawn(command, moved)).join("");
}

function drawn(command: PathCommand, moved: (x: number, y: number) => string): string {
  switch (command.type) {
    case "Z":
      return "Z";
    case "Q":
      return `Q${moved(command.x1, command.y1)} ${moved(command.x, command.y)}`;
    case "C":
      return `C${moved(command.x1, command.y1)} ${moved(command.x2, command.y2)} ${moved(command.x, command.y)}`;
    default:
      return `${command.type}${moved(command.x, command.y)}`;
  }
}

function thread(chance: Chance): string {
  const y = () => figure(8 + chance() * (height - 16));
  return `M4 ${y()}C80 ${y()} 160 ${y()} ${width - 4} ${y()}`;
}

function figure(value: number): string {
  return String(Math.round(value * 10) / 10);
}
