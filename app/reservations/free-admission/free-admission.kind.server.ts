import {
  type Submission,
  type SubmissionFact,
  type SubmissionType,
  personalText,
  type StaffAction,
} from "#app/submissions/submission-type.ts";
import { particularsAction } from "#app/submissions/person/particulars.server.ts";
import { refused } from "#app/submissions/refused.ts";
import { open } from "#app/reservations/decisions.server.ts";
import { groupKind } from "#app/reservations/group/group.kind.server.ts";
import { nextSteps } from "#app/reservations/group/group-kind.texts.ts";
import { readReservation, type Reservation } from "#app/reservations/reservation.server.ts";
import { formatFact } from "#app/visiting/facts/format-fact.ts";
import { formatDay, formatTimeRange } from "#platform/dates.ts";
import type { FormErrors } from "#platform/form/message.ts";
import type { FieldError } from "#platform/form/localize-errors.ts";
import type { Locale, Localized } from "#platform/locales.ts";
import { specialGroups } from "./free-admission.ts";
import { freeAdmissionForm } from "./free-admission.form.server.ts";
import { freeAdmissionMails } from "./free-admission-mails.texts.ts";
import {
  fieldNames,
  freeAdmissionKindTexts as texts,
  freeAdmissionRefusals,
  groupTypeNames,
} from "./free-admission.texts.ts";

const labels: Record<string, Localized> = {
  confirmation: texts.approve,
  declination: texts.decline,
  cancellation: texts.cancel,
  attendance: texts.attended,
};

/** What an applicant wrote beside day and numbers, as the form of /accessibility reads it. */
const particulars = particularsAction({
  from: open,
  of: ({ personal }) => {
    const { shape } = freeAdmissionForm.schema;
    return [
      {
        name: "groupName",
        label: fieldNames.groupName,
        type: "text",
        read: shape.groupName,
        value: personalText(personal, "groupName"),
      },
      {
        name: "groupType",
        label: fieldNames.groupType,
        type: "choice",
        options: specialGroups.map((value) => ({ value, label: groupTypeNames[value] })),
        read: shape.groupType,
        value: personalText(personal, "groupType"),
      },
      {
        name: "wheelchairs",
        label: fieldNames.wheelchairs,
        type: "number",
        read: shape.wheelchairs,
        value: String(wheelchairsOf(personal)),
      },
      {
        name: "needs",
        label: fieldNames.needs,
        type: "lines",
        read: shape.needs,
        value: personalText(personal, "needs"),
      },
    ];
  },
  against: async ({ db }, { id }, { wheelchairs }) => {
    const { total } = await readReservation(db, id);
    const errors: FormErrors =
      Number(wheelchairs) > total ? { wheelchairs: [{ key: "more-than-all", facts: { total } }] } : {};
    return errors;
  },
  messages: freeAdmissionRefusals,
});

/**
 * Free admission of a special group: a group reservation under a letter, with words of its own (rules D10, G14;
 * decision 0013).
 */
export const freeAdmissionKind: SubmissionType = {
  ...groupKind,
  label: texts.label,
  next: { ...nextSteps, "under-review": texts.underReview, confirmed: texts.confirmed, declined: texts.declined },
  facts: async ({ db }, submission, locale) => factsOf(await readReservation(db, submission.id), submission, locale),
  // Identities are checked one by one, and wheelchairs come by the ramp: the two are counted apart at the gate.
  tickets: async ({ db }, { id, personal }, locale) => {
    const { total } = await readReservation(db, id);
    const wheelchairs = Math.min(total, wheelchairsOf(personal));
    if (wheelchairs === 0) return [{ ticket: "free", label: texts.people[locale], people: total }];
    const counted = [
      { ticket: "free", label: texts.others[locale], people: total - wheelchairs },
      { ticket: "wheelchair", label: texts.inWheelchairs[locale], people: wheelchairs },
    ];
    return counted.filter(({ people }) => people > 0);
  },
  mails: freeAdmissionMails,
  // Nothing is quoted where nothing is paid, and its form asks for other things.
  staff: Object.fromEntries(
    Object.entries(groupKind.staff ?? {})
      .filter(([noun]) => noun !== "quotation" && noun !== "particulars")
      .map(([noun, action]) => [
        noun,
        noun === "change" ? ofFreePeople(action) : { ...action, label: labels[noun] ?? action.label },
      ])
      .concat([["particulars", particulars]]),
  ),
  // A quotation has nothing to say of what costs nothing.
  links: async () => [],
};

function wheelchairsOf(personal: Submission["personal"]): number {
  return personal === "erased" ? 0 : Number(personal.wheelchairs ?? 0);
}

/** Changing it asks for the people alone: all of them are free, and those in wheelchairs are among them. */
function ofFreePeople(action: StaffAction): StaffAction {
  const wanted = ["date", "startTime", "endTime", "free"];
  const { fields } = action;
  return {
    ...action,
    ...(Array.isArray(fields) && {
      fields: fields
        .filter(({ name }) => wanted.includes(name))
        .map((field) => (field.name === "free" ? { ...field, label: fieldNames.total } : field)),
    }),
    run: async (place, submission, given) => {
      const wheelchairs = wheelchairsOf(submission.personal);
      if (Number(given.fields.free) < wheelchairs)
        return refused(() => ({ free: [{ key: "fewer-than-wheelchairs", facts: { wheelchairs } }] }), {
          labels: { free: fieldNames.total },
          messages: freeAdmissionRefusals,
        });
      const done = await action.run(place, submission, {
        ...given,
        fields: { general: "0", discount: "0", local: "0", senior: "0", ...given.fields },
      });
      if (done.ok || !done.faults) return done;
      const { zh_TW, en_US, ja_JP } = done.faults;
      return { ...done, faults: { zh_TW: zh_TW.map(beside), en_US: en_US.map(beside), ja_JP: ja_JP.map(beside) } };
    },
  };
}

function beside(fault: FieldError): FieldError {
  return { ...fault, field: fault.field === "general" ? "free" : fault.field };
}

function factsOf(
  { date, startTime, endTime, total }: Reservation,
  { personal }: Submission,
  locale: Locale,
): SubmissionFact[] {
  const visit = {
    label: fieldNames.date[locale],
    value: `${formatDay(date, locale, { year: true })} ${formatTimeRange(startTime, endTime, locale)}`,
  };
  const people = { label: fieldNames.total[locale], value: formatFact({ value: total, unit: "people" }, locale) };
  if (personal === "erased") return [visit, people];
  const type = specialGroups.find((one) => one === personal.groupType);
  const mine = (name: "groupName" | "needs" | "contactName" | "phone" | "email"): SubmissionFact[] => {
    const value = personal[name];
    return typeof value === "string" && value !== ""
      ? [{ label: fieldNames[name][locale], value, personal: true }]
      : [];
  };
  const wheelchairs = wheelchairsOf(personal);
  return [
    visit,
    ...mine("groupName"),
    ...(type ? [{ label: fieldNames.groupType[locale], value: groupTypeNames[type][locale] }] : []),
    people,
    ...(wheelchairs > 0
      ? [{ label: fieldNames.wheelchairs[locale], value: formatFact({ value: wheelchairs, unit: "people" }, locale) }]
      : []),
    ...mine("needs"),
    ...mine("contactName"),
    ...mine("phone"),
    ...mine("email"),
  ];
}
