import type { Locale } from "#platform/locales.ts";

/** What the choice looks at; a browser's SpeechSynthesisVoice has it. */
export type Voice = { lang: string; localService: boolean; default: boolean };

/**
 * The languages of voices that may read a text, the best first. Cantonese reads Chinese too, but as another language.
 */
const wanted: Record<Locale, RegExp[]> = {
  zh_TW: [/^(zh|cmn)-(hant-)?tw/, /^(zh|cmn)-hant(?!-hk)/, /^(zh|cmn)(?!.*-hk)/],
  en_US: [/^en-gb/, /^en/],
  ja_JP: [/^ja/],
};

/**
 * The voice for a language: the nearest kind of it, on the device rather than far away; undefined where none speaks it.
 */
export function voiceFor<V extends Voice>(voices: readonly V[], locale: Locale): V | undefined {
  for (const kind of wanted[locale]) {
    const fitting = voices.filter(({ lang }) => kind.test(lang.toLowerCase().replaceAll("_", "-")));
    const best =
      fitting.find((voice) => voice.localService && voice.default) ??
      fitting.find((voice) => voice.localService) ??
      fitting[0];
    if (best) return best;
  }
  return undefined;
}
