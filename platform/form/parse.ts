import type { z } from "zod";
import { bounds } from "../http/bounds.ts";
import { cleanText } from "./clean.ts";
import { type Field, paramsOf } from "./fields.ts";
import type { FormErrors, FormValues, Message } from "./message.ts";

/** What was posted: texts by name, and files by name. */
export type Posted = { values: FormValues; files: Readonly<Record<string, readonly File[]>> };

const { words, field } = bounds.posted.visitors;
/** A name that is a property of every object is nobody's field. */
const isName = (name: string) => /^[A-Za-z][\w-]{0,40}$/.test(name) && !(name in Object.prototype);

/** The posted form, cleaned: names no form has, and what is beyond any limit, are left out. */
export async function readPosted(request: Request): Promise<Posted> {
  return sortPosted(await request.formData());
}

/** Texts and files of a posted form by their names; texts without unseen characters. */
export function sortPosted(posted: FormData): Posted {
  const values: Record<string, string[]> = {};
  const files: Record<string, File[]> = {};
  for (const [name, value] of [...posted].slice(0, words.parameters).filter(([name]) => isName(name))) {
    if (typeof value === "string")
      values[name] = [...(values[name] ?? []), cleanText(value.slice(0, field.characters))];
    // A field in which nothing was chosen sends a file without name and bytes.
    else if (value.size > 0 || value.name !== "") files[name] = [...(files[name] ?? []), value];
  }
  return { values, files };
}

type Parsed<T> = { ok: true; value: T } | { ok: false; values: FormValues; errors: FormErrors };

/** A form of which each name was sent once, as if it had been posted. */
export function postedOnce(fields: Readonly<Record<string, string>>): Posted {
  return {
    values: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, [cleanText(value)]])),
    files: {},
  };
}

/** Reads a posted form by its schema: the values, or what was written and what is wrong with it, by field. */
export function parseForm<S extends Readonly<Record<string, Field<unknown>>>>(
  posted: FormData | Posted,
  schema: z.ZodObject<S>,
): Parsed<z.output<z.ZodObject<S>>> {
  const { values } = posted instanceof FormData ? sortPosted(posted) : posted;
  const read = schema.safeParse(
    Object.fromEntries(Object.keys(schema.shape).map((name) => [name, values[name] ?? []])),
  );
  return read.success ? { ok: true, value: read.data } : { ok: false, values, errors: errorsOf(read.error.issues) };
}

/** The answers of a form as far as they can be read. */
export type Readable<S extends Readonly<Record<string, Field<unknown>>>> = z.output<
  z.ZodObject<{ -readonly [name in keyof S]: z.ZodOptional<S[name]> }>
>;

/** Those answers that can be read, whatever is wrong with the others. */
export function readableOf<S extends Readonly<Record<string, Field<unknown>>>>(
  values: FormValues,
  schema: z.ZodObject<S>,
): Readable<S> {
  const given = Object.keys(schema.shape).map((name) => [name, values[name] ?? []] as const);
  return schema
    .partial()
    .parse(Object.fromEntries(given.filter(([name, all]) => schema.shape[name]?.safeParse(all).success)));
}

function errorsOf(issues: readonly z.core.$ZodIssue[]): FormErrors {
  const errors: Record<string, Message[]> = {};
  for (const issue of issues) {
    const field = String(issue.path[0] ?? "");
    errors[field] = [...(errors[field] ?? []), { key: issue.message, facts: paramsOf(issue) }];
  }
  return errors;
}
