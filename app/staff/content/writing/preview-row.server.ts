import type { ContentName } from "#app/content.ts";
import { plainType } from "#app/staff/core/content/type-param.ts";
import { coverOf, dataOf, openWorking, ownKeys } from "#platform/content/drafts.ts";
import { isSlug } from "#platform/content/store.ts";
import type { Field } from "#platform/content/define.ts";
import { blankOf, type Shape } from "#platform/content/shape.ts";
import { shapesOf } from "#platform/content/shapes-of.ts";
import type { Values } from "#platform/content/values.ts";
import { dayOf } from "#platform/dates.ts";
import type { Park, Preview } from "#platform/park.ts";

/**
 * An item as it is being written, as a row of the database that is out; what is missing or wrong stands in as something
 * neutral.
 */
export async function previewRow(park: Park, name: ContentName, id: string): Promise<Preview | undefined> {
  const working = await park.db.transaction().execute((trx) => openWorking(trx, name, id));
  if (!working) return undefined;
  const { item, content } = working;
  const slug = String(content[ownKeys.slug] ?? "");
  const data = completed(name, dataOf(plainType(name), content), dayOf(park.now()).toString());
  return {
    ...item,
    created_at: item.created_at.toISOString(),
    updated_at: item.updated_at.toISOString(),
    slug: isSlug(slug) ? slug : item.slug,
    status: "published",
    publish_at: null,
    unpublish_at: null,
    cover: coverOf(content) ?? null,
    data,
  };
}

function completed(name: ContentName, data: Values, today: string): Values {
  const { fields } = plainType(name);
  return Object.fromEntries(
    shapesOf(plainType(name)).flatMap(({ name: key, shape }) => {
      const value = soundOr(fields[key], data[key], shape, today);
      return value === undefined ? [] : [[key, value]];
    }),
  );
}

function soundOr(field: Field | undefined, value: unknown, shape: Shape, today: string): unknown {
  const read = field?.schema.safeParse(value);
  return read?.success ? read.data : standIn(shape, today);
}

function standIn(shape: Shape, today: string): unknown {
  if (shape.optional) return undefined;
  switch (shape.kind) {
    case "choice":
      return shape.of[0];
    case "number":
      return shape.min;
    case "day":
      return today;
    case "time":
      return "09:00";
    case "url":
      return "/";
    case "point":
      return { x: 800, y: 500 };
    case "group":
      return Object.fromEntries(shape.fields.map(({ name, shape: inner }) => [name, standIn(inner, today)]));
    default:
      return blankOf(shape);
  }
}
