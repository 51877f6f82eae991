import { locales } from "../locales.ts";
import { cleanCharacters } from "./clean-characters.ts";
import type { ProseDoc } from "./define.ts";
import { isStart, proseFromText } from "./prose/from-text.ts";
import { proseToText } from "./prose/to-text.ts";
import { blankGroup, type NamedShape, type Shape } from "./shape.ts";
import { isValues, type Values, valueAt, withValueAt } from "./values.ts";

/** A form as it was sent: the values of each name. */
export type Entries = ReadonlyMap<string, readonly string[]>;

/**
 * Markers a form carries beside its values: that a list or box is on it at all, documents as JSON, what is taken away
 * or added.
 */
export const marker = { present: "n:", json: "json:", drop: "drop:", add: "add:" } as const;

/**
 * The content a form describes. What the form does not have stays as it was in `before`; what cannot be read as its
 * kind of value (a word in the place of a number) is kept as written, so that nobody loses it: the check before
 * publishing tells of it.
 */
export function readContent(
  shapes: readonly NamedShape[],
  entries: Entries,
  before: Values,
  newKey: () => string,
): Values {
  const told = shapes.map(
    ({ name, shape }) => [name, readValue(shape, name, { entries, newKey }, before[name])] as const,
  );
  return {
    ...before,
    ...Object.fromEntries(told.filter(([, value]) => value !== undefined)),
    ...Object.fromEntries(told.filter(([, value]) => value === undefined)),
  };
}

/** The entries of a form's data, files left out, without characters that nobody sees. */
export function entriesOf(form: FormData): Entries {
  const entries = new Map<string, string[]>();
  for (const [name, value] of form)
    if (typeof value === "string") entries.set(name, [...(entries.get(name) ?? []), cleanCharacters(value)]);
  return entries;
}

/**
 * A button of the form that changes a list without JavaScript: `add:stops`, `up:stops.2`, `down:stops.2`,
 * `remove:stops.2`. The content as it then is.
 */
export function rearranged(shapes: readonly NamedShape[], content: Values, button: string): Values {
  const [, act = "", path = ""] = /^(add|up|down|remove):([\w.]+)$/.exec(button) ?? [];
  if (act === "add") {
    const shape = shapes.find(({ name }) => name === path)?.shape;
    const rows = valueAt(content, path);
    return shape?.kind === "rows"
      ? { ...content, [path]: [...(Array.isArray(rows) ? rows : []), blankGroup(shape.fields)] }
      : content;
  }
  const [, list = "", place = ""] = /^([\w.]+)\.(\d+)$/.exec(path) ?? [];
  const rows = valueAt(content, list);
  if (!Array.isArray(rows) || Number(place) >= rows.length) return content;
  return toRecord(
    withValueAt(
      content,
      list,
      act === "remove" ? rows.toSpliced(Number(place), 1) : moved(rows, Number(place), act === "up" ? -1 : 1),
    ),
    content,
  );
}

/** A list with one of its values a place further up (-1) or down (1). */
export function moved<T>(rows: readonly T[], place: number, by: number): T[] {
  const to = place + by;
  if (to < 0 || to >= rows.length) return [...rows];
  const without = rows.toSpliced(place, 1);
  return without.toSpliced(to, 0, ...rows.slice(place, place + 1));
}

/** What is written of a file that an item offers. */
const fileFields: readonly NamedShape[] = [
  { name: "name", shape: { kind: "words", lines: false, optional: false } },
  { name: "key", shape: { kind: "text", optional: false } },
  { name: "bytes", shape: { kind: "number", min: 0, max: Number.MAX_SAFE_INTEGER, whole: true, optional: false } },
];

type Sent = { entries: Entries; newKey: () => string };

