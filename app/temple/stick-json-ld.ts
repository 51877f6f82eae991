import { htmlLangs, type Locale, type Passage, pathIn } from "#platform/locales.ts";
import { templeTexts } from "./temple.texts.ts";

type Shown = { number: number; title: Passage; verse: Passage; meaning: Passage };

/** A stick as structured data: a verse, one of sixty. */
export function stickJsonLd(stick: Shown, locale: Locale, siteUrl: string, picture: string): Record<string, unknown> {
  const of = (path: string) => siteUrl + pathIn(locale, path);
  return {
    "@context": "https://schema.org",
    "@type": "CreativeWork",
    name: stick.title.text,
    text: stick.verse.text,
    abstract: stick.meaning.text,
    inLanguage: stick.verse.lang ?? htmlLangs[locale],
    position: stick.number,
    url: of(`/fortune-stick/${stick.number}`),
    image: siteUrl + picture,
    isPartOf: { "@type": "CreativeWorkSeries", name: templeTexts.series[locale], url: of("/fortune-stick") },
  };
}
