import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { builtInFacts } from "#app/visiting/facts/facts.ts";
import { fillFacts } from "#app/visiting/facts/format-fact.ts";
import { locales } from "#platform/locales.ts";
import { audiostop } from "#starter/content/audio-stops.ts";
import { recordingOf } from "./recordings.server.ts";
import { sentencesOf } from "./sentences.ts";

const folder = join(process.cwd(), "starter/sounds");
const stops = audiostop({ day: () => "", year: 0 });

it("stops 1 to 4 have a recording in every language that says what the text says (else: starter/sounds/README.md)", () => {
  for (const stop of stops.filter(({ number }) => number <= 4))
    for (const locale of locales) {
      const text = fillFacts(stop.transcript[locale], builtInFacts, locale, () => {});
      const sentences = sentencesOf(text, locale);
      const recording = recordingOf(stop, locale, text, sentences.length);
      expect(recording, `${stop.slug} ${locale}`).toBeDefined();
      expect(recording?.starts).toHaveLength(sentences.length);
      expect(recording?.seconds).toBeLessThanOrEqual(60);
      for (const { src } of recording?.sources ?? []) expect(readdirSync(folder)).toContain(src.replace("/sound/", ""));
    }
});

it("a recording is not offered once its text reads otherwise, or in a language that has none", () => {
  const [first] = stops;
  if (!first) throw new Error("there are no stops");
  expect(recordingOf(first, "en_US", "Something else.", 1)).toBeUndefined();
  const { recordingJa: _, ...without } = first;
  expect(recordingOf(without, "ja_JP", first.transcript.ja_JP, 8)).toBeUndefined();
});

it("a recording of which nothing more is known is played without marks", () => {
  const [first] = stops;
  if (!first) throw new Error("there are no stops");
  expect(recordingOf({ ...first, recordings: undefined }, "en_US", "Anything.", 1)).toMatchObject({
    starts: [],
    synthesised: false,
    seconds: first.seconds,
  });
});

it("the recordings weigh no more than 1.5 MB", () => {
  const bytes = readdirSync(folder)
    .filter((name) => /\.(opus|mp3)$/.test(name))
    .map((name) => statSync(join(folder, name)).size);
  expect(bytes).toHaveLength(24);
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(1_500_000);
});
