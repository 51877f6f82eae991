import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Say } from "#ui/say/say.tsx";
import { Tag } from "#ui/tag/tag.tsx";
import type { Today, TodayMoment } from "./today.server.ts";
import { timelineTexts } from "./timeline.texts.ts";
import { whatsOnTexts } from "./whats-on.texts.ts";
import "./calendar.css";

/** The day hour by hour, with mist and shuttles below each; the present hour is marked once the page lives, by the park's clock. */
export function Timeline({ today: { moments, mist, shuttle }, present }: { today: Today; present: string | undefined }) {
  const locale = useLocale();
  const word = (name: keyof typeof timelineTexts) => timelineTexts[name][locale];
  const hours = [...new Set(moments.map(({ time }) => time.slice(0, 2)))];
  const hourNow = present?.slice(0, 2);
  if (hours.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="timeline" aria-label={word("today")} tabIndex={0}>
      <ol role="list">
        {hours.map((hour) => (
          <li key={hour} data-now={hour === hourNow || undefined} data-past={(hourNow !== undefined && hour < hourNow) || undefined}>
            <p className="timeline-hour">{hour}:00 {hour === hourNow && <Tag tone="brick">{word("now")}</Tag>}</p>
            <ul role="list">
              {moments.filter(({ time }) => time.startsWith(hour)).map((moment) => <Moment key={moment.time + moment.title.text} moment={moment} />)}
            </ul>
            <Beats name={word("mist")} times={mist} hour={hour} />
            <Beats name={word("shuttle")} times={shuttle} hour={hour} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What comes again and again, as the times of an hour. */
function Beats({ name, times, hour }: { name: string; times: readonly string[]; hour: string }) {
  const within = times.filter((time) => time.startsWith(hour));
  return within.length > 0 && <p className="timeline-beats"><span>{name}</span> {within.join(" ")}</p>;
}

function Moment({ moment: { time, title, to, kind, state } }: { moment: TodayMoment }) {
  const locale = useLocale();
  return (
    <li className="timeline-moment" data-kind={kind} data-state={state}>
      <time>{time}</time>
      <span>
        {kind === "tour" && timelineTexts.tour[locale]}
        {to ? <To to={to}><Say passage={title} /></To> : <Say passage={title} />}
      </span>
      {state === "cancelled" && <Tag tone="brick">{whatsOnTexts.cancelled[locale]}</Tag>}
      {state === "sold-out" && <Tag tone="gold">{whatsOnTexts.soldOut[locale]}</Tag>}
    </li>
  );
}
