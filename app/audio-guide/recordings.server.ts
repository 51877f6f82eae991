import { createHash } from "node:crypto";
import type { DataOf } from "#platform/content/define.ts";
import type { Locale } from "#platform/locales.ts";
import type { audioStop } from "./audio-stop.content.ts";

type StopData = DataOf<typeof audioStop>;
type Recorded = Pick<StopData, "seconds"> & Partial<Pick<StopData, "recordings" | (typeof fields)[Locale]>>;
/** What is known of a recording beside its sound. */
export type RecordingNote = NonNullable<StopData["recordings"]>[number];

/** A recording as the player takes it (rule C5). */
export type Recording = {
  sources: { src: string; type: string }[];
  seconds: number;
  starts: number[];
  synthesised: boolean;
};

export const soundTypes = { opus: "audio/ogg", mp3: "audio/mpeg" } as const;
const fields = { zh_TW: "recordingZh", en_US: "recordingEn", ja_JP: "recordingJa" } as const satisfies Record<
  Locale,
  keyof StopData
>;

/** A stop's recording in a language, as long as it still says what the transcript says (rule F1). */
export function recordingOf(
  stop: Recorded,
  locale: Locale,
  transcript: string,
  sentences: number,
): Recording | undefined {
  const name = stop[fields[locale]];
  if (!name) return undefined;
  const note = stop.recordings?.find((one) => one.name === name);
  if (note && note.words !== digestOf(transcript)) return undefined;
  return {
    sources: [
      { src: `/sound/${name}.opus`, type: `${soundTypes.opus}; codecs=opus` },
      { src: `/sound/${name}.mp3`, type: soundTypes.mp3 },
    ],
    seconds: note?.seconds ?? stop.seconds,
    starts: note?.starts.length === sentences ? note.starts : [],
    synthesised: note?.synthesised ?? false,
  };
}

/** Tells whether a recording still says what the transcript says: a changed hour or sentence changes the digest. */
export function digestOf(transcript: string): string {
  return createHash("sha256").update(transcript).digest("hex").slice(0, 12);
}
