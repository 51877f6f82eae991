import { readSubmission } from "#app/submissions/read.server.ts";
import type { GroupOrder } from "#app/reservations/group/group.ts";
import { reserve } from "#app/reservations/reserve.server.ts";
import { performAction } from "#app/staff/desk/submission/submission-actions.server.ts";
import type { Staff } from "#platform/auth/auth.ts";
import type { Locale } from "#platform/locales.ts";
import type { TestPark } from "#tests/park.ts";
import { groupOf } from "./orders.ts";

export const officer: Staff = {
  id: "officer-1",
  email: "officer@example.org",
  name: "陳志明",
  role: "booking-officer",
};

/** What tests do with reservations of the day and in the park that are theirs just now. */
export function bookings(now: () => { open: TestPark; day: string }) {
  const submission = async (id: string) => {
    const { park } = now().open;
    const found = await readSubmission(park.db, park, id);
    if (!found) throw new Error("no submission");
    return found;
  };
  return {
    submission,
    /** Reserves for thirty, unless the change says otherwise; answers the submission. */
    async booked(
      change: Partial<GroupOrder>,
      { wait = false, locale = "zh_TW" }: { wait?: boolean; locale?: Locale } = {},
    ): Promise<string> {
      const { open, day } = now();
      const made = await reserve(
        open.park,
        { ...groupOf(30), date: day, ...change },
        { locale, idempotencyKey: crypto.randomUUID(), wait },
      );
      if (!made.ok) throw new Error(JSON.stringify(made));
      return made.id;
    },
    does: async (id: string, noun: string, given: Record<string, string> = {}) =>
      performAction(now().open.park, officer, await submission(id), noun, given),
    /** The mails that were not taken back, by name. */
    async mails(id: string): Promise<string[]> {
      const rows = await now()
        .open.park.db.selectFrom("submission_emails")
        .select("mail")
        .where("submission_id", "=", id)
        .where("taken_back_at", "is", null)
        .execute();
      return rows.map(({ mail }) => mail).sort();
    },
  };
}

export function people(total: number) {
  return { total, discount: total };
}
