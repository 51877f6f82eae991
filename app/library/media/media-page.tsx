import { htmlLangs, type Locale } from "#platform/locales.ts";
import { Card } from "#ui/card/card.tsx";
import { CardGrid } from "#ui/card-grid/card-grid.tsx";
import { Embed } from "#ui/embed/embed.tsx";
import { Facts } from "#ui/facts/facts.tsx";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Album } from "#ui/page/album.tsx";
import type { ItemWords } from "#ui/page/item-page.tsx";
import type { ListCard } from "#ui/page/list-page.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import { Prose } from "#ui/prose/prose.tsx";
import { Say, UntranslatedNotice } from "#ui/say/say.tsx";
import { mediaList } from "#app/library/addresses.ts";
import type { mediaKinds } from "#app/library/library.content.ts";
import { captionNames, libraryTexts, mediaPieceNames } from "#app/library/library.texts.ts";
import { MediaPlayer } from "./media-player.tsx";
import "#app/library/library.css";

export type ShownCue = { from: number; to: number; text: string; lang: string | undefined };
type MediaPageProps = {
  item: ItemWords;
  slug: string;
  kind: (typeof mediaKinds)[number];
  url: string | undefined;
  sources: { src: string; type: string }[];
  tracks: { locale: Locale; src: string }[];
  cues: ShownCue[];
  length: string | undefined;
  added: string;
  related: ListCard[];
};

/** One piece of the library: its player, pictures or pages, and its words; what is not ours to show here is said so. */
export function MediaPage({ item, kind, url, sources, tracks, cues, length, added, related }: MediaPageProps) {
  const locale = useLocale();
  const word = (name: keyof typeof libraryTexts) => libraryTexts[name][locale];
  const inRoom = sources.length === 0 && !url && (item.gallery ?? []).length === 0 && !item.body;
  const facts = [
    ...(length ? [{ term: word("length"), detail: length }] : []),
    ...(tracks.length > 0 && kind === "video" ? [{ term: word("captions"), detail: word("captionsIn") }] : []),
    {
      term: word("where"),
      detail: inRoom ? (
        <To to="/navigate/exhibition-hall">{word("readingRoom")}</To>
      ) : url ? (
        (URL.parse(url)?.hostname ?? "")
      ) : (
        word("here")
      ),
    },
    { term: word("added"), detail: added },
  ];
  return (
    <article className="media-page wrap">
      <header className="media-head">
        <p className="item-eyebrow">
          <To to={`${mediaList}?kind=${kind}`}>{mediaPieceNames[kind][locale]}</To>
        </p>
        <h1>
          <Say passage={item.title} />
        </h1>
        {item.untranslated && <UntranslatedNotice />}
        {item.summary && (
          <p className="lead">
            <Say passage={item.summary} />
          </p>
        )}
      </header>
      <div className="media-main">
        {sources.length > 0 ? (
          <MediaPlayer
            key={sources[0]?.src}
            kind={kind === "video" ? "video" : "sound"}
            title={item.title.text}
            poster={item.picture}
            sources={sources}
            tracks={tracks.map((track) => ({
              ...track,
              lang: htmlLangs[track.locale],
              label: captionNames[track.locale],
            }))}
            cues={cues}
          />
        ) : url ? (
          <Embed url={url} title={item.title.text} picture={item.picture} />
        ) : (
          item.picture && (
            <Picture className="term-large" picture={item.picture} sizes="(min-width: 64rem) 46rem, 92vw" priority />
          )
        )}
        {inRoom && <p className="media-room">{word("readingRoomNote")}</p>}
        {item.body && <Prose html={item.body.html} lang={item.body.lang} />}
        <Album pictures={item.gallery ?? []} />
      </div>
      <aside className="media-facts">
        <Facts facts={facts} title={mediaPieceNames[kind][locale]} />
      </aside>
      {related.length > 0 && (
        <section className="term-related">
          <h2>{word("more")}</h2>
          <CardGrid columns={4}>
            {related.map((card) => (
              <Card key={card.to} to={card.to} title={card.title} picture={card.picture} eyebrow={card.eyebrow} />
            ))}
          </CardGrid>
        </section>
      )}
      <p className="media-all">
        <To to={mediaList}>{word("all")}</To>
      </p>
    </article>
  );
}
