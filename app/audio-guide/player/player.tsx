import { useEffect, useEffectEvent, useState } from "react";
import { useLocale } from "#ui/locale/locale.tsx";
import { filled, guideTexts } from "#app/audio-guide/audio-guide.texts.ts";
import { useSpeed } from "./kept.ts";
import { PlayerFace } from "./player-face.tsx";
import type { Recording } from "#app/audio-guide/recordings.server.ts";
import type { PlayedStop } from "#app/audio-guide/stops.server.ts";
import { clockOf } from "./times.ts";
import { useRecording } from "./use-recording.ts";
import { useVoice } from "./use-voice.ts";

type PlayerProps = { stop: PlayedStop; wanted: boolean; onTaken: () => void };

/** Plays a stop's recording, or has the device's voice read it; nothing sounds before somebody asks for it. */
export function Player(props: PlayerProps) {
  const [failed, setFailed] = useState(false);
  const { recording } = props.stop;
  if (recording && !failed) return <RecordedPlayer {...props} recording={recording} onFailed={() => setFailed(true)} />;
  return <ReadPlayer {...props} failed={failed} />;
}

function RecordedPlayer({
  stop,
  wanted,
  onTaken,
  recording,
  onFailed,
}: PlayerProps & { recording: Recording; onFailed: () => void }) {
  const locale = useLocale();
  const [speed, setSpeed] = useSpeed();
  const { audio, ...playback } = useRecording(recording, `${stop.number}.${stop.locale}.sound`, speed, onFailed);
  useWanted(wanted && playback.ready, playback.play, onTaken);
  const all = clockOf(Math.round(recording.seconds));
  // When the last of the formats fails, there is none left to try.
  const sources = recording.sources.map(({ src, type }, order) => (
    <source key={src} src={src} type={type} onError={order === recording.sources.length - 1 ? onFailed : undefined} />
  ));
  return (
    <PlayerFace
      stop={stop}
      playback={playback}
      speed={speed}
      onSpeed={setSpeed}
      says={guideTexts[recording.synthesised ? "saidSynthesised" : "saidRecording"][locale]}
      place={`${clockOf(playback.at)} / ${all}`}
      placeInWords={filled(guideTexts.timeOf[locale], clockOf(playback.at), { all })}
    >
      <audio {...audio} hidden preload="none">
        {sources}
      </audio>
      <noscript>
        <audio className="player-plain" controls preload="none" aria-label={stop.title.text}>
          {sources}
        </audio>
      </noscript>
    </PlayerFace>
  );
}

function ReadPlayer({ stop, wanted, onTaken, failed }: PlayerProps & { failed: boolean }) {
  const locale = useLocale();
  const [speed, setSpeed] = useSpeed();
  const { trouble, ...playback } = useVoice(stop.sentences, stop.locale, `${stop.number}.${stop.locale}.voice`, speed);
  useWanted(wanted && playback.ready, playback.play, onTaken);
  const said =
    trouble === "no-voice"
      ? "saidNoVoice"
      : trouble === "cut"
        ? "saidVoiceFailed"
        : failed
          ? "saidFailed"
          : "saidVoice";
  const place = filled(guideTexts.sentence[locale], playback.at + 1, { all: stop.sentences.length });
  return (
    <PlayerFace
      stop={stop}
      playback={playback}
      speed={speed}
      onSpeed={setSpeed}
      unable={trouble === "no-voice"}
      says={guideTexts[said][locale]}
      place={place}
      placeInWords={place}
    >
      {!failed && (
        <noscript>
          <p className="player-plain">{guideTexts.saidNoScript[locale]}</p>
        </noscript>
      )}
    </PlayerFace>
  );
}

/** Begins to play when the keypad asked for it. */
function useWanted(now: boolean, play: () => void, onTaken: () => void) {
  // Only the asking matters, not the functions, which are new at every rendering.
  const begin = useEffectEvent(() => {
    onTaken();
    play();
  });
  useEffect(() => {
    if (now) begin();
  }, [now]);
}
