import { audienceNames } from "./plans.texts.ts";
import { z } from "zod";
import {
  choice,
  defineContent,
  localizedProse,
  localizedText,
  number,
  optional,
  rowReference,
  rows,
  rowText,
  time,
} from "#platform/content/define.ts";

export const planAudiences = [
  "everyone",
  "families",
  "couples",
  "seniors",
  "students",
  "rainy-day",
  "craft-lovers",
  "night-owls",
] as const;
export const stopKinds = ["place", "experience", "shop"] as const;

export const plan = defineContent(
  "plan",
  {
    title: localizedText({ search: "high" }),
    summary: localizedText({ search: "normal" }),
    audience: choice(planAudiences),
    /** The whole walk, in minutes. */
    minutes: number({ min: 10 }),
    /** When it is best begun, at the gate: 09:30. */
    starts: optional(time()),
    stops: rows({
      kind: z.enum(stopKinds),
      item: rowReference(...stopKinds),
      minutes: z.int().min(1),
      note: rowText(),
    }),
    tips: localizedProse(),
  },
  {
    search: { shelf: "doing", choice: { field: "audience", names: audienceNames } },
    queries: { "/plan": { keys: ["page"] }, "/plan/*": { keys: ["date", "at"], ownWords: true } },
  },
);
