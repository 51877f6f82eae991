import { useId } from "react";
import { Icon } from "#ui/icon/icon.tsx";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import { Say, UntranslatedNotice } from "#ui/say/say.tsx";
import { filled, guideTexts } from "./audio-guide.texts.ts";
import type { ListedStop } from "./stops.server.ts";

const voices = { recorded: "recording", synthesised: "synthesised", device: "deviceVoice" } as const;

/** All stops with length, voice and place, each with its text folded away and a link to where it is played. */
export function StopList({ stops, current }: { stops: readonly ListedStop[]; current: number | undefined }) {
  const locale = useLocale();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="stop-list-title">
        {guideTexts.allStops[locale]}
      </h2>
      <ol role="list" className="stop-list">
        {stops.map((stop) => (
          <StopRow key={stop.number} stop={stop} current={stop.number === current} />
        ))}
      </ol>
    </section>
  );
}

function StopRow({
  stop: { number, title, transcript, place, picture, length, voice },
  current,
}: {
  stop: ListedStop;
  current: boolean;
}) {
  const locale = useLocale();
  const word = (name: keyof typeof guideTexts) => guideTexts[name][locale];
  return (
    // The stop that is being played bears the anchor itself, above.
    <li className="stop-row" id={current ? undefined : `stop-${number}`}>
      {picture && <Picture className="stop-picture" picture={picture} sizes="9.5rem" />}
      <div className="stop-text">
        <h3>
          <To to={`/audio-guide?stop=${number}#stop-${number}`} aria-current={current ? "page" : undefined}>
            <span className="stop-number">
              <span className="visually-hidden">{filled(word("stop"), number)}</span>
              <span aria-hidden="true">{number}</span>
            </span>
            <Say passage={title} />
          </To>
        </h3>
        {title.lang && <UntranslatedNotice />}
        <p className="stop-facts">
          <span>
            <Icon name="clock" /> {length}
          </span>
          <span>
            <Icon name={voice === "device" ? "volume" : "audio"} /> {word(voices[voice])}
          </span>
          {place && (
            <To to={place.to}>
              <Icon name="pin" /> <Say passage={place.name} />
            </To>
          )}
        </p>
        <details>
          <summary>
            {word("read")}
            <span className="visually-hidden">
              {" "}
              <Say passage={title} />
            </span>
          </summary>
          <p>
            <Say passage={transcript} />
          </p>
        </details>
      </div>
    </li>
  );
}
