import { mediaAddress, termAddress } from "./addresses.ts";
import { encyclopediaCategoryNames, mediaKindNames } from "./library.texts.ts";
import { z } from "zod";
import {
  choice,
  day,
  defineContent,
  localizedProse,
  localizedText,
  number,
  optional,
  pictures,
  references,
  rows,
  rowText,
  text,
} from "#platform/content/define.ts";

export const encyclopediaCategories = [
  "opera",
  "puppetry",
  "music",
  "craft",
  "architecture",
  "custom",
  "food",
] as const;
export const mediaKinds = ["video", "sound", "picture", "book"] as const;

/**
 * A term of the encyclopedia; `reading` is Bopomofo, `kana` how the Japanese term is read, `related` are ids of other
 * terms.
 */
export const encyclopediaEntry = defineContent(
  "encyclopedia",
  {
    term: localizedText({ search: "high" }),
    reading: text(),
    kana: optional(text()),
    body: localizedProse(),
    category: choice(encyclopediaCategories),
    related: references("encyclopedia"),
    gallery: pictures(),
  },
  {
    title: "term",
    search: {
      shelf: "term",
      weight: 1.2,
      choice: { field: "category", names: encyclopediaCategoryNames },
    },
    address: ({ slug }) => termAddress(slug),
    queries: { "/encyclopedia": { keys: ["category", "order", "term"] } },
  },
);

/**
 * A film, sound, set of pictures or book. `file` names one of our own, in two formats each; `url` leads to one that is
 * kept elsewhere; one with neither is there to be asked for in the reading room. `cues` are what is said or heard, from
 * second to second: captions and transcript.
 */
export const mediaItem = defineContent(
  "media",
  {
    title: localizedText({ search: "high" }),
    summary: localizedText({ search: "normal" }),
    kind: choice(mediaKinds),
    body: optional(localizedProse()),
    file: optional(text()),
    url: optional(text()),
    /** How long it plays, in seconds; left out for pictures and books. */
    seconds: optional(number({ min: 1 })),
    cues: optional(rows({ from: z.number().min(0), to: z.number().min(0), text: rowText() })),
    date: day(),
    gallery: optional(pictures()),
  },
  {
    search: {
      shelf: "term",
      choice: { field: "kind", names: mediaKindNames },
    },
    address: ({ slug }) => mediaAddress(slug),
    queries: { "/video": { keys: ["page", "kind", "item"] } },
  },
);
