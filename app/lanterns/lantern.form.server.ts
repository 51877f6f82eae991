import { z } from "zod";
import { defineForm, type FormDefinition } from "#platform/form/define.ts";
import { count, email, type Field, line, lines, optional, personName, phone, ticked } from "#platform/form/fields.ts";
import type { Localized } from "#platform/locales.ts";
import { type LanternOrder, mostLanterns } from "./lantern.ts";
import { fieldNames, formMessages, nameOf, wishOf } from "./lantern.texts.ts";

/** How many lanterns a posted form is about; one where that cannot be read. */
export function lanternsIn(posted: FormData): number {
  const read = howMany.safeParse([posted.get("count")].filter((value) => typeof value === "string"));
  return read.success ? read.data : 1;
}

/** The form of /light for so many lanterns; rows beyond them are not read. */
export function lanternForm(lanterns: number): FormDefinition<Record<string, Field<unknown>>> {
  const rows = Array.from({ length: lanterns }, (_, order) => order + 1);
  const fields: Record<string, Field<unknown>> = { count: howMany };
  const labels: Record<string, Localized> = { ...fieldNames };
  for (const row of rows) {
    fields[`name${row}`] = personName({ max: 40 });
    fields[`wish${row}`] = line({ max: 60 });
    labels[`name${row}`] = nameOf(row);
    labels[`wish${row}`] = wishOf(row);
  }
  const whole: Record<string, Field<unknown>> = { ...fields, ...buyer };
  return defineForm({ name: "lantern", schema: z.object(whole), labels, messages: formMessages });
}

/** What was sent, as the rules know it; `rite` is the Monday that the form had shown. */
export function orderOf(value: Record<string, unknown>): { order: LanternOrder; rite: string | undefined } {
  const { count: lanterns, rite, postcode, recipientName, ...written } = buyerSchema.parse(value);
  const row = (at: number) => rowSchema.parse({ name: value[`name${at + 1}`], wish: value[`wish${at + 1}`] });
  return {
    order: {
      ...written,
      postcode: postcode ?? "",
      recipientName: recipientName ?? "",
      lanterns: Array.from({ length: lanterns }, (_, at) => row(at)),
    },
    rite,
  };
}

const howMany = count({ min: 1, max: mostLanterns });
const buyer = {
  contactName: personName(),
  phone: phone(),
  email: email(),
  recipientName: optional(personName()),
  postcode: optional(line({ max: 12 })),
  address: lines({ max: 200 }),
  rite: optional(line({ max: 10 })),
  privacy: ticked(),
};
const rowSchema = z.object({ name: z.string(), wish: z.string() });
const buyerSchema = z.object({
  count: z.number(),
  contactName: z.string(),
  phone: z.string(),
  email: z.string(),
  address: z.string(),
  recipientName: z.string().optional(),
  postcode: z.string().optional(),
  rite: z.string().optional(),
});
