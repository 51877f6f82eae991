import type { SubmissionState } from "#app/submissions/submission.ts";
import { readSubmission } from "#app/submissions/read.server.ts";
import { stateOf } from "#app/submissions/submissions.server.ts";
import type { Submission } from "#app/submissions/submission-type.ts";
import { dayOf } from "#platform/dates.ts";
import type { Park } from "#platform/park.ts";
import { type Order, readOrder, readRiteCalendar, readSealed, type SealedOrder } from "#app/lanterns/reading.server.ts";
import { standingRite } from "./rites.ts";

/**
 * Orders whose money was reported and is still to be found: they are in the rite, and nothing of them is posted yet
 * (rules W3, W7).
 */
const unmatched: readonly SubmissionState[] = ["reported", "performed-unpaid"];
/** Orders whose lanterns hang, or are to hang. */
const hanging: readonly SubmissionState[] = [...unmatched, "paid", "performed", "done"];

/**
 * A Monday, with how many lanterns are in its rite, how many payments are still to be found, and how many orders are
 * still unpaid.
 */
export type RiteDay = { day: string; orders: number; lanterns: number; unmatched: number; unpaid: number };

/** The rites of the last eight weeks and all to come, the next first, then the past ones. */
export async function listRites(park: Park): Promise<RiteDay[]> {
  const today = dayOf(park.now());
  const days = new Map<string, RiteDay>();
  for (const { rite, lanterns, state } of await standingOrders(park, today.subtract({ weeks: 8 }).toString())) {
    const day = days.get(rite) ?? { day: rite, orders: 0, lanterns: 0, unmatched: 0, unpaid: 0 };
    days.set(
      rite,
      state === "unpaid"
        ? { ...day, unpaid: day.unpaid + 1 }
        : {
            ...day,
            orders: day.orders + 1,
            lanterns: day.lanterns + lanterns,
            unmatched: day.unmatched + Number(unmatched.includes(state)),
          },
    );
  }
  const past = ({ day }: RiteDay) => day < today.toString();
  return [...days.values()].sort(
    (one, other) =>
      Number(past(one)) - Number(past(other)) ||
      (past(one) ? other.day.localeCompare(one.day) : one.day.localeCompare(other.day)),
  );
}

/** One order of a rite with all that is read out and posted; nothing personal where it was erased. */
export type RiteOrder = { submission: Submission; order: Order; sealed: SealedOrder | undefined };

/**
 * The orders of one Monday, in the order in which they came: those in the rite, among them those whose money is still
 * to be found, and those still to be paid.
 */
export async function readRite(
  park: Park,
  day: string,
): Promise<{ hanging: RiteOrder[]; unmatched: RiteOrder[]; unpaid: RiteOrder[] }> {
  const of = (await standingOrders(park, Temporal.PlainDate.from(day).subtract({ weeks: 8 }).toString())).filter(
    ({ rite }) => rite === day,
  );
  const found: RiteOrder[] = [];
  for (const { id } of of) {
    const submission = await readSubmission(park.db, park, id);
    if (submission)
      found.push({
        submission,
        order: await readOrder(park.db, park, id, submission.state),
        sealed: readSealed(submission.personal),
      });
  }
  const isUnpaid = ({ submission }: RiteOrder) => submission.state === "unpaid";
  return {
    hanging: found.filter((one) => !isUnpaid(one)),
    unmatched: found.filter(({ submission }) => unmatched.includes(submission.state)),
    unpaid: found.filter(isUnpaid),
  };
}

async function standingOrders(park: Park, from: string) {
  const rows = await park.db
    .selectFrom("lantern_orders")
    .innerJoin("submissions", "submissions.id", "submission_id")
    .select(["submission_id", "rite_on", "lanterns"])
    .where("rite_on", ">=", from)
    .orderBy("opened_at")
    .orderBy("submission_id")
    .execute();
  const calendar = await readRiteCalendar(park);
  const standing = [];
  for (const { submission_id: id, rite_on, lanterns } of rows) {
    const state = await stateOf(park.db, id);
    if (state !== "unpaid" && !hanging.includes(state)) continue;
    standing.push({
      id,
      state,
      lanterns,
      rite: standingRite({ rite: rite_on, kept: state !== "unpaid" }, park.now(), calendar),
    });
  }
  return standing;
}
