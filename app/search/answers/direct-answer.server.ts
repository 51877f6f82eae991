import { readSpots } from "#app/places/map/spots.server.ts";
import { shortestWalk } from "#app/places/map/directions/shortest-way.ts";
import type { Need } from "#app/places/needs.ts";
import { meets } from "#app/places/needs.ts";
import { isLunarNewYearsEve } from "#app/visiting/days/lunar.ts";
import { formatFact } from "#app/visiting/facts/format-fact.ts";
import { closedAllDay, openSpansOn } from "#app/visiting/hours/open-spans.ts";
import { hoursOn } from "#app/visiting/hours/opening.ts";
import { readCalendar } from "#app/places/park-calendar.server.ts";
import { formatMoment, formatStatus } from "#app/visiting/hours/format-status.ts";
import { ticketRows } from "#app/visiting/prices/tickets.ts";
import { ticketTexts } from "#app/visiting/prices/tickets.texts.ts";
import type { Visit } from "#app/visiting/visit.server.ts";
import { parkRhythm, parkStatus, readFacts, readTimetable } from "#app/visiting/visiting.server.ts";
import { dayOf, formatDay, formatTimeRange, startOfDay, timeOf, weekdayOf } from "#platform/dates.ts";
import { listMark, type Passage } from "#platform/locales.ts";
import { answerTexts } from "./answers.texts.ts";
import { type DayInQuestion, type Question, subjectOf } from "./subjects.ts";

/** What answers a question at once: a sentence, some facts beside it, and where to read on. */
export type DirectAnswer = {
  heading: string;
  sentence: string;
  rows: { term: Passage; detail: string; to?: string | undefined }[];
  links: { to: string; text: string }[];
};

/**
 * The answer to a question about hours, prices, toilets, nursing rooms, parking or the shuttle, from the facts as they
 * are now (rule Q12); undefined for any other.
 */
export async function answerTo(visit: Visit, asked: string): Promise<DirectAnswer | undefined> {
  const question = subjectOf(asked);
  if (!question) return undefined;
  switch (question.subject) {
    case "hours":
      return hours(visit, question.day);
    case "prices":
      return prices(visit);
    case "toilets":
      return facility(visit, question.accessible ? "accessibleToilets" : "toilets", question);
    case "nursing-room":
      return facility(visit, "nursing", question);
    case "parking":
      return parking(visit);
    case "shuttle":
      return shuttle(visit);
  }
}

async function hours({ park, locale }: Visit, asked: DayInQuestion | undefined): Promise<DirectAnswer> {
  const [calendar, status] = [await readCalendar(park), await parkStatus(park)];
  const now = park.now();
  const today = dayOf(now);
  park.cache.expireAt(startOfDay(today.add({ days: 1 })));
  const told = daysInQuestion(asked, today).map((day) => {
    const isToday = day.equals(today);
    const named = isToday ? say("today") : say("onDay", { day: formatDay(day, locale) });
    const closed = closedAllDay(calendar, day);
    const spans = openSpansOn(calendar, day);
    const rule = hoursOn(calendar.hours, day).hours;
    // A closing that ends the day early ends admission too.
    const last = spans.some(({ to }) => timeOf(to) === rule?.closes) ? rule?.lastAdmission : undefined;
    return {
      sentence: closed
        ? say("closedOn", { day: named })
        : say("openOn", {
            day: named,
            hours: spans.map(({ from, to }) => formatTimeRange(from, to, locale)).join(listMark[locale]),
          }),
      rows: [
        ...(closed?.reason ? [{ term: word("why"), detail: closed.reason[locale] }] : []),
        ...(!closed && last ? [{ term: word("lastAdmission"), detail: last }] : []),
        ...(isToday && !closed ? [{ term: word("now"), detail: formatStatus(status, now, locale).short }] : []),
      ],
      calendar: { to: `/calendar?date=${day}`, text: say("thatDay") },
    };
  });
  const rows = told.flatMap((one) => one.rows);
  return {
    heading: say("hours"),
    sentence: told.map(({ sentence }) => sentence).join(say("between")),
    // Two days with the same last admission tell it once.
    rows: rows.filter(
      (row, at) => rows.findIndex(({ term, detail }) => term.text === row.term.text && detail === row.detail) === at,
    ),
    links: [{ to: "/time", text: say("allHours") }, ...told.slice(0, 1).map(({ calendar: link }) => link)],
  };

  function say(name: keyof typeof answerTexts, values: Record<string, string> = {}): string {
    return filled(answerTexts[name][locale], values);
  }
  function word(name: keyof typeof answerTexts): Passage {
    return { text: answerTexts[name][locale] };
  }
}

