import { type KeyboardEvent, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { pathIn } from "#platform/locales.ts";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { dayByKey, type MonthDay, weeksOf } from "./month.ts";
import "./month.css";

export type MonthMark = {
  day: string;
  /** Nothing to be had on a day of 0: it steps back. */
  count: number;
  /** What kinds of things the day holds: a mark for each, which `MonthKey` names. */
  kinds?: readonly string[] | undefined;
  /** It stands out among the others. */
  special?: boolean | undefined;
  /** Stands below the day instead of the marks: a number, a word of one or two letters. */
  note?: string | undefined;
  label: string;
};

type MonthProps = {
  /** YYYY-MM */
  month: string;
  caption: string;
  /** The seven days' names, Monday first, long and short. */
  weekdays: readonly { long: string; short: string }[];
  today: string;
  chosen: string;
  /** What each day holds; `label` says it aloud: "21 November, 5 sessions". */
  marks: readonly MonthMark[];
  /** Nothing for a day of which there is nothing to be told: it stands as a number. */
  href: (day: string) => string | undefined;
};

/**
 * A month as a table of links, one for each day; keys walk from day to day, week to week and on into the months beside
 * it.
 */
export function Month({ month, caption, weekdays, today, chosen, marks, href }: MonthProps) {
  const byDay = new Map(marks.map((mark) => [mark.day, mark]));
  const table = useRef<HTMLTableElement>(null);
  const wanted = useRef<string>(undefined);
  const navigate = useNavigate();
  const locale = useLocale();
  // Who walked out of the month finds the day they walked to in the next one.
  useEffect(() => {
    if (!wanted.current?.startsWith(month)) return;
    focusOn(table.current, wanted.current);
    wanted.current = undefined;
  }, [month]);

  function walk(event: KeyboardEvent<HTMLTableElement>) {
    const here =
      event.target instanceof HTMLElement ? event.target.closest<HTMLElement>("[data-day]")?.dataset.day : undefined;
    const next = here && !event.altKey && !event.ctrlKey && !event.metaKey ? dayByKey(here, event.key) : undefined;
    if (!next) return;
    event.preventDefault();
    const address = href(next);
    if (next.startsWith(month)) return focusOn(table.current, next);
    if (address === undefined) return;
    wanted.current = next;
    navigate(pathIn(locale, address), { preventScrollReset: true });
  }
  return (
    <table ref={table} className="month" onKeyDown={walk}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {weekdays.map(({ long, short }) => (
            <th key={long} scope="col">
              <abbr title={long}>{short}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week[0]?.day}>
            {week.map((one) => (
              <Day
                key={one.day}
                one={one}
                mark={byDay.get(one.day)}
                isToday={one.day === today}
                isChosen={one.day === chosen}
                href={href}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function focusOn(table: HTMLTableElement | null, day: string): void {
  table?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
}

type DayProps = {
  one: MonthDay;
  mark: MonthMark | undefined;
  isToday: boolean;
  isChosen: boolean;
  href: (day: string) => string | undefined;
};

function Day({ one: { day, inMonth }, mark, isToday, isChosen, href }: DayProps) {
  if (!inMonth) return <td />;
  const address = href(day);
  if (address === undefined)
    return (
      <td>
        <span className="month-none">{Number(day.slice(8))}</span>
      </td>
    );
  return (
    <td>
      <To
        to={address}
        data-day={day}
        data-today={isToday || undefined}
        data-special={mark?.special || undefined}
        aria-current={isChosen ? "date" : undefined}
        aria-label={mark?.label}
        router={{ preventScrollReset: true }}
      >
        <span>{Number(day.slice(8))}</span>
        {mark?.note === undefined ? (
          <span className="month-marks">
            {mark?.kinds?.map((kind) => (
              <i key={kind} data-kind={kind} />
            ))}
          </span>
        ) : (
          <span className="month-note" data-count={Math.min(mark.count, 4)}>
            {mark.note}
          </span>
        )}
      </To>
    </td>
  );
}
