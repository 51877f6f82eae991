/** A day of the lunar calendar; `leap` marks the second month of that number in its year. */
export type LunarDay = { year: number; month: number; day: number; leap: boolean };

/** The lunar day of a park day; undefined outside the table. */
export function toLunar(day: Temporal.PlainDate): LunarDay | undefined {
  const iso = day.toString();
  const month = months.findLast((one) => one.start <= iso);
  if (!month || iso >= tableEnds) return undefined;
  return { year: month.year, month: month.month, leap: month.leap, day: daysBetween(month.start, iso) + 1 };
}

/**
 * The park day of a lunar one: `fromLunar({ year: 2026, month: 1, day: 15 })` is 2026-03-03. Undefined outside the
 * table and for a day that year does not have, such as a 30th in a short month or a leap month in a year without it.
 */
export function fromLunar(
  wanted: Omit<LunarDay, "leap"> & { leap?: boolean | undefined },
): Temporal.PlainDate | undefined {
  const { year, month, day, leap = false } = wanted;
  const index = months.findIndex((one) => one.year === year && one.month === month && one.leap === leap);
  const found = months[index];
  if (!found || day < 1 || day > daysBetween(found.start, months[index + 1]?.start ?? tableEnds)) return undefined;
  return Temporal.PlainDate.from(found.start).add({ days: day - 1 });
}

/** The first day of the lunar year that begins in a calendar year; undefined outside the table. */
export function lunarNewYear(year: number): Temporal.PlainDate | undefined {
  return fromLunar({ year, month: 1, day: 1 });
}

/** Whether a park day (YYYY-MM-DD) is the last of a lunar year; false outside the table. */
export function isLunarNewYearsEve(day: string): boolean {
  eves ??= new Set(table.flatMap(({ year }) => lunarNewYear(year)?.subtract({ days: 1 }).toString() ?? []));
  return eves.has(day);
}

let eves: Set<string> | undefined;

type LunarMonth = { start: string; year: number; month: number; leap: boolean };

/**
 * The first day of every lunar month (rule T7), and after which month a leap month comes. Reckoned from the new moons
 * and the sun's longitude in China standard time, not taken from `Intl`, which some versions have wrong where a new
 * moon falls within minutes of midnight (2027-02-06 at 23:56, 2030-02-03 at 00:07).
 */
const table: { year: number; leapAfter?: number; starts: string }[] = [
  { year: 2024, starts: "02-10 03-10 04-09 05-08 06-06 07-06 08-04 09-03 10-03 11-01 12-01 12-31" },
  { year: 2025, leapAfter: 6, starts: "01-29 02-28 03-29 04-28 05-27 06-25 07-25 08-23 09-22 10-21 11-20 12-20 01-19" },
  { year: 2026, starts: "02-17 03-19 04-17 05-17 06-15 07-14 08-13 09-11 10-10 11-09 12-09 01-08" },
  { year: 2027, starts: "02-06 03-08 04-07 05-06 06-05 07-04 08-02 09-01 09-30 10-29 11-28 12-28" },
  { year: 2028, leapAfter: 5, starts: "01-26 02-25 03-26 04-25 05-24 06-23 07-22 08-20 09-19 10-18 11-16 12-16 01-15" },
  { year: 2029, starts: "02-13 03-15 04-14 05-13 06-12 07-11 08-10 09-08 10-08 11-06 12-05 01-04" },
  { year: 2030, starts: "02-03 03-04 04-03 05-02 06-01 07-01 07-30 08-29 09-27 10-27 11-25 12-25" },
  { year: 2031, leapAfter: 3, starts: "01-23 02-21 03-23 04-22 05-21 06-20 07-19 08-18 09-17 10-16 11-15 12-14 01-13" },
  { year: 2032, starts: "02-11 03-12 04-10 05-09 06-08 07-07 08-06 09-05 10-04 11-03 12-03 01-01" },
  {
    year: 2033,
    leapAfter: 11,
    starts: "01-31 03-01 03-31 04-29 05-28 06-27 07-26 08-25 09-23 10-23 11-22 12-22 01-20",
  },
  { year: 2034, starts: "02-19 03-20 04-19 05-18 06-16 07-16 08-14 09-13 10-12 11-11 12-11 01-09" },
  { year: 2035, starts: "02-08 03-10 04-08 05-08 06-06 07-05 08-04 09-02 10-01 10-31 11-30 12-29" },
];
/** The New Year after the table's last. */
const tableEnds = "2036-01-28";
const months: LunarMonth[] = table.flatMap(monthsOfYear);

function monthsOfYear({
  year,
  leapAfter = 12,
  starts,
}: {
  year: number;
  leapAfter?: number;
  starts: string;
}): LunarMonth[] {
  return starts.split(" ").map((start, index, all) => ({
    // A lunar year that has begun in one calendar year ends in the next: its last months start with 01-.
    start: `${start < (all[0] ?? "") ? year + 1 : year}-${start}`,
    year,
    month: index < leapAfter ? index + 1 : index,
    leap: index === leapAfter,
  }));
}

function daysBetween(from: string, to: string): number {
  return Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to), { largestUnit: "day" }).days;
}
