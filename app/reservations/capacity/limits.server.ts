import type { Kysely, Transaction } from "kysely";
import { z } from "zod";
import { recordAudit } from "#platform/audit.ts";
import type { Tables } from "#platform/db/tables.ts";
import { type JsonObject, jsonObjectSchema } from "#platform/json.ts";
import type { Park } from "#platform/park.ts";
import { changeDays } from "./waiting.server.ts";

/** How many people an hour and a day take; without a number the usual limit holds. */
export type Limits = { perHour: number | undefined; perDay: number | undefined };

/** Exceptions for days. */
export type DayLimits = Limits & { firstDay: string; lastDay: string };

/** What somebody else set meanwhile: of which days, to what, who and when. */
export type LimitsChange = DayLimits & { by: string; at: Temporal.Instant };
export type LimitsSet = { ok: true } | { ok: false; reason: "changed"; changes: LimitsChange[]; version: number };

/** So many days are set at once at most; every one is locked. */
export const mostLimitDays = 62;

const action = "capacity.set";
const detailsSchema = z.object({
  firstDay: z.iso.date(),
  lastDay: z.iso.date(),
  perHour: z.number().nullable(),
  perDay: z.number().nullable(),
});

/**
 * The version of the limits of all days, by which it is seen later whether somebody changed one: the last entry of the
 * audit log about them.
 */
export async function versionOfLimits(db: Kysely<Tables>): Promise<number> {
  const last = await db
    .selectFrom("audit_log")
    .select("id")
    .where("action", "=", action)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return Number(last?.id ?? 0);
}

/** The limits of its own that a day has. */
export async function limitsOfDay(db: Kysely<Tables>, day: string): Promise<Limits> {
  const row = await db
    .selectFrom("group_days")
    .select(["per_hour", "per_day"])
    .where("day", "=", day)
    .executeTakeFirst();
  return { perHour: row?.per_hour ?? undefined, perDay: row?.per_day ?? undefined };
}

/**
 * Sets the limits of days as whoever sets them saw them (`version`): where one of the days was changed since, nothing
 * is done and the changes are told (rules G13, S12). Who holds places keeps them; where there is more room now, those
 * who wait are offered it in the same transaction.
 */
export function setDayLimits(
  park: Park,
  { firstDay, lastDay, perHour, perDay }: DayLimits,
  { by, version }: { by: string; version: number },
): Promise<LimitsSet> {
  const days: string[] = [];
  for (
    let day = Temporal.PlainDate.from(firstDay);
    day.toString() <= lastDay && days.length < mostLimitDays;
    day = day.add({ days: 1 })
  )
    days.push(day.toString());
  return changeDays(park, days, async (_, { trx }) => {
    const rows = await trx
      .selectFrom("group_days")
      .select(["day", "per_hour", "per_day"])
      .where("day", "in", days)
      .orderBy("day")
      .execute();
    const wanted = { per_hour: perHour ?? null, per_day: perDay ?? null };
    // Sent twice is done once.
    if (rows.every(({ per_hour, per_day }) => per_hour === wanted.per_hour && per_day === wanted.per_day))
      return { ok: true };
    const changes = await changesSince(trx, version, days);
    if (changes.length > 0) return { ok: false, reason: "changed", changes, version: await versionOfLimits(trx) };
    await trx
      .updateTable("group_days")
      .set({ ...wanted, changed_at: park.now().toString(), changed_by: by })
      .where("day", "in", days)
      .execute();
    const told = { perHour: wanted.per_hour, perDay: wanted.per_day };
    const before = runsOf(rows);
    const after = Object.fromEntries(Object.keys(before).map((run) => [run, told]));
    await recordAudit(trx, park.now(), {
      by,
      action,
      subject: `days:${firstDay}`,
      details: { firstDay, lastDay, ...told, before, after },
    });
    return { ok: true };
  });
}

/** What was set for any of these days after a version; asked while they are locked. */
async function changesSince(
  trx: Transaction<Tables>,
  version: number,
  days: readonly string[],
): Promise<LimitsChange[]> {
  const [first = "", last = ""] = [days[0], days.at(-1)];
  const entries = await trx
    .selectFrom("audit_log")
    .leftJoin("staff", "staff.id", "audit_log.by")
    .select(["audit_log.at", "audit_log.details", "staff.name"])
    .where("action", "=", action)
    .where("audit_log.id", ">", version)
    .orderBy("audit_log.id")
    .execute();
  return entries.flatMap(({ at, details, name }) => {
    const set = detailsSchema.safeParse(jsonObjectSchema.parse(JSON.parse(details))).data;
    if (!set || set.firstDay > last || set.lastDay < first) return [];
    return [
      {
        firstDay: set.firstDay,
        lastDay: set.lastDay,
        perHour: set.perHour ?? undefined,
        perDay: set.perDay ?? undefined,
        by: name ?? "",
        at: Temporal.Instant.fromEpochMilliseconds(at.getTime()),
      },
    ];
  });
}

/**
 * The limits that days had, days in a row with the same ones told together: `{ "2026-11-01–2026-11-03": { perHour: 30,
 * perDay: 60 } }`.
 */
function runsOf(rows: readonly { day: string; per_hour: number | null; per_day: number | null }[]): JsonObject {
  const runs: { first: string; last: string; perHour: number | null; perDay: number | null }[] = [];
  for (const { day, per_hour: perHour, per_day: perDay } of rows) {
    const run = runs.at(-1);
    if (run?.perHour === perHour && run.perDay === perDay) run.last = day;
    else runs.push({ first: day, last: day, perHour, perDay });
  }
  return Object.fromEntries(
    runs.map(({ first, last, perHour, perDay }) => [first === last ? first : `${first}–${last}`, { perHour, perDay }]),
  );
}
