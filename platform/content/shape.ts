/**
 * How a value is written in a form, worked out from a content type's description (`shapes-of.ts`); plain, so that it
 * travels to the browser.
 * `kept` is what no person writes: it stays as it is.
 */
export type Shape = { optional: boolean } & (
  | { kind: "text" | "url" | "day" | "time" | "boolean" | "key" | "kept" | "point" | "picture" | "pictures" | "files" }
  | { kind: "number"; min: number; max: number; whole: boolean }
  /** A text in three languages: a line, or several. */
  | { kind: "words"; lines: boolean }
  | { kind: "prose" }
  | { kind: "choice"; of: readonly string[] }
  /** Several of a few words, or of the numbers from 1. */
  | { kind: "choices"; of: readonly string[]; numbers: boolean }
  /** Short values, one a line. */
  | { kind: "list"; item: "text" | "number" | "day" }
  | { kind: "reference" | "references"; of: readonly string[] }
  | { kind: "group" | "rows"; fields: readonly NamedShape[] }
);

export type NamedShape = { name: string; shape: Shape };

/** What a value is before anybody has written it. */
export function blankOf(shape: Shape): unknown {
  if (shape.optional) return undefined;
  switch (shape.kind) {
    case "words":
      return { zh_TW: "" };
    case "prose":
      return { zh_TW: { type: "doc" } };
    case "text":
      return "";
    case "boolean":
      return false;
    case "choices":
    case "list":
    case "pictures":
    case "references":
    case "files":
    case "rows":
      return [];
    case "group":
      return blankGroup(shape.fields);
    default:
      return undefined;
  }
}

export function blankGroup(fields: readonly NamedShape[]): Record<string, unknown> {
  return Object.fromEntries(fields.map(({ name, shape }) => [name, blankOf(shape)]));
}
