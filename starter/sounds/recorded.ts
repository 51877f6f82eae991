import { recordings } from "./recordings.ts";

/** The recordings of a stop as its content names them. */
export function recorded(slug: string) {
  const of = recordings[slug];
  return (
    of && {
      recordingZh: of.zh_TW.name,
      recordingEn: of.en_US.name,
      recordingJa: of.ja_JP.name,
      recordings: [of.zh_TW, of.en_US, of.ja_JP],
    }
  );
}
