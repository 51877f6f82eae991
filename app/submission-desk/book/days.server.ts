import { sql } from "kysely";
import { kinds } from "#app/deed-kinds.ts";
import { readDeed } from "#app/deeds/read.server.ts";
import { defaultLocale } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";

const atOnce = 200;

/**
 * Notes the days of every deed whose state is newer than what was noted, as its kind's event tells them; who asks for
 * days asks this first. With nothing new it is one look into an index. So no kind need know of the calendar, and none
 * can forget it.
 */
export async function noteDays(park: Park): Promise<void> {
  for (;;) {
    const stale = await park.db
      .selectFrom("deeds")
      .select(["id", "newest_state_id"])
      .where(sql<boolean>`about_as_of is distinct from newest_state_id`)
      .limit(atOnce)
      .execute();
    for (const { id, newest_state_id } of stale) await noteOne(park, id, newest_state_id);
    if (stale.length < atOnce) return;
  }
}

async function noteOne(park: Park, id: string, stateId: number | null): Promise<void> {
  const event = await eventOf(park, id);
  const days = event ? [event, ...(event.further ?? [])] : [];
  await park.db.transaction().execute(async (trx) => {
    const current = await trx
      .updateTable("deeds")
      .set({
        about_day: event?.day ?? null,
        about_from: event?.from ?? null,
        about_to: event?.to ?? null,
        about_people: event?.people ?? null,
        about_as_of: stateId,
      })
      .where("id", "=", id)
      .where(sql<boolean>`newest_state_id is not distinct from ${stateId}`)
      .returning("id")
      .executeTakeFirst();
    // Changed since we looked: the next look notes it.
    if (!current) return;
    await trx.deleteFrom("deed_days").where("deed_id", "=", id).execute();
    if (days.length > 0)
      await trx
        .insertInto("deed_days")
        .values(days.map(({ day, from, to }) => ({ deed_id: id, day, starts: from ?? null, ends: to ?? null })))
        .execute();
  });
}

async function eventOf(park: Park, id: string) {
  const deed = await readDeed(park.db, park, id);
  try {
    return deed && (await kinds[deed.kind]?.event?.({ db: park.db, park }, deed, defaultLocale));
  } catch (error) {
    // One deed that cannot be read must not hide all others from the desk.
    park.log.error({ err: error, deed: id }, "the day of a deed could not be told");
    return undefined;
  }
}
