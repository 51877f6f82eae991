import { choice, day, defineContent, localizedProse, localizedText, number, optional, pictures, references, text } from "#platform/content/define.ts";

export const encyclopediaCategories = ["opera", "puppetry", "music", "craft", "architecture", "custom", "food"] as const;
export const mediaKinds = ["video", "sound", "picture", "book"] as const;

/** A term of the encyclopedia; `reading` is Bopomofo or kana for sorting, `related` are ids of other terms. */
export const encyclopediaEntry = defineContent("encyclopedia", {
  term: localizedText({ search: "high" }),
  reading: text(),
  body: localizedProse(),
  category: choice(encyclopediaCategories),
  related: references("encyclopedia"),
  gallery: pictures(),
}, { title: "term" });

export const mediaItem = defineContent("media", {
  title: localizedText({ search: "high" }),
  summary: localizedText({ search: "normal" }),
  kind: choice(mediaKinds),
  url: optional(text()),
  /** How long it plays, in seconds; left out for pictures and books. */
  seconds: optional(number({ min: 1 })),
  date: day(),
});
