import { placeKindNames } from "./places.texts.ts";
import { capacityFacts } from "#app/visiting/facts/capacity.ts";
import {
  boolean,
  choice,
  defineContent,
  localizedProse,
  localizedText,
  number,
  optional,
  pictures,
  point,
  text,
  time,
} from "#platform/content/define.ts";
import { z } from "zod";

export const placeKinds = [
  "gate",
  "temple",
  "stage",
  "hall",
  "workshop",
  "street",
  "garden",
  "water",
  "food",
  "service",
] as const;
export const facilities = [
  "toilet",
  "accessible-toilet",
  "nursing-room",
  "drinking-water",
  "shade",
  "seats",
  "food",
  "lockers",
  "first-aid",
  "wifi",
] as const;

/** What a closure may cover short of the whole park (rule T5). */
export const areas = ["gate", "temple", "crafts", "river"] as const;

export const place = defineContent(
  "place",
  {
    name: localizedText({ search: "high" }),
    summary: localizedText({ search: "normal" }),
    body: localizedProse(),
    kind: choice(placeKinds),
    /** Where it lies: with its area it is closed. */
    area: optional(choice(areas)),
    /** Its own hours within the park's, where it keeps others. */
    opens: optional(time()),
    closes: optional(time()),
    position: point(),
    /** The fact that says how many people it holds, or a number of its own; left out where nobody counts (rule F1). */
    capacityFact: optional(choice(capacityFacts)),
    capacity: optional(number({ min: 1 })),
    stepFree: boolean(),
    facilities: { ...text(), schema: z.array(z.enum(facilities)) },
    gallery: pictures(),
  },
  {
    search: {
      shelf: "place",
      weight: 1.1,
      choice: { field: "kind", names: placeKindNames },
    },
    address: ({ slug }) => `/navigate/${slug}`,
    queries: { "/navigate": { keys: ["kind", "need", "from", "to", "way"] } },
  },
);
