import { type ContentName, contentTypes } from "#app/content.ts";
import { schoolYearOf } from "#app/stories/school-year.ts";
import type { Field, Fields, ProseDoc } from "#platform/content/define.ts";
import { dayOf } from "#platform/dates.ts";
import { type Locale, localize, type Translatable } from "#platform/locales.ts";
import { choiceWords, facilityLabels, menuWords } from "./choice-words.ts";
import { addressOf, searchedTypes, type SearchShelf } from "./searched.ts";
import { typeNames } from "#app/search/search.texts.ts";

/** An item as one language's index knows it; facts stand in its texts as `{fact:…}` until they are shown. */
export type SearchDocument = {
  /** The item's stable id. */
  id: string;
  type: ContentName;
  shelf: SearchShelf;
  slug: string;
  data: Record<string, unknown>;
  title: string;
  /** Set where the title is not in the index's language (rule L7). */
  lang: string | undefined;
  summary: string;
  body: string;
  /** What it is called besides: its type, its reading; and what it offers. */
  extra: string;
  /**
   * The same one by one, without the type: shown with a result that has none of the question's words in its title or
   * text.
   */
  labels: string[];
  /** The facilities of a place, a label a line. */
  offers: string;
  cover: string | undefined;
  /** When it is out, in milliseconds. */
  from: number;
  to: number;
};

/** A stored item, as much of it as a search needs. */
export type StoredItem = {
  id: string;
  type: string;
  slug: string;
  status: string;
  cover: string | null;
  data: unknown;
  publish_at: Date | null;
  unpublish_at: Date | null;
};

/** A stored item as a language's index holds it; nothing for a type that is not searched. */
export function documentOf(row: StoredItem, locale: Locale): SearchDocument | undefined {
  const known = searchedTypes.find(({ type }) => type === row.type);
  if (!known) return undefined;
  const { fields, title: titleField }: { fields: Fields; title: string } = contentTypes[known.type];
  const data: Record<string, unknown> = { ...toRecord(row.data) };
  const said = (value: unknown) => (isTranslatable(value) ? localize(value, locale) : { text: "", lang: undefined });
  const offers = facilityLabels(data, locale);
  const title = said(data[titleField]);
  const menu =
    known.type === "page" ? menuWords(addressOf({ type: "page", slug: row.slug, data, schoolYear: 0 }), locale) : "";
  const tags = Array.isArray(data.tags) ? data.tags.map(String) : [];
  const labels = [
    choiceWords(known.type, data, locale),
    menu,
    typeof data.reading === "string" ? data.reading : "",
    ...tags,
    ...offers.split("\n"),
  ].filter(Boolean);
  const others = Object.entries(fields).filter(([key]) => key !== titleField);
  const texts = (wanted: (field: Field) => boolean) =>
    others
      .filter(([, field]) => wanted(field))
      .map(([key]) => plain(data[key], locale))
      .filter(Boolean)
      .join(" ");
  return {
    id: row.id,
    type: known.type,
    shelf: known.shelf,
    slug: row.slug,
    data,
    title: title.text,
    lang: title.lang,
    summary: texts((field) => field.kind === "localizedText" && field.search !== undefined),
    body: texts(
      (field) =>
        field.kind === "localizedProse" ||
        field.kind === "rows" ||
        (field.kind === "localizedText" && field.search === undefined),
    ),
    extra: [typeNames[known.type][locale], ...labels].join(" "),
    labels,
    offers,
    cover: row.cover ?? undefined,
    from:
      row.publish_at?.getTime() ?? (row.status === "published" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY),
    to: row.unpublish_at?.getTime() ?? Number.POSITIVE_INFINITY,
  };
}

/** Where a document is read, by the park's day. */
export function addressIn(document: SearchDocument, now: Temporal.Instant): string {
  return addressOf({ ...document, schoolYear: schoolYearOf(dayOf(now)) });
}

/** Every word told within a value, in one language. */
function plain(value: unknown, locale: Locale): string {
  if (Array.isArray(value))
    return value
      .map((one) => plain(one, locale))
      .filter(Boolean)
      .join(" ");
  if (typeof value !== "object" || value === null) return "";
  if (isTranslatable(value)) return localize(value, locale).text;
  if (isProse(value))
    return proseText((value[locale]?.content?.length ? value[locale] : value.zh_TW) ?? { type: "doc" });
  return Object.values(value)
    .map((one) => plain(one, locale))
    .filter(Boolean)
    .join(" ");
}

function proseText(doc: ProseDoc): string {
  if (doc.text !== undefined) return doc.text;
  const between = doc.type === "paragraph" || doc.type === "heading" ? "" : " ";
  return (doc.content ?? []).map(proseText).join(between);
}

function isTranslatable(value: unknown): value is Translatable {
  return typeof value === "object" && value !== null && "zh_TW" in value && typeof value.zh_TW === "string";
}

function isProse(value: object): value is Partial<Record<Locale, ProseDoc>> {
  return "zh_TW" in value;
}

function toRecord(value: unknown): object {
  return typeof value === "object" && value !== null ? value : {};
}
