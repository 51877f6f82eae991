import { z } from "zod";
import { readHolidays } from "#app/submissions/working-days/working-years.server.ts";
import { say } from "#app/staff/core/desk.texts.ts";
import type { Draft, Editor } from "#app/staff/core/editing/editor.server.ts";
import type { Setting } from "#app/staff/core/editing/setting.server.ts";
import { workingDaysTexts } from "#app/staff/core/setting-texts/working-days.texts.ts";

/** What a year has beyond weekends, as staff edit it; `announced` once somebody compared it with the announcement. */
export type YearDays = { holidays: string[]; makeUps: string[]; announced: boolean };

const mostProblems = 5;
const isDay = (year: number) => z.iso.date().startsWith(`${year}-`);

/** The public holidays and make-up days of one year, a day a line (rule T15). */
export function workingDaysEditor(year: number): Editor<YearDays> {
  return {
    setting: yearSetting(year),
    draftOf: ({ holidays, makeUps }) => ({ holidays: holidays.join("\n"), makeUps: makeUps.join("\n") }),
    read(draft, locale) {
      const [holidays, makeUps] = [linesOf(draft, "holidays"), linesOf(draft, "makeUps")];
      const wrong = [...holidays, ...makeUps].filter((line) => !isDay(year).safeParse(line).success);
      const both = makeUps.filter((line) => holidays.includes(line));
      const problems = [
        ...wrong.map((line) => say(workingDaysTexts.wrongLine[locale], { line: line.slice(0, 40), year })),
        ...both.map((line) => say(workingDaysTexts.both[locale], { line })),
        ...(holidays.length === 0 ? [workingDaysTexts.noHolidays[locale]] : []),
      ];
      return problems.length > 0
        ? { ok: false, problems: problems.slice(0, mostProblems) }
        : { ok: true, value: { holidays, makeUps, announced: true } };
    },
  };
}

function yearSetting(year: number): Setting<YearDays> {
  const days = z.array(isDay(year));
  return {
    subject: `year:${year}`,
    schema: z.object({ holidays: days, makeUps: days, announced: z.boolean() }),
    // Pages that tell a deadline tell the fact it comes from.
    tags: ["facts"],
    async read(db) {
      const known = (await readHolidays(db)).find((one) => one.year === year);
      return {
        holidays: [...(known?.holidays ?? [])],
        makeUps: [...(known?.makeUps ?? [])],
        announced: known !== undefined && known.provisional !== true,
      };
    },
    async write(trx, { holidays, makeUps, announced }, stamp) {
      // Put back to what the park ships, provisional or unknown, it is the park's again.
      if (!announced) return void (await trx.deleteFrom("working_years").where("year", "=", year).execute());
      const row = { holidays: JSON.stringify(holidays), make_ups: JSON.stringify(makeUps), ...stamp };
      await trx
        .insertInto("working_years")
        .values({ year, ...row })
        .onConflict((conflict) => conflict.column("year").doUpdateSet(row))
        .execute();
    },
  };
}

function linesOf(draft: Draft, name: string): string[] {
  return [...new Set((draft[name] ?? "").split(/[\s,、，]+/).filter(Boolean))].sort();
}
