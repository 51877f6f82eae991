import { readDeed } from "#app/deeds/read.server.ts";
import type { GroupOrder } from "#app/reservations/group/group.ts";
import { reserve } from "#app/reservations/reserve.server.ts";
import { act } from "#app/staff/desk/deed/deed-acts.server.ts";
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
  const deed = async (id: string) => {
    const { park } = now().open;
    const found = await readDeed(park.db, park, id);
    if (!found) throw new Error("no deed");
    return found;
  };
  return {
    deed,
    /** Reserves for thirty, unless the change says otherwise; answers the deed. */
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
      act(now().open.park, officer, await deed(id), noun, given),
    /** The mails that were not taken back, by name. */
    async mails(id: string): Promise<string[]> {
      const rows = await now()
        .open.park.db.selectFrom("deed_mails")
        .select("mail")
        .where("deed_id", "=", id)
        .where("taken_back_at", "is", null)
        .execute();
      return rows.map(({ mail }) => mail).sort();
    },
  };
}

export function people(total: number) {
  return { total, discount: total };
}
