import { type Dispatch, type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import type { ViewerImage } from "./image-viewer.tsx";
import { swipeOf, type Viewing, type ViewingStep, wheelEvery } from "./viewing.ts";

type StageProps = { image: ViewerImage; viewing: Viewing; take: Dispatch<ViewingStep> };

/** The picture itself, and what fingers, mouse and wheel do to it. */
export function Stage({ image, viewing, take }: StageProps) {
  const room = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const hand = useHand(viewing, take);
  useWheel(room, take);
  usePose(picture, viewing);

  // A picture that was here already may have come before React listened.
  useEffect(() => {
    if (picture.current?.complete) take({ type: picture.current.naturalWidth > 0 ? "loaded" : "failed" });
  }, [take]);

  return (
    <div className="image-viewer-stage" ref={room} data-zoom={viewing.zoom} data-turn={viewing.turn} {...hand}>
      <img
        ref={picture}
        src={image.src}
        alt={image.alt?.text ?? image.title?.text ?? ""}
        lang={image.alt ? image.alt.lang : image.title?.lang}
        draggable={false}
        onLoad={() => take({ type: "loaded" })}
        onError={() => take({ type: "failed" })}
      />
    </div>
  );
}

// Larger than the room, a stroke moves the picture; otherwise it turns to the next. A tap brings its place to the
// middle.
function useHand({ zoom }: Viewing, take: Dispatch<ViewingStep>) {
  const from = useRef<{ x: number; y: number; startX: number; startY: number }>(undefined);

  return {
    onPointerDown(event: PointerEvent<HTMLDivElement>) {
      if (!event.isPrimary || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      from.current = { x: event.clientX, y: event.clientY, startX: event.clientX, startY: event.clientY };
    },
    onPointerMove(event: PointerEvent<HTMLDivElement>) {
      const last = from.current;
      if (!last || !event.isPrimary || zoom <= 1) return;
      take({ type: "move", x: event.clientX - last.x, y: event.clientY - last.y });
      from.current = { ...last, x: event.clientX, y: event.clientY };
    },
    onPointerUp(event: PointerEvent<HTMLDivElement>) {
      const start = from.current;
      from.current = undefined;
      if (!start) return;
      const dx = event.clientX - start.startX;
      const dy = event.clientY - start.startY;
      if (zoom > 1) return Math.abs(dx) + Math.abs(dy) < 4 && take(toMiddle(event));
      const swipe = swipeOf(dx, dy);
      if (swipe) take({ type: swipe });
    },
    onPointerCancel() {
      from.current = undefined;
    },
  };
}

function toMiddle(event: PointerEvent<HTMLDivElement>): ViewingStep {
  const room = event.currentTarget.getBoundingClientRect();
  return { type: "move", x: room.left + room.width / 2 - event.clientX, y: room.top + room.height / 2 - event.clientY };
}

// Not React's onWheel: that one may not keep the page from scrolling.
function useWheel(room: RefObject<HTMLDivElement | null>, take: Dispatch<ViewingStep>) {
  useEffect(() => {
    const element = room.current;
    let last = Number.NEGATIVE_INFINITY;
    function turn(event: WheelEvent) {
      event.preventDefault();
      if (event.timeStamp - last < wheelEvery || event.deltaY === 0) return;
      last = event.timeStamp;
      take({ type: event.deltaY < 0 ? "zoom in" : "zoom out" });
    }
    element?.addEventListener("wheel", turn, { passive: false });
    return () => element?.removeEventListener("wheel", turn);
  }, [room, take]);
}

// An animation, since the site's security policy allows no style attributes.
function usePose(picture: RefObject<HTMLImageElement | null>, { zoom, turn, x, y }: Viewing) {
  useLayoutEffect(() => {
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const transform = `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${zoom})`;
    picture.current?.animate({ transform }, { duration: calm ? 0 : 120, easing: "ease-out", fill: "forwards" });
  }, [picture, zoom, turn, x, y]);
}
