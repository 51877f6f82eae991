import { useEffect, useId, useRef, useState } from "react";
import type { Locale } from "#platform/locales.ts";
import { useLocale } from "#ui/locale/locale.tsx";
import { pictureAddress, type StoredPicture, widthsOf } from "#ui/picture/picture.ts";
import { Picture } from "#ui/picture/picture.tsx";
import { libraryTexts } from "#app/library/library.texts.ts";
import { playingTime } from "./media-files.ts";
import type { ShownCue } from "./media-page.tsx";

type PlayerProps = {
  kind: "video" | "sound";
  title: string;
  poster: StoredPicture | undefined;
  sources: { src: string; type: string }[];
  tracks: { locale: Locale; src: string; lang: string; label: string }[];
  cues: readonly ShownCue[];
};

/**
 * The browser's own player (rule C12), which keyboard and screen readers know, with captions in three languages; and
 * the text, of which each line plays from its moment.
 */
export function MediaPlayer({ kind, title, poster, sources, tracks, cues }: PlayerProps) {
  const locale = useLocale();
  const heading = useId();
  const media = useRef<HTMLMediaElement>(null);
  const [now, setNow] = useState(-1);
  const [awake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);

  function follow() {
    const at = media.current?.currentTime ?? 0;
    setNow(media.current?.paused && at === 0 ? -1 : cues.findIndex(({ from, to }) => from <= at && at < to));
  }
  function playFrom(seconds: number) {
    if (!media.current) return;
    media.current.currentTime = seconds;
    // A browser that plays nothing without being asked on its own player leaves it there, ready.
    media.current.play().catch(() => undefined);
  }
  const attributes = {
    controls: true,
    preload: "none" as const,
    "aria-label": title,
    onTimeUpdate: follow,
    onSeeked: follow,
  };
  const parts = [
    ...sources.map(({ src, type }) => <source key={src} src={src} type={type} />),
    <p key="none">
      {libraryTexts.noPlayer[locale]}
      <a href={sources.at(-1)?.src}>{libraryTexts.download[locale]}</a>
    </p>,
  ];
  return (
    <>
      {kind === "video" ? (
        <video
          {...attributes}
          className="media-video"
          ref={(element) => {
            media.current = element;
          }}
          playsInline
          poster={
            poster &&
            pictureAddress(poster, widthsOf(poster.width).findLast((width) => width <= 960) ?? poster.width, "webp")
          }
        >
          {parts}
          {tracks.map((track) => (
            <track
              key={track.src}
              kind="captions"
              src={track.src}
              srcLang={track.lang}
              label={track.label}
              default={track.locale === locale}
            />
          ))}
        </video>
      ) : (
        <div className="media-sound">
          {poster && <Picture picture={poster} sizes="(min-width: 48rem) 20rem, 92vw" priority />}
          <audio
            {...attributes}
            ref={(element) => {
              media.current = element;
            }}
          >
            {parts}
          </audio>
        </div>
      )}
      {cues.length > 0 && (
        <section className="cues" aria-labelledby={heading}>
          <h2 id={heading}>{libraryTexts.transcript[locale]}</h2>
          <ol role="list">
            {cues.map(({ from, text, lang }, order) => (
              <li key={from} aria-current={order === now ? "true" : undefined}>
                {awake ? (
                  <button
                    type="button"
                    aria-label={libraryTexts.playFrom[locale].replace("{time}", playingTime(from))}
                    onClick={() => playFrom(from)}
                  >
                    {playingTime(from)}
                  </button>
                ) : (
                  <span className="figures">{playingTime(from)}</span>
                )}
                <span lang={lang}>{text}</span>
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}
