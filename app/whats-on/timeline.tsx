import { fillIn } from "#platform/locales.ts";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { useNow } from "#ui/now/use-now.ts";
import { Say } from "#ui/say/say.tsx";
import { Tag } from "#ui/tag/tag.tsx";
import type { Today, TodayMoment } from "./today.server.ts";
import { timelineTexts } from "./timeline.texts.ts";
import { whatsOnTexts } from "./whats-on.texts.ts";
import "./timeline.css";

/**
 * The day hour by hour, and below it what comes again and again; the present hour is marked once the page lives, by the
 * park's clock.
 */
export function Timeline({ today: { day, when, moments, mist, shuttle } }: { today: Today }) {
  const locale = useLocale();
  const now = useNow();
  const present = now?.day === day ? now?.time : undefined;
  const word = (name: keyof typeof timelineTexts) => timelineTexts[name][locale];
  const hours = [...new Set(moments.map(({ time }) => time.slice(0, 2)))];
  const hourNow = present?.slice(0, 2);
  if (hours.length === 0) return null;
  return (
    <section className="timeline" aria-label={word(when)}>
      <ol role="list" className="timeline-hours">
        {hours.map((hour) => (
          <li
            key={hour}
            data-now={hour === hourNow || undefined}
            data-past={(hourNow !== undefined && hour < hourNow) || undefined}
          >
            <p className="timeline-hour">
              {hour}:00 {hour === hourNow && <Tag tone="brick">{word("now")}</Tag>}
            </p>
            <ul role="list">
              {moments
                .filter(({ time }) => time.startsWith(hour))
                .map((moment) => (
                  <Moment key={moment.time + moment.title.text} moment={moment} />
                ))}
            </ul>
          </li>
        ))}
      </ol>
      <div className="timeline-beats">
        <Beats name={word("mist")} count="times" times={mist} present={present} />
        <Beats name={word("shuttle")} count="trips" times={shuttle} present={present} />
      </div>
    </section>
  );
}

/** What comes again and again: from when to when and how often, and when opened every time. */
function Beats({
  name,
  count,
  times,
  present,
}: {
  name: string;
  count: "times" | "trips";
  times: readonly string[];
  present: string | undefined;
}) {
  const locale = useLocale();
  if (times.length === 0) return null;
  return (
    <details>
      <summary>
        <b>{name}</b>{" "}
        <span className="figures">
          {times[0]}–{times.at(-1)}
        </span>{" "}
        <span>{fillIn(timelineTexts[count][locale], { n: times.length })}</span>
      </summary>
      <ul role="list">
        {times.map((time) => (
          <li key={time} data-past={(present !== undefined && time < present) || undefined}>
            {time}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Moment({ moment: { time, title, to, kind, state } }: { moment: TodayMoment }) {
  const locale = useLocale();
  return (
    <li className="timeline-moment" data-kind={kind} data-state={state}>
      <time>{time}</time>
      <span>
        {kind === "tour" && timelineTexts.tour[locale]}
        {to ? (
          <To to={to}>
            <Say passage={title} />
          </To>
        ) : (
          <Say passage={title} />
        )}
      </span>
      {state === "cancelled" && <Tag tone="brick">{whatsOnTexts.cancelled[locale]}</Tag>}
      {state === "sold-out" && <Tag tone="gold">{whatsOnTexts.soldOut[locale]}</Tag>}
    </li>
  );
}
