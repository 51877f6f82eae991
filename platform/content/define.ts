import { z } from "zod";
import { type Localized, locales } from "../locales.ts";

/** What a field of a content type holds: how it is checked, shown in the editor, searched and translated. */
export type Field<T = unknown, K extends FieldKind = FieldKind> = {
  kind: K;
  schema: z.ZodType<T>;
  search?: "high" | "normal" | undefined;
  /** The type or the words a reference or choice is limited to. */
  of?: string | readonly string[] | undefined;
  /** True for what no person writes: the editor leaves it alone. */
  machine?: true | undefined;
};

export type FieldKind =
  | "text"
  | "localizedText"
  | "localizedProse"
  | "choice"
  | "boolean"
  | "number"
  | "day"
  | "time"
  | "pictures"
  | "reference"
  | "references"
  | "files"
  | "sessions"
  | "rows"
  | "point"
  | "url";

export type Fields = Record<string, Field>;
export type DataOf<C> = C extends ContentType<string, infer F> ? { [K in keyof F]: z.output<F[K]["schema"]> } : never;

export type ContentType<N extends string = string, F extends Fields = Fields> = {
  name: N;
  fields: F;
  /** The field that names an item in lists, links and titles. */
  title: string;
  /** Slugs that no item takes (rule R4). */
  reserved: readonly string[];
  /** Checks a whole item's data; what it refuses is never stored. */
  schema: z.ZodType<Record<string, unknown>>;
  search: Search | undefined;
  queries: Queries;
  /** The bare address at which an item is read. */
  address: Address;
};

/** How visitors find the items of a type; a type without it is not searched. */
export type Search = {
  /** What a search can be narrowed to; the shelves stand in app/search/engine/searched.ts. */
  shelf: string;
  /** How much its items weigh among the finds; 1 where it is left out. */
  weight?: number;
  /** The choice by which visitors filter the type, and what its words are called: "recruitment" finds each post. */
  choice?: { field: string; names: Partial<Record<string, Localized>> };
};

/** Of an item, its bare address; some move on with the school year. */
export type Address = (item: { slug: string; data: Record<string, unknown>; schoolYear: number }) => string;

/**
 * The query keys that make another page, by bare address; an address that ends in `/*` stands for the pages of the
 * items. `ownWords`: visitors write these keys, or all of them, themselves.
 */
export type Queries = Readonly<Record<string, { keys: readonly string[]; ownWords?: true | readonly string[] }>>;

/** What lists have, or may come to have, at addresses of their own. */
const reservedSlugs: readonly string[] = ["preview", "review", "history"];

/** Describes a content type once; store, editor, search, feeds and starter content follow it. */
export function defineContent<const N extends string, F extends Fields>(
  name: N,
  fields: F,
  options: { title?: keyof F & string; search?: Search; queries?: Queries; address?: Address } = {},
): ContentType<N, F> {
  const shape = Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, field.schema]));
  return {
    name,
    fields,
    title: options.title ?? ("title" in fields ? "title" : "name"),
    reserved: reservedSlugs,
    schema: z.object(shape),
    search: options.search,
    queries: options.queries ?? {},
    address: options.address ?? (({ slug }) => `/${name}/${slug}`),
  };
}

/** A rich-text document as the editor stores it (TipTap JSON). */
export type ProseDoc = {
  type: string;
  content?: ProseDoc[] | undefined;
  text?: string | undefined;
  attrs?: Record<string, unknown> | undefined;
  marks?: { type: string; attrs?: Record<string, unknown> | undefined }[] | undefined;
};
const proseDoc: z.ZodType<ProseDoc> = z.lazy(() =>
  z.object({
    type: z.string(),
    text: z.string().optional(),
    attrs: z.record(z.string(), z.unknown()).optional(),
    marks: z.array(z.object({ type: z.string(), attrs: z.record(z.string(), z.unknown()).optional() })).optional(),
    content: z.array(proseDoc).optional(),
  }),
);

