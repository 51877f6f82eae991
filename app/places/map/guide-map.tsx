import { useState } from "react";
import { type ListedPlace, PlaceList } from "#app/places/place-list.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import type { MapDrawing } from "#app/places/map/drawing/drawing.server.ts";
import { mapTexts } from "./map.texts.ts";
import { type MapMark, ParkMap } from "./park-map.tsx";
import { PrintButton } from "#app/pages/print-button.tsx";

/** The map of the park with the list of its places, to look at and to print. */
export function GuideMap({
  drawing,
  marks,
  list,
}: {
  drawing: MapDrawing;
  marks: readonly MapMark[];
  list: readonly ListedPlace[];
}) {
  const locale = useLocale();
  const [pointed, setPointed] = useState<string>();
  return (
    <section id="map" className="guide-map">
      <h2>{mapTexts.title[locale]}</h2>
      <div className="map-page">
        <ParkMap drawing={drawing} marks={marks} pointed={pointed} />
        <PlaceList places={list} onPoint={setPointed} level={3} />
      </div>
      <p className="walk-links">
        <ButtonLink to="/navigate" look="secondary" icon="map">
          {mapTexts.interactive[locale]}
        </ButtonLink>
        <PrintButton look="quiet" />
      </p>
    </section>
  );
}