/** The days a question names, from today on; today where it names none. */
function daysInQuestion(asked: DayInQuestion | undefined, today: Temporal.PlainDate): Temporal.PlainDate[] {
  const next = (wanted: (day: Temporal.PlainDate) => boolean) => {
    for (let days = 0; days < 400; days++) if (wanted(today.add({ days }))) return [today.add({ days })];
    return [today];
  };
  switch (asked?.kind) {
    case "in-days":
      return [today.add({ days: asked.days })];
    case "weekday":
      return next((day) => weekdayOf(day) === asked.weekday);
    case "weekend":
      return [...next((day) => weekdayOf(day) === 6), ...next((day) => weekdayOf(day) === 7)];
    case "lunar-new-years-eve":
      return next((day) => isLunarNewYearsEve(day.toString()));
    case "date":
      return next((day) => day.month === asked.month && day.day === asked.day);
    default:
      return [today];
  }
}

async function prices({ park, locale }: Visit): Promise<DirectAnswer> {
  const [regular, ...others] = ticketRows(await readFacts(park), locale);
  return {
    heading: answerTexts.prices[locale],
    sentence: regular ? `${regular.name} ${regular.single}` : "",
    rows: others
      .filter(({ single }) => single !== ticketTexts.none[locale])
      .map(({ name, who, single }) => ({
        term: { text: name },
        detail: `${single}${locale === "en_US" ? ` (${who})` : `（${who}）`}`,
      })),
    links: [{ to: "/info", text: answerTexts.allPrices[locale] }],
  };
}

/** Where the nearest to the gate are, on foot. */
async function facility(
  visit: Visit,
  name: "toilets" | "accessibleToilets" | "nursing",
  { accessible }: Question,
): Promise<DirectAnswer | undefined> {
  const { locale } = visit;
  const places = await readSpots(visit);
  const gate = places.find(({ data }) => data.kind === "gate")?.spot;
  const need: Need = name === "nursing" ? "nursing-room" : "toilet";
  const fitting = places.filter(({ data }) =>
    name === "accessibleToilets" ? data.facilities.includes("accessible-toilet") : meets(data, [need]),
  );
  if (!gate || fitting.length === 0) return undefined;
  const walks = fitting.flatMap(({ spot }) => {
    const walk = spot.id === gate.id ? { minutes: 0 } : shortestWalk(gate, spot, { stepFree: accessible });
    return walk ? [{ spot, minutes: walk.minutes }] : [];
  });
  walks.sort((a, b) => a.minutes - b.minutes);
  const [nearest, ...others] = walks;
  if (!nearest) return undefined;
  const say = (text: keyof typeof answerTexts, values: Record<string, string> = {}) =>
    filled(answerTexts[text][locale], { gate: gate.name.text, ...values });
  return {
    heading: say(name),
    sentence: say(nearest.minutes === 0 ? "atTheGate" : "nearest", {
      place: nearest.spot.name.text,
      minutes: String(nearest.minutes),
    }),
    rows: [nearest, ...others].slice(0, 3).map(({ spot, minutes }) => ({
      term: spot.name,
      detail: minutes === 0 ? say("here") : say("onFoot", { minutes: String(minutes) }),
      to: spot.to,
    })),
    links: [
      {
        to: `/navigate?need=${need}${accessible ? "&need=step-free" : ""}`,
        text: walks.length === 1 ? say("onMapOne") : say("onMap", { n: String(walks.length) }),
      },
    ],
  };
}

async function parking({ park, locale, wording }: Visit): Promise<DirectAnswer> {
  const facts = await readFacts(park);
  return {
    heading: answerTexts.parking[locale],
    sentence: wording.word(answerTexts.parkingFees[locale]),
    rows: [
      {
        term: { text: answerTexts.accessibleDesk[locale] },
        detail: formatFact(facts["parking.accessibleDesk"], locale),
      },
    ],
    links: [{ to: "/access#parking", text: answerTexts.arrive[locale] }],
  };
}

async function shuttle({ park, locale }: Visit): Promise<DirectAnswer> {
  const [{ shuttle: next }, timetable] = [await parkRhythm(park), await readTimetable(park)];
  const now = park.now();
  const moment = (at: Temporal.Instant) => formatMoment(at, now, locale);
  const [out, back] = [
    timetable.map(({ fromStation }) => fromStation).sort(),
    timetable.map(({ fromPark }) => fromPark).sort(),
  ];
  const text = (name: keyof typeof answerTexts) => answerTexts[name][locale];
  return {
    heading: text("shuttle"),
    sentence: next.fromStation.at
      ? filled(text("nextFromStation"), { time: moment(next.fromStation.at) })
      : text("noShuttle"),
    rows: [
      ...(next.fromPark.at ? [{ term: { text: text("nextFromPark") }, detail: moment(next.fromPark.at) }] : []),
      ...(out.length > 0
        ? [{ term: { text: text("firstAndLast") }, detail: formatTimeRange(out[0] ?? "", out.at(-1) ?? "", locale) }]
        : []),
      ...(back.length > 0 ? [{ term: { text: text("lastBack") }, detail: back.at(-1) ?? "" }] : []),
    ],
    links: [{ to: "/access#timetable", text: text("timetable") }],
  };
}

function filled(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
