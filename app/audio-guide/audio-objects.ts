import { htmlLangs } from "#platform/locales.ts";
import type { PlayedStop } from "./stops.server.ts";

/** A stop's recording as structured data, on the page of this address; nothing where there is none. */
export function audioObject(
  { number, title, transcript, locale, recording }: PlayedStop,
  page: string,
  siteUrl: string,
): Record<string, unknown>[] {
  if (!recording) return [];
  const encodings = recording.sources.map(({ src, type }) => ({
    "@type": "AudioObject",
    contentUrl: siteUrl + src,
    encodingFormat: type.split(";", 1)[0],
  }));
  return [
    {
      "@context": "https://schema.org",
      ...encodings[0],
      name: title.text,
      url: `${page}?stop=${number}`,
      duration: `PT${Math.round(recording.seconds)}S`,
      inLanguage: htmlLangs[locale],
      transcript: transcript.text,
      encoding: encodings.slice(1),
    },
  ];
}
