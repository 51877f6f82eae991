import type { Font } from "opentype.js";

type Point = { x: number; y: number };
/** The outlines of a letter, each as the corners of a polygon, close enough to each other to be bent. */
export type Lines = Point[][];
export type Box = { left: number; top: number; width: number; height: number };
export type Move = (point: Point) => Point;

const size = 100;
const steps = 8;

/** A letter's outlines: what was straight or curved is eight short pieces. */
export function outlineOf(font: Font | undefined, letter: string): Lines {
  const lines: Lines = [];
  let from: Point = { x: 0, y: 0 };
  for (const command of font?.charToGlyph(letter).getPath(0, 0, size).commands ?? []) {
    if (command.type === "M") lines.push([]);
    const line = lines.at(-1) ?? [];
    const to = command.type === "Z" ? (line[0] ?? from) : { x: command.x, y: command.y };
    // A straight piece is a curve whose handles lie on it.
    const handles = {
      first: "x1" in command ? { x: command.x1, y: command.y1 } : from,
      second:
        "x2" in command ? { x: command.x2, y: command.y2 } : "x1" in command ? { x: command.x1, y: command.y1 } : to,
    };
    if (command.type === "M") line.push(to);
    else
      for (let step = 1; step <= steps; step++)
        line.push(onCurve(from, handles.first, handles.second, to, step / steps));
    from = to;
  }
  return lines;
}

function onCurve(from: Point, first: Point, second: Point, to: Point, part: number): Point {
  const rest = 1 - part;
  const at = (axis: "x" | "y") =>
    rest ** 3 * from[axis] +
    3 * rest ** 2 * part * first[axis] +
    3 * rest * part ** 2 * second[axis] +
    part ** 3 * to[axis];
  return { x: at("x"), y: at("y") };
}

export function boxOf(lines: Lines): Box {
  const xs = lines.flatMap((line) => line.map(({ x }) => x));
  const ys = lines.flatMap((line) => line.map(({ y }) => y));
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** Path data of lines, each point moved. */
export function written(lines: Lines, move: Move): string {
  return lines.map((line) => `M${line.map((point) => pair(move(point))).join("L")}`).join("");
}

function pair({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