function readValue(shape: Shape, path: string, sent: Sent, before: unknown): unknown {
  const { entries } = sent;
  const [first] = entries.get(path) ?? [];
  switch (shape.kind) {
    case "kept":
      return before;
    case "words":
      return readWords(shape, path, entries, before);
    case "prose":
      return readProse(shape, path, entries, before);
    case "boolean":
      return entries.has(marker.present + path) ? first === "on" : before;
    case "files":
      return entries.has(marker.present + path)
        ? orNone(
            readRows(fileFields, path, sent, before).filter(({ key }) => typeof key === "string" && key !== ""),
            shape,
            before,
          )
        : before;
    case "choices":
    case "pictures":
    case "references":
      return entries.has(marker.present + path) ? readSeveral(shape, path, entries, before) : before;
    case "list":
      return first === undefined ? before : orNone(listed(first, shape), shape, before);
    case "group":
      return orNothing(shape, readGroup(shape.fields, path, sent, before));
    case "rows":
      return entries.has(marker.present + path)
        ? orNone(readRows(shape.fields, path, sent, before), shape, before)
        : before;
    case "point":
      return readPoint(path, entries, before);
    case "key":
      return first === undefined ? before : first || sent.newKey();
    default:
      return first === undefined ? before : readOne(shape, first);
  }
}

function readOne(shape: Shape, written: string): unknown {
  const trimmed = shape.kind === "text" ? written : written.trim();
  if (trimmed === "") return shape.kind === "text" && !shape.optional ? "" : undefined;
  if (shape.kind === "number") return numberOr(trimmed);
  return trimmed;
}

function numberOr(written: string): number | string {
  return /^-?\d{1,15}(\.\d{1,6})?$/.test(written) ? Number(written) : written;
}

function readWords(shape: Shape, path: string, entries: Entries, before: unknown): unknown {
  const known = isValues(before) ? before : {};
  const told = locales.map((locale) => [locale, entries.get(`${path}.${locale}`)?.[0] ?? known[locale]] as const);
  const [[, chinese = ""] = []] = told;
  const others = told.slice(1).filter(([, text]) => text !== undefined && text !== "");
  return shape.optional && chinese === "" && others.length === 0
    ? undefined
    : { zh_TW: chinese, ...Object.fromEntries(others) };
}

function readProse(shape: Shape, path: string, entries: Entries, before: unknown): unknown {
  const known = isValues(before) ? before : {};
  const told = locales
    .map((locale) => [locale, readDoc(`${path}.${locale}`, entries, known[locale])] as const)
    .filter(([, doc]) => doc?.content?.length);
  return shape.optional && told.length === 0 ? undefined : { zh_TW: { type: "doc" }, ...Object.fromEntries(told) };
}

function readDoc(path: string, entries: Entries, before: unknown): ProseDoc | undefined {
  const known = cleanDoc(before);
  const [json] = entries.get(marker.json + path) ?? [];
  if (json !== undefined) return cleanDoc(parsed(json)) ?? known;
  const [text] = entries.get(path) ?? [];
  if (text === undefined) return known;
  // The same words: the document stays as it was, with what the small Markdown cannot say.
  return known && proseToText(known) === text ? known : proseFromText(text, { lenient: true });
}

function parsed(json: string): unknown {
  try {
    // U+0000, which no database keeps, may be written as an escape.
    return JSON.parse(json, (_, value: unknown) => (typeof value === "string" ? value.replaceAll("\0", "") : value));
  } catch {
    return undefined;
  }
}

const nodeTypes = [
  "doc",
  "paragraph",
  "heading",
  "bulletList",
  "orderedList",
  "listItem",
  "blockquote",
  "hardBreak",
  "text",
];

/** Lists within lists twenty times over; nobody writes that, and what is made up must not be read for ever. */
const mostDeep = 60;

/** A document of the nodes and marks that pages know, and nothing else; empty paragraphs at its end are left out. */
function cleanDoc(value: unknown): ProseDoc | undefined {
  const doc = cleanNode(value);
  if (doc?.type !== "doc") return undefined;
  const last = doc.content?.findLastIndex((node) => node.content?.length) ?? -1;
  const content = doc.content?.slice(0, last + 1) ?? [];
  return content.length > 0 ? { type: "doc", content } : { type: "doc" };
}

