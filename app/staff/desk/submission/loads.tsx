import { deskTexts, say } from "#app/staff/core/desk.texts.ts";
import { useLocale } from "#ui/locale/locale.tsx";
import type { DayLoads } from "./hour-loads.server.ts";

/** How full a day is, hour by hour: a figure and a bar; the hour in question is marked. */
export function Loads({ loads: { taken, most, leaving, hours } }: { loads: DayLoads }) {
  const locale = useLocale();
  return (
    <div className="loads">
      <p>
        {say(deskTexts.loadDay[locale], { taken, most })}
        {leaving > 0 && say(deskTexts.loadLeaving[locale], { n: leaving })}
      </p>
      <ul role="list">
        {hours.map(({ hour, time, taken: people, most: limit, own }) => (
          <li key={hour} data-own={own || undefined} data-full={people >= limit || undefined}>
            <span className="figures">{time}</span>
            <meter
              min={0}
              max={Math.max(limit, people, 1)}
              high={limit * 0.85}
              optimum={0}
              value={people}
              aria-label={say(deskTexts.loadHour[locale], { time, taken: people, most: limit })}
            />
            <span className="figures">
              {people}／{limit}
              {own && <span className="visually-hidden"> {deskTexts.loadOwn[locale]}</span>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
