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

export const exhibition = defineContent("exhibition", programFields());
export const show = defineContent("show", programFields());
export const activity = defineContent("activity", programFields());
