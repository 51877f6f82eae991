import { kinds } from "#app/deed-kinds.ts";
import { noteDays } from "#app/submission-desk/book/days.server.ts";
import { deedKinds } from "#app/deeds/deed.ts";
import { dayOf } from "#platform/dates.ts";
import type { Park } from "#platform/park.ts";

/** How many of today’s visits nobody has been checked in for yet. */
export async function countToCome(park: Park): Promise<number> {
  await noteDays(park);
  const visits = deedKinds.filter((kind) => kinds[kind]?.tickets);
  const { count } = await park.db
    .selectFrom("deed_days")
    .innerJoin("deeds", "deeds.id", "deed_days.deed_id")
    .select((of) => of.fn.countAll<string>().as("count"))
    .where("deed_days.day", "=", dayOf(park.now()).toString())
    .where("newest_state", "=", "confirmed")
    .where("kind", "in", visits)
    .executeTakeFirstOrThrow();
  return Number(count);
}
