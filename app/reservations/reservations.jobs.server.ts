import { z } from "zod";
import { enqueueEmail } from "#app/submissions/emails.server.ts";
import { standingOf } from "#app/submissions/standing.server.ts";
import { stateOf } from "#app/submissions/submissions.server.ts";
import { dayOf, startOfDay } from "#platform/dates.ts";
import { defineJob, handle, type JobHandler } from "#platform/jobs.ts";
import type { Park } from "#platform/park.ts";
import { reconcile } from "./reconciliation.server.ts";
import { settleDueDays } from "#app/reservations/capacity/waiting.server.ts";

const nothing = z.object({});
const settleOffers = defineJob("settle-group-offers", nothing);
const remindGroups = defineJob("remind-groups", nothing);
const reconcilePlaces = defineJob("reconcile-group-places", nothing);

/** Days before the visit on which the group is reminded (rule G12). */
const reminderDays = 3;

/**
 * What group reservations do by themselves: offers end, groups are reminded, and at night everything is counted again.
 */
export function reservationJobs(park: Park): JobHandler[] {
  return [
    handle(settleOffers, async () => void (await settleDueDays(park)), { cron: "* * * * *" }),
    handle(remindGroups, async () => void (await sendReminders(park)), { cron: "0 9 * * *" }),
    handle(reconcilePlaces, async () => void (await reconcile(park)), { cron: "30 2 * * *" }),
  ];
}

/**
 * Reminds each confirmed group once, three days before its visit (rule G12); where that day was missed, on the next.
 * Who reserved no earlier than that has just had the confirmation. Answers how many mails were asked for.
 */
export async function sendReminders(park: Park): Promise<number> {
  const today = dayOf(park.now());
  const due = await park.db
    .selectFrom("group_reservations")
    .innerJoin("submissions", "submissions.id", "submission_id")
    .select(["submission_id", "day", "opened_at"])
    .where("day", ">", today.toString())
    .where("day", "<=", today.add({ days: reminderDays }).toString())
    .execute();
  let asked = 0;
  for (const { submission_id: submissionId, day, opened_at } of due) {
    const reminderDay = startOfDay(Temporal.PlainDate.from(day).subtract({ days: reminderDays }));
    if (
      Temporal.Instant.compare(opened_at.toTemporalInstant(), reminderDay) < 0 &&
      (await remind(park, submissionId, reminderDay))
    )
      asked += 1;
  }
  return asked;
}

/**
 * One transaction for one group: a second run at the same time waits, and then finds the mail asked for. What was asked
 * for before
 * `from` reminded of another day, from which staff moved the visit since.
 */
async function remind(park: Park, submissionId: string, from: Temporal.Instant): Promise<boolean> {
  return park.db.transaction().execute(async (trx) => {
    await trx
      .selectFrom("group_reservations")
      .select("submission_id")
      .where("submission_id", "=", submissionId)
      .forUpdate()
      .execute();
    const before = await trx
      .selectFrom("submission_emails")
      .select("id")
      .where("submission_id", "=", submissionId)
      .where("mail", "=", "group-reminder")
      .where("asked_at", ">=", new Date(from.epochMilliseconds))
      .executeTakeFirst();
    if (
      before ||
      (await standingOf(trx, { id: submissionId, state: await stateOf(trx, submissionId) })) !== "confirmed"
    )
      return false;
    await enqueueEmail(trx, park, submissionId, { mail: "group-reminder" });
    return true;
  });
}
