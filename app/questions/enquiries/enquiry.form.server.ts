import { z } from "zod";
import { defineForm } from "#platform/form/define.ts";
import { day, email, line, lines, oneOf, optional, personName, phone, ticked } from "#platform/form/fields.ts";
import { enquiryMessages, enquirySubjects, fieldNames } from "./enquiry.texts.ts";
import { lostCategories } from "#app/questions/questions.content.ts";

const person = { name: personName(), email: email(), phone: optional(phone()) };

/** /contact: a question, a remark, a complaint. */
export const contactForm = defineForm({
  name: "contact",
  schema: z.object({ subject: oneOf(enquirySubjects), message: lines({ max: 3000 }), ...person, privacy: ticked() }),
  labels: {
    subject: fieldNames.subject,
    message: fieldNames.message,
    name: fieldNames.name,
    email: fieldNames.email,
    phone: fieldNames.phone,
    privacy: fieldNames.privacy,
  },
});

/** /faq/lostfound: something somebody misses. */
export const lostItemForm = defineForm({
  name: "lost-item",
  schema: z.object({
    category: oneOf(lostCategories),
    lostOn: day(),
    lostAt: line({ max: 120 }),
    description: lines({ max: 1000 }),
    ...person,
    privacy: ticked(),
  }),
  labels: {
    category: fieldNames.category,
    lostOn: fieldNames.lostOn,
    lostAt: fieldNames.lostAt,
    description: fieldNames.description,
    name: fieldNames.name,
    email: fieldNames.email,
    phone: fieldNames.phone,
    privacy: fieldNames.privacy,
  },
  messages: enquiryMessages,
});
