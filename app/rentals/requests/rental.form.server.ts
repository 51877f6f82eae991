import { z } from "zod";
import type { Space } from "#app/rentals/spaces.server.ts";
import { formatDay } from "#platform/dates.ts";
import { defineForm } from "#platform/form/define.ts";
import {
  count,
  day,
  email,
  type Field,
  field,
  line,
  lines,
  oneOf,
  optional,
  personName,
  phone,
  taxId,
  ticked,
  time,
} from "#platform/form/fields.ts";
import type { FormErrors } from "#platform/form/message.ts";
import type { Locale, Localized } from "#platform/locales.ts";
import type { RentalOrder } from "./ask.server.ts";
import { refusalWords } from "./refusals.texts.ts";
import {
  eventKinds,
  fieldOf,
  type Refusal,
  type RentalCalendar,
  refuse,
  type TimePart,
  type TimeRow,
  timeParts,
  timeRows,
  type WrittenTime,
} from "./rental.ts";
import { fieldNames, formTexts, partLabel, partNames } from "./rental.texts.ts";

const [aDay, aTime] = [optional(day()), optional(time())];
/** Four rows of days and hours; what is needed of a row is asked by `timesOf`. */
const rows = {
  day1: aDay,
  lastDay1: aDay,
  setUp1: aTime,
  starts1: aTime,
  ends1: aTime,
  clear1: aTime,
  day2: aDay,
  lastDay2: aDay,
  setUp2: aTime,
  starts2: aTime,
  ends2: aTime,
  clear2: aTime,
  day3: aDay,
  lastDay3: aDay,
  setUp3: aTime,
  starts3: aTime,
  ends3: aTime,
  clear3: aTime,
  day4: aDay,
  lastDay4: aDay,
  setUp4: aTime,
  starts4: aTime,
  ends4: aTime,
  clear4: aTime,
} satisfies Record<`${TimePart}${TimeRow}`, Field<string | undefined>>;

/** Slugs of spaces, each once; which of them there are is asked of the database. */
const slugs = () => field((_, all) => [...new Set(all.filter((one) => /^[a-z0-9-]{1,80}$/.test(one)))].slice(0, 20));

/** The form of /space/inside and /space/outside (rule D11). */
export const rentalForm = defineForm({
  name: "rental",
  schema: z.object({
    spaces: slugs(),
    event: oneOf(eventKinds),
    title: line({ max: 80 }),
    ...rows,
    heads: count({ min: 1, max: 99_999 }),
    needs: optional(lines({ max: 2000 })),
    organiser: line({ max: 80 }),
    taxId: optional(taxId()),
    contactName: personName(),
    phone: phone(),
    email: email(),
    guidelines: ticked(),
    privacy: ticked(),
    rows: optional(count({ min: 1, max: timeRows.length })),
  }),
  labels: { ...fieldNames, ...rowLabels(), rows: formTexts.when },
  messages: {
    ...refusalWords,
    rowMissing: {
      zh_TW: "請填「{label}」，這一列才完整。",
      en_US: "{label}: please fill this in to complete the row.",
      ja_JP: "この行には「{label}」もご記入ください。",
    },
  },
});

/** What staff change of a rental, read as it was first sent. */
export const changeSchema = z.object({ ...rows, heads: rentalForm.schema.shape.heads });

type Sent = z.output<typeof rentalForm.schema>;

/** The rows that were filled in, or what is missing of them: a row needs its day and the event's hours. */
export function timesOf(sent: Partial<Pick<Sent, keyof typeof rows>>): { times: WrittenTime[]; errors: FormErrors } {
  const errors: Record<string, { key: string }[]> = {};
  const times = timeRows.flatMap((row): WrittenTime[] => {
    const [on, lastDay, setUp, starts, ends, clear] = timeParts.map((part) => sent[fieldOf(part, row)]);
    if (!on && !lastDay && !setUp && !starts && !ends && !clear) return [];
    for (const [part, value] of [
      ["day", on],
      ["starts", starts],
      ["ends", ends],
    ] as const)
      if (!value) errors[`${part}${row}`] = [{ key: "rowMissing" }];
    return on && starts && ends
      ? [{ row, day: on, lastDay: lastDay ?? on, setUp: setUp ?? starts, starts, ends, clear: clear ?? ends }]
      : [];
  });
  return { times, errors };
}

