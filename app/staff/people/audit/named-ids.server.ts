import { type ContentName, contentTypes } from "#app/content.ts";
import { areaNames } from "#app/places/places.texts.ts";
import { isContentName } from "#app/staff/core/content/type-param.ts";
import { readTitles } from "#app/staff/core/content/titles.server.ts";
import { listMark, type Locale, type Localized } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import type { AuditShown } from "#app/staff/core/audit/audit.server.ts";

/**
 * Entries with what stands in them as an id told by its name: requests by their codes, the place that a closing covers
 * by what it is called.
 */
export async function nameIds(park: Park, entries: readonly AuditShown[], locale: Locale): Promise<AuditShown[]> {
  const submissions = entries.flatMap(({ details }) =>
    details.filter(({ what }) => what === "submissions").flatMap(({ value }) => value?.split(" ") ?? []),
  );
  const covered = entries.flatMap(({ changes }) =>
    changes.filter(({ what }) => what === "of").flatMap(({ after }) => after ?? []),
  );
  const [codes, places] = [await codesOf(park, submissions), await placesOf(park, covered, locale)];
  return entries.map(({ details, changes, ...entry }) => ({
    ...entry,
    changes: changes.map((change) =>
      change.what === "of" ? { ...change, after: change.after && (places.get(change.after) ?? change.after) } : change,
    ),
    // Which file of a request it was has no name outside it.
    details: details
      .filter(({ what }) => what !== "upload")
      .map((detail) =>
        detail.what === "submissions" && detail.value
          ? {
              ...detail,
              value: detail.value
                .split(" ")
                .flatMap((id) => codes.get(id) ?? [])
                .join(listMark[locale]),
            }
          : detail,
      ),
  }));
}

async function codesOf(park: Park, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await park.db
    .selectFrom("submissions")
    .select(["id", "code"])
    .where("id", "in", [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, code }) => [id, code]));
}

async function placesOf(park: Park, ids: readonly string[], locale: Locale): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const areas: Record<string, Localized> = areaNames;
  const [rows, titleOf] = [
    await park.db
      .selectFrom("items")
      .select(["id", "slug", "type", "data"])
      .where((eb) => eb.or([eb("id", "in", ids), eb("slug", "in", ids)]))
      .execute(),
    await readTitles(park, locale),
  ];
  const named = rows.flatMap(({ id, slug, type, data }): [string, string][] => {
    const title = isContentName(type) ? titleOf(data[titleField(type)]) : "";
    return title
      ? [
          [id, title],
          [slug, title],
        ]
      : [];
  });
  return new Map([...named, ...Object.entries(areas).map(([id, name]): [string, string] => [id, name[locale]])]);
}

function titleField(type: ContentName): string {
  return contentTypes[type].title;
}
