import type { DataOf } from "#platform/content/define.ts";
import { htmlLangs, type Locale, pathIn } from "#platform/locales.ts";
import type { ItemWords } from "#ui/page/item-page.tsx";
import { pictureAddress } from "#ui/picture/picture.ts";
import { mediaAddress } from "#app/library/addresses.ts";
import type { mediaItem } from "#app/library/library.content.ts";

type Piece = {
  item: ItemWords;
  slug: string;
  sources: { src: string; type: string }[];
  tracks: { locale: Locale; src: string }[];
  cues: { text: string }[];
};
const types = { video: "VideoObject", sound: "AudioObject", picture: "ImageGallery", book: "Book" } as const;

/** A piece of the library as structured data. */
export function mediaObject(
  { item, slug, sources, tracks, cues }: Piece,
  { kind, seconds, date, url }: DataOf<typeof mediaItem>,
  { siteUrl, locale }: { siteUrl: string; locale: Locale },
): Record<string, unknown> {
  const plays = kind === "video" || kind === "sound";
  return {
    "@context": "https://schema.org",
    "@type": types[kind],
    name: item.title.text,
    description: item.summary?.text,
    url: siteUrl + pathIn(locale, mediaAddress(slug)),
    inLanguage: item.title.lang ?? htmlLangs[locale],
    ...(item.picture && { [plays ? "thumbnailUrl" : "image"]: siteUrl + pictureAddress(item.picture, 960, "webp") }),
    ...(plays && {
      uploadDate: `${date}T00:00:00+08:00`,
      ...(seconds && { duration: `PT${Math.floor(seconds / 60)}M${seconds % 60}S` }),
    }),
    ...(!plays && { datePublished: date }),
    ...(sources[0] && { contentUrl: siteUrl + sources[0].src, encodingFormat: sources[0].type }),
    ...(sources.length === 0 && url && plays && { url }),
    ...(cues.length > 0 && { transcript: cues.map(({ text }) => text).join(" ") }),
    ...(kind === "video" &&
      tracks.length > 0 && {
        caption: tracks.map((track) => ({
          "@type": "MediaObject",
          contentUrl: siteUrl + track.src,
          encodingFormat: "text/vtt",
          inLanguage: htmlLangs[track.locale],
        })),
      }),
    ...(kind === "picture" && {
      associatedMedia: (item.gallery ?? []).map((picture) => ({
        "@type": "ImageObject",
        contentUrl: siteUrl + pictureAddress(picture, 1280, "webp"),
        caption: picture.alt.text,
      })),
    }),
  };
}
