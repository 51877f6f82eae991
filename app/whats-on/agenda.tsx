import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Say } from "#ui/say/say.tsx";
import { Tag } from "#ui/tag/tag.tsx";
import type { AgendaDay, AgendaLink } from "./agenda.server.ts";
import { calendarTexts } from "./calendar.texts.ts";
import { timelineTexts } from "./timeline.texts.ts";
import { whatsOnTexts } from "./whats-on.texts.ts";

/** What a day holds: why the park is closed, or festivals and sessions by the clock, and the exhibitions on view. */
export function DayAgenda({
  agenda,
  exhibitions = agenda.exhibitions,
}: {
  agenda: AgendaDay;
  exhibitions?: readonly AgendaLink[];
}) {
  const locale = useLocale();
  const { closed, festivals, sessions } = agenda;
  const word = (name: keyof typeof calendarTexts) => calendarTexts[name][locale];
  const empty = sessions.length + festivals.length + agenda.exhibitions.length === 0;
  return (
    <>
      {closed && <p className="calendar-closed">{closed}</p>}
      {!closed && empty && <p>{word("nothing")}</p>}
      {festivals.length > 0 && (
        <ul role="list">
          {festivals.map((one) => (
            <li key={one.to}>
              <span className="calendar-time">{one.hours ?? word("festivals")}</span>
              <To to={one.to}>
                <Say passage={one.title} />
              </To>
            </li>
          ))}
        </ul>
      )}
      {sessions.length > 0 && (
        <ul role="list">
          {sessions.map((one) => (
            <li key={one.to + one.session} data-state={one.state}>
              <span className="calendar-time">
                {one.from}–{one.until}
              </span>
              <span>
                {one.kind === "exhibition" && timelineTexts.tour[locale]}
                <To to={one.to}>
                  <Say passage={one.title} />
                </To>
              </span>
              {one.state === "cancelled" && <Tag tone="brick">{whatsOnTexts.cancelled[locale]}</Tag>}
              {one.state === "sold-out" && <Tag tone="gold">{whatsOnTexts.soldOut[locale]}</Tag>}
            </li>
          ))}
        </ul>
      )}
      {!closed && exhibitions.length > 0 && (
        <>
          <h3>{word("allDay")}</h3>
          <ul role="list">
            {exhibitions.map((one) => (
              <li key={one.to}>
                <To to={one.to}>
                  <Say passage={one.title} />
                </To>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** True when anything these days hold is told in Chinese because nobody has translated it yet (rule L7). */
export function isPartlyUntranslated(
  days: readonly AgendaDay[],
  exhibitions: readonly AgendaLink[] = days.flatMap((day) => day.exhibitions),
): boolean {
  return [...exhibitions, ...days.flatMap(({ festivals, sessions }) => [...festivals, ...sessions])].some(
    ({ title }) => title.lang,
  );
}

type AgendaProps = {
  caption: string;
  days: readonly (AgendaDay & { label: string })[];
  exhibitions: readonly (AgendaLink & { dates: string })[];
  today: string;
};

/**
 * Days one below the other, each with what it holds at its time; exhibitions, which last for months, are named once,
 * below.
 */
export function AgendaList({ caption, days, exhibitions, today }: AgendaProps) {
  const locale = useLocale();
  return (
    <section className="calendar-agenda" aria-label={caption}>
      <h2>{caption}</h2>
      {days.map((agenda) => (
        <section
          key={agenda.day}
          className="calendar-day"
          data-today={agenda.day === today || undefined}
          data-day={agenda.day}
        >
          <div>
            <h3>{agenda.label}</h3>
            {agenda.lunar && (
              <p className="quiet">
                {calendarTexts.lunar[locale]} {agenda.lunar}
              </p>
            )}
          </div>
          <div>
            <DayAgenda agenda={agenda} exhibitions={[]} />
          </div>
        </section>
      ))}
      {exhibitions.length > 0 && (
        <div className="calendar-onview">
          <h3>{calendarTexts.onView[locale]}</h3>
          <ul role="list">
            {exhibitions.map((one) => (
              <li key={one.to}>
                <To to={one.to}>
                  <Say passage={one.title} />
                </To>{" "}
                <span className="quiet">{one.dates}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
