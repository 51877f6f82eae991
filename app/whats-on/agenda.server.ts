import { festival } from "#app/temple/temple.content.ts";
import { nextFestivalDay } from "#app/temple/festival-days.ts";
import { isHeld, formatHeld } from "#app/temple/festival-hours.ts";
import { closedAllDay } from "#app/visiting/hours/open-spans.ts";
import { readCalendar } from "#app/places/park-calendar.server.ts";
import { formatLunar } from "#app/visiting/days/format-lunar.ts";
import { type Occurrence, occurrencesOn } from "#app/visiting/days/sessions.ts";
import type { Visit } from "#app/visiting/visit.server.ts";
import { listItems } from "#platform/content/store.ts";
import type { Passage } from "#platform/locales.ts";
import { type CalendarKind, calendarTexts } from "./calendar.texts.ts";
import { programTypes, formatRun } from "./programs.server.ts";

export type AgendaLink = { to: string; title: Passage };
export type AgendaSession = AgendaLink & {
  kind: "exhibition" | "show" | "activity";
  session: string;
  from: string;
  until: string;
  state: Occurrence["state"];
};
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

type MonthDay = {
  day: string;
  closed: boolean;
  held: [kind: CalendarKind, count: number][];
  /** What it is marked for. */
  kinds: CalendarKind[];
  /** Festivals, and what is held on a day or two of the month. */
  special: AgendaLink[];
};

/** What is held on this many days of a month or fewer is special. */
const rareDays = 2;

const heldKinds = ["show", "activity", "exhibition", "festival"] as const;

/** What the calendar shows, read once for any number of days; `kind` leaves one kind (rule T18). */
export async function openAgenda(visit: Visit, kind: CalendarKind | undefined) {
  const { park, locale } = visit;
  const names = (["exhibition", "show", "activity"] as const).filter((name) => !kind || name === kind);
  const lists = names.map(async (name) =>
    (await listItems(park, programTypes[name])).map((item) => ({
      name,
      item,
      title: visit.localize<{ zh_TW: string }>(item.data.title),
    })),
  );
  const [calendar, programs, festivals] = await Promise.all([
    readCalendar(park),
    Promise.all(lists).then((all) => all.flat()),
    !kind || kind === "festival" ? listItems(park, festival) : [],
  ]);
  const exhibitions = programs.filter(({ name }) => name === "exhibition");

  /** One park day: its sessions by the clock, festivals, and the exhibitions on view. */
  function dayOf(day: Temporal.PlainDate): AgendaDay {
    const iso = day.toString();
    const shut = closedAllDay(calendar, day);
    const sessions = programs.flatMap(({ name, item, title }) =>
      occurrencesOn(calendar, item.data, iso).map(({ session, from, to, state }) => ({
        kind: name,
        session,
        from,
        until: to,
        state,
        to: `/${name}/${item.slug}`,
        title,
      })),
    );
    return {
      day: iso,
      closed: shut && (shut.reason?.[locale] ?? calendarTexts.closed[locale]),
      lunar: formatLunar(day, locale),
      sessions: sessions.sort((a, b) => a.from.localeCompare(b.from)),
      festivals: festivals
        .filter(({ data }) => nextFestivalDay(data.rule, day)?.equals(day) && isHeld(data, calendar, day) !== "off")
        .map(({ slug, data }) => ({
          to: `/festival#${slug}`,
          title: visit.localize<{ zh_TW: string }>(data.name),
          hours: isHeld(data, calendar, day) === "held" ? formatHeld(data, locale) : undefined,
        })),
      exhibitions: exhibitions
        .filter(({ item: { data } }) => data.startsOn <= iso && iso <= data.endsOn)
        .map(({ item, title }) => ({ to: `/exhibition/${item.slug}`, title })),
    };
  }
  /**
   * A month: what most of its days hold, and each day with how much of each kind it holds; what is called off does not
   * count. A day is marked only for what sets it apart – a kind most days do not hold, a festival, a program of one or
   * two days – unless one kind alone is shown.
   */
  function readMonth(month: Temporal.PlainYearMonth): { usual: CalendarKind[]; days: MonthDay[] } {
    const days = Array.from({ length: month.daysInMonth }, (_, at) => dayOf(month.toPlainDate({ day: at + 1 }))).map(
      ({ sessions, ...day }) => ({ ...day, sessions: sessions.filter(({ state }) => state !== "cancelled") }),
    );
    const daysOf = new Map<string, Set<string>>();
    for (const { day, sessions } of days)
      for (const { to } of sessions) daysOf.set(to, (daysOf.get(to) ?? new Set()).add(day));
    const isRare = ({ to }: AgendaLink) => (daysOf.get(to)?.size ?? 0) <= rareDays;
    const counted = days.map((one) => ({
      one,
      held: heldKinds
        .map((name): [CalendarKind, number] => [
          name,
          name === "festival" ? one.festivals.length : one.sessions.filter((session) => session.kind === name).length,
        ])
        .filter(([, count]) => count > 0),
    }));
    const open = counted.filter(({ one }) => !one.closed);
    const usual = kind
      ? []
      : heldKinds.filter(
          (name) =>
            name !== "festival" &&
            open.filter(({ held }) => held.some(([other]) => other === name)).length * 2 > open.length,
        );
    return {
      usual,
      days: counted.map(({ one: { day, closed, sessions, festivals: held }, held: counts }) => {
        const rare = sessions.filter(isRare);
        const special = [...new Map([...held, ...rare].map((link) => [link.to, link])).values()];
        const kinds = counts
          .map(([name]) => name)
          .filter((name) => !usual.includes(name) || rare.some((session) => session.kind === name));
        return { day, closed: closed !== undefined, held: counts, kinds, special };
      }),
    };
  }
  /** The exhibitions of a stretch of days, each once, with its own days. */
  function exhibitionsBetween(from: string, to: string): (AgendaLink & { dates: string })[] {
    return exhibitions
      .filter(({ item: { data } }) => data.startsOn <= to && from <= data.endsOn)
      .map(({ item, title }) => ({
        to: `/exhibition/${item.slug}`,
        title,
        dates: formatRun(item.data, park.now(), locale),
      }));
  }
  return { dayOf, readMonth, exhibitionsBetween };
}
