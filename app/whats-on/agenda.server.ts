import { closedAllDay } from "#app/visiting/open-spans.ts";
import { readCalendar } from "#app/visiting/park-calendar.server.ts";
import { sayLunar } from "#app/visiting/say-lunar.ts";
import type { Visit } from "#app/visiting/visit.server.ts";
import { listItems } from "#platform/content/store.ts";
import type { Passage } from "#platform/locales.ts";
import { calendarTexts } from "./calendar.texts.ts";
import { type ProgramName, programTypes } from "./programs.server.ts";
import { type Occurrence, occurrencesOn } from "#app/visiting/sessions.ts";

export type AgendaSession = { session: string; from: string; until: string; state: Occurrence["state"]; to: string; title: Passage };
export type Agenda = {
  /** Why the park is closed all day, where it is. */
  closed: string | undefined;
  /** The lunar day as the language says it: 十月十三. */
  lunar: string | undefined;
  sessions: AgendaSession[];
  exhibitions: { to: string; title: Passage }[];
};

/** One park day: its sessions by the clock and the exhibitions on view; nothing takes place on a day the park is closed. */
export async function readAgenda(visit: Visit, day: Temporal.PlainDate, kind: ProgramName | undefined): Promise<Agenda> {
  const iso = day.toString();
  const [calendar, programs] = await Promise.all([readCalendar(visit.park), programsOf(visit, kind)]);
  const shut = closedAllDay(calendar, day);
  const closed = shut && (shut.reason?.[visit.locale] ?? calendarTexts.closed[visit.locale]);
  const title = (words: { zh_TW: string }) => visit.tell<{ zh_TW: string }>(words);
  const sessions = programs.flatMap(({ name, item }) =>
    occurrencesOn(calendar, item.data, iso).map(({ session, from, to, state }) => ({ session, from, until: to, state, to: `/${name}/${item.slug}`, title: title(item.data.title) })),
  );
  const exhibitions = programs
    .filter(({ name, item }) => name === "exhibition" && item.data.startsOn <= iso && iso <= item.data.endsOn)
    .map(({ item }) => ({ to: `/exhibition/${item.slug}`, title: title(item.data.title) }));
  return { closed, lunar: sayLunar(day, visit.locale), sessions: sessions.sort((a, b) => a.from.localeCompare(b.from)), exhibitions };
}

/** How many sessions each day of a month holds. */
export async function countDays(visit: Visit, month: Temporal.PlainYearMonth, kind: ProgramName | undefined): Promise<{ day: string; count: number }[]> {
  const [calendar, programs] = await Promise.all([readCalendar(visit.park), programsOf(visit, kind)]);
  return Array.from({ length: month.daysInMonth }, (_, at) => {
    const day = month.toPlainDate({ day: at + 1 }).toString();
    const count = programs.reduce((sum, { item }) => sum + occurrencesOn(calendar, item.data, day).filter(({ state }) => state !== "cancelled").length, 0);
    return { day, count };
  });
}

async function programsOf(visit: Visit, kind: ProgramName | undefined) {
  const names = kind ? [kind] : (["exhibition", "show", "activity"] as const);
  const lists = names.map(async (name) => (await listItems(visit.park, programTypes[name])).map((item) => ({ name, item })));
  return (await Promise.all(lists)).flat();
}
