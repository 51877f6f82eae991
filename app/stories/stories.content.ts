import { categoryNames, showcaseKindNames } from "./stories.texts.ts";
import { z } from "zod";
import {
  boolean,
  choice,
  day,
  defineContent,
  files,
  localizedProse,
  localizedText,
  number,
  optional,
  pictures,
  url,
} from "#platform/content/define.ts";

export const newsCategories = ["notice", "event", "recruitment", "press"] as const;
export const showcaseKinds = ["school", "performer"] as const;

function newsFields() {
  return {
    title: localizedText({ search: "high" }),
    summary: localizedText({ search: "normal" }),
    body: localizedProse(),
    date: day(),
    category: choice(newsCategories),
    pinned: boolean(),
    files: files(),
    gallery: pictures(),
  };
}

/** News of the park. */
export const news = defineContent("news", newsFields(), {
  search: { shelf: "story", choice: { field: "category", names: categoryNames } },
  queries: { "/news": { keys: ["page", "category", "year"] } },
});
/** News of the foundation. */
export const tidings = defineContent("tidings", newsFields(), {
  search: { shelf: "story", choice: { field: "category", names: categoryNames } },
  queries: { "/tidings": { keys: ["page", "category", "year"] } },
});

export const mascotReport = defineContent(
  "mascotreport",
  {
    issue: number({ min: 1 }),
    title: localizedText({ search: "high" }),
    summary: localizedText({ search: "normal" }),
    body: localizedProse(),
    date: day(),
    gallery: pictures(),
  },
  { search: { shelf: "story", weight: 0.8 }, queries: { "/mascotreport": { keys: ["page"] } } },
);

/**
 * Schools and performers of One School One Traditional Art; `year` is the school year's first calendar year (from 1
 * August).
 */
export const showcase = defineContent(
  "showcase",
  {
    kind: choice(showcaseKinds),
    name: localizedText({ search: "high" }),
    art: localizedText({ search: "high" }),
    summary: localizedText({ search: "normal" }),
    body: localizedProse(),
    year: number({ min: 1990, max: 2100 }),
    award: optional(localizedText()),
    gallery: pictures(),
    video: optional({ ...url(), schema: z.string() }),
  },
  {
    search: {
      shelf: "story",
      choice: { field: "kind", names: showcaseKindNames },
    },
    /** A past year's showcase is at home in the history (rule R7). */
    address: ({ slug, data, schoolYear }) =>
      Number(data.year) < schoolYear ? `/dexterity/history/${slug}` : `/dexterity/${slug}`,
    queries: { "/dexterity": { keys: ["page", "kind"] }, "/dexterity/history": { keys: ["kind"] } },
  },
);
