import { To } from "#ui/link/link.tsx";
import { Say } from "#ui/say/say.tsx";
import type { Passage } from "#platform/locales.ts";
import { useLocale } from "#ui/locale/locale.tsx";
import { placeTexts } from "./places.texts.ts";

export type ListedPlace = { to: string; letter: string; name: Passage; more: string };

/** The places of the map as a list, with the letters of the map; `onPoint` hears which of them the reader is at. */
export function PlaceList({
  places,
  onPoint,
  level = 2,
}: {
  places: readonly ListedPlace[];
  onPoint: (to: string | undefined) => void;
  level?: 2 | 3;
}) {
  const locale = useLocale();
  const Heading = `h${level}` as const;
  return (
    <section className="map-list" aria-labelledby="map-list-title">
      <Heading id="map-list-title">
        {placeTexts.list[locale]} ({places.length})
      </Heading>
      {places.length === 0 && <p>{placeTexts.none[locale]}</p>}
      <ul role="list" onMouseLeave={() => onPoint(undefined)}>
        {places.map(({ to, letter, name, more }) => (
          <li key={to} className="map-row">
            <To to={to} onMouseEnter={() => onPoint(to)} onFocus={() => onPoint(to)} onBlur={() => onPoint(undefined)}>
              <span className="map-letter" aria-hidden="true">
                {letter}
              </span>
              <span className="map-row-name">
                <Say passage={name} />
              </span>
              <span className="map-row-more">{more}</span>
            </To>
          </li>
        ))}
      </ul>
    </section>
  );
}
