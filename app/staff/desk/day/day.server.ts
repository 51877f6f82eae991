import { openCalls } from "#app/submissions/emails/calls.server.ts";
import { listSubmissions, readRows } from "#app/submission-desk/queries/list.server.ts";
import { countUnanswered } from "#app/submission-desk/queries/unanswered.server.ts";
import { stuckMails } from "#app/submissions/emails.server.ts";
import { kinds } from "#app/submission-types.ts";
import { moment } from "#app/submission-desk/status/status-page.server.ts";
import { isOverdue, missingYear } from "#app/submissions/working-days/working-days.ts";
import { readHolidays } from "#app/submissions/working-days/working-years.server.ts";
import { listClosings } from "#app/closures/closing.server.ts";
import { readOutsideHours } from "#app/reservations/outside-hours.server.ts";
import { readDayLoads } from "#app/staff/desk/submission/hour-loads.server.ts";
import { mayRead } from "#app/staff/core/guards.server.ts";
import { mailName } from "#app/staff/core/mail-names.server.ts";
import { seesPersonal } from "#app/staff/core/staff-context.ts";
import type { Staff } from "#platform/auth/auth.ts";
import { formatSpan } from "#app/visiting/hours/format-span.ts";
import { dayOf, formatDay, formatTimeRange } from "#platform/dates.ts";
import type { Locale } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import { figuresOf, readExpected } from "./expected.server.ts";

const most = 8;
/** As many of those to be answered as one works through in a day; the list has them all. */
const mostUnanswered = 40;
/** Days ahead in which lantern rites are told of. */
const ritesAhead = 14;

/** The day at a glance: who comes, what is to be answered, what waits, what went wrong. */
export async function readDay(park: Park, staff: Staff, locale: Locale) {
  const personal = seesPersonal(staff);
  const today = dayOf(park.now());
  const [first, second, last] = [
    today.toString(),
    today.add({ days: 1 }).toString(),
    today.add({ days: ritesAhead }).toString(),
  ];
  const expected = await readExpected(park, first, last, personal, locale);
  const [counts, unanswered, waiting, asked, offered, closings, calls, mails, holidays, loads, tomorrowLoads, outside] =
    await Promise.all([
      countUnanswered(park),
      listSubmissions(park, { due: "unanswered" }, { page: 1, size: mostUnanswered, personal }),
      listSubmissions(
        park,
        { state: "waiting" },
        { page: 1, size: most, personal, sort: { by: "opened", down: false } },
      ),
      listSubmissions(
        park,
        { state: "question" },
        { page: 1, size: most, personal, sort: { by: "opened", down: false } },
      ),
      listSubmissions(park, { state: "offered" }, { page: 1, size: 1, personal: false }),
      listClosings(park),
      personal ? readCalls(park, locale) : [],
      stuckMails(park, most),
      readHolidays(park.db),
      readDayLoads(park, first, locale),
      readDayLoads(park, second, locale),
      readOutsideHours(park),
    ]);
  const brief = ({ id, code, kind, contact, dueOn, day, people, openedAt }: (typeof waiting.rows)[number]) => ({
    id,
    code,
    kind: kinds[kind]?.label[locale] ?? kind,
    name: contact?.name ?? "",
    people,
    opened: formatDay(dayOf(openedAt), locale, { short: true }),
    today: dueOn === first,
    due: dueOn ? formatDay(dueOn, locale, { short: true }) : "",
    overdue: dueOn !== undefined && isOverdue(dueOn, park.now()),
    day: day ? formatDay(day, locale, { short: true }) : "",
  });
  const onDay = (day: string) => {
    const entries = expected.filter((one) => one.day === day && one.kindName !== "lantern");
    return { day, entries, figures: figuresOf(entries) };
  };
  return {
    name: staff.name,
    days: [
      { ...onDay(first), label: formatDay(first, locale, { year: true }), loads },
      { ...onDay(second), label: formatDay(second, locale), loads: tomorrowLoads },
    ],
    rites: ritesIn(expected).map(({ day, count }) => ({ day, label: formatDay(day, locale), count })),
    unanswered: { counts, total: unanswered.total, rows: unanswered.rows.map(brief) },
    waiting: { total: waiting.total, offered: offered.total, rows: waiting.rows.map(brief) },
    asked: { total: asked.total, rows: await withDayAsked(park, asked.rows.map(brief), locale) },
    closings: closings.map(({ id, span }) => ({ id, label: formatSpan(span, locale) })),
    calls,
    outside: outside.map(({ id, code, date, startTime, endTime }) => ({
      id,
      code,
      when: `${formatDay(date, locale)} ${formatTimeRange(startTime, endTime, locale)}`,
    })),
    mails: mails.map(({ id, submissionId, code, kind, mail, since, refused }) => ({
      id,
      submissionId,
      code,
      title: mailName(kind, mail, locale),
      refused,
      since: moment(since, locale),
    })),
    year: mayRead(staff.role, "working-days") ? missingYear(holidays, park.now()) : undefined,
    mayAct: personal,
    opens: {
      closures: mayRead(staff.role, "closures"),
      rites: mayRead(staff.role, "rites/:day"),
    },
  };
}

export type DayShown = Awaited<ReturnType<typeof readDay>>;

/** When staff asked what nobody has answered yet. */
async function withDayAsked<Row extends { id: string }>(
  park: Park,
  rows: readonly Row[],
  locale: Locale,
): Promise<(Row & { asked: string })[]> {
  if (rows.length === 0) return [];
  const questions = await park.db
    .selectFrom("submission_questions")
    .select(["submission_id", "asked_on"])
    .where(
      "submission_id",
      "in",
      rows.map(({ id }) => id),
    )
    .orderBy("state_id")
    .execute();
  const days = new Map(questions.map(({ submission_id, asked_on }) => [submission_id, asked_on]));
  return rows.map((row) => ({
    ...row,
    asked: days.has(row.id) ? formatDay(days.get(row.id) ?? "", locale, { short: true }) : "",
  }));
}

/** Who has to be telephoned about what, the oldest first (rule B7). */
async function readCalls(park: Park, locale: Locale) {
  const calls = await openCalls(park, most);
  const rows = new Map(
    (
      await readRows(
        park,
        calls.map(({ submissionId }) => submissionId),
        true,
      )
    ).map((row) => [row.id, row]),
  );
  return calls.flatMap(({ id, submissionId, mail, since }) => {
    const row = rows.get(submissionId);
    return row?.contact
      ? [
          {
            id,
            submissionId,
            code: row.code,
            name: row.contact.person || row.contact.name,
            phone: row.contact.phone,
            about: mailName(row.kind, mail, locale),
            since: moment(since, locale),
          },
        ]
      : [];
  });
}

function ritesIn(expected: readonly { day: string; kindName: string }[]): { day: string; count: number }[] {
  const days = new Map<string, number>();
  for (const { day, kindName } of expected) if (kindName === "lantern") days.set(day, (days.get(day) ?? 0) + 1);
  return [...days].map(([day, count]) => ({ day, count }));
}
