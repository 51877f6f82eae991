import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { readIdentity, sayWhere } from "#app/visiting/identity.server.ts";
import { instantAt } from "#platform/dates.ts";
import type { Locale } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import { type DeedState, endStates } from "#app/deeds/deed.ts";
import type { Deed, DeedEvent, EventDay } from "#app/deeds/kind.ts";

/**
 * The calendar file of a deed's date; an imported one is replaced by a later one, and says so when the deed fell away.
 */
export async function calendarFile(
  park: Park,
  deed: Deed,
  event: DeedEvent,
  locale: Locale,
  link: string,
): Promise<string> {
  const host = new URL(park.config.siteUrl).host;
  const fellAway = endStates.includes(deed.state) && deed.state !== "attended" && deed.state !== "done";
  const identity = await readIdentity(park);
  const name = identity.park[locale];
  const calendar = ical({
    name,
    prodId: { company: "park", product: "deeds", language: locale.slice(0, 2).toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const [order, day] of [event, ...(event.further ?? [])].entries())
    calendar.createEvent({
      id: `${deed.id}${order === 0 ? "" : `-${order + 1}`}@${host}`,
      sequence: Math.floor(park.now().epochMilliseconds / 1000) - Math.floor(deed.openedAt.epochMilliseconds / 1000),
      stamp: new Date(park.now().epochMilliseconds),
      ...spanOf(day),
      summary: event.title,
      description: `${deed.code}\n${link}`,
      url: link,
      location: sayWhere([event.place ?? name], identity, locale),
      status: fellAway
        ? ICalEventStatus.CANCELLED
        : certain.includes(deed.state)
          ? ICalEventStatus.CONFIRMED
          : ICalEventStatus.TENTATIVE,
    });
  return calendar.toString();
}

const certain: readonly DeedState[] = ["confirmed", "paid", "performed-unpaid", "performed", "attended", "done"];

function spanOf({ day, from, to }: EventDay) {
  if (!from) return { allDay: true, start: new Date(`${day}T00:00:00Z`) };
  const at = (time: string) => new Date(instantAt(day, time).epochMilliseconds);
  return { start: at(from), end: at(to ?? from) };
}
