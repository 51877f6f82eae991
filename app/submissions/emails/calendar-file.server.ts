import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { readIdentity, formatWhere } from "#app/visiting/identity.server.ts";
import { instantAt } from "#platform/dates.ts";
import type { Locale } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import { type SubmissionState, endStates } from "#app/submissions/submission.ts";
import type { Submission, SubmissionEvent, EventDay } from "#app/submissions/submission-type.ts";

/**
 * The calendar file of a submission's date; an imported one is replaced by a later one, and says so when the submission
 * fell away.
 */
export async function calendarFile(
  park: Park,
  submission: Submission,
  event: SubmissionEvent,
  locale: Locale,
  link: string,
): Promise<string> {
  const host = new URL(park.config.siteUrl).host;
  const fellAway =
    endStates.includes(submission.state) && submission.state !== "attended" && submission.state !== "done";
  const identity = await readIdentity(park);
  const name = identity.park[locale];
  const calendar = ical({
    name,
    prodId: { company: "park", product: "submissions", language: locale.slice(0, 2).toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const [order, day] of [event, ...(event.further ?? [])].entries())
    calendar.createEvent({
      id: `${submission.id}${order === 0 ? "" : `-${order + 1}`}@${host}`,
      sequence:
        Math.floor(park.now().epochMilliseconds / 1000) - Math.floor(submission.openedAt.epochMilliseconds / 1000),
      stamp: new Date(park.now().epochMilliseconds),
      ...spanOf(day),
      summary: event.title,
      description: `${submission.code}\n${link}`,
      url: link,
      location: formatWhere([event.place ?? name], identity, locale),
      status: fellAway
        ? ICalEventStatus.CANCELLED
        : certain.includes(submission.state)
          ? ICalEventStatus.CONFIRMED
          : ICalEventStatus.TENTATIVE,
    });
  return calendar.toString();
}

const certain: readonly SubmissionState[] = ["confirmed", "paid", "performed-unpaid", "performed", "attended", "done"];

function spanOf({ day, from, to }: EventDay) {
  if (!from) return { allDay: true, start: new Date(`${day}T00:00:00Z`) };
  const at = (time: string) => new Date(instantAt(day, time).epochMilliseconds);
  return { start: at(from), end: at(to ?? from) };
}
