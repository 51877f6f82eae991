import { recordAudit } from "#platform/audit.ts";
import type { Park } from "#platform/park.ts";
import { changeDays } from "./waiting.server.ts";

/** Exceptions for days: how many people an hour and a day take. Without a number the usual limit holds again. */
export type DayLimits = { firstDay: string; lastDay: string; perHour: number | undefined; perDay: number | undefined };

/** So many days are set at once at most; every one is locked. */
export const mostLimitDays = 62;

/**
 * Sets the limits of days (rule G13). Who holds places keeps them; where there is more room now, those who wait are offered it in the
 * same transaction.
 */
export async function setDayLimits(park: Park, { firstDay, lastDay, perHour, perDay }: DayLimits, by: string): Promise<void> {
  const days: string[] = [];
  for (let day = Temporal.PlainDate.from(firstDay); day.toString() <= lastDay && days.length < mostLimitDays; day = day.add({ days: 1 })) days.push(day.toString());
  await changeDays(park, days, async (_, { trx }) => {
    await trx.updateTable("group_days").set({ per_hour: perHour ?? null, per_day: perDay ?? null, changed_at: park.now().toString(), changed_by: by }).where("day", "in", days).execute();
    await recordAudit(trx, park.now(), { by, action: "capacity.set", subject: `days:${firstDay}`, details: { firstDay, lastDay, perHour: perHour ?? null, perDay: perDay ?? null } });
  });
}
