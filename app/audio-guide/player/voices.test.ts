import { expect, it } from "vitest";
import { voiceFor } from "./voices.ts";

const voice = (lang: string, localService = true) => ({ lang, localService, default: false });

it("Chinese is read by a voice of Taiwan, else by another of Mandarin, never in Cantonese", () => {
  expect(voiceFor([voice("zh-HK"), voice("zh-CN"), voice("zh_TW")], "zh_TW")?.lang).toBe("zh_TW");
  expect(voiceFor([voice("zh-HK"), voice("zh-CN")], "zh_TW")?.lang).toBe("zh-CN");
  expect(voiceFor([voice("cmn-Hant-TW")], "zh_TW")?.lang).toBe("cmn-Hant-TW");
  expect(voiceFor([voice("zh-HK"), voice("zh-Hant-HK"), voice("yue-HK"), voice("en-US")], "zh_TW")).toBeUndefined();
});

it("English prefers a British voice, and one on the device to one far away", () => {
  expect(voiceFor([voice("en-US"), voice("en-GB", false), voice("en-GB")], "en_US")).toEqual(voice("en-GB"));
  expect(voiceFor([voice("en-AU")], "en_US")?.lang).toBe("en-AU");
});

it("no voice of the language is no voice", () => {
  expect(voiceFor([voice("en-GB"), voice("zh-TW")], "ja_JP")).toBeUndefined();
  expect(voiceFor([], "en_US")).toBeUndefined();
});
