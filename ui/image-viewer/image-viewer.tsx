import { type Dispatch, useEffect, useEffectEvent, useReducer, useRef } from "react";
import type { Passage } from "#platform/locales.ts";
import { Button } from "#ui/button/button.tsx";
import type { IconName } from "#ui/icon/icons.ts";
import { Loader } from "#ui/loader/loader.tsx";
import { useWords } from "#ui/locale/locale.tsx";
import { Modal } from "#ui/modal/modal.tsx";
import { Say } from "#ui/say/say.tsx";
import { placeInAlbum, viewerTexts } from "./image-viewer.texts.ts";
import { Stage } from "./stage.tsx";
import {
  type Album,
  afterViewingStep,
  neighbour,
  startViewing,
  stepOfKey,
  type Viewing,
  type ViewingStep,
  zoomMax,
  zoomMin,
} from "./viewing.ts";
import "./image-viewer.css";

export type ViewerImage = { src: string; title?: Passage | undefined; alt?: Passage | undefined };

type ImageViewerProps = {
  images: readonly ViewerImage[];
  /** The picture shown first, counted from 0. */
  start?: number | undefined;
  /** Whether the last picture leads to the first again. */
  loop?: boolean | undefined;
  onClose: () => void;
};

/** Pictures one at a time over the whole page, to look at closely; open while it is rendered. */
export function ImageViewer({ images, start = 0, loop = false, onClose }: ImageViewerProps) {
  const album = { count: images.length, loop };
  const [viewing, take] = useReducer(
    (now: Viewing, step: ViewingStep) => afterViewingStep(now, step, album),
    startViewing(start),
  );
  const first = useRef<HTMLButtonElement>(null);
  const image = images[viewing.at];
  const label = useWords(viewerTexts.label);
  const failed = useWords(viewerTexts.failed);

  const takeKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = stepOfKey(event, album);
    if (!step) return;
    event.preventDefault();
    take(step);
  });

  // On the document, since a tap on the picture leaves the focus nowhere.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => takeKey(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);

  return (
    <Modal className="image-viewer" label={label} first={first} onWayOut={onClose}>
      <div className="image-viewer-room night" data-picture={viewing.picture}>
        {image && <Stage key={viewing.at} image={image} viewing={viewing} take={take} />}
        <div className="image-viewer-state">
          <Loader shown={viewing.picture === "loading"} />
          {viewing.picture === "error" && <p role="alert">{failed}</p>}
        </div>
        <Caption at={viewing.at} album={album} title={image?.title} />
        <Turns viewing={viewing} album={album} take={take} />
        <Tools viewing={viewing} take={take} />
        <div className="image-viewer-close">
          <Button look="secondary" icon="close" iconOnly ref={first} onClick={onClose}>
            {useWords(viewerTexts.close)}
          </Button>
        </div>
      </div>
    </Modal>
  );
}

type Take = Dispatch<ViewingStep>;

function Caption({ at, album, title }: { at: number; album: Album; title: Passage | undefined }) {
  const place = useWords(placeInAlbum)(at + 1, album.count);
  return (
    <p className="image-viewer-caption" aria-live="polite">
      {album.count > 1 && (
        <>
          <span className="visually-hidden">{place}</span>
          <span className="figures" aria-hidden="true">
            {at + 1} / {album.count}
          </span>
        </>
      )}
      {title && (
        <span className="serif">
          <Say passage={title} />
        </span>
      )}
    </p>
  );
}

function Turns({ viewing, album, take }: { viewing: Viewing; album: Album; take: Take }) {
  const previous = useWords(viewerTexts.previous);
  const next = useWords(viewerTexts.next);
  if (album.count < 2) return null;
  return (
    <div className="image-viewer-turns">
      <Tool
        icon="chevron-left"
        text={previous}
        stopped={neighbour(viewing.at, -1, album) === undefined}
        onUse={() => take({ type: "previous" })}
      />
      <Tool
        icon="chevron-right"
        text={next}
        stopped={neighbour(viewing.at, 1, album) === undefined}
        onUse={() => take({ type: "next" })}
      />
    </div>
  );
}

function Tools({ viewing, take }: { viewing: Viewing; take: Take }) {
  return (
    <div className="image-viewer-tools">
      <Tool
        icon="zoom-out"
        text={useWords(viewerTexts.zoomOut)}
        stopped={viewing.zoom <= zoomMin}
        onUse={() => take({ type: "zoom out" })}
      />
      <output className="figures">{Math.round(viewing.zoom * 100)}%</output>
      <Tool
        icon="zoom-in"
        text={useWords(viewerTexts.zoomIn)}
        stopped={viewing.zoom >= zoomMax}
        onUse={() => take({ type: "zoom in" })}
      />
      <Tool icon="rotate-left" text={useWords(viewerTexts.turnLeft)} onUse={() => take({ type: "turn left" })} />
      <Tool icon="rotate-right" text={useWords(viewerTexts.turnRight)} onUse={() => take({ type: "turn right" })} />
      <Tool icon="refresh" text={useWords(viewerTexts.reset)} onUse={() => take({ type: "reset" })} />
    </div>
  );
}

// Stopped, not disabled: a disabled button would lose the focus of whoever pressed it last.
function Tool({
  icon,
  text,
  stopped = false,
  onUse,
}: {
  icon: IconName;
  text: string;
  stopped?: boolean;
  onUse: () => void;
}) {
  return (
    <Button
      look="secondary"
      icon={icon}
      iconOnly
      aria-disabled={stopped || undefined}
      onClick={stopped ? undefined : onUse}
    >
      {text}
    </Button>
  );
}
