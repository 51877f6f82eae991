import { z } from "zod";
import {
  defineContent,
  localizedText,
  machine,
  number,
  optional,
  reference,
  rows,
  text,
} from "#platform/content/define.ts";

/**
 * A stop of the audio guide; `transcript` is plain sentences, which the device's voice reads where there is no
 * recording.
 */
export const audioStop = defineContent(
  "audiostop",
  {
    number: number({ min: 1, max: 999 }),
    title: localizedText({ search: "high" }),
    transcript: localizedText({ search: "normal", most: 10_000 }),
    place: optional(reference("place")),
    /** How long it takes to hear, in seconds. */
    seconds: number({ min: 1 }),
    /**
     * The name of the sound in that language: `brick-gate-zh-3f9a1c2b4d5e` is played from
     * /sound/brick-gate-zh-3f9a1c2b4d5e.opus.
     */
    recordingZh: optional(text()),
    recordingEn: optional(text()),
    recordingJa: optional(text()),
    /** What is known of those sounds, by name. */
    recordings: machine(
      optional(
        rows({
          name: z.string(),
          seconds: z.number().positive(),
          /** When each sentence begins, in seconds. */
          starts: z.array(z.number().min(0)),
          /** The digest of the words it says: it is not offered once the transcript reads otherwise. */
          words: z.string(),
          /** True where a computer speaks; the page says so. */
          synthesised: z.boolean(),
        }),
      ),
    ),
  },
  {
    search: {
      shelf: "doing",
      weight: 0.9,
    },
    address: ({ data }) => `/audio-guide?stop=${data.number}#stop-${data.number}`,
    queries: { "/audio-guide": { keys: ["stop"] } },
  },
);
