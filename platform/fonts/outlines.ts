import { parse, type PathCommand } from "opentype.js";

export type Lettering = {
  /**
   * Path data, its origin where the text begins: at the left on the base line, or above the middle of the first sign.
   */
  path: string;
  /** How long the text runs, in pixels. */
  length: number;
};

/** Sets text: `set("Lantern", 48).path`. */
export type Letterer = (text: string, size: number, vertical?: boolean) => Lettering;

/**
 * Sets lines in the first face that has their signs, each sign in its own: `letterers([latin, chinese])("Wenchang 文昌祠",
 * 40)`.
 */
export function letterers(files: readonly Uint8Array[]): Letterer {
  const faces = files.map((file) => ({ font: parse(new Uint8Array(file).buffer), set: letterer(file) }));
  return (text, size, vertical) => {
    let path = "";
    let length = 0;
    for (const { run, face } of runsIn(text, (sign) =>
      Math.max(
        faces.findIndex(({ font }) => font.charToGlyphIndex(sign) > 0),
        0,
      ),
    )) {
      const set = faces[face]?.set(run, size, vertical);
      if (!set) continue;
      path += vertical ? set.path : moved(set.path, length);
      length += set.length;
    }
    return { path, length };
  };
}

/** A text cut where the face of its signs changes; a space stays with what stands before it. */
function runsIn(text: string, faceOf: (sign: string) => number): { run: string; face: number }[] {
  const runs: { run: string; face: number }[] = [];
  for (const sign of text) {
    const last = runs.at(-1);
    const face = sign === " " && last ? last.face : faceOf(sign);
    if (last?.face === face) last.run += sign;
    else runs.push({ run: sign, face });
  }
  return runs;
}

/** Path data further to the right: our own consists of commands with pairs of numbers. */
function moved(path: string, by: number): string {
  if (by === 0) return path;
  return path.replace(
    /(-?[\d.]{1,24}) (-?[\d.]{1,24})/g,
    (_, x: string, y: string) => `${Math.round((Number(x) + by) * 10) / 10} ${y}`,
  );
}

/** Sets lines in one face: `const set = letterer(await fonts.file("eb-garamond-700")); set("Lantern", 48).path`. */
export function letterer(file: Uint8Array): Letterer {
  const font = parse(new Uint8Array(file).buffer);
  return (text, size, vertical = false) => {
    if (!vertical)
      return {
        path: font.getPath(text, 0, 0, size).commands.map(written).join(""),
        length: font.getAdvanceWidth(text, size),
      };
    const signs = [...text];
    // Chinese and Japanese signs stand in a square of which 0.12 lies below the base line.
    const foot = (at: number) => (at + 0.88) * size;
    const commands = signs.flatMap(
      (sign, at) => font.getPath(sign, -font.getAdvanceWidth(sign, size) / 2, foot(at), size).commands,
    );
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
