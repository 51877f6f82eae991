import { parse, type PathCommand } from "opentype.js";

export type Lettering = {
  /** Path data, its origin where the text begins: at the left on the base line, or above the middle of the first sign. */
  path: string;
  /** How long the text runs, in pixels. */
  length: number;
};

/** Sets lines in one face: `const set = letterer(await fonts.file("eb-garamond-700")); set("Lantern", 48).path`. */
export function letterer(file: Uint8Array): (text: string, size: number, vertical?: boolean) => Lettering {
  const font = parse(new Uint8Array(file).buffer);
  return (text, size, vertical = false) => {
    if (!vertical) return { path: font.getPath(text, 0, 0, size).commands.map(written).join(""), length: font.getAdvanceWidth(text, size) };
    const signs = [...text];
    // Chinese and Japanese signs stand in a square of which 0.12 lies below the base line.
    const foot = (at: number) => (at + 0.88) * size;
    const commands = signs.flatMap((sign, at) => font.getPath(sign, -font.getAdvanceWidth(sign, size) / 2, foot(at), size).commands);
    return { path: commands.map(written).join(""), length: signs.length * size };
  };
}

function written(command: PathCommand): string {
  switch (command.type) {
    case "Z":
      return "Z";
    case "Q":
      return `Q${point(command.x1, command.y1)} ${point(command.x, command.y)}`;
    case "C":
      return `C${point(command.x1, command.y1)} ${point(command.x2, command.y2)} ${point(command.x, command.y)}`;
    default:
      return command.type + point(command.x, command.y);
  }
}

function point(x: number, y: number): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
