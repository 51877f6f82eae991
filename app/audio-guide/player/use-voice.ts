import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Locale } from "#platform/locales.ts";
import { keepPlace, readPlace } from "./kept.ts";
import type { Playback } from "./playback.ts";
import { voiceFor } from "./voices.ts";

/** Why the device does not read: it has no voice for the language, or it broke off. */
type Trouble = "no-voice" | "cut" | undefined;

/** Browsers load their voices late, some never say that they have none. */
const patienceMs = 2500;

/** Has the device's voice read sentence by sentence; pausing and changing the speed begin the sentence anew. */
export function useVoice(
  sentences: readonly string[],
  locale: Locale,
  key: string,
  speed: number,
): Playback & { trouble: Trouble } {
  const { voice, settled } = useVoiceFor(locale);
  const [playing, setPlaying] = useState(false);
  const [at, setAt] = useState(0);
  const [begun, setBegun] = useState(false);
  const [cut, setCut] = useState(false);
  const [placed, setPlaced] = useState(false);
  const [asked, setAsked] = useState(false);
  // Every reading has its turn; what an earlier one still reports is not listened to.
  const turn = useRef(0);
  // Some browsers forget an utterance that nobody holds, and never tell that it has ended.
  const held = useRef<SpeechSynthesisUtterance>(undefined);

  useEffect(() => {
    setAt(readPlace(key, sentences.length));
    setPlaced(true);
  }, [key, sentences.length]);
  useEffect(() => {
    if (begun) keepPlace(key, at, sentences.length);
  }, [begun, key, at, sentences.length]);
  // A change of speed is the only reason to begin a sentence anew.
  const changeTo = useEffectEvent((rate: number) => playing && read(at, rate));
  useEffect(() => void changeTo(speed), [speed]);
  // Asked before the voice was there: it begins when it comes.
  const begin = useEffectEvent(() => read(at));
  useEffect(() => {
    if (asked && voice) begin();
  }, [asked, voice]);
  useEffect(() => {
    const hush = () => {
      turn.current++;
      if ("speechSynthesis" in window) speechSynthesis.cancel();
    };
    window.addEventListener("pagehide", hush);
    return () => {
      window.removeEventListener("pagehide", hush);
      hush();
    };
  }, []);

  function read(from: number, rate = speed) {
    if (!voice) return;
    setAsked(false);
    const mine = ++turn.current;
    speechSynthesis.cancel();
    setBegun(true);
    setCut(false);
    setPlaying(true);
    readOn(from);

    function readOn(order: number) {
      const sentence = sentences[order];
      setAt(sentence === undefined ? 0 : order);
      if (sentence === undefined || !voice) return setPlaying(false);
      const words = new SpeechSynthesisUtterance(sentence.trim());
      words.voice = voice;
      words.lang = voice.lang;
      words.rate = rate;
      words.onend = () => turn.current === mine && readOn(order + 1);
      words.onerror = () => {
        if (turn.current !== mine) return;
        setPlaying(false);
        setCut(true);
      };
      held.current = words;
      speechSynthesis.speak(words);
    }
  }
  function pause() {
    turn.current++;
    speechSynthesis.cancel();
    setPlaying(false);
  }
  function seek(to: number) {
    setBegun(true);
    setAt(to);
    if (playing) read(to);
  }
  return {
    playing,
    at,
    length: Math.max(0, sentences.length - 1),
    step: 1,
    pause,
    seek,
    sentence: begun ? at : undefined,
    ready: placed && voice !== undefined,
    play: () => (voice ? read(at) : setAsked(true)),
    trouble: settled && !voice ? "no-voice" : cut ? "cut" : undefined,
  };
}

/** The device's voice for a language, once it is known; `settled` without a voice means that there is none. */
function useVoiceFor(locale: Locale): { voice: SpeechSynthesisVoice | undefined; settled: boolean } {
  const [voice, setVoice] = useState<SpeechSynthesisVoice>();
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    if (!("speechSynthesis" in window)) return setSettled(true);
    function look() {
      const voices = speechSynthesis.getVoices();
      setVoice(voiceFor(voices, locale));
      if (voices.length > 0) setSettled(true);
    }
    look();
    speechSynthesis.addEventListener("voiceschanged", look);
    const late = setTimeout(() => setSettled(true), patienceMs);
    return () => {
      speechSynthesis.removeEventListener("voiceschanged", look);
      clearTimeout(late);
    };
  }, [locale]);
  return { voice, settled };
}
