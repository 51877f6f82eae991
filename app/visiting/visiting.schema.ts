import { z } from "zod";
import type { Localized } from "#platform/locales.ts";
import type { FactUnit } from "#app/visiting/facts/facts.ts";
import {
  type DayHours,
  lunarNewYearsEve,
  type OpeningHours,
  type Season,
  type WeekHours,
  type YearlyHours,
} from "#app/visiting/hours/opening.ts";
import type { RoundTrip } from "#app/visiting/days/rhythm.ts";

/** A wall-clock time, HH:MM. */
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const closingTime = z.union([time, z.literal("24:00")]);
const timeRange = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/);
const monthDay = z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/);

export const localizedSchema: z.ZodType<Localized> = z.object({
  zh_TW: z.string().trim().min(1),
  en_US: z.string().trim().min(1),
  ja_JP: z.string().trim().min(1),
});

export const dayHoursSchema: z.ZodType<DayHours | null> = z
  .object({ opens: time, closes: closingTime, lastAdmission: closingTime })
  .refine(({ opens, closes, lastAdmission }) => opens < closes && opens <= lastAdmission && lastAdmission <= closes)
  .nullable();

const week: z.ZodType<WeekHours> = z.object({
  1: dayHoursSchema,
  2: dayHoursSchema,
  3: dayHoursSchema,
  4: dayHoursSchema,
  5: dayHoursSchema,
  6: dayHoursSchema,
  7: dayHoursSchema,
});
const season: z.ZodType<Season> = z.object({ from: monthDay, to: monthDay, week });
const yearly: z.ZodType<YearlyHours> = z.object({
  on: z.union([monthDay, z.literal(lunarNewYearsEve)]),
  hours: dayHoursSchema,
  reason: localizedSchema.optional(),
});

/** The hours as a rule, without the exceptions, which are rows of their own. */
export const hoursRuleSchema: z.ZodType<Omit<OpeningHours, "exceptions">> = z.object({
  week,
  seasons: z.array(season),
  yearly: z.array(yearly),
});

export const timetableSchema: z.ZodType<RoundTrip[]> = z.array(z.object({ fromStation: time, fromPark: time }));

/** What a fact of this unit may be. */
export function factValueSchema(unit: FactUnit): z.ZodType<number | string> {
  if (unit === "time") return time;
  if (unit === "time-range") return timeRange;
  if (unit === "date") return z.iso.date();
  return unit === "percent-off" ? z.int().min(0).max(100) : z.int().min(0).max(10_000_000);
}
