import { type SqlBool, sql } from "kysely";
import { type ContentName, contentTypes } from "#app/content.ts";
import { isContentName } from "#app/staff/core/content/type-param.ts";
import { readTitles } from "#app/staff/core/content/titles.server.ts";
import { fieldName, typeName } from "#app/staff/core/content/names.ts";
import { contentOf, draftWords } from "#platform/content/drafts.ts";
import type { Gap } from "#platform/content/marks.ts";
import { type Locale, locales } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";

/** A text to be translated, or to be looked at again. */
export type Task = Pick<Gap, "path" | "locale" | "kind" | "characters"> & {
  type: ContentName;
  typeName: string;
  id: string;
  title: string;
  field: string;
};
/** What there is to do in a language, in texts and in characters of Chinese. */
export type Effort = { locale: Locale; missing: number; stale: number; characters: number };

const mostItems = 2000;

/**
 * All that is missing or stale in what is published, scheduled or being written; the longest first within a kind (rule
 * C23).
 */
export async function readBoard(park: Park, locale: Locale): Promise<{ tasks: Task[]; efforts: Effort[] }> {
  const rows = await park.db
    .selectFrom("items as i")
    .leftJoin("item_drafts as d", "d.item_id", "i.id")
    .selectAll("i")
    .select("d.content")
    .where("i.status", "!=", "archived")
    .where(
      sql<SqlBool>`cardinality(coalesce(d.stale, i.stale, '{}')) > 0 or not coalesce(d.complete, i.complete, '{}') @> array['zh_TW', 'en_US', 'ja_JP']`,
    )
    .orderBy("i.type")
    .orderBy("i.position")
    .limit(mostItems)
    .execute();
  const titleOf = await readTitles(park, locale);
  const tasks: Task[] = [];
  for (const { content: written, ...item } of rows) {
    if (!isContentName(item.type)) continue;
    const type = item.type;
    const content = written ?? contentOf(item);
    const title = titleOf(content[contentTypes[type].title]);
    const { gaps } = await draftWords(park.db, { item, content });
    tasks.push(
      ...gaps.map((gap) => ({
        ...gap,
        type,
        typeName: typeName(type, locale),
        id: item.id,
        title,
        field: fieldName(gap.path, locale, type),
      })),
    );
  }
  const efforts = locales.slice(1).map((language): Effort => {
    const own = tasks.filter((task) => task.locale === language);
    const count = (kind: Gap["kind"]) => own.filter((task) => task.kind === kind).length;
    return {
      locale: language,
      missing: count("missing"),
      stale: count("stale"),
      characters: own.reduce((sum, task) => sum + task.characters, 0),
    };
  });
  return { tasks, efforts };
}