function translatable<T>(value: z.ZodType<T>) {
  const [zh_TW, en_US, ja_JP] = locales;
  return z.object({ [zh_TW]: value, [en_US]: value.optional(), [ja_JP]: value.optional() });
}
const isoDay = z.iso.date();
const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const languageWords = translatable(z.string());
/** How many characters a name and any other text of a field may have, unless the field says otherwise. */
const [mostInName, mostInText] = [200, 1000];

export const text = (options: { search?: Field["search"] } = {}) => field("text", z.string(), options);
/** What weighs high in a search is a name, and short. */
export const localizedText = ({
  search,
  most = search === "high" ? mostInName : mostInText,
}: {
  search?: Field["search"];
  most?: number;
} = {}) => field("localizedText", translatable(z.string().max(most)), { search });
export const localizedProse = (options: { search?: Field["search"] } = {}) =>
  field("localizedProse", translatable(proseDoc), { search: options.search ?? "normal" });
export const choice = <const W extends readonly string[]>(words: W) =>
  ({ ...field("choice", z.enum(words)), of: words }) satisfies Field<W[number], "choice">;
export const boolean = () => field("boolean", z.boolean());
/** A whole number; money is whole NT$, durations are whole minutes or seconds as the field's name says. */
export const number = (range: { min?: number; max?: number } = {}) =>
  field(
    "number",
    z
      .int()
      .min(range.min ?? 0)
      .max(range.max ?? 1_000_000_000),
  );
/** A park day, YYYY-MM-DD (Asia/Taipei). */
export const day = () => field("day", isoDay);
/** A wall-clock time in the park, HH:MM. */
export const time = () => field("time", clockTime);
export const url = () => field("url", z.union([z.url({ protocol: /^https?$/ }), z.string().regex(/^\/[^/\\]/)]));
/** The id of a stored picture. */
export const pictures = () => field("pictures", z.array(z.string()));
/** The stable id of an item of another type. */
export const reference = (type: string) => ({ ...field("reference", z.string()), of: type });
export const references = (type: string) => ({ ...field("references", z.array(z.string())), of: type });
export const files = () => field("files", z.array(z.object({ name: languageWords, key: z.string(), bytes: z.int() })));
/** A place on the park map, in map units from the top left corner (0–1600 by 0–1000). */
export const point = () => field("point", z.object({ x: z.number().min(0).max(1600), y: z.number().min(0).max(1000) }));

/** When something takes place: once (`on`) or weekly on `weekdays` (1 = Monday) within the item's own days. */
export const sessionSchema = z.object({
  id: z.string(),
  on: isoDay.optional(),
  weekdays: z.array(z.int().min(1).max(7)).optional(),
  from: clockTime,
  to: clockTime,
  except: z.array(isoDay).default([]),
  cancelled: z.array(isoDay).default([]),
  soldOut: z.array(isoDay).default([]),
});
export type Session = z.output<typeof sessionSchema>;
/** A session as it is written down, its exceptions left out where there are none. */
export type SessionRule = z.input<typeof sessionSchema>;
export const sessions = () => field("sessions", z.array(sessionSchema));

/** A repeated group of plain values, such as the stops of a plan. */
export const rows = <S extends z.ZodRawShape>(shape: S) => field("rows", z.array(z.object(shape)));
/** Inside `rows`: a text in three languages. */
export const rowText = () => languageWords;

/** Inside `rows`: the stable id of an item of one of these types. */
export const rowReference = (...types: string[]) => z.string().meta({ reference: types });

/** The same field, written by programs alone. */
export function machine<T, K extends FieldKind>(inner: Field<T, K>): Field<T, K> {
  return { ...inner, machine: true };
}

/** The same field, allowed to be missing. */
export function optional<T, K extends FieldKind>(inner: Field<T, K>): Field<T | undefined, K> {
  return { ...inner, schema: inner.schema.optional() };
}

function field<T, K extends FieldKind>(
  kind: K,
  schema: z.ZodType<T>,
  options: { search?: Field["search"] } = {},
): Field<T, K> {
  return { kind, schema, search: options.search };
}
