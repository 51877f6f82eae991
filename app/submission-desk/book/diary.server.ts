import { type DeedKind, type DeedState, isDeedKind } from "#app/deeds/deed.ts";
import type { Park } from "#platform/park.ts";
import { noteDays } from "./days.server.ts";
import { type DeedRow, readRows } from "./list.server.ts";

/** A deed on one of its days. */
export type DiaryEntry = { day: string; from: string | undefined; to: string | undefined; deed: DeedRow };

/** What never takes place. */
const fallenAway: readonly DeedState[] = ["declined", "withdrawn", "cancelled", "lapsed"];

/**
 * What stands in the diary from one day to another, both included, by the clock; what waits for places is not expected,
 * who did not come may yet.
 */
export async function readDiary(park: Park, from: string, to: string, personal: boolean): Promise<DiaryEntry[]> {
  await noteDays(park);
  const rows = await park.db
    .selectFrom("deed_days")
    .innerJoin("deeds", "deeds.id", "deed_days.deed_id")
    .select(["deed_days.deed_id", "deed_days.day", "deed_days.starts", "deed_days.ends"])
    .where("deed_days.day", ">=", from)
    .where("deed_days.day", "<=", to)
    .where("newest_state", "not in", [...fallenAway, "waiting"])
    .orderBy("deed_days.day")
    .orderBy("deed_days.starts", (order) => order.asc().nullsFirst())
    .orderBy("deed_days.deed_id")
    .execute();
  const deeds = new Map(
    (await readRows(park, [...new Set(rows.map(({ deed_id }) => deed_id))], personal)).map((row) => [row.id, row]),
  );
  return rows.flatMap(({ deed_id, day, starts, ends }) => {
    const deed = deeds.get(deed_id);
    return deed ? [{ day, from: starts ?? undefined, to: ends ?? undefined, deed }] : [];
  });
}

export type DayCount = { day: string; kind: DeedKind; deeds: number; people: number };

/** How many deeds of each kind stand on each day, and how many people they bring. */
export async function countDiary(park: Park, from: string, to: string): Promise<DayCount[]> {
  await noteDays(park);
  const rows = await park.db
    .selectFrom("deed_days")
    .innerJoin("deeds", "deeds.id", "deed_days.deed_id")
    .select([
      "deed_days.day",
      "kind",
      (of) => of.fn.countAll<string>().as("deeds"),
      (of) => of.fn.sum<string | null>("about_people").as("people"),
    ])
    .where("deed_days.day", ">=", from)
    .where("deed_days.day", "<=", to)
    .where("newest_state", "not in", [...fallenAway, "missed", "waiting"])
    .groupBy(["deed_days.day", "kind"])
    .orderBy("deed_days.day")
    .orderBy("kind")
    .execute();
  return rows.flatMap(({ day, kind, deeds, people }) =>
    isDeedKind(kind) ? [{ day, kind, deeds: Number(deeds), people: Number(people ?? 0) }] : [],
  );
}
