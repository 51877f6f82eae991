import type { ContentName } from "#app/content.ts";
import { choiceNames, fieldName } from "#app/staff/core/content/names.ts";
import { ownKeys } from "#platform/content/drafts.ts";
import type { NamedShape, Shape } from "#platform/content/shape.ts";
import { isLocale, languageNames, type Locale } from "#platform/locales.ts";
import { say } from "#app/staff/core/content/content.texts.ts";
import { editorTexts } from "./editor.texts.ts";

/** A field of the editor: its shape, with its name and its words in the language of whoever works. */
export type FormField = {
  name: string;
  label: string;
  shape: Shape;
  /** True where nothing is published without it. */
  required?: boolean;
  words: Record<string, string>;
  fields: FormField[];
};

/** The fields every item has besides those of its type. */
export const ownShapes: readonly NamedShape[] = [
  { name: ownKeys.cover, shape: { kind: "picture", optional: true } },
  { name: ownKeys.slug, shape: { kind: "text", optional: false } },
  { name: ownKeys.order, shape: { kind: "number", min: -1_000_000, max: 1_000_000, whole: true, optional: true } },
];

/** A field as it is called where it stands alone: 場次 第 2 列 開始時間, 標題 EN. */
export function labelOf(fields: readonly FormField[], path: string, locale: Locale): string {
  if (path === "publishAt") return editorTexts.publishAt[locale];
  if (path === "unpublishAt") return editorTexts.takenDownAt[locale];
  let among = fields;
  const said = path.split(".").map((part) => {
    const field = among.find(({ name }) => name === part);
    among = field?.fields ?? among;
    if (field) return field.label;
    if (isLocale(part)) return languageNames[part];
    return /^\d+$/.test(part) ? say(editorTexts.row[locale], { number: Number(part) + 1 }) : part;
  });
  return said.join(" ");
}

/** Shapes with their names, as the editor shows them. */
export function formFields(
  type: ContentName,
  shapes: readonly NamedShape[],
  locale: Locale,
  required: ReadonlySet<string> = new Set(),
  above = "",
): FormField[] {
  return shapes.map(({ name, shape }) => {
    const path = above === "" ? name : `${above}.${name}`;
    const names = choiceNames(type, path);
    const words =
      "of" in shape && shape.kind !== "reference" && shape.kind !== "references"
        ? Object.fromEntries(shape.of.map((word) => [word, names[word]?.[locale] ?? word]))
        : {};
    return {
      name,
      label: fieldName(path, locale, type),
      shape,
      required: required.has(path),
      words,
      fields: "fields" in shape ? formFields(type, shape.fields, locale, required, path) : [],
    };
  });
}
