import type { Locale } from "#platform/locales.ts";

export const filmTypes = { webm: "video/webm", mp4: "video/mp4" } as const;
export const soundTypes = { opus: "audio/ogg", mp3: "audio/mpeg" } as const;

/** What a player may choose from for one of our own films or sounds. */
export function sourcesOf(kind: "video" | "sound", file: string): { src: string; type: string }[] {
  const [folder, types] = kind === "video" ? ["/film", filmTypes] : ["/sound", soundTypes];
  return Object.entries(types).map(([ending, type]) => ({ src: `${folder}/${file}.${ending}`, type }));
}

/** Where the captions of a film or sound are: `/captions/one-day-of-a-puppet.en_US.vtt`. */
export function captionsAddress(slug: string, locale: Locale): string {
  return `/captions/${slug}.${locale}.vtt`;
}

/** `playingTime(184) === "3:04"` */
export function playingTime(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

export type Cue = { from: number; to: number; text: string };

/** Captions as browsers read them (WebVTT). */
export function writeCaptions(cues: readonly Cue[]): string {
  const lines = cues.map(
    ({ from, to, text }) =>
      `${stamp(from)} --> ${stamp(to)}\n${text
        .replaceAll("&", "&amp;")
        .replaceAll("<", "&lt;")
        .replaceAll("-->", "→")
        .replace(/\n{2,}/g, "\n")}\n`,
  );
  return `WEBVTT\n\n${lines.join("\n")}`;
}

function stamp(seconds: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, "0");
  return `${two(seconds / 3600)}:${two((seconds / 60) % 60)}:${two(seconds % 60)}.${String(Math.round((seconds % 1) * 1000)).padStart(3, "0")}`;
}
