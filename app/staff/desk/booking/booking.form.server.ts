import { z } from "zod";
import { groupForm } from "#app/reservations/group/group.form.server.ts";
import { groupTexts } from "#app/reservations/group/group.texts.ts";
import { staffRefusalWords } from "#app/reservations/group/refusals.texts.ts";
import { defineForm } from "#platform/form/define.ts";
import { email, lines, oneOf, optional } from "#platform/form/fields.ts";
import { locales } from "#platform/locales.ts";
import { bookingTexts } from "./booking.texts.ts";

/**
 * The form of /group as staff fill it in for somebody on the telephone: with the caller's language, an e-mail address
 * if there is one, and a reason for an exception (rule G20).
 */
export const bookingForm = defineForm({
  name: "telephone-booking",
  schema: z.object({
    ...groupForm.schema.shape,
    email: optional(email()),
    language: oneOf(locales),
    override: optional(lines({ max: 500 })),
  }),
  labels: {
    ...groupForm.labels,
    language: bookingTexts.language,
    override: bookingTexts.override,
    guidelines: bookingTexts.guidelines,
    privacy: bookingTexts.privacy,
  },
  messages: { ...staffRefusalWords, full: groupTexts.fullHour, noneLeft: groupTexts.noneLeft },
});