/** What is missing of the rows, and what the rules have against those answers that can be read. */
export function againstSome(
  read: Partial<Sent>,
  spaces: readonly Space[],
  calendar: RentalCalendar,
  now: Temporal.Instant,
  locale: Locale,
): FormErrors {
  const { times, errors } = timesOf(read);
  const refusals = refuse({ spaces: chosenOf(read, spaces), heads: read.heads ?? 0, times }, calendar, now);
  const begun = Object.keys(errors).length > 0;
  return {
    ...errorsOf(
      refusals.filter(({ rule }) => !(begun && rule === "no-day")),
      locale,
    ),
    ...errors,
  };
}

/** What was sent, as the rules know it; slugs that lead to no space are left out. */
export function orderOf(sent: Sent, times: readonly WrittenTime[], spaces: readonly Space[]): RentalOrder {
  const { event, title, organiser, contactName, phone: telephone, email: address, heads } = sent;
  return {
    spaces: chosenOf(sent, spaces),
    event,
    title,
    organiser,
    contactName,
    phone: telephone,
    email: address,
    heads,
    taxId: sent.taxId ?? "",
    needs: sent.needs ?? "",
    times,
  };
}

function chosenOf(sent: Partial<Pick<Sent, "spaces">>, spaces: readonly Space[]): Space[] {
  return spaces.filter(({ slug }) => sent.spaces?.includes(slug));
}

/** Refusals as the form tells them: beside their fields, with the day, time or number of the rule. */
export function errorsOf(refusals: readonly Refusal[], locale: Locale): FormErrors {
  const errors: Record<string, { key: string; facts: Record<string, string | number> }[]> = {};
  for (const { field: at, rule, about } of refusals) {
    const { day: on, reason, space, ...facts } = about;
    errors[at] = [
      ...(errors[at] ?? []),
      {
        key: rule,
        facts: {
          ...facts,
          ...(on && { day: formatDay(on, locale, { year: true }) }),
          reason: reason?.[locale] ?? "",
          ...(space && { space: space[locale] }),
        },
      },
    ];
  }
  return errors;
}

function rowLabels(): Record<keyof typeof rows, Localized> {
  const label = (part: TimePart, n: TimeRow): Localized => {
    const said = (locale: Locale) =>
      partLabel[locale].replace("{n}", String(n)).replace("{part}", partNames[part][locale]);
    return { zh_TW: said("zh_TW"), en_US: said("en_US"), ja_JP: said("ja_JP") };
  };
  const row = (n: TimeRow) => ({
    day: label("day", n),
    lastDay: label("lastDay", n),
    setUp: label("setUp", n),
    starts: label("starts", n),
    ends: label("ends", n),
    clear: label("clear", n),
  });
  const [one, two, three, four] = [row(1), row(2), row(3), row(4)];
  return {
    day1: one.day,
    lastDay1: one.lastDay,
    setUp1: one.setUp,
    starts1: one.starts,
    ends1: one.ends,
    clear1: one.clear,
    day2: two.day,
    lastDay2: two.lastDay,
    setUp2: two.setUp,
    starts2: two.starts,
    ends2: two.ends,
    clear2: two.clear,
    day3: three.day,
    lastDay3: three.lastDay,
    setUp3: three.setUp,
    starts3: three.starts,
    ends3: three.ends,
    clear3: three.clear,
    day4: four.day,
    lastDay4: four.lastDay,
    setUp4: four.setUp,
    starts4: four.starts,
    ends4: four.ends,
    clear4: four.clear,
  };
}
