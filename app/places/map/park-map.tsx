import type { ReactNode } from "react";
import type { Passage } from "#platform/locales.ts";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import type { MapDrawing } from "#app/places/map/drawing/drawing.server.ts";
import type { Side } from "./labels.ts";
import { mapTexts } from "./map.texts.ts";
import { MapView } from "./map-view.tsx";
import { sheet } from "./park-plan.ts";
import "./map.css";

/** What is marked: `mark` is the letter of a place or the number of a stop. */
export type MapMark = {
  to: string;
  mark: string;
  name: Passage;
  x: number;
  y: number;
  side?: Side | undefined;
  look?: "quiet" | "strong" | "stop" | undefined;
};

type ParkMapProps = {
  drawing: MapDrawing;
  marks: readonly MapMark[];
  /** A walk to draw, as an SVG path in the units of the sheet. */
  line?: { path: string; stepFree: boolean } | undefined;
  /** `small` has no controls: a glance at where something lies. */
  look?: "whole" | "small" | undefined;
  /** The mark that is pointed out, by its address. */
  pointed?: string | undefined;
  children?: ReactNode;
};

/**
 * The illustrated park with its marks; each is a link. Who cannot see it, or uses a keyboard, has the list beside it.
 */
export function ParkMap({ drawing, marks, line, look = "whole", pointed, children }: ParkMapProps) {
  const locale = useLocale();
  const picture = (
    <>
      <picture>
        <source srcSet={drawing.night} media="screen and (prefers-color-scheme: dark)" />
        <img
          src={drawing.day}
          width={sheet.width}
          height={sheet.height}
          alt={mapTexts[look === "small" ? "glance" : "map"][locale]}
          decoding="async"
          loading={look === "small" ? "lazy" : undefined}
        />
      </picture>
      <Marks marks={marks} line={line} pointed={pointed} />
    </>
  );
  return (
    <figure className="park-map" data-look={look}>
      {look === "small" ? <div className="map-sheet">{picture}</div> : <MapView>{picture}</MapView>}
      {look === "whole" && (
        <figcaption>
          <span className="map-key" data-kind="level">
            {mapTexts.level[locale]}
          </span>
          <span className="map-key" data-kind="steps">
            {mapTexts.stepped[locale]}
          </span>
          {children}
        </figcaption>
      )}
    </figure>
  );
}

/**
 * Marks keep their size however large the sheet is shown: without a viewBox the units of the outer drawing are pixels.
 */
function Marks({ marks, line, pointed }: Pick<ParkMapProps, "marks" | "line" | "pointed">) {
  return (
    <svg className="map-marks" aria-hidden="true">
      {line && (
        <svg viewBox={`0 0 ${sheet.width} ${sheet.height}`} preserveAspectRatio="none" aria-hidden="true">
          <path className="map-line-edge" d={line.path} />
          <path className="map-line" data-step-free={line.stepFree || undefined} d={line.path} />
        </svg>
      )}
      {marks.map(({ to, mark, name, x, y, side, look }) => (
        <svg key={to + mark} x={share(x, sheet.width)} y={share(y, sheet.height)} overflow="visible" aria-hidden="true">
          <To to={to} tabIndex={-1} className="map-mark" data-look={look} data-pointed={to === pointed || undefined}>
            <title>{name.text}</title>
            <circle className="map-touch" r="16" />
            <circle className="map-dot" r="12" />
            <text className="map-sign" y="4.5">
              {mark}
            </text>
            {side && (
              <text className="map-name" data-side={side} lang={name.lang} {...namePoints[side]}>
                {name.text}
              </text>
            )}
          </To>
        </svg>
      ))}
    </svg>
  );
}

const namePoints: Record<Side, { x: number; y: number }> = {
  below: { x: 0, y: 28 },
  above: { x: 0, y: -19 },
  right: { x: 17, y: 4.5 },
  left: { x: -17, y: 4.5 },
};

function share(part: number, whole: number): string {
  return `${Math.round((Math.min(Math.max(part, 0), whole) / whole) * 1000) / 10}%`;
}
