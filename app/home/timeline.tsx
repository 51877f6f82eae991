import type { TodayMoment } from "#app/whats-on/today.server.ts";
import { whatsOnTexts } from "#app/whats-on/whats-on.texts.ts";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Say } from "#ui/say/say.tsx";
import { Tag } from "#ui/tag/tag.tsx";

type TimelineProps = { moments: readonly TodayMoment[]; present: string | undefined; label: string; nowMark: string };

/** The day hour by hour; the present hour is marked once the page lives, by the visitor's clock. */
export function Timeline({ moments, present, label, nowMark }: TimelineProps) {
  const hours = [...new Set(moments.map(({ time }) => time.slice(0, 2)))];
  const hourNow = present?.slice(0, 2);
  if (hours.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="timeline" aria-label={label} tabIndex={0}>
      <ol role="list">
        {hours.map((hour) => (
          <li key={hour} data-now={hour === hourNow || undefined} data-past={(hourNow !== undefined && hour < hourNow) || undefined}>
            <p className="timeline-hour">{hour}:00 {hour === hourNow && <Tag tone="brick">{nowMark}</Tag>}</p>
            <ul role="list">
              {moments.filter(({ time }) => time.startsWith(hour)).map((moment) => <Moment key={moment.time + moment.title.text} moment={moment} />)}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Moment({ moment: { time, title, to, kind, state } }: { moment: TodayMoment }) {
  const locale = useLocale();
  return (
    <li className="timeline-moment" data-kind={kind} data-state={state}>
      <time>{time}</time>
      {to ? <To to={to}><Say passage={title} /></To> : <span><Say passage={title} /></span>}
      {state === "cancelled" && <Tag tone="brick">{whatsOnTexts.cancelled[locale]}</Tag>}
      {state === "sold-out" && <Tag tone="gold">{whatsOnTexts.soldOut[locale]}</Tag>}
    </li>
  );
}
