import { choice, defineContent, localizedText, url } from "#platform/content/define.ts";

export const linkCategories = ["culture", "travel", "craft", "education"] as const;

export const link = defineContent(
  "link",
  {
    name: localizedText({ search: "high" }),
    summary: localizedText(),
    url: url(),
    category: choice(linkCategories),
  },
  { search: { shelf: "question", weight: 0.7 }, address: () => "/links" },
);
