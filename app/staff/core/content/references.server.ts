import { type SqlBool, sql } from "kysely";
import { type ContentName, contentTypes } from "#app/content.ts";
import { isContentName } from "./type-param.ts";
import { readTitles } from "./titles.server.ts";
import { typeName } from "./names.ts";
import type { NamedShape } from "#platform/content/shape.ts";
import { isValues, type Values } from "#platform/content/values.ts";
import type { Locale } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";

/** An item another one may point to. */
export type ReferenceOption = { id: string; title: string; out: boolean };

/** The items of each type that the fields point to, by their titles. */
export async function readReferences(
  park: Park,
  shapes: readonly NamedShape[],
  locale: Locale,
): Promise<Record<string, ReferenceOption[]>> {
  const types = [...new Set(typesIn(shapes))].filter(isContentName);
  const lists = await Promise.all(types.map(async (type) => [type, await optionsOf(park, type, locale)] as const));
  return Object.fromEntries(lists);
}

/** Where an item points to others: the path of each reference and the id it holds. */
export function referencesIn(
  shapes: readonly NamedShape[],
  content: Values,
  above = "",
): { path: string; id: string }[] {
  return shapes.flatMap(({ name, shape }) => {
    const path = above + name;
    const value = content[name];
    if (shape.kind === "reference") return typeof value === "string" && value !== "" ? [{ path, id: value }] : [];
    if (shape.kind === "references") return Array.isArray(value) ? value.map((id) => ({ path, id: String(id) })) : [];
    if (shape.kind === "rows")
      return Array.isArray(value)
        ? value.flatMap((row, at) => (isValues(row) ? referencesIn(shape.fields, row, `${path}.${at}.`) : []))
        : [];
    return shape.kind === "group" && isValues(value) ? referencesIn(shape.fields, value, `${path}.`) : [];
  });
}

/** Where an item or a picture is used: in what is published, and in what is being written. */
export async function usesOf(
  park: Park,
  id: string,
  locale: Locale,
): Promise<{ type: ContentName; id: string; typeName: string; title: string }[]> {
  const quoted = `%"${id.replace(/[\\%_]/g, "\\$&")}"%`;
  const rows = await park.db
    .selectFrom("items as i")
    .leftJoin("item_drafts as d", "d.item_id", "i.id")
    .select(["i.id", "i.type", "i.data", "d.content"])
    .where("i.id", "!=", id)
    .where("i.status", "!=", "archived")
    .where((eb) =>
      eb.or([
        eb("i.cover", "=", id),
        sql<SqlBool>`i.data::text like ${quoted}`,
        sql<SqlBool>`d.content::text like ${quoted}`,
      ]),
    )
    .orderBy("i.type")
    .limit(100)
    .execute();
  const titleOf = await readTitles(park, locale);
  return rows.flatMap(({ id: user, type, data, content }) =>
    isContentName(type)
      ? [
          {
            type,
            id: user,
            typeName: typeName(type, locale),
            title: titleOf((content ?? data)[contentTypes[type].title]),
          },
        ]
      : [],
  );
}

function typesIn(shapes: readonly NamedShape[]): string[] {
  return shapes.flatMap(({ shape }) =>
    shape.kind === "reference" || shape.kind === "references"
      ? [...shape.of]
      : "fields" in shape
        ? typesIn(shape.fields)
        : [],
  );
}

async function optionsOf(park: Park, type: ContentName, locale: Locale): Promise<ReferenceOption[]> {
  const titleField = contentTypes[type].title;
  const rows = await park.db
    .selectFrom("items")
    .select(["id", "status", sql<unknown>`data -> ${titleField}::text`.as("title")])
    .where("type", "=", type)
    .where("status", "!=", "archived")
    .where("revision", ">", 0)
    .orderBy("position")
    .limit(1000)
    .execute();
  const titleOf = await readTitles(park, locale);
  return rows.map(({ id, status, title }) => ({
    id,
    title: titleOf(title),
    out: status === "published" || status === "scheduled",
  }));
}
