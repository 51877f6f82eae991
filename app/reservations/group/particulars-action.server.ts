import {
  type Submission,
  personalText,
  type Place,
  type StaffAction,
  type StaffField,
} from "#app/submissions/submission-type.ts";
import { refused } from "#app/submissions/refused.ts";
import { open } from "#app/reservations/decisions.server.ts";
import { correctParticulars, undoParticulars } from "#app/reservations/correcting.server.ts";
import { readReservation, type Reservation } from "#app/reservations/reservation.server.ts";
import { parseForm, postedOnce, readableOf } from "#platform/form/parse.ts";
import type { Localized } from "#platform/locales.ts";
import { done, staffWords } from "./answered.server.ts";
import {
  classTours,
  extras,
  fieldTrips,
  groupKinds,
  guides,
  type Refusal,
  refuseWishes,
  type Wishes,
} from "./group.ts";
import { errorsOf, groupForm } from "./group.form.server.ts";
import { classTourNames, extraNames, fieldNames, fieldTripNames, guideNames, kindNames } from "./group.texts.ts";
import { kindTexts } from "./group-kind.texts.ts";

const schema = groupForm.schema.pick({
  groupName: true,
  groupKind: true,
  contactName: true,
  phone: true,
  taxId: true,
  onsiteName: true,
  onsitePhone: true,
  coaches: true,
  fieldTrip: true,
  classTour: true,
  extras: true,
  guide: true,
  requirements: true,
});
type Part = keyof typeof schema.shape;

/** Staff correct what a group wrote of itself and asked for, by the rules of its form (rule G21). */
export const particularsAction: StaffAction = {
  from: open,
  label: kindTexts.particulars,
  look: "secondary",
  fields: [
    written("groupName"),
    choice("groupKind", groupKinds, kindNames, ({ groupKind }) => groupKind),
    written("contactName"),
    written("phone"),
    written("taxId"),
    written("onsiteName"),
    written("onsitePhone"),
    { ...field("coaches", ({ coaches }) => String(coaches)), type: "number" },
    choice("fieldTrip", fieldTrips, fieldTripNames, ({ fieldTrip }) => fieldTrip),
    choice("classTour", classTours, classTourNames, ({ classTour }) => classTour),
    { ...choice("extras", extras, extraNames, (reservation) => reservation.extras.join(" ")), type: "several" },
    choice("guide", guides, guideNames, ({ guide }) => guide),
    { ...written("requirements"), type: "lines" },
  ],
  run: async ({ park, by }, { id, stateId }, { fields }) => {
    const once = postedOnce(fields);
    const posted = { ...once, values: { ...once.values, extras: (fields.extras ?? "").split(" ").filter(Boolean) } };
    const read = parseForm(posted, schema);
    if (!read.ok) {
      const against = againstWishes(readableOf(posted.values, schema));
      return refused((locale) => ({ ...errorsOf(against, locale), ...read.errors }), { ...staffWords, schema });
    }
    const { taxId = "", onsiteName = "", onsitePhone = "", requirements = "", ...others } = read.value;
    const corrected = await correctParticulars(
      park,
      id,
      { ...others, taxId, onsiteName, onsitePhone, requirements },
      { by: by.id, expected: stateId },
    );
    return !corrected.ok && corrected.reason === "unchanged"
      ? { ok: false, message: kindTexts.unchanged }
      : done(corrected);
  },
  undo: async ({ park, by }, { id, stateId }) =>
    done(await undoParticulars(park, id, { by: by.id, expected: stateId })),
};

/**
 * What the rules have against a choice that can be read, though something else cannot: all is told at once (rule D3).
 */
function againstWishes({
  fieldTrip,
  classTour,
  extras: chosen,
  guide,
}: Partial<Omit<Wishes, "requirements">>): Refusal[] {
  return fieldTrip === undefined || classTour === undefined || chosen === undefined || guide === undefined
    ? []
    : refuseWishes({ fieldTrip, classTour, extras: chosen, guide });
}

function written(name: Part): StaffField {
  return { name, label: fieldNames[name], type: "text", value: async ({ personal }) => personalText(personal, name) };
}

function choice<V extends string>(
  name: Part,
  values: readonly V[],
  names: Readonly<Record<V, Localized>>,
  of: (reservation: Reservation) => string,
) {
  return {
    ...field(name, of),
    type: "choice" as const,
    options: values.map((value) => ({ value, label: names[value] })),
  };
}

function field(name: Part, of: (reservation: Reservation) => string) {
  return {
    name,
    label: fieldNames[name],
    value: async ({ id }: Submission, { db }: Place) => of(await readReservation(db, id)),
  };
}
