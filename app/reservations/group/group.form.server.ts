import { z } from "zod";
import { defineForm } from "#platform/form/define.ts";
import {
  count,
  day,
  email,
  line,
  lines,
  manyOf,
  oneOf,
  optional,
  personName,
  phone,
  taxId,
  ticked,
  time,
} from "#platform/form/fields.ts";
import type { FormErrors } from "#platform/form/message.ts";
import { formatDay } from "#platform/dates.ts";
import type { Locale } from "#platform/locales.ts";
import {
  classTours,
  extras,
  fieldTrips,
  freeReasons,
  type GroupOrder,
  groupKinds,
  guides,
  type Refusal,
} from "./group.ts";
import { fieldNames, groupTexts } from "./group.texts.ts";
import { refusalWords } from "./refusals.texts.ts";

const ofOneTicket = () => count({ max: 9999, empty: 0 });

/** The form of /group, /field-trip and /class-tour (rule G5). */
export const groupForm = defineForm({
  name: "group",
  schema: z.object({
    groupName: line({ max: 80 }),
    groupKind: oneOf(groupKinds),
    contactName: personName(),
    phone: phone(),
    email: email(),
    taxId: optional(taxId()),
    onsiteName: optional(personName()),
    onsitePhone: optional(phone()),
    date: day(),
    startTime: time(),
    endTime: time(),
    total: count({ max: 9999 }),
    general: ofOneTicket(),
    discount: ofOneTicket(),
    local: ofOneTicket(),
    senior: ofOneTicket(),
    free: ofOneTicket(),
    freeReason: oneOf(freeReasons),
    coaches: count({ max: 99, empty: 0 }),
    fieldTrip: oneOf(fieldTrips),
    classTour: oneOf(classTours),
    extras: manyOf(extras),
    guide: oneOf(guides),
    requirements: optional(lines({ max: 1000 })),
    guidelines: ticked(),
    privacy: ticked(),
  }),
  labels: fieldNames,
  messages: { ...refusalWords, full: groupTexts.fullHour, noneLeft: groupTexts.noneLeft },
});

/** What was sent, as the rules know it. */
export function orderOf({
  taxId: tax,
  onsiteName,
  onsitePhone,
  requirements,
  ...order
}: z.output<typeof groupForm.schema>): GroupOrder {
  return {
    ...order,
    taxId: tax ?? "",
    onsiteName: onsiteName ?? "",
    onsitePhone: onsitePhone ?? "",
    requirements: requirements ?? "",
  };
}

/** A full hour as the form tells it: how much is left, if anything. */
export function fullError(left: number, { total }: { total: number }): FormErrors {
  return { startTime: [left === 0 ? { key: "noneLeft" } : { key: "full", facts: { left, total } }] };
}

/** Refusals as the form tells them: beside their fields, with the day, time or number of the rule. */
export function errorsOf(refusals: readonly Refusal[], locale: Locale): FormErrors {
  const errors: Record<string, { key: string; facts: Record<string, string | number> }[]> = {};
  for (const { field, rule, about } of refusals) {
    const { day: on, reason, ...facts } = about;
    const told = {
      ...facts,
      ...(on && { day: formatDay(on, locale, { year: true }) }),
      reason: reason?.[locale] ?? "",
    };
    errors[field] = [...(errors[field] ?? []), { key: rule, facts: told }];
  }
  return errors;
}
