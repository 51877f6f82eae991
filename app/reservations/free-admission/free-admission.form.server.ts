import { z } from "zod";
import { refusalWords } from "#app/reservations/group/refusals.texts.ts";
import { defineForm } from "#platform/form/define.ts";
import { count, day, email, line, lines, oneOf, optional, personName, phone, ticked, time } from "#platform/form/fields.ts";
import { type FreeAdmissionOrder, specialGroups } from "./free-admission.ts";
import { fieldNames, freeAdmissionRefusals, freeAdmissionTexts } from "./free-admission.texts.ts";

/** The form of /accessibility: free admission for a special group, with its official letter (rule D10). */
export const freeAdmissionForm = defineForm({
  name: "free-admission",
  schema: z
    .object({
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
    })
    .superRefine(({ total, wheelchairs }, context) => {
      if (wheelchairs > total) context.addIssue({ code: "custom", path: ["wheelchairs"], message: "more-than-all", params: { total } });
    }),
  labels: fieldNames,
  files: { letter: { label: freeAdmissionTexts.letter, most: 2, required: true } },
  messages: { ...refusalWords, ...freeAdmissionRefusals },
});

/** What was sent, as the rules know it. */
export function orderOf({ needs = "", identity: _, privacy: __, ...order }: z.output<typeof freeAdmissionForm.schema>): FreeAdmissionOrder {
  return { ...order, needs };
}
