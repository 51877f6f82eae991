import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { Icon } from "#ui/icon/icon.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { mapTexts } from "./map.texts.ts";
import { drag, pinch, wheel } from "./map-gestures.ts";
import { zoomAfter, zoomTo } from "./zoom.ts";

/**
 * The sheet in a window: without JavaScript all of it; with it, larger by buttons, wheel, pinch and keys, and moved by
 * scrolling or dragging.
 */
export function MapView({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const view = useRef<HTMLElement>(null);
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  useGestures(view);
  const word = (name: keyof typeof mapTexts) => mapTexts[name][locale];
  const zoom = (step: "closer" | "wider" | "whole") =>
    view.current && zoomTo(view.current, (now) => zoomAfter(now, step));

  function onKeyDown(event: KeyboardEvent) {
    const step = keys[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    zoom(step);
  }

  return (
    <div className="map-window">
      <section
        ref={view}
        className="map-view"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
        aria-label={ready ? `${word("map")}. ${word("keys")}` : word("map")}
        onKeyDown={onKeyDown}
      >
        <div className="map-sheet">{children}</div>
      </section>
      <div className="map-controls" hidden={!ready}>
        {(["closer", "wider", "whole"] as const).map((step) => (
          <button key={step} type="button" onClick={() => zoom(step)}>
            <Icon name={icons[step]} />
            <span className="visually-hidden">{word(step)}</span>
          </button>
        ))}
      </div>
    </div>
  );
}

const icons = { closer: "plus", wider: "minus", whole: "map" } as const;
const keys: Record<string, "closer" | "wider" | "whole"> = {
  "+": "closer",
  "=": "closer",
  "-": "wider",
  _: "wider",
  "0": "whole",
};

function useGestures(view: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = view.current;
    if (!element) return;
    const ends = [wheel(element), pinch(element), drag(element)];
    return () => {
      for (const end of ends) end();
    };
  }, [view]);
}
