import type { Submission, Place, StaffAction, StaffField } from "#app/submissions/submission-type.ts";
import { refused } from "#app/submissions/refused.ts";
import { readGroupCalendarOn } from "#app/reservations/capacity/capacity.server.ts";
import { changeReservation, undoChange } from "#app/reservations/changing.server.ts";
import { readReservation, type Reservation } from "#app/reservations/reservation.server.ts";
import { parseForm, postedOnce, readableOf } from "#platform/form/parse.ts";
import type { Park } from "#platform/park.ts";
import { freeReasonNames } from "./free-reason.texts.ts";
import { done, staffFields, staffWords } from "./answered.server.ts";
import {
  type Counts,
  type FreeReason,
  freeReasons,
  type Refusal,
  refuseOver,
  refuseVisit,
  tickets,
  type VisitTime,
} from "./group.ts";
import { errorsOf, groupForm } from "./group.form.server.ts";
import { fieldNames } from "./group.texts.ts";
import { kindTexts } from "./group-kind.texts.ts";

const schema = groupForm.schema.pick({
  date: true,
  startTime: true,
  endTime: true,
  general: true,
  discount: true,
  local: true,
  senior: true,
  free: true,
  freeReason: true,
});

/** Staff change day, times and numbers for who telephoned (rule G19). */
export const changeAction: StaffAction = {
  from: ["confirmed", "under-review"],
  label: kindTexts.change,
  look: "secondary",
  reason: "optional",
  fields: [
    field("date", "date", (reservation) => reservation.date),
    field("startTime", "time", (reservation) => reservation.startTime),
    field("endTime", "time", (reservation) => reservation.endTime),
    ...tickets.map((ticket) => field(ticket, "number", ({ counts }) => String(counts[ticket]))),
    {
      ...field("freeReason", "text", ({ freeReason }) => freeReason),
      type: "choice",
      options: freeReasons.map((value) => ({ value, label: freeReasonNames[value] })),
    },
    { name: "override", label: kindTexts.override, type: "lines" },
  ],
  run: async ({ park, by }, { id, stateId }, { reason, fields }) => {
    const posted = postedOnce(fields);
    const read = parseForm(posted, schema);
    if (!read.ok) {
      const against = await againstVisit(park, id, readableOf(posted.values, schema));
      return refused((locale) => ({ ...errorsOf(against, locale), ...read.errors }), staffWords, staffFields);
    }
    const total = tickets.reduce((sum, ticket) => sum + read.value[ticket], 0);
    if (isAsBefore(read.value, await readReservation(park.db, id))) return { ok: false, message: kindTexts.unchanged };
    return done(
      await changeReservation(
        park,
        id,
        { ...read.value, total },
        { by: by.id, expected: stateId, why: reason || undefined, override: fields.override?.trim() || undefined },
      ),
    );
  },
  undo: async ({ park, by }, { id, stateId }) => done(await undoChange(park, id, { by: by.id, expected: stateId })),
};

function isAsBefore(
  written: VisitTime & Counts & { freeReason: FreeReason },
  { date, startTime, endTime, counts, freeReason }: Reservation,
): boolean {
  return (
    written.date === date &&
    written.startTime === startTime &&
    written.endTime === endTime &&
    (counts.free === 0 || written.freeReason === freeReason) &&
    tickets.every((ticket) => written[ticket] === counts[ticket])
  );
}

/**
 * What the rules have against day and times where those can be read, though something else cannot: all is told at once
 * (rule D3).
 */
async function againstVisit(
  park: Park,
  id: string,
  { date, startTime, endTime }: Partial<VisitTime>,
): Promise<Refusal[]> {
  if (!date || !startTime || !endTime) return [];
  const over = date === (await readReservation(park.db, id)).date ? [] : refuseOver(date, park.now());
  return [...over, ...refuseVisit({ date, startTime, endTime }, await readGroupCalendarOn(park, date))];
}

function field(
  name: keyof typeof schema.shape,
  type: "date" | "time" | "number" | "text",
  of: (reservation: Reservation) => string,
): StaffField {
  return {
    name,
    label: fieldNames[name],
    type,
    value: async (submission: Submission, { db }: Place) => of(await readReservation(db, submission.id)),
  };
}
