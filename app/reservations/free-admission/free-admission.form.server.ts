import { z } from "zod";
import type { GroupCalendar } from "#app/reservations/group/group.ts";
import { errorsOf } from "#app/reservations/group/group.form.server.ts";
import { refusalWords } from "#app/reservations/group/refusals.texts.ts";
import { defineForm } from "#platform/form/define.ts";
import {
  count,
  day,
  email,
  line,
  lines,
  oneOf,
  optional,
  personName,
  phone,
  ticked,
  time,
} from "#platform/form/fields.ts";
import type { FormErrors } from "#platform/form/message.ts";
import type { Locale } from "#platform/locales.ts";
import { type FreeAdmissionOrder, refuseSomeFree, specialGroups } from "./free-admission.ts";
import { fieldNames, freeAdmissionRefusals, freeAdmissionTexts } from "./free-admission.texts.ts";

/** The form of /accessibility: free admission for a special group, with its official letter (rule D10). */
export const freeAdmissionForm = defineForm({
  name: "free-admission",
  schema: z.object({
    groupName: line({ max: 80 }),
    groupType: oneOf(specialGroups),
    contactName: personName(),
    phone: phone(),
    email: email(),
    date: day(),
    startTime: time(),
    endTime: time(),
    total: count({ max: 9999 }),
    wheelchairs: count({ max: 999, empty: 0 }),
    needs: optional(lines({ max: 1000 })),
    identity: ticked(),
    privacy: ticked(),
  }),
  labels: fieldNames,
  files: { letter: { label: freeAdmissionTexts.letter, most: 2, required: true } },
  messages: { ...refusalWords, ...freeAdmissionRefusals },
});

/** What of the form can be read. */
export type Readable = Partial<z.output<typeof freeAdmissionForm.schema>>;

/** What the rules have against those answers that can be read; `calendar` bears the terms of free admission. */
export function againstSome(
  read: Readable,
  calendar: GroupCalendar,
  now: Temporal.Instant,
  locale: Locale,
): FormErrors {
  const { total, wheelchairs } = read;
  return {
    ...errorsOf(refuseSomeFree(read, calendar, now), locale),
    ...(total !== undefined &&
      wheelchairs !== undefined &&
      wheelchairs > total && { wheelchairs: [{ key: "more-than-all", facts: { total } }] }),
  };
}

/** What was sent, as the rules know it. */
export function orderOf({
  needs = "",
  identity: _,
  privacy: __,
  ...order
}: z.output<typeof freeAdmissionForm.schema>): FreeAdmissionOrder {
  return { ...order, needs };
}
