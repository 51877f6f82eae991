import {
  choice,
  day,
  defineContent,
  files,
  localizedProse,
  localizedText,
  number,
  optional,
  pictures,
  reference,
  sessions,
  text,
  type Queries,
} from "#platform/content/define.ts";
import { z } from "zod";

export const performanceLanguages = ["none", "taiwanese", "hakka", "mandarin", "english", "japanese"] as const;

/**
 * What exhibition, show and activity have in common (decisions §7); `startsOn` and `endsOn` are park days, both
 * inclusive.
 */
function programFields() {
  return {
    title: localizedText({ search: "high" }),
    summary: localizedText({ search: "normal" }),
    body: localizedProse(),
    startsOn: day(),
    endsOn: day(),
    sessions: sessions(),
    place: optional(reference("place")),
    organizer: optional(localizedText()),
    performers: optional(localizedText({ search: "normal" })),
    /** NT$ on top of admission; 0 = included in admission. */
    fee: number(),
    ageGuide: optional(localizedText()),
    language: choice(performanceLanguages),
    /** Programme sheets and the like. */
    files: optional(files()),
    gallery: pictures(),
    tags: { ...text(), schema: z.array(z.string()) },
  };
}

export const exhibition = defineContent("exhibition", programFields(), {
  search: { shelf: "program" },
  queries: programQueries("exhibition"),
});
export const show = defineContent("show", programFields(), {
  search: { shelf: "program" },
  queries: programQueries("show"),
});
export const activity = defineContent("activity", programFields(), {
  search: { shelf: "program" },
  queries: programQueries("activity"),
});

/** Each of the three has a list of what is on, what comes and what was. */
function programQueries(type: string): Queries {
  return Object.fromEntries(
    ["", "/preview", "/review"].map((time) => [`/${type}${time}`, { keys: ["page", "place", "tag", "date"] }]),
  );
}
