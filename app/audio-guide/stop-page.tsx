import type { ReactNode, Ref } from "react";
import { Icon } from "#ui/icon/icon.tsx";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import { Say, UntranslatedNotice } from "#ui/say/say.tsx";
import { filled, guideTexts } from "./audio-guide.texts.ts";
import { Player } from "#app/audio-guide/player/player.tsx";
import type { PlayedStop } from "./stops.server.ts";

type StopPageProps = {
  stop: PlayedStop;
  heading: Ref<HTMLHeadingElement>;
  /** True once playing was asked for on the keypad; `onTaken` is called when it begins. */
  wanted: boolean;
  onTaken: () => void;
  /** The keypad for the next number. */
  children: ReactNode;
};

/** One stop: its title and place, the player, its text. */
export function StopPage({ stop, heading, wanted, onTaken, children }: StopPageProps) {
  const locale = useLocale();
  const word = (name: keyof typeof guideTexts) => guideTexts[name][locale];
  return (
    <article className="guide-stop wrap" id={`stop-${stop.number}`}>
      <header className="guide-head">
        <p className="item-eyebrow">
          <To to="/audio-guide">{word("backToGuide")}</To> · {filled(word("stop"), stop.number)}
        </p>
        <h1 ref={heading} tabIndex={-1}>
          <Say passage={stop.title} />
        </h1>
        {stop.title.lang && <UntranslatedNotice />}
        <p className="stop-facts">
          <span>
            <Icon name="clock" /> {stop.length}
          </span>
          {stop.place && (
            <To to={stop.place.to}>
              <Icon name="pin" /> <Say passage={stop.place.name} />
            </To>
          )}
        </p>
      </header>
      <Player key={`${stop.number} ${stop.locale}`} stop={stop} wanted={wanted} onTaken={onTaken} />
      {stop.picture && (
        <Picture className="guide-picture" picture={stop.picture} sizes="(min-width: 64rem) 34rem, 92vw" priority />
      )}
      <div className="guide-keypad">{children}</div>
    </article>
  );
}
