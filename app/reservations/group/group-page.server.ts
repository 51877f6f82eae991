import { data } from "react-router";
import { formatDay, formatTimeRange } from "#platform/dates.ts";
import type { FormValues } from "#platform/form/message.ts";
import type { FormState } from "#platform/form/receive.ts";
import type { Locale } from "#platform/locales.ts";
import type { Alternative } from "#app/reservations/capacity/alternatives.server.ts";
import type { Availability } from "#app/reservations/capacity/availability.server.ts";
import type { FullShown } from "./group-form.tsx";
import { type Facts, fillFacts } from "#app/visiting/facts/format-fact.ts";
import { freeReasonHints, freeReasonNames } from "./free-reason.texts.ts";
import { classTours, fieldTrips, freeReasons } from "./group.ts";
import { groupTexts } from "./group.texts.ts";

/** What the address asks for: a day, an hour of it, a programme. `choice` is the programme as it stands in links. */
export type Asked = { day: string | undefined; hour: number | undefined; choice: string };

/**
 * Reads an address such as `/field-trip?date=2026-12-01&hour=9&fieldTrip=B`; a day or an hour that is none answers 404.
 */
export function readQuery({ searchParams }: URL): Asked {
  const [date, hour] = [searchParams.get("date"), searchParams.get("hour")];
  if (hour !== null && !/^\d{1,2}$/.test(hour)) throw data(null, { status: 404 });
  const choice = new URLSearchParams();
  const trip = fieldTrips.find((one) => one !== "" && one === searchParams.get("fieldTrip"));
  const tour = classTours.find((one) => one !== "" && one === searchParams.get("classTour"));
  if (trip) choice.set("fieldTrip", trip);
  if (tour) choice.set("classTour", tour);
  return {
    day: date === null ? undefined : dayInQuery(date),
    hour: hour === null ? undefined : Number(hour),
    choice: choice.toString(),
  };
}

function dayInQuery(date: string): string {
  if (!/^20\d\d-\d\d-\d\d$/.test(date)) throw data(null, { status: 404 });
  try {
    return Temporal.PlainDate.from(date, { overflow: "reject" }).toString();
  } catch {
    throw data(null, { status: 404 });
  }
}

/** What the address asks of the form: the programme of its page, and the day and hour that were chosen. */
export function presetOf(bare: string, { day, hour, choice }: Asked, { chosen }: Availability): FormValues {
  const query = new URLSearchParams(choice);
  const fieldTrip = query.get("fieldTrip") ?? (bare === "/field-trip" ? "A" : "");
  const classTour = query.get("classTour") ?? (bare === "/class-tour" ? "1" : "");
  const at = chosen?.hours.find((one) => one.hour === hour);
  return {
    // The one excludes the other.
    ...((fieldTrip || classTour) && { fieldTrip: [fieldTrip], classTour: [classTour] }),
    ...(day && { date: [day] }),
    ...(at && { startTime: [at.time], endTime: [at.until] }),
  };
}

/** Why people may come in free, as the form offers it, with the age and the height of the day. */
export function freeChoicesOf(facts: Facts, locale: Locale): { value: string; label: string; hint?: string }[] {
  return freeReasons.flatMap((value) => {
    if (value === "") return [];
    const hint = freeReasonHints[value];
    return [
      { value, label: freeReasonNames[value][locale], ...(hint && { hint: fillFacts(hint[locale], facts, locale) }) },
    ];
  });
}

/**
 * What the pressed button wishes besides sending: the estimate, the waiting list, or another time, as the form's
 * values.
 */
export function wishOf(posted: FormData): "estimate" | "wait" | FormValues | undefined {
  const wish = posted.get("wish");
  if (wish === "estimate" || wish === "wait") return wish;
  const [, date, start, end] =
    /^(\d{4}-\d\d-\d\d) (\d\d:\d\d) (\d\d:\d\d)$/.exec(typeof wish === "string" ? wish : "") ?? [];
  return date && start && end ? { date: [date], startTime: [start], endTime: [end] } : undefined;
}

/** The form again with what was wished for, an estimate or another time, in view and in focus. */
export function showWish(form: FormState, wish: "estimate" | FormValues): FormState {
  return {
    ...form,
    errors: [],
    ...(wish === "estimate" ? { focus: "estimate" } : { values: { ...form.values, ...wish }, focus: "date" }),
  };
}

/** What is said when an hour is full: how much is left, and the nearest times to change to (rule G15). */
export function showFull(
  { left, alternatives }: { left: number; alternatives: readonly Alternative[] },
  { total }: { total: number },
  locale: Locale,
): FullShown {
  return {
    lead: groupTexts[left === 0 ? "noneLeft" : "fullHour"][locale]
      .replace("{left}", String(left))
      .replace("{total}", String(total)),
    alternatives: alternatives.map(({ date, startTime, endTime, left: room }) => ({
      value: `${date} ${startTime} ${endTime}`,
      label: groupTexts.pick[locale]
        .replace("{day}", formatDay(date, locale))
        .replace("{time}", formatTimeRange(startTime, endTime, locale))
        .replace("{left}", String(room)),
    })),
  };
}
