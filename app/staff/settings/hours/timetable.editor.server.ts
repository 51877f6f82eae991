import { type RoundTrip, starterTimetable } from "#app/visiting/days/rhythm.ts";
import { timetableSchema } from "#app/visiting/visiting.schema.ts";
import type { Editor } from "#app/staff/core/editing/editor.server.ts";
import { storedSetting } from "#app/staff/core/editing/setting.server.ts";
import { timetableTexts } from "#app/staff/core/setting-texts/hours.texts.ts";

/** The shuttle's timetable, a round trip a line (rule T11). */
export const timetableEditor: Editor<RoundTrip[]> = {
  setting: storedSetting("shuttle.timetable", timetableSchema, starterTimetable),
  draftOf: (trips) => ({ lines: trips.map(({ fromStation, fromPark }) => `${fromStation} ${fromPark}`).join("\n") }),
  read(draft, locale) {
    const lines = (draft.lines ?? "")
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean);
    const trips = lines.map((line) => {
      const [fromStation = "", fromPark = "", ...rest] = line.split(/\s+/);
      const trip = timetableSchema.safeParse([{ fromStation, fromPark }]);
      return trip.success && rest.length === 0 && fromStation <= fromPark ? trip.data[0] : undefined;
    });
    const problems = trips.flatMap((trip, at) =>
      trip ? [] : [timetableTexts.wrong[locale].replace("{line}", String(at + 1))],
    );
    if (lines.length === 0) problems.push(timetableTexts.none[locale]);
    const value = trips.filter((trip) => trip !== undefined).sort((a, b) => a.fromStation.localeCompare(b.fromStation));
    return problems.length > 0 ? { ok: false, problems: problems.slice(0, 5) } : { ok: true, value };
  },
};
