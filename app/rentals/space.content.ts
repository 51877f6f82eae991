import { z } from "zod";
import { capacityMeanings } from "#app/visiting/facts/capacity.ts";
import {
  choice,
  defineContent,
  type Field,
  localizedProse,
  localizedText,
  number,
  optional,
  pictures,
  reference,
} from "#platform/content/define.ts";

export const spaceSides = ["inside", "outside"] as const;
/** `fact` names the fact in which the number is kept, where it is one; `people` stands in for it (rule F1). */
const capacityShape = z.object({
  people: z.int().min(1),
  meant: z.enum(capacityMeanings),
  fact: z.string().optional(),
});
const capacity: Field<z.output<typeof capacityShape>, "rows"> = { kind: "rows", schema: capacityShape };

/** A space that can be rented; `area` in square metres. */
export const space = defineContent(
  "space",
  {
    name: localizedText({ search: "high" }),
    summary: localizedText({ search: "normal" }),
    body: localizedProse(),
    side: choice(spaceSides),
    capacity,
    area: optional(number({ min: 1 })),
    equipment: localizedText(),
    rateText: localizedText(),
    /** Where it stands on the park map. */
    place: optional(reference("place")),
    /** Its floor plan. */
    plan: optional(pictures()),
    gallery: pictures(),
  },
  {
    search: { shelf: "place" },
    address: ({ slug, data }) => `/space/${data.side}#${slug}`,
    queries: Object.fromEntries(
      spaceSides.map((side) => [
        `/space/${side}`,
        { keys: ["date", "from", "to", "heads", "space", "day", "rent"], ownWords: true as const },
      ]),
    ),
  },
);
