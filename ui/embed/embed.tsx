import { useEffect, useState } from "react";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import type { StoredPicture } from "#ui/picture/picture.ts";
import { playerOf } from "./embed.ts";
import { embedTexts } from "./embed.texts.ts";
import "./embed.css";

type EmbedProps = {
  /** The film's page on the other site. */
  url: string;
  title: string;
  /** Our own picture, shown until the other site is asked. */
  picture?: StoredPicture | undefined;
};

/** A film on another site: nothing of it is loaded before the visitor asks; without JavaScript it is a link. */
export function Embed({ url, title, picture }: EmbedProps) {
  const locale = useLocale();
  const host = URL.parse(url)?.hostname.replace(/^www\./, "") ?? url;
  const player = playerOf(url);
  const [awake, setAwake] = useState(false);
  const [loaded, setLoaded] = useState(false);
  useEffect(() => setAwake(true), []);
  const say = (name: keyof typeof embedTexts) => embedTexts[name][locale].replace("{host}", host);
  if (loaded && player) return <iframe className="embed-player" src={player} title={title} allow="autoplay; fullscreen; picture-in-picture" referrerPolicy="strict-origin-when-cross-origin" />;
  return (
    <section className="embed" aria-label={title}>
      {picture && <Picture className="embed-picture" picture={picture} sizes="(min-width: 64rem) 46rem, 92vw" priority />}
      <div className="embed-words">
        <p>{say(player ? "where" : "whereOnly")}</p>
        <p className="embed-ways">
          {awake && player && <Button icon="play" onClick={() => setLoaded(true)}>{say("load")}</Button>}
          <ButtonLink to={url} look={awake && player ? "secondary" : "primary"}>{say("visit")}</ButtonLink>
        </p>
      </div>
    </section>
  );
}
