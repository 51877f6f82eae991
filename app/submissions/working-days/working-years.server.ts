import type { Kysely } from "kysely";
import { z } from "zod";
import type { Tables } from "#platform/db/tables.ts";
import { shippedYears } from "./holidays.ts";
import type { WorkingCalendar } from "./working-days.ts";

const daysSchema = z.array(z.iso.date());

/** The working days of every known year: staff's where they gave them, else those shipped. Reads from `db` alone. */
export async function readHolidays(db: Kysely<Tables>): Promise<WorkingCalendar> {
  const rows = await db.selectFrom("working_years").select(["year", "holidays", "make_ups"]).execute();
  const given = rows.map(({ year, holidays, make_ups }) => ({
    year,
    holidays: daysSchema.parse(holidays),
    makeUps: daysSchema.parse(make_ups),
  }));
  return [...given, ...shippedYears.filter(({ year }) => !given.some((own) => own.year === year))];
}
