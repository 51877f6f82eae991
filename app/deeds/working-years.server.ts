import type { Kysely, Transaction } from "kysely";
import { z } from "zod";
import { recordAudit } from "#platform/audit.ts";
import type { Tables } from "#platform/db/tables.ts";
import type { Park } from "#platform/park.ts";
import { shippedYears } from "./holidays.ts";
import type { WorkingCalendar } from "./working-days.ts";

const daysSchema = z.array(z.iso.date());

/** The working days of every known year: staff's where they gave them, else those shipped. Reads from `db` alone. */
export async function readHolidays(db: Kysely<Tables>): Promise<WorkingCalendar> {
  const rows = await db.selectFrom("working_years").select(["year", "holidays", "make_ups"]).execute();
  const given = rows.map(({ year, holidays, make_ups }) => ({ year, holidays: daysSchema.parse(holidays), makeUps: daysSchema.parse(make_ups) }));
  return [...given, ...shippedYears.filter(({ year }) => !given.some((own) => own.year === year))];
}

export type YearChange = { year: number; holidays: readonly string[]; makeUps: readonly string[] };

/** Sets the holidays and make-up days of a year. */
export async function setWorkingYear(trx: Transaction<Tables>, park: Park, { year, holidays, makeUps }: YearChange, by: string): Promise<void> {
  const row = { holidays: JSON.stringify(holidays), make_ups: JSON.stringify(makeUps), changed_at: park.now().toString(), changed_by: by };
  await trx.insertInto("working_years").values({ year, ...row }).onConflict((conflict) => conflict.column("year").doUpdateSet(row)).execute();
  await recordAudit(trx, park.now(), { by, action: "working-year.set", subject: `year:${year}`, details: { holidays: holidays.join(" "), makeUps: makeUps.join(" ") } });
}
