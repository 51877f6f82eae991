import { place } from "#app/places/place.content.ts";
import type { Visit } from "#app/visiting/visit.server.ts";
import { findItems, type Item, listItems } from "#platform/content/store.ts";
import { htmlLangs, type Locale, type Passage } from "#platform/locales.ts";
import { type ShownPicture, showPictures } from "#platform/pictures/shown.ts";
import { audioStop } from "./audio-stop.content.ts";
import { numberOf } from "./keypad.ts";
import { type Recording, recordingOf } from "./recordings.server.ts";
import { sentencesOf } from "./sentences.ts";
import { lengthIn } from "#app/audio-guide/player/times.ts";

/** A stop as the list shows it. */
export type ListedStop = {
  number: number;
  title: Passage;
  transcript: Passage;
  place: { to: string; name: Passage } | undefined;
  picture: ShownPicture | undefined;
  length: string;
  voice: "recorded" | "synthesised" | "device";
};

/** A stop as the player takes it. */
export type PlayedStop = ListedStop & {
  /** The language that is spoken, which is Chinese where nobody has translated the stop yet. */
  locale: Locale;
  /** The transcript in its sentences; joined they are the transcript. */
  sentences: string[];
  recording: Recording | undefined;
  next: { number: number; title: Passage } | undefined;
};

/** All stops in the order of their numbers, and the one asked for with all its player needs. */
export async function readStops(
  visit: Visit,
  query: number | undefined,
): Promise<{ stops: ListedStop[]; played: PlayedStop | undefined }> {
  const items = (await listItems(visit.park, audioStop)).sort((a, b) => a.data.number - b.data.number);
  const [pictures, places] = await Promise.all([
    showPictures(
      visit.park,
      items.map((item) => item.cover),
      visit.locale,
    ),
    findItems(
      visit.park,
      place,
      items.flatMap((item) => item.data.place ?? []),
    ),
  ]);
  const whole = items.map((item) => localizeStop(visit, item, pictures, places));
  const at = whole.findIndex((stop) => stop.number === query);
  const played = whole[at];
  const next = whole[at + 1];
  return {
    stops: whole.map(listed),
    played: played && { ...played, next: next && { number: next.number, title: next.title } },
  };
}

/** The stop an address asks for: its number, nothing, or something that is no number. */
export function stopInQuery(url: URL): number | "none" | "no-number" {
  const written = url.searchParams.get("stop");
  if (written === null || written.trim() === "") return "none";
  return numberOf(written) ?? "no-number";
}

function localizeStop(
  visit: Visit,
  item: Item<typeof audioStop>,
  pictures: Map<string, ShownPicture>,
  places: Item<typeof place>[],
): Omit<PlayedStop, "next"> {
  const { number, title, transcript } = visit.localize(item.data);
  const locale = transcript.lang === htmlLangs.zh_TW ? "zh_TW" : visit.locale;
  const sentences = sentencesOf(transcript.text, locale);
  const recording = recordingOf(item.data, locale, transcript.text, sentences.length);
  const at = places.find((one) => one.id === item.data.place);
  return {
    number,
    title,
    transcript,
    locale,
    sentences,
    recording,
    place: at && { to: `/navigate/${at.slug}`, name: visit.localize(at.data.name) },
    picture: item.cover ? pictures.get(item.cover) : undefined,
    length: lengthIn(recording?.seconds ?? item.data.seconds, visit.locale),
    voice: recording ? (recording.synthesised ? "synthesised" : "recorded") : "device",
  };
}

function listed({ number, title, transcript, place, picture, length, voice }: ListedStop): ListedStop {
  return { number, title, transcript, place, picture, length, voice };
}
