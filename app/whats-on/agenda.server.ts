import { festival } from "#app/temple/temple.content.ts";
import { nextFestivalDay } from "#app/temple/festival-days.ts";
import { isHeld, sayHeld } from "#app/temple/festival-hours.ts";
import { closedAllDay } from "#app/visiting/hours/open-spans.ts";
import { readCalendar } from "#app/visiting/hours/park-calendar.server.ts";
import { sayLunar } from "#app/visiting/days/say-lunar.ts";
import { type Occurrence, occurrencesOn } from "#app/visiting/days/sessions.ts";
import type { Visit } from "#app/visiting/visit.server.ts";
import { listItems } from "#platform/content/store.ts";
import type { Passage } from "#platform/locales.ts";
import { type CalendarKind, calendarTexts } from "./calendar.texts.ts";
import { programTypes, sayRun } from "./programs.server.ts";

export type AgendaLink = { to: string; title: Passage };
export type AgendaSession = AgendaLink & { kind: "exhibition" | "show" | "activity"; session: string; from: string; until: string; state: Occurrence["state"] };
export type AgendaDay = {
  day: string;
  /** Why the park is closed all day, where it is. */
  closed: string | undefined;
  /** The lunar day as the language says it: 十月十三. */
  lunar: string | undefined;
  sessions: AgendaSession[];
  /** With their own hours, where those are known. */
  festivals: (AgendaLink & { hours: string | undefined })[];
  exhibitions: AgendaLink[];
};

const heldKinds = ["show", "activity", "exhibition", "festival"] as const;

/** What the calendar shows, read once for any number of days; `kind` leaves one kind (rule T18). */
export async function openAgenda(visit: Visit, kind: CalendarKind | undefined) {
  const { park, locale } = visit;
  const names = (["exhibition", "show", "activity"] as const).filter((name) => !kind || name === kind);
  const lists = names.map(async (name) => (await listItems(park, programTypes[name])).map((item) => ({ name, item, title: visit.tell<{ zh_TW: string }>(item.data.title) })));
  const [calendar, programs, festivals] = await Promise.all([readCalendar(park), Promise.all(lists).then((all) => all.flat()), !kind || kind === "festival" ? listItems(park, festival) : []]);
  const exhibitions = programs.filter(({ name }) => name === "exhibition");

  /** One park day: its sessions by the clock, festivals, and the exhibitions on view. */
  function dayOf(day: Temporal.PlainDate): AgendaDay {
    const iso = day.toString();
    const shut = closedAllDay(calendar, day);
    const sessions = programs.flatMap(({ name, item, title }) =>
      occurrencesOn(calendar, item.data, iso).map(({ session, from, to, state }) => ({ kind: name, session, from, until: to, state, to: `/${name}/${item.slug}`, title })),
    );
    return {
      day: iso,
      closed: shut && (shut.reason?.[locale] ?? calendarTexts.closed[locale]),
      lunar: sayLunar(day, locale),
      sessions: sessions.sort((a, b) => a.from.localeCompare(b.from)),
      festivals: festivals.filter(({ data }) => nextFestivalDay(data.rule, day)?.equals(day) && isHeld(data, calendar, day) !== "off").map(({ slug, data }) => ({ to: `/festival#${slug}`, title: visit.tell<{ zh_TW: string }>(data.name), hours: isHeld(data, calendar, day) === "held" ? sayHeld(data, locale) : undefined })),
      exhibitions: exhibitions.filter(({ item: { data } }) => data.startsOn <= iso && iso <= data.endsOn).map(({ item, title }) => ({ to: `/exhibition/${item.slug}`, title })),
    };
  }
  /** How many of each kind a day of a month holds, most told first; what is called off does not count. */
  function countDays(month: Temporal.PlainYearMonth): { day: string; closed: boolean; held: [kind: CalendarKind, count: number][] }[] {
    return Array.from({ length: month.daysInMonth }, (_, at) => {
      const { day, closed, sessions, festivals } = dayOf(month.toPlainDate({ day: at + 1 }));
      const on = sessions.filter(({ state }) => state !== "cancelled");
      const held = heldKinds.map((one): [CalendarKind, number] => [one, one === "festival" ? festivals.length : on.filter((session) => session.kind === one).length]);
      return { day, closed: closed !== undefined, held: held.filter(([, count]) => count > 0) };
    });
  }
  /** The exhibitions of a stretch of days, each once, with its own days. */
  function exhibitionsBetween(from: string, to: string): (AgendaLink & { dates: string })[] {
    return exhibitions
      .filter(({ item: { data } }) => data.startsOn <= to && from <= data.endsOn)
      .map(({ item, title }) => ({ to: `/exhibition/${item.slug}`, title, dates: sayRun(item.data, park.now(), locale) }));
  }
  return { dayOf, countDays, exhibitionsBetween };
}
