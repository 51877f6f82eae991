import { quoteOf } from "#app/submissions/quotes.server.ts";
import { readSubmission } from "#app/submissions/read.server.ts";
import { readStatusPage } from "#app/submission-desk/status/status-page.server.ts";
import { readOrder } from "#app/lanterns/reading.server.ts";
import type { Park } from "#platform/park.ts";

/** All that a submission is and holds, and what others hold beside it on a day. */
export async function standingOf(park: Park, id: string, day: string) {
  const { db } = park;
  const submission = await readSubmission(db, park, id);
  if (!submission) throw new Error(`there is no submission ${id}`);
  const { kind, state, dueOn, personal } = submission;
  const { steps, question } = await readStatusPage(park, submission, "zh_TW");
  return {
    state,
    dueOn,
    personal,
    // What the applicant reads.
    steps,
    question,
    retainFrom: (
      await db.selectFrom("submissions").select("retain_from").where("id", "=", id).executeTakeFirstOrThrow()
    ).retain_from,
    places: await db
      .selectFrom("group_places")
      .select(["submission_id", "hour", "people", "freed_at"])
      .where("day", "=", day)
      .orderBy("submission_id")
      .execute(),
    waits: await db
      .selectFrom("group_waits")
      .select(["submission_id", "hour", "people", "place"])
      .where("day", "=", day)
      .orderBy("place")
      .execute(),
    offers: await db
      .selectFrom("group_offers")
      .select(["submission_id", "ends_at"])
      .where("submission_id", "=", id)
      .execute(),
    rental: await db
      .selectFrom("rental_times")
      .innerJoin("rentals", "rentals.submission_id", "rental_times.submission_id")
      .innerJoin("rental_spaces", "rental_spaces.submission_id", "rental_times.submission_id")
      .selectAll()
      .where("rental_times.submission_id", "=", id)
      .orderBy("place")
      .orderBy("space_id")
      .execute(),
    halls: await db
      .selectFrom("rental_holdings")
      .selectAll()
      .where("submission_id", "=", id)
      .orderBy("starts_at")
      .execute(),
    rentals: await db
      .selectFrom("rental_times")
      .innerJoin("submissions", "submissions.id", "rental_times.submission_id")
      .select(["submissions.id", "newest_state", "due_on"])
      .where("rental_times.day", "=", day)
      .orderBy("submissions.id")
      .execute(),
    quote: await quoteOf(db, park, id),
    // What has lapsed is in no rite.
    rite: kind === "lantern" && state !== "lapsed" ? await readOrder(db, park, id, state) : undefined,
  };
}
