import { z } from "zod";
import type { ContentType, Field } from "./define.ts";
import type { NamedShape, Shape } from "./shape.ts";

/** How each field of a type is written in a form. */
export function shapesOf(type: Pick<ContentType, "fields" | "title">): NamedShape[] {
  return Object.entries(type.fields).map(([name, field]) => ({ name, shape: shapeOf(field, name === type.title) }));
}

/** The words of the schema that a shape follows; others are left to the check when something is published. */
type Json = {
  type?: string;
  const?: string;
  enum?: (string | number)[];
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  $ref?: string;
  reference?: string[];
  properties?: Record<string, Json>;
  required?: string[];
  items?: Json;
  anyOf?: Json[];
  oneOf?: Json[];
};
const jsonSchema: z.ZodType<Json> = z.lazy(() =>
  z.object({
    type: z.string().optional(),
    const: z.string().optional(),
    enum: z.array(z.union([z.string(), z.number()])).optional(),
    format: z.string().optional(),
    pattern: z.string().optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    $ref: z.string().optional(),
    reference: z.array(z.string()).optional(),
    properties: z.record(z.string(), jsonSchema).optional(),
    required: z.array(z.string()).optional(),
    items: jsonSchema.optional(),
    anyOf: z.array(jsonSchema).optional(),
    oneOf: z.array(jsonSchema).optional(),
  }),
);

function shapeOf(field: Field, isTitle: boolean): Shape {
  const optional = field.schema.safeParse(undefined).success;
  const of = [field.of ?? []].flat();
  if (field.machine) return { kind: "kept", optional };
  switch (field.kind) {
    case "localizedText":
      return { kind: "words", lines: !isTitle, optional };
    case "localizedProse":
      return { kind: "prose", optional };
    case "choice":
      return { kind: "choice", of, optional };
    case "reference":
    case "references":
      return { kind: field.kind, of, optional };
    case "text":
    case "number":
    case "rows":
    case "sessions":
      return { ...fromJson(jsonOf(field.schema), ""), optional };
    default:
      return { kind: field.kind, optional };
  }
}

function jsonOf(schema: z.ZodType): Json {
  return jsonSchema.parse(z.toJSONSchema(schema, { io: "input" }));
}

function fromJson(json: Json, name: string): Shape {
  const optional = false;
  const among = json.oneOf ?? json.anyOf;
  if (among) return { kind: "group", fields: unionFields(among), optional };
  switch (json.type) {
    case "boolean":
      return { kind: "boolean", optional };
    case "integer":
    case "number":
      return {
        kind: "number",
        min: json.minimum ?? 0,
        max: Math.min(json.maximum ?? 1_000_000_000, 1_000_000_000),
        whole: json.type === "integer",
        optional,
      };
    case "array":
      return fromItems(json.items ?? {});
    case "object":
      return fromObject(json);
    default:
      return fromString(json, name);
  }
}

function fromString({ enum: words, const: only, format, pattern, reference }: Json, name: string): Shape {
  const optional = false;
  if (words ?? only) return { kind: "choice", of: (words ?? [only ?? ""]).map(String), optional };
  if (reference) return { kind: "reference", of: reference, optional };
  if (format === "date") return { kind: "day", optional };
  if (pattern?.includes("[0-5]\\d")) return { kind: "time", optional };
  return { kind: name === "id" ? "key" : "text", optional };
}

function fromItems(item: Json): Shape {
  const optional = false;
  if (item.type === "object") return { kind: "rows", fields: fieldsOf(item), optional };
  if (item.enum) return { kind: "choices", of: item.enum.map(String), numbers: false, optional };
  if (item.type === "integer" && item.minimum === 1 && (item.maximum ?? 100) <= 12)
    return {
      kind: "choices",
      of: Array.from({ length: item.maximum ?? 0 }, (_, at) => String(at + 1)),
      numbers: true,
      optional,
    };
  if (item.format === "date") return { kind: "list", item: "day", optional };
  return { kind: "list", item: item.type === "string" ? "text" : "number", optional };
}

function fromObject(json: Json): Shape {
  const chinese = json.properties?.zh_TW;
  if (!chinese) return { kind: "group", fields: fieldsOf(json), optional: false };
  return chinese.type === "string"
    ? { kind: "words", lines: true, optional: false }
    : { kind: "prose", optional: false };
}

function fieldsOf({ properties = {}, required = [] }: Json): NamedShape[] {
  return Object.entries(properties).map(([name, inner]) => ({
    name,
    shape: { ...fromJson(inner, name), optional: !required.includes(name) },
  }));
}

/** One of several groups, told apart by a word: its fields at once, the word being a choice. */
function unionFields(among: Json[]): NamedShape[] {
  const known = new Map<string, Shape>();
  for (const { name, shape } of among.flatMap(fieldsOf)) {
    const before = known.get(name);
    if (before?.kind === "choice" && shape.kind === "choice")
      known.set(name, { ...before, of: [...before.of, ...shape.of] });
    else if (before?.kind === "number" && shape.kind === "number")
      known.set(name, { ...before, min: Math.min(before.min, shape.min), max: Math.max(before.max, shape.max) });
    else known.set(name, before ?? shape);
  }
  return [...known].map(([name, shape]) => ({ name, shape }));
}
