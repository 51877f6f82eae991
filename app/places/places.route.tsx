import { useState } from "react";
import { data } from "react-router";
import { itemList } from "#app/pages/item-list.ts";
import { headOfIntro, readIntro } from "#app/pages/intro.server.ts";
import { choiceInQuery } from "#app/pages/paging.server.ts";
import { beginVisit } from "#app/visiting/visit.server.ts";
import type { Locale } from "#platform/locales.ts";
import { UntranslatedNotice } from "#ui/say/say.tsx";
import type { Filter } from "#ui/page/list-page.tsx";
import { ToolHead } from "#ui/page/tool-head.tsx";
import type { Route } from "./+types/places.route.ts";
import { askWalk } from "#app/places/map/directions/walk-query.server.ts";
import { mapDrawing } from "#app/places/map/drawing/drawing.server.ts";
import { lineOf } from "#app/places/map/drawing/drawing.ts";
import { listedPlace, markOf } from "./map/guide-map.server.ts";
import { ParkMap } from "./map/park-map.tsx";
import { pointsOf, ways } from "./map/park-plan.ts";
import { readSpots } from "./map/spots.server.ts";
import { WalkForm } from "#app/places/map/directions/walk-form.tsx";
import { WalkDescription } from "#app/places/map/directions/walk-description.tsx";
import { needsInQuery, meets, type Need, needs, toggled } from "./needs.ts";
import { placeKinds } from "./place.content.ts";
import { PlaceList } from "./place-list.tsx";
import { needNames, placeKindNames, placeTexts } from "./places.texts.ts";

type Kind = (typeof placeKinds)[number];

/** /navigate: the park map with its places, by kind and by what one needs; ?from=…&to=… tells the walk between two. */
export async function loader(args: Route.LoaderArgs) {
  const visit = await beginVisit(args);
  const { locale } = visit;
  const asked = visit.url.searchParams;
  const kind = choiceInQuery(visit.url, "kind", placeKinds);
  const wanted = needsInQuery(asked);
  const [intro, places] = await Promise.all([readIntro(visit, "navigate", "map"), readSpots(visit)]);
  const walk = askWalk(
    asked,
    places.map(({ spot }) => spot),
    locale,
  );
  const ends = walk.heading ? [walk.form.from, walk.form.to] : [];
  const fits = places.filter((one) => (!kind || one.data.kind === kind) && meets(one.data, wanted));
  const marks = places.map((one) => ({
    ...markOf(one.spot),
    look: lookOf(ends.length > 0 ? ends.includes(one.spot.slug) : fits.includes(one), ends.length > 0),
  }));
  const list = fits.map((one) => listedPlace(one, locale));
  const told = {
    page: {
      ...headOfIntro(intro),
      unlisted: ends.length > 0 || walk.unknown,
      jsonLd: itemList(
        visit,
        intro.title,
        fits.map(({ spot }) => ({ to: spot.to, title: spot.name })),
      ),
    },
    intro,
    marks,
    list,
    walk,
    filters: ends.length > 0 ? [] : [filterByKind(kind, wanted, locale), filterByNeed(kind, wanted, locale)],
    drawing: mapDrawing,
    line: walk.walk
      ? { path: walk.walk.line, stepFree: walk.walk.stepFree }
      : wanted.includes("step-free")
        ? { path: stepFreeWays, stepFree: true }
        : undefined,
  };
  // A place that is not there: a 404, so that nobody keeps the address; the page itself goes on helping.
  return data(told, walk.unknown ? 404 : 200);
}

export default function Places({
  loaderData: { intro, filters, marks, list, walk, drawing, line },
}: Route.ComponentProps) {
  const [pointed, setPointed] = useState<string>();
  const form = <WalkForm form={walk.form} />;
  const places = <PlaceList places={list} onPoint={setPointed} />;
  return (
    <>
      <ToolHead intro={intro} filters={filters} />
      <div className="list-body">
        {list.some(({ name }) => name.lang) && <UntranslatedNotice />}
        <div className="map-page">
          {/* Who asked the way reads it first. */}
          {walk.heading && <WalkDescription asked={walk} id="directions" />}
          <ParkMap drawing={drawing} marks={marks} line={line} pointed={pointed} />
          {!walk.heading && places}
        </div>
        <div id={walk.heading ? undefined : "directions"} className="no-print">
          {form}
        </div>
        {walk.heading && places}
      </div>
    </>
  );
}

const stepFreeWays = ways
  .filter((way) => !way.steps)
  .map((way) => lineOf(pointsOf(way)))
  .join("");

function lookOf(chosen: boolean, walking: boolean): "quiet" | "strong" | undefined {
  if (!chosen) return "quiet";
  return walking ? "strong" : undefined;
}

function listAddress(kind: Kind | undefined, wanted: readonly Need[]): string {
  const query = new URLSearchParams([...(kind ? [["kind", kind]] : []), ...wanted.map((need) => ["need", need])]);
  return query.size > 0 ? `/navigate?${query}` : "/navigate";
}

function filterByKind(kind: Kind | undefined, wanted: readonly Need[], locale: Locale): Filter {
  const all = { to: listAddress(undefined, wanted), text: { text: placeTexts.all[locale] }, current: !kind };
  return {
    label: placeTexts.kind[locale],
    links: [
      all,
      ...placeKinds.map((one) => ({
        to: listAddress(one, wanted),
        text: { text: placeKindNames[one][locale] },
        current: one === kind,
      })),
    ],
  };
}

/** Each need is a link of its own that puts it in or takes it out. */
function filterByNeed(kind: Kind | undefined, wanted: readonly Need[], locale: Locale): Filter {
  return {
    label: placeTexts.need[locale],
    links: needs.map((need) => ({
      to: listAddress(kind, toggled(wanted, need)),
      text: { text: needNames[need][locale] },
      current: wanted.includes(need),
    })),
  };
}
