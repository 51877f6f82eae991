import { weekdayName, weekdays } from "#platform/dates.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Month } from "#ui/month/month.tsx";
import { SectionNav } from "#ui/section-nav/section-nav.tsx";
import { Tag } from "#ui/tag/tag.tsx";
import { calendarAddress } from "./addresses.ts";
import { Fold } from "#ui/fold/fold.tsx";
import type { ShownSpace } from "./shown.server.ts";
import { spaceTexts } from "./spaces.texts.ts";
import type { Taken } from "./taken.server.ts";

const tones = { free: "jade", asked: "gold", taken: "plain" } as const;

type Props = {
  taken: Taken;
  spaces: readonly ShownSpace[];
  today: string;
  /** Somebody chose this space, or a day. */
  asked: boolean;
};

/** What is taken of one space: a month of links, each day in words, and the hours of the chosen day. */
export function TakenCalendar({ taken, spaces, today, asked }: Props) {
  const locale = useLocale();
  const word = (name: keyof typeof spaceTexts) => spaceTexts[name][locale];
  const space = spaces.find(({ slug }) => slug === taken.space.slug);
  const names = weekdays.map((weekday) => ({
    long: weekdayName(weekday, locale),
    short: weekdayName(weekday, locale, "short"),
  }));
  if (!space) return null;
  const href = (day: string) => (day < taken.first || day > taken.last ? undefined : calendarAddress(space, day));
  return (
    <Fold id="calendar" title={word("calendar")} open={asked} className="space-calendar">
      <p className="quiet">{word("calendarLead")}</p>
      <SectionNav
        label={word("chooseSpace")}
        links={spaces.map((one) => ({ to: calendarAddress(one), text: one.name, current: one.slug === space.slug }))}
      />
      <div className="space-calendar-columns">
        <div className="month-frame">
          <Month
            month={taken.month}
            caption={`${taken.space.name.text} · ${taken.caption}`}
            weekdays={names}
            today={today}
            chosen={taken.chosen ?? ""}
            marks={taken.marks}
            href={href}
          />
          <p className="month-steps">
            {taken.earlier && (
              <ButtonLink look="secondary" icon="arrow-left" to={calendarAddress(space, taken.earlier)}>
                {word("earlier")}
              </ButtonLink>
            )}
            {taken.later && (
              <ButtonLink look="secondary" iconAfter="arrow-right" to={calendarAddress(space, taken.later)}>
                {word("later")}
              </ButtonLink>
            )}
          </p>
        </div>
        {taken.detail && (
          <div className="space-day" id="day">
            <h3>{taken.detail.title}</h3>
            {taken.detail.note && <p>{taken.detail.note}</p>}
            <ul role="list">
              {taken.detail.spans.map((span, at) => (
                <li key={at}>
                  <span className="space-hours">{span.hours}</span>
                  <Tag tone={tones[span.look]}>{span.words}</Tag>
                  {span.ask && (
                    <ButtonLink to={span.ask} look="quiet" iconAfter="arrow-right">
                      {word("askThen")}
                    </ButtonLink>
                  )}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Fold>
  );
}
