import { z } from "zod";
import {
  choice,
  defineContent,
  localizedProse,
  localizedText,
  number,
  optional,
  time,
  type Field,
} from "#platform/content/define.ts";

export const fortuneGrades = ["great", "good", "fair", "wait", "care"] as const;

/**
 * One of the sixty fortune sticks; `verse` is four lines with line breaks between them, `story` the old tale behind it.
 */
export const fortuneStick = defineContent(
  "fortunestick",
  {
    number: number({ min: 1, max: 60 }),
    title: localizedText({ most: 200 }),
    grade: choice(fortuneGrades),
    verse: localizedText(),
    meaning: localizedText(),
    story: optional(localizedText({ search: "normal" })),
    study: localizedText(),
    work: localizedText(),
    love: localizedText(),
    health: localizedText(),
    travel: localizedText(),
  },
  {
    address: ({ slug }) => `/fortune-stick/${slug}`,
    queries: { "/fortune-stick": { keys: ["page", "draw"], ownWords: ["draw"] } },
  },
);

const dateRule = z.discriminatedUnion("calendar", [
  z.object({ calendar: z.literal("solar"), month: z.int().min(1).max(12), day: z.int().min(1).max(31) }),
  z.object({ calendar: z.literal("lunar"), month: z.int().min(1).max(12), day: z.int().min(1).max(30) }),
]);
const festivalRule: Field<z.output<typeof dateRule>, "rows"> = { kind: "rows", schema: dateRule };

export const festival = defineContent(
  "festival",
  {
    name: localizedText({ search: "high" }),
    summary: localizedText({ search: "normal" }),
    body: localizedProse(),
    rule: festivalRule,
    begins: optional(time()),
    ends: optional(time()),
  },
  { search: { shelf: "program" }, address: ({ slug }) => `/festival#${slug}` },
);
