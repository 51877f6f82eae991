import fc from "fast-check";
import { expect, it } from "vitest";
import { locales } from "#platform/locales.ts";
import { audiostop } from "#starter/content/audio-stops.ts";
import { sentencesOf } from "./sentences.ts";

it("Chinese ends a sentence at its stop, with the closing quotation mark", () => {
  expect(sentencesOf("他說：「歪的會告訴你。」聽到了嗎？好，進門吧。", "zh_TW")).toEqual([
    "他說：「歪的會告訴你。」",
    "聽到了嗎？",
    "好，進門吧。",
  ]);
});

it("Japanese does the same", () => {
  expect(sentencesOf("「剪黏（せんねん）」という技です。匂いがしますか。", "ja_JP")).toEqual([
    "「剪黏（せんねん）」という技です。",
    "匂いがしますか。",
  ]);
});

it("English ends one before a capital, not at a title, a number or an hour", () => {
  expect(sentencesOf("Ask Mr. Lin at 9.15 a.m. or later. “Come in!” It is 3.5 m wide.", "en_US")).toEqual([
    "Ask Mr. Lin at 9.15 a.m. or later. ",
    "“Come in!” ",
    "It is 3.5 m wide.",
  ]);
});

it("a text without a stop is one sentence, and an empty one is none", () => {
  for (const locale of locales) expect([sentencesOf("abc", locale), sentencesOf("", locale)]).toEqual([["abc"], []]);
});

it("joined, the sentences are the text again, whatever it is", () => {
  const text = fc.string({
    unit: fc.constantFrom("。", "」", "「", ".", "!", "？", "…", " ", "\n", "A", "b", "風", "ん", "9", "”"),
  });
  fc.assert(
    fc.property(text, fc.constantFrom(...locales), (written, locale) => {
      expect(sentencesOf(written, locale).join("").trimEnd()).toBe(written.trimEnd());
    }),
  );
});

it("every starter stop is told in several sentences, none longer than a breath or two", () => {
  for (const { slug, transcript } of audiostop({ day: () => "", year: 0 }))
    for (const locale of locales) {
      const sentences = sentencesOf(transcript[locale], locale);
      expect(sentences.length, `${slug} ${locale}`).toBeGreaterThanOrEqual(4);
      expect(Math.max(...sentences.map((sentence) => sentence.length)), `${slug} ${locale}`).toBeLessThan(
        locale === "en_US" ? 240 : 110,
      );
    }
});
