import { parse } from "opentype.js";
import type { FaceName } from "../fonts/faces.ts";
import type { Fonts } from "../fonts/fonts.ts";

/** How a line is set, in points from the upper left corner; `y` is its base line. */
export type Setting = {
  x: number;
  y: number;
  size: number;
  look?: Look | undefined;
  colour?: string | undefined;
  /** `x` is then where it ends. */
  endsThere?: boolean | undefined;
};
export type Look = "regular" | "heavy";
/** The faces of each look, in the order in which they are tried for a sign. */
export type PdfFaces = Record<Look, readonly FaceName[]>;
type About = {
  title: string;
  author: string;
  /** As in `<html lang>`. */
  lang: string;
  made: Temporal.Instant;
};

export interface Typesetter {
  /** Sets one line as real text, each sign in the first face that has it. */
  line(text: string, setting: Setting): void;
  /** Cuts a text into lines that are no wider than this. */
  linesOf(text: string, width: number, size: number, look?: Look): string[];
  rule(x: number, y: number, width: number, colour: string, thickness?: number): void;
  box(x: number, y: number, width: number, height: number, colour: string): void;
  /** Goes on with a further page. */
  turn(): void;
  /** The finished file. */
  bytes(): Promise<Buffer>;
}

export const a4 = { width: 595.28, height: 841.89 } as const;

/**
 * Pages of A4 on which text can be set that can be searched, copied and read aloud. `signs` is all that will be set:
 * the faces are cut down to it, so that a page weighs some tens of kilobytes. Nothing when too many others wait for
 * their fonts.
 */
export async function openTypesetter(
  fonts: Fonts,
  faces: PdfFaces,
  signs: string,
  about: About,
): Promise<Typesetter | undefined> {
  const { default: PDFDocument } = await import("pdfkit");
  const doc = new PDFDocument({
    size: "A4",
    margin: 0,
    lang: about.lang,
    displayTitle: true,
    pdfVersion: "1.7",
    info: { Title: about.title, Author: about.author, CreationDate: new Date(about.made.epochMilliseconds) },
  });
  const looks = new Map<Look, Cut[]>();
  for (const look of ["regular", "heavy"] as const) {
    const cut: Cut[] = [];
    for (const face of faces[look]) {
      const file = await fonts.outlined(face, `${signs}0`);
      if (!file) return undefined;
      doc.registerFont(face, Buffer.from(file));
      const font = parse(new Uint8Array(file).buffer);
      cut.push({ face, has: (sign) => font.charToGlyphIndex(sign) > 0 });
    }
    looks.set(look, cut);
  }
  const chunks: Buffer[] = [];
  const finished = new Promise<Buffer>((resolve, reject) => {
    doc.on("data", (chunk: Buffer) => chunks.push(chunk));
    doc.on("end", () => resolve(Buffer.concat(chunks)));
    doc.on("error", reject);
  });

  const runsOf = (text: string, look: Look) => runsIn(text, looks.get(look) ?? []);
  const widthOf = (text: string, size: number, look: Look) =>
    runsOf(text, look).reduce((sum, { run, face }) => sum + doc.font(face).fontSize(size).widthOfString(run), 0);

  return {
    line(text, { x, y, size, look = "regular", colour = "#231a16", endsThere = false }) {
      let at = endsThere ? x - widthOf(text, size, look) : x;
      for (const { run, face } of runsOf(text, look)) {
        doc.font(face).fontSize(size).fillColor(colour).text(run, at, y, { lineBreak: false, baseline: "alphabetic" });
        at += doc.widthOfString(run);
      }
    },
    linesOf: (text, width, size, look = "regular") =>
      text.split("\n").flatMap((part) => wrapped(part, (line) => widthOf(line, size, look) <= width)),
    rule: (x, y, width, colour, thickness = 0.75) =>
      void doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(thickness)
        .strokeColor(colour)
        .stroke(),
    box: (x, y, width, height, colour) => void doc.rect(x, y, width, height).fill(colour),
    turn: () => void doc.addPage(),
    async bytes() {
      doc.end();
      return finished;
    },
  };
}

type Cut = { face: FaceName; has(sign: string): boolean };

/** A text cut where the face of its signs changes; what no face has is set in the first. */
function runsIn(text: string, faces: readonly Cut[]): { run: string; face: string }[] {
  const runs: { run: string; face: string }[] = [];
  for (const sign of text) {
    const last = runs.at(-1);
    const face = (sign === " " && last?.face) || (faces.find(({ has }) => has(sign)) ?? faces[0])?.face || "";
    if (last?.face === face) last.run += sign;
    else runs.push({ run: sign, face });
  }
  return runs;
}

/** Breaks after spaces and between Chinese and Japanese signs; never before what closes. */
function wrapped(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = "";
  for (const piece of text.match(/[^\s⺀-鿿豈-﫿＀-￯]+\s*|./gu) ?? []) {
    const closes = /^[、。，．」』）】！？：；]/u.test(piece);
    if (line === "" || closes || fits((line + piece).trimEnd())) line += piece;
    else {
      lines.push(line.trimEnd());
      line = piece.trimStart();
    }
    // A word wider than a line, such as a long address, is cut.
    while (!fits(line) && [...line].length > 1) {
      const signs = [...line];
      let count = signs.length - 1;
      while (count > 1 && !fits(signs.slice(0, count).join(""))) count--;
      lines.push(signs.slice(0, count).join(""));
      line = signs.slice(count).join("");
    }
  }
  return [...lines, line.trimEnd()];
}
