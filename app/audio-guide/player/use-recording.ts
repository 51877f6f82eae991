import { useEffect, useRef, useState } from "react";
import { keepPlace, readPlace } from "./kept.ts";
import type { Playback } from "./playback.ts";
import type { Recording } from "#app/audio-guide/recordings.server.ts";
import { sentenceAt } from "./times.ts";

/** Plays a recording through an audio element, which gets `audio` as its attributes. */
export function useRecording({ seconds, starts }: Recording, key: string, speed: number, onFailed: () => void) {
  const ref = useRef<HTMLAudioElement>(null);
  const [playing, setPlaying] = useState(false);
  const [at, setAt] = useState(0);
  const [ready, setReady] = useState(false);
  const [begun, setBegun] = useState(false);

  useEffect(() => {
    setAt(readPlace(key, seconds));
    setReady(true);
  }, [key, seconds]);
  useEffect(() => {
    if (!ref.current) return;
    ref.current.defaultPlaybackRate = speed;
    ref.current.playbackRate = speed;
  }, [speed]);
  const second = Math.floor(at);
  useEffect(() => {
    if (begun) keepPlace(key, second, seconds);
  }, [begun, key, second, seconds]);

  function play() {
    const element = ref.current;
    if (!element) return;
    if (element.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) return onFailed();
    setBegun(true);
    // Nothing is loaded before it is wanted; it then begins where the slider stands.
    if (element.readyState === HTMLMediaElement.HAVE_NOTHING) element.currentTime = at;
    // A refusal is the browser's or a pause that came first: the button goes on saying "play".
    element.play().catch(() => {});
  }
  function seek(to: number) {
    setBegun(true);
    setAt(to);
    if (ref.current) ref.current.currentTime = to;
  }
  const playback: Playback = {
    playing,
    at,
    length: seconds,
    step: 1,
    ready,
    play,
    seek,
    sentence: begun ? sentenceAt(starts, at) : undefined,
    pause: () => ref.current?.pause(),
  };
  const audio = {
    ref,
    onPlay: () => setPlaying(true),
    onPause: () => setPlaying(false),
    onTimeUpdate: () =>
      ref.current &&
      ref.current.readyState > HTMLMediaElement.HAVE_NOTHING &&
      setAt(Math.min(ref.current.currentTime, seconds)),
    onEnded: () => setAt(seconds),
  };
  return { ...playback, audio };
}
