/** Makes the recordings anew: `node starter/sounds/make.ts`, on a machine with espeak-ng and ffmpeg (README.md). */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { digestOf } from "#app/audio-guide/recordings.server.ts";
import { sentencesOf } from "#app/audio-guide/sentences.ts";
import { type Locale, locales } from "#platform/locales.ts";
import { audiostop } from "#starter/content/audio-stops.ts";
import { respelt, speech } from "./speech.ts";

const here = import.meta.dirname;
const work = mkdtempSync(join(tmpdir(), "sounds-"));
const voices: Record<Locale, string[]> = {
  zh_TW: ["-v", "cmn-latn-pinyin", "-s", "180"],
  en_US: ["-v", "en-gb", "-s", "180", "-g", "1"],
  ja_JP: ["-v", "ja", "-s", "185"],
};
const tags: Record<Locale, string> = { zh_TW: "zh", en_US: "en", ja_JP: "ja" };
/** Silence between two sentences, in seconds. */
const pause = 0.25;
/** The facts that the texts name, as they stand at the first start. */
const facts: Record<string, string> = { "{fact:rhythm.bell}": "09:15", "{fact:rhythm.drum}": "17:30" };

for (const name of readdirSync(here)) if (/\.(opus|mp3)$/.test(name)) rmSync(join(here, name));
const lines = audiostop({ day: () => "", year: 0 })
  .filter(({ slug }) => speech[slug])
  .flatMap(({ slug, transcript }) => [
    `  "${slug}": {`,
    ...locales.map((locale) => record(slug, locale, transcript[locale])),
    "  },",
  ]);
writeFileSync(
  join(here, "recordings.ts"),
  [
    'import type { Localized } from "#platform/locales.ts";',
    'import type { RecordingNote } from "#app/audio-guide/recordings.server.ts";',
    "",
    "/** The recordings of the starter park, by stop and language; written by make.ts. */",
    "export const recordings: Record<string, Localized<RecordingNote>> = {",
    ...lines,
    "};",
    "",
  ].join("\n"),
);
rmSync(work, { recursive: true });

/** Makes one recording in both formats; answers its line in recordings.ts. */
function record(slug: string, locale: Locale, transcript: string): string {
  const told = transcript.replace(/\{[^{}]+\}/g, (fact) => facts[fact] ?? fact);
  const written = sentencesOf(told, locale);
  const spoken = locale === "en_US" ? written.map(asSpoken) : (speech[slug]?.[locale] ?? []);
  if (spoken.length !== written.length)
    throw new Error(`${slug} ${locale}: ${written.length} sentences are written, ${spoken.length} spoken`);
  const starts: number[] = [];
  let seconds = 0;
  const parts = spoken.map((sentence, order) => {
    const raw = join(work, `${order}-raw.wav`);
    const part = join(work, `${order}.wav`);
    execFileSync("espeak-ng", [...voices[locale], "-w", raw, sentence]);
    // The voice leaves silences of its own at both ends; one of ours stands between sentences instead.
    ffmpeg(
      "-i",
      raw,
      "-af",
      `silenceremove=start_periods=1:start_threshold=-50dB,areverse,silenceremove=start_periods=1:start_threshold=-50dB,areverse,apad=pad_dur=${pause}`,
      "-ar",
      "48000",
      "-ac",
      "1",
      part,
    );
    starts.push(Math.round(seconds * 100) / 100);
    seconds += (statSync(part).size - 44) / 2 / 48_000;
    return part;
  });
  const list = join(work, "list.txt");
  writeFileSync(list, parts.map((part) => `file '${part}'`).join("\n"));
  const whole = join(work, "whole.wav");
  ffmpeg("-f", "concat", "-safe", "0", "-i", list, "-af", "loudnorm=I=-18:TP=-2", "-ar", "48000", whole);
  ffmpeg(
    "-i",
    whole,
    "-c:a",
    "libopus",
    "-b:a",
    "12k",
    "-vbr",
    "on",
    "-application",
    "voip",
    "-frame_duration",
    "60",
    "-map_metadata",
    "-1",
    join(work, "sound.opus"),
  );
  ffmpeg(
    "-i",
    whole,
    "-c:a",
    "libmp3lame",
    "-ar",
    "16000",
    "-b:a",
    "16k",
    "-map_metadata",
    "-1",
    join(work, "sound.mp3"),
  );
  const version = createHash("sha256").update(readFileSync(whole)).digest("hex").slice(0, 12);
  const name = `${slug}-${tags[locale]}-${version}`;
  for (const ending of ["opus", "mp3"])
    writeFileSync(join(here, `${name}.${ending}`), readFileSync(join(work, `sound.${ending}`)));
  return `    ${locale}: { name: "${name}", seconds: ${Math.round(seconds * 100) / 100}, starts: [${starts.join(", ")}], words: "${digestOf(told)}", synthesised: true },`;
}

function asSpoken(sentence: string): string {
  return respelt.reduce((text, [written, spoken]) => text.replaceAll(written, spoken), sentence);
}

function ffmpeg(...args: string[]) {
  execFileSync("ffmpeg", ["-v", "error", "-y", "-bitexact", ...args]);
}
