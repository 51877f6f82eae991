import { ticketCounts } from "#app/submission-desk/queries/arrivals.server.ts";
import { kindOf } from "#app/submission-types.ts";
import { notesOf } from "#app/submissions/notes.server.ts";
import { readSubmission } from "#app/submissions/read.server.ts";
import { type Expected, figuresOf, readExpected } from "#app/staff/desk/day/expected.server.ts";
import { readCalendar } from "#app/places/park-calendar.server.ts";
import { formatDay } from "#platform/dates.ts";
import { listMark, type Locale } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import { moment } from "#app/submission-desk/status/status-page.server.ts";
import { say } from "#app/staff/core/desk.texts.ts";
import { readSessions } from "./calendar.server.ts";
import { deskCalendarTexts } from "./calendar.texts.ts";
import { formatClosed, formatClosedParts } from "./closed.server.ts";

/**
 * Everything the gate needs of a day, on paper: who comes when, with whom to speak, what was asked for, what is closed,
 * and the day's sessions. Nobody comes for a lantern: the temple has its own list, and here it is only said how many
 * there are.
 */
export async function readDaySheet(park: Park, day: Temporal.PlainDate, personal: boolean, locale: Locale) {
  const iso = day.toString();
  const all = await readExpected(park, iso, iso, personal, locale);
  const expected = all.filter(({ kindName }) => kindName !== "lantern");
  const calendar = await readCalendar(park);
  const lines = [];
  for (const entry of expected) lines.push(await lineOf(park, entry, personal, locale));
  return {
    day: iso,
    label: formatDay(day, locale, { year: true }),
    closed: formatClosed(calendar, day, locale),
    closedParts: await formatClosedParts(park, calendar.closures, day, locale),
    lines,
    lanterns: formatLanterns(
      all.filter(({ kindName }) => kindName === "lantern"),
      locale,
    ),
    sessions: await readSessions(park, calendar, day, day, locale),
    people: figuresOf(expected).expected,
    at: moment(park.now(), locale),
  };
}

/** How many lantern orders the day has; nothing where there are none. */
function formatLanterns(orders: readonly Expected[], locale: Locale): string {
  if (orders.length === 0) return "";
  const said = say(deskCalendarTexts[orders.length === 1 ? "lantern" : "lanterns"][locale], { n: orders.length });
  const unpaid = orders.filter(({ stateName }) => stateName === "unpaid").length;
  return unpaid > 0 ? say(deskCalendarTexts.unpaid[locale], { said, n: unpaid }) : said;
}

/** What stands in its own column already, or is of no use at the gate. */
function isSaid(
  value: string,
  { name, phone, time, people }: Expected,
  tickets: readonly { label: string; people: number }[],
): boolean {
  if (value === name || value === phone || value.includes("@")) return true;
  if (time !== "" && value.endsWith(time)) return true;
  return (
    new RegExp(`^${people}\\D`).test(value) ||
    (tickets[0] !== undefined && value.startsWith(`${tickets[0].label} ${tickets[0].people}`))
  );
}

async function lineOf(park: Park, entry: Expected, personal: boolean, locale: Locale) {
  const submission = await readSubmission(park.db, park, entry.id);
  if (!submission) return { ...entry, tickets: "", arrived: 0, facts: [], notes: [] };
  const tickets = (await ticketCounts(park, submission, locale)) ?? [];
  const facts =
    submission.personal === "erased"
      ? []
      : await kindOf(submission.kind).facts({ db: park.db, park }, submission, locale);
  return {
    ...entry,
    tickets: tickets.map(({ label, people }) => `${label} ${people}`).join(listMark[locale]),
    arrived: tickets.reduce((sum, { arrived }) => sum + arrived, 0),
    facts: facts
      .filter(({ personal: own, value }) => (personal || !own) && !isSaid(value, entry, tickets))
      .map(({ label, value }) => ({ label, value })),
    notes: personal ? (await notesOf(park, submission.id)).map(({ note }) => note) : [],
  };
}
