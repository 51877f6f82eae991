import { useEffect, useState } from "react";
import { useCameWhole } from "#ui/came-whole/came-whole.ts";
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
export function Embed(props: EmbedProps) {
  // Who has asked for one film has not asked for the next that takes its place.
  return <OneEmbed key={props.url} {...props} />;
}

function OneEmbed({ url, title, picture }: EmbedProps) {
  const locale = useLocale();
  const host = URL.parse(url)?.hostname.replace(/^www\./, "") ?? url;
  const player = playerOf(url);
  const framed = useCameWithThePage();
  const [awake, setAwake] = useState(false);
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    setAwake(true);
    if (takeAsked() === url) setLoaded(true);
  }, [url]);
  const say = (name: keyof typeof embedTexts) => embedTexts[name][locale].replace("{host}", host);
  function load() {
    if (framed) return setLoaded(true);
    // Come to from another page, this one still has that page's policy, which frames nothing: it is loaded itself
    // first.
    keepAsked(url);
    location.reload();
  }
  if (loaded && player)
    return (
      <iframe
        className="embed-player"
        src={player}
        title={title}
        allow="autoplay; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  return (
    <section className="embed" aria-label={title} data-player={player && URL.parse(player)?.hostname}>
      {picture && (
        <Picture className="embed-picture" picture={picture} sizes="(min-width: 64rem) 46rem, 92vw" priority />
      )}
      <div className="embed-words">
        <p>{say(player ? "where" : "whereOnly")}</p>
        <p className="embed-ways">
          {awake && player && (
            <Button icon="play" onClick={load}>
              {say("load")}
            </Button>
          )}
          <ButtonLink to={url} look={awake && player ? "secondary" : "primary"}>
            {say("visit")}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}

/** Whether this was in the page as the server sent it, whose policy then allows the player. */
function useCameWithThePage(): boolean {
  const hydrating = useCameWhole();
  const [came] = useState(hydrating);
  return came;
}

const askedKey = "park.film";

/**
 * The film asked for just before the page was loaded; taken once. A browser that keeps nothing has it asked for again.
 */
function takeAsked(): string | null {
  try {
    const asked = sessionStorage.getItem(askedKey);
    sessionStorage.removeItem(askedKey);
    return asked;
  } catch {
    return null;
  }
}

function keepAsked(url: string): void {
  try {
    sessionStorage.setItem(askedKey, url);
  } catch {
    // The button is there again after loading.
  }
}
