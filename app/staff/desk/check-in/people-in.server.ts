import { z } from "zod";

const peopleSchema = z.coerce.number().int().min(0).max(9999);

/** How many come now by ticket, from the fields `people-{ticket}` of a form or an address. */
export function peopleIn(fields: Iterable<[string, unknown]>): Record<string, number> {
  return Object.fromEntries(
    [...fields].flatMap(([name, value]) =>
      name.startsWith("people-")
        ? [[name.slice("people-".length), peopleSchema.catch(0).parse(value || 0)] as const]
        : [],
    ),
  );
}
