import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { expect, it } from "vitest";
import { locales } from "#platform/locales.ts";
import { chanceOf } from "#platform/verification/chance.ts";
import { codeCharacters } from "#platform/verification/code.ts";
import { pictureOf } from "#platform/verification/picture.ts";
import { soundOf } from "#platform/verification/sound.ts";
import { formerPictureOf } from "./former-picture.ts";
import { formerSoundOf } from "./former-sound.ts";
import { openPictureReader } from "./picture-reader.ts";
import { openSoundReader } from "./sound-reader.ts";

const long = process.env.TEST_LONG === "1";
const pictures = long ? 500 : 60;
const sounds = long ? 60 : 4;
const timeout = long ? 900_000 : 60_000;

const face = createRequire(import.meta.url).resolve("@expo-google-fonts/eb-garamond/700Bold/EBGaramond_700Bold.ttf");
const fonts = { file: () => readFile(face) };

/** The same codes, and the same specks and rush, each time the tests run. */
const codes = (count: number, seed: string) =>
  Array.from({ length: count }, (_, at) => {
    const chance = chanceOf(`${seed} ${at}`);
    const code = Array.from({ length: 5 }, () => codeCharacters[Math.floor(chance() * codeCharacters.length)]).join("");
    return {
      id: `${seed} ${at}`,
      code,
      randoms: (length: number) => Uint8Array.from({ length }, () => chance() * 256),
    };
  });

it("a script with templates of the letters reads the former pictures, and hardly any of these (rule H46)", {
  timeout,
}, async () => {
  const turned = [-0.2, -0.1, 0, 0.1, 0.2];
  const ofFormer = await openPictureReader(fonts, { turns: turned, widths: [1], size: { font: [0.64, 0.72] } });
  const former = await share(codes(pictures, "former"), async (code) => ofFormer(await formerPictureOf(fonts, code)));
  expect(former).toBeGreaterThanOrEqual(0.95);

  const look = long
    ? { turns: [-0.4, -0.2, 0, 0.2, 0.4], widths: [0.8, 1, 1.2] }
    : { turns: [-0.25, 0, 0.25], widths: [0.9, 1.15] };
  const reader = await openPictureReader(fonts, { ...look, size: { letters: 0.55 } });
  const present = await share(codes(pictures, "present"), async (code) =>
    reader(await pictureOf({ fonts }, code, code.randoms)),
  );
  if (long) console.info(`pictures read: ${former} of the former, ${present} of the present ones`);
  // A script that reads one in twenty-five reads more than six of sixty in one series of a hundred; this one is fixed.
  expect(present).toBeLessThanOrEqual(long ? 0.05 : 0.1);
});

it("a script that knows the clips reads every former sound, and hardly any of these (rule H47)", {
  timeout,
}, async () => {
  for (const locale of locales) {
    const reader = await openSoundReader(locale, { pitches: [1], lengths: [1] });
    const former = await share(codes(sounds, "former"), async (code) => reader(await formerSoundOf(code, locale)));
    expect(former, locale).toBeGreaterThanOrEqual(0.95);
    const present = await share(codes(sounds, "present"), async (code) =>
      reader(await soundOf(code, locale, code.randoms)),
    );
    if (long) {
      const patient = await openSoundReader(locale, { pitches: [0.85, 0.92, 1, 1.09, 1.18], lengths: [0.87, 1, 1.15] });
      const more = await share(codes(sounds, "present"), async (code) =>
        patient(await soundOf(code, locale, code.randoms)),
      );
      console.info(
        `${locale} sounds read: ${former} of the former, ${present} of the present ones, with patience ${more}`,
      );
      expect(more, locale).toBeLessThanOrEqual(0.1);
    }
    // Of one in fifty, two of four are read in one series of five hundred; this one is fixed.
    expect(present, locale).toBeLessThanOrEqual(long ? 0.05 : 0.25);
  }
});

/** What part of the codes is read whole. */
async function share<C extends { code: string }>(all: C[], read: (code: C) => Promise<string>): Promise<number> {
  let right = 0;
  for (const code of all) if ((await read(code)) === code.code) right++;
  return right / all.length;
}
