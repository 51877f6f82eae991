/**
 * Makes the clips of letters and digits anew: `node starter/spoken/make.ts`, on a machine with espeak-ng and ffmpeg
 * (README.md).
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Locale, locales } from "#platform/locales.ts";

const english = ["en-gb", "135"] as const;
const mandarin = ["cmn-latn-pinyin", "130"] as const;
const japanese = ["ja", "130"] as const;

type Voice = readonly [voice: string, speed: string];

/** What the voices are given to say; sounds in [[ ]] where they would read a letter as a word. */
const spoken: Record<Locale, { letters: Voice; digits: Voice; words: Record<string, string> }> = {
  zh_TW: {
    letters: english,
    digits: mandarin,
    words: {
      A: "[['eI]]",
      F: "[['Ef]]",
      H: "[['eItS]]",
      K: "[[k'eI]]",
      L: "[['El]]",
      P: "[[p'i:]]",
      R: "[['A@]]",
      W: "[[d'Vb@Lj,u:]]",
      2: "er4",
      3: "san1",
      5: "wu3",
      6: "liu4",
      7: "qi1",
    },
  },
  en_US: {
    letters: english,
    digits: english,
    words: {
      A: "[['eI]], for apple",
      F: "[['Ef]], for flower",
      H: "[['eItS]], for house",
      K: "[[k'eI]], for kite",
      L: "[['El]], for lantern",
      P: "[[p'i:]], for park",
      R: "[['A@]], for river",
      W: "[[d'Vb@Lj,u:]], for water",
      2: "two",
      3: "three",
      5: "five",
      6: "six",
      7: "seven",
    },
  },
  ja_JP: {
    letters: japanese,
    digits: japanese,
    words: {
      A: "エー",
      F: "エフ",
      H: "エイチ",
      K: "ケー",
      L: "エル",
      P: "ピー",
      R: "アール",
      W: "ダブリュー",
      2: "に",
      3: "さん",
      5: "ご",
      6: "ろく",
      7: "なな",
    },
  },
};

const work = mkdtempSync(join(tmpdir(), "spoken-"));
for (const locale of locales) {
  const { letters, digits, words } = spoken[locale];
  mkdirSync(join(import.meta.dirname, locale), { recursive: true });
  for (const [character, word] of Object.entries(words))
    makeClip(/\d/.test(character) ? digits : letters, word, join(import.meta.dirname, locale, `${character}.wav`));
}
rmSync(work, { recursive: true });

function makeClip([voice, speed]: Voice, word: string, file: string) {
  const raw = join(work, "raw.wav");
  execFileSync("espeak-ng", ["-v", voice, "-s", speed, "-w", raw, word]);
  // The voice's own silence at both ends goes; what parts the characters is put there when they are joined.
  const trimmed =
    "silenceremove=start_periods=1:start_threshold=-50dB,areverse,silenceremove=start_periods=1:start_threshold=-50dB,areverse,loudnorm=I=-18:TP=-2";
  execFileSync("ffmpeg", [
    "-v",
    "error",
    "-y",
    "-bitexact",
    "-i",
    raw,
    "-af",
    trimmed,
    "-ar",
    "16000",
    "-ac",
    "1",
    "-c:a",
    "pcm_s16le",
    "-map_metadata",
    "-1",
    "-fflags",
    "+bitexact",
    "-flags:a",
    "+bitexact",
    file,
  ]);
}
