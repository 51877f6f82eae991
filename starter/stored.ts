import type { Field } from "#platform/content/define.ts";
import { proseFromText } from "#platform/content/prose/from-text.ts";
import { type Localized, locales } from "#platform/locales.ts";

/** A written text as it is stored: prose as documents, also in rows that hold it under `body`; others as they are. */
export function asStored(field: Field, value: unknown): unknown {
  if (field.kind === "localizedProse") return asDocuments(value);
  return field.kind === "rows" && Array.isArray(value) ? value.map((row: unknown) => withDocuments(row)) : value;
}

/** Sections of prose pages hold their text under `body`. */
function withDocuments(row: unknown): unknown {
  if (typeof row !== "object" || row === null || !("body" in row)) return row;
  return { ...row, body: asDocuments(row.body) };
}

function asDocuments(value: unknown) {
  const text: Partial<Localized> = typeof value === "object" && value !== null ? value : {};
  return Object.fromEntries(locales.map((locale) => [locale, proseFromText(text[locale] ?? "")]));
}