function cleanNode(value: unknown, depth = 0): ProseDoc | undefined {
  if (!isValues(value) || typeof value.type !== "string" || !nodeTypes.includes(value.type) || depth > mostDeep)
    return undefined;
  if (value.type === "text") {
    const marks = Array.isArray(value.marks) ? value.marks.flatMap(cleanMark) : [];
    return typeof value.text === "string" && value.text !== ""
      ? { type: "text", text: value.text, ...(marks.length > 0 && { marks }) }
      : undefined;
  }
  const content = Array.isArray(value.content) ? value.content.flatMap((node) => cleanNode(node, depth + 1) ?? []) : [];
  const level = value.type === "heading" && {
    attrs: { level: isValues(value.attrs) && value.attrs.level === 3 ? 3 : 2 },
  };
  const start = isValues(value.attrs) ? value.attrs.start : undefined;
  const from = value.type === "orderedList" && isStart(start) && { attrs: { start } };
  return { type: value.type, ...level, ...from, ...(content.length > 0 && { content }) };
}

function cleanMark(mark: unknown): { type: string; attrs?: Values }[] {
  if (!isValues(mark)) return [];
  if (mark.type === "bold") return [{ type: "bold" }];
  const href = isValues(mark.attrs) && typeof mark.attrs.href === "string" ? mark.attrs.href : "";
  return mark.type === "link" && /^(https?:\/\/|\/(?![/\\])|mailto:|tel:)/.test(href)
    ? [{ type: "link", attrs: { href } }]
    : [];
}

function readSeveral(shape: Shape, path: string, entries: Entries, before: unknown): unknown {
  const dropped = entries.get(marker.drop + path) ?? [];
  const added = (entries.get(marker.add + path) ?? []).flatMap((one) => one.split(/\s+/)).filter(Boolean);
  const chosen = [...new Set([...(entries.get(path) ?? []), ...added])].filter(
    (one) => one !== "" && !dropped.includes(one),
  );
  return orNone(shape.kind === "choices" && shape.numbers ? chosen.map(Number) : chosen, shape, before);
}

/** An empty list is none where there need not be any, unless there was an empty one. */
function orNone(told: unknown[], shape: Shape, before: unknown): unknown[] | undefined {
  return told.length === 0 && shape.optional && !Array.isArray(before) ? undefined : told;
}

function listed(written: string, shape: Shape & { kind: "list" }): unknown[] {
  const parts = written
    .split(/[\n,、，]+/)
    .map((part) => part.trim())
    .filter(Boolean);
  return shape.item === "number" ? parts.map(numberOr) : parts;
}

function readGroup(fields: readonly NamedShape[], path: string, sent: Sent, before: unknown): Values {
  const known = isValues(before) ? before : {};
  const told = fields.map(({ name, shape }) => [name, readValue(shape, `${path}.${name}`, sent, known[name])] as const);
  return Object.fromEntries(told.filter(([, value]) => value !== undefined));
}

function orNothing(shape: Shape, group: Values): Values | undefined {
  return shape.optional && Object.keys(group).length === 0 ? undefined : group;
}

/** More rows than anybody writes; a form that names more of them is made up. */
const mostRows = 2000;

/** Rows as the form has them; one that was left wholly blank is still a row, since somebody added it. */
function readRows(fields: readonly NamedShape[], path: string, sent: Sent, before: unknown): Values[] {
  const count = Math.min(Number(sent.entries.get(marker.present + path)?.[0] ?? 0) || 0, mostRows);
  const known: unknown[] = Array.isArray(before) ? before : [];
  return Array.from({ length: count }, (_, at) => readGroup(fields, `${path}.${at}`, sent, known[at]));
}

function readPoint(path: string, entries: Entries, before: unknown): unknown {
  const [x] = entries.get(`${path}.x`) ?? [];
  const [y] = entries.get(`${path}.y`) ?? [];
  if (x === undefined || y === undefined) return before;
  return x.trim() === "" && y.trim() === "" ? undefined : { x: numberOr(x.trim()), y: numberOr(y.trim()) };
}

function toRecord(value: unknown, otherwise: Values): Values {
  return isValues(value) ? value : otherwise;
}
