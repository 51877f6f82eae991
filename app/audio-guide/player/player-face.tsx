import { type ReactNode, useId } from "react";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Say } from "#ui/say/say.tsx";
import { guideTexts } from "#app/audio-guide/audio-guide.texts.ts";
import { speeds } from "./kept.ts";
import type { Playback } from "./playback.ts";
import type { PlayedStop } from "#app/audio-guide/stops.server.ts";

type FaceProps = {
  stop: PlayedStop;
  playback: Playback;
  speed: number;
  onSpeed: (speed: number) => void;
  /** What stands below the controls: whose voice it is, or why there is none. */
  says: string;
  /** Where the playing stands, to see and to hear. */
  place: string;
  placeInWords: string;
  unable?: boolean | undefined;
  children: ReactNode;
};

/**
 * What one sees of a player: play, position, speed, the next stop, and the text with the sentence marked that is heard.
 */
export function PlayerFace({
  stop,
  playback,
  speed,
  onSpeed,
  says,
  place,
  placeInWords,
  unable = false,
  children,
}: FaceProps) {
  const locale = useLocale();
  const id = useId();
  const word = (name: keyof typeof guideTexts) => guideTexts[name][locale];
  const { playing, at, length, step } = playback;
  return (
    <>
      <section className="player" aria-label={word("player")}>
        <div className="player-controls">
          <Button
            icon={playing ? "pause" : "play"}
            className="player-play"
            disabled={unable}
            onClick={playing ? playback.pause : playback.play}
          >
            {word(playing ? "pause" : "play")}
          </Button>
          <div className="player-place">
            <input
              type="range"
              min={0}
              max={length}
              step={step}
              value={at}
              disabled={unable}
              aria-label={word("position")}
              aria-valuetext={placeInWords}
              onChange={(event) => playback.seek(Number(event.currentTarget.value))}
            />
            <span aria-hidden="true" className="figures">
              {place}
            </span>
          </div>
          <fieldset className="player-speed" disabled={unable}>
            <legend>{word("speed")}</legend>
            {speeds.map((one) => (
              <label key={one}>
                <input
                  type="radio"
                  name={`${id}-speed`}
                  value={one}
                  checked={one === speed}
                  onChange={() => onSpeed(one)}
                />
                <span>{one}×</span>
              </label>
            ))}
          </fieldset>
        </div>
        {children}
        <p className="player-says" role="status">
          {says}
        </p>
        {stop.next && (
          <ButtonLink
            to={`/audio-guide?stop=${stop.next.number}#stop-${stop.next.number}`}
            look="secondary"
            iconAfter="arrow-right"
            className="player-next"
          >
            {word("next")}
            <span className="player-next-title">
              {stop.next.number} <Say passage={stop.next.title} />
            </span>
          </ButtonLink>
        )}
      </section>
      <section className="transcript" aria-labelledby={`${id}-text`}>
        <h2 id={`${id}-text`}>{word("transcript")}</h2>
        <p lang={stop.transcript.lang}>
          {stop.sentences.map((sentence, order) => (
            <span key={order} className="sentence" aria-current={order === playback.sentence ? "true" : undefined}>
              {sentence}
            </span>
          ))}
        </p>
      </section>
    </>
  );
}
