import { z } from "zod";
import { type DayHours, starterHours, type WeekHours } from "#app/visiting/hours/opening.ts";
import { dayHoursSchema, hoursRuleSchema, localizedSchema } from "#app/visiting/visiting.schema.ts";
import type { Setting } from "#app/staff/core/editing/setting.server.ts";
import type { Localized } from "#platform/locales.ts";

type Yearly = { on: string; hours: DayHours | null; reason: Localized | null };
type Exception = { from: string; to: string; hours: DayHours | null; reason: Localized | null };

/** The park's hours as staff edit them: the rule and its exceptions, as one. */
export type HoursValue = {
  week: WeekHours;
  seasons: { from: string; to: string; week: WeekHours }[];
  yearly: Yearly[];
  exceptions: Exception[];
};

const exceptionSchema = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  hours: dayHoursSchema,
  reason: localizedSchema.nullable(),
});
const storedReason = localizedSchema.nullable();

/** The opening hours of the park. */
export const hoursSetting: Setting<HoursValue> = {
  subject: "setting:hours",
  schema: z.unknown().transform((value, check) => {
    const parts = z
      .object({ exceptions: z.array(exceptionSchema), yearly: z.array(z.record(z.string(), z.unknown())) })
      .loose()
      .safeParse(value);
    const rule = hoursRuleSchema.safeParse(parts.success ? withoutNulls(parts.data) : undefined);
    if (parts.success && rule.success) return asValue(rule.data, parts.data.exceptions);
    check.addIssue({ code: "custom", message: "these are no opening hours" });
    return z.NEVER;
  }),
  tags: ["hours"],
  async read(db) {
    const [stored, exceptions] = [
      await db.selectFrom("opening_hours").select("rule").where("subject", "=", "park").executeTakeFirst(),
      await db
        .selectFrom("opening_exceptions")
        .select(["first_day", "last_day", "hours", "reason"])
        .where("subject", "=", "park")
        .orderBy("id")
        .execute(),
    ];
    const rule = stored ? hoursRuleSchema.parse(stored.rule) : starterHours;
    return asValue(
      rule,
      exceptions.map(({ first_day, last_day, hours, reason }) => ({
        from: first_day,
        to: last_day,
        hours: dayHoursSchema.parse(hours),
        reason: storedReason.parse(reason),
      })),
    );
  },
  async write(trx, { exceptions, ...rule }, stamp) {
    const row = { rule: JSON.stringify(withoutNulls(rule)), ...stamp };
    await trx
      .insertInto("opening_hours")
      .values({ subject: "park", ...row })
      .onConflict((conflict) => conflict.column("subject").doUpdateSet(row))
      .execute();
    await trx.deleteFrom("opening_exceptions").where("subject", "=", "park").execute();
    for (const { from, to, hours, reason } of exceptions)
      await trx
        .insertInto("opening_exceptions")
        .values({
          subject: "park",
          first_day: from,
          last_day: to,
          hours: hours && JSON.stringify(hours),
          reason: reason && JSON.stringify(reason),
          ...stamp,
        })
        .execute();
  },
};

type Rule = z.output<typeof hoursRuleSchema>;

function asValue({ week, seasons, yearly }: Rule, exceptions: Exception[]): HoursValue {
  return {
    week,
    seasons,
    yearly: yearly.map(({ on, hours, reason }) => ({ on, hours, reason: reason ?? null })),
    exceptions,
  };
}

/** A reason that is not given is left out where it is stored. */
function withoutNulls<R extends { yearly: readonly Record<string, unknown>[] }>(rule: R): unknown {
  return { ...rule, yearly: rule.yearly.map(({ reason, ...one }) => (reason ? { ...one, reason } : one)) };
}
