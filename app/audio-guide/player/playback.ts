/** What a player can do, be it a recording or the device's voice. */
export type Playback = {
  playing: boolean;
  /** Where it stands and how far it goes: seconds of a recording, sentences of a reading. */
  at: number;
  length: number;
  step: number;
  /** The sentence to be marked, counted from 0. */
  sentence: number | undefined;
  /** True once it is known where to go on and with which voice. */
  ready: boolean;
  play: () => void;
  pause: () => void;
  seek: (at: number) => void;
};
