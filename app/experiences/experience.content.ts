import { craftNames } from "./experiences.texts.ts";
import {
  boolean,
  choice,
  defineContent,
  localizedProse,
  localizedText,
  number,
  optional,
  pictures,
  reference,
  sessions,
} from "#platform/content/define.ts";

export const crafts = ["dyeing", "pottery", "paper", "puppets", "food", "wood", "lantern", "calligraphy"] as const;

export const experience = defineContent(
  "experience",
  {
    title: localizedText({ search: "high" }),
    summary: localizedText({ search: "normal" }),
    body: localizedProse(),
    craft: choice(crafts),
    /** How long it takes, in minutes. */
    minutes: number({ min: 5 }),
    /** NT$ per person. */
    fee: number(),
    /** People at one sitting. */
    capacity: number({ min: 1 }),
    ages: localizedText(),
    place: optional(reference("place")),
    sessions: sessions(),
    groupsWelcome: boolean(),
    gallery: optional(pictures()),
  },
  {
    search: {
      shelf: "doing",
      choice: { field: "craft", names: craftNames },
    },
    address: ({ slug }) => `/experiences/${slug}`,
    queries: { "/experiences": { keys: ["page", "craft", "day"] } },
  },
);
