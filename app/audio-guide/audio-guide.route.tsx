import { useEffect, useRef, useState } from "react";
import { data } from "react-router";
import { itemList } from "#app/pages/item-list.ts";
import { headOfIntro, readIntro, readProse } from "#app/pages/intro.server.ts";
import { beginVisit } from "#app/visiting/visit.server.ts";
import { pathIn } from "#platform/locales.ts";
import { useLocale } from "#ui/locale/locale.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { ToolHead } from "#ui/page/tool-head.tsx";
import type { PageHead } from "#ui/page/page-head.ts";
import { Prose } from "#ui/prose/prose.tsx";
import { Say } from "#ui/say/say.tsx";
import type { Route } from "./+types/audio-guide.route.ts";
import { filled, guideTexts } from "./audio-guide.texts.ts";
import { audioObject } from "./audio-objects.ts";
import { Keypad } from "./keypad.tsx";
import { StopList } from "./stop-list.tsx";
import { StopPage } from "./stop-page.tsx";
import { stopInQuery, readStops } from "./stops.server.ts";
import "./audio-guide.css";

/**
 * /audio-guide: the keypad and all stops; /audio-guide?stop=7, as the plates at the places have it: that stop, to be
 * heard and read.
 */
export async function loader(args: Route.LoaderArgs) {
  const visit = await beginVisit(args);
  const asked = stopInQuery(visit.url);
  const [intro, { sections }, { stops, played }] = await Promise.all([
    readIntro(visit, "audio-guide", "map"),
    readProse(visit, "audio-guide"),
    readStops(visit, typeof asked === "number" ? asked : undefined),
  ]);
  if (played) {
    const jsonLd = audioObject(
      played,
      visit.park.config.siteUrl + pathIn(visit.locale, "/audio-guide"),
      visit.park.config.siteUrl,
    );
    const page: PageHead = {
      title: played.title,
      description: played.transcript.text.slice(0, 160),
      picture: played.picture,
      query: `?stop=${played.number}`,
      jsonLd,
    };
    return { page, intro, sections: [], stops, played, refused: undefined };
  }
  const list = itemList(
    visit,
    intro.title,
    stops.map(({ number, title }) => ({ to: `/audio-guide?stop=${number}`, title })),
  );
  if (asked === "none")
    return { page: { ...headOfIntro(intro), jsonLd: list }, intro, sections, stops, played, refused: undefined };
  // No such stop: a 404, so that nobody keeps or finds it; the page itself goes on helping.
  return data(
    {
      page: { ...headOfIntro(intro), unlisted: true },
      intro,
      sections,
      stops,
      played,
      refused: {
        written: visit.url.searchParams.get("stop")?.trim().slice(0, 12) ?? "",
        isNumber: asked !== "no-number",
      },
    },
    { status: 404 },
  );
}

export default function AudioGuide({ loaderData: { intro, sections, stops, played, refused } }: Route.ComponentProps) {
  const locale = useLocale();
  const [wanted, setWanted] = useState<number>();
  const heading = useHeadingFocus(played?.number);
  const numbers = stops.map((stop) => stop.number);
  const range = { first: numbers[0] ?? 1, last: numbers.at(-1) ?? 1 };
  const keypad = (
    <Keypad
      key={played?.number}
      numbers={numbers}
      titles={stops.map((stop) => stop.title)}
      refused={refused?.written}
      onListen={setWanted}
    />
  );
  return (
    <>
      {played ? (
        <StopPage
          stop={played}
          heading={heading}
          wanted={wanted === played.number}
          onTaken={() => setWanted(undefined)}
        >
          {keypad}
        </StopPage>
      ) : (
        <ToolHead intro={intro} />
      )}
      <div className="list-body">
        {refused && (
          <Notice
            tone="danger"
            title={filled(
              refused.isNumber ? guideTexts.none[locale] : guideTexts.notNumber[locale],
              refused.written,
              range,
            )}
          >
            <p>{guideTexts.seeList[locale]}</p>
          </Notice>
        )}
        {!played && (
          <div className="guide-start">
            {keypad}
            <div className="guide-words">
              {sections.map(({ anchor, heading, body }) => (
                <section key={anchor} id={anchor}>
                  <h2>
                    <Say passage={heading} />
                  </h2>
                  <Prose html={body.html} lang={body.lang} />
                </section>
              ))}
            </div>
          </div>
        )}
        <StopList stops={stops} current={played?.number} />
      </div>
    </>
  );
}

/** Going to another stop within the page takes the focus to its title, as a new page would. */
function useHeadingFocus(number: number | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(number);
  useEffect(() => {
    if (shown.current !== number) heading.current?.focus({ preventScroll: true });
    shown.current = number;
  }, [number]);
  return heading;
}
