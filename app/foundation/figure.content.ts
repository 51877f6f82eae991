import { z } from "zod";
import { choice, defineContent, localizedText, optional, rows, rowText } from "#platform/content/define.ts";

export const figureTopics = ["water-and-energy", "materials", "people", "money"] as const;
export const figureLooks = ["bars", "line", "share"] as const;

/** A series of the yearly report: what is drawn as a chart and told as a table. */
export const figure = defineContent(
  "figure",
  {
    title: localizedText({ most: 200 }),
    unit: localizedText(),
    note: optional(localizedText()),
    topic: choice(figureTopics),
    look: choice(figureLooks),
    points: rows({ label: rowText(), value: z.number() }),
  },
  { address: () => "/sustainable" },
);
