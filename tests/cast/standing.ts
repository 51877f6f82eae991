import { quoteOf } from "#app/deeds/quotes.server.ts";
import { readDeed } from "#app/deeds/read.server.ts";
import { readStatusPage } from "#app/submission-desk/status/status-page.server.ts";
import { readOrder } from "#app/lanterns/reading.server.ts";
import type { Park } from "#platform/park.ts";

/** All that a deed is and holds, and what others hold beside it on a day. */
export async function standingOf(park: Park, id: string, day: string) {
  const { db } = park;
  const deed = await readDeed(db, park, id);
  if (!deed) throw new Error(`there is no deed ${id}`);
  const { kind, state, dueOn, personal } = deed;
  const { steps, question } = await readStatusPage(park, deed, "zh_TW");
  return {
    state,
    dueOn,
    personal,
    // What the applicant reads.
    steps,
    question,
    retainFrom: (await db.selectFrom("deeds").select("retain_from").where("id", "=", id).executeTakeFirstOrThrow())
      .retain_from,
    places: await db
      .selectFrom("group_places")
      .select(["deed_id", "hour", "people", "freed_at"])
      .where("day", "=", day)
      .orderBy("deed_id")
      .execute(),
    waits: await db
      .selectFrom("group_waits")
      .select(["deed_id", "hour", "people", "place"])
      .where("day", "=", day)
      .orderBy("place")
      .execute(),
    offers: await db.selectFrom("group_offers").select(["deed_id", "ends_at"]).where("deed_id", "=", id).execute(),
    rental: await db
      .selectFrom("rental_times")
      .innerJoin("rentals", "rentals.deed_id", "rental_times.deed_id")
      .innerJoin("rental_spaces", "rental_spaces.deed_id", "rental_times.deed_id")
      .selectAll()
      .where("rental_times.deed_id", "=", id)
      .orderBy("place")
      .orderBy("space_id")
      .execute(),
    halls: await db.selectFrom("rental_holdings").selectAll().where("deed_id", "=", id).orderBy("starts_at").execute(),
    rentals: await db
      .selectFrom("rental_times")
      .innerJoin("deeds", "deeds.id", "rental_times.deed_id")
      .select(["deeds.id", "newest_state", "due_on"])
      .where("rental_times.day", "=", day)
      .orderBy("deeds.id")
      .execute(),
    quote: await quoteOf(db, park, id),
    // What has lapsed is in no rite.
    rite: kind === "lantern" && state !== "lapsed" ? await readOrder(db, park, id, state) : undefined,
  };
}
