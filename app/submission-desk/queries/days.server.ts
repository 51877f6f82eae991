import { sql } from "kysely";
import { kinds } from "#app/submission-types.ts";
import { readSubmission } from "#app/submissions/read.server.ts";
import { defaultLocale } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";

const atOnce = 200;

/**
 * Notes the days of every submission whose state is newer than what was noted, as its kind's event tells them; who asks
 * for days asks this first. With nothing new it is one look into an index. So no kind need know of the calendar, and
 * none can forget it.
 */
export async function noteDays(park: Park): Promise<void> {
  for (;;) {
    const stale = await park.db
      .selectFrom("submissions")
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
      .updateTable("submissions")
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
    await trx.deleteFrom("submission_days").where("submission_id", "=", id).execute();
    if (days.length > 0)
      await trx
        .insertInto("submission_days")
        .values(days.map(({ day, from, to }) => ({ submission_id: id, day, starts: from ?? null, ends: to ?? null })))
        .execute();
  });
}

async function eventOf(park: Park, id: string) {
  const submission = await readSubmission(park.db, park, id);
  try {
    return submission && (await kinds[submission.kind]?.event?.({ db: park.db, park }, submission, defaultLocale));
  } catch (error) {
    // One submission that cannot be read must not hide all others from the desk.
    park.log.error({ err: error, submission: id }, "the day of a submission could not be told");
    return undefined;
  }
}
