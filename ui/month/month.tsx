import type { KeyboardEvent } from "react";
import { To } from "#ui/link/link.tsx";
import { dayStepOfKey, type MonthDay, weeksOf } from "./month.ts";
import "./month.css";

export type MonthMark = {
  day: string;
  count: number;
  /** Stands below the day instead of the dots: a number, a word of one or two letters. */
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
  href: (day: string) => string;
};

/** A month as a table of links, one for each day; arrow keys walk from day to day. */
export function Month({ month, caption, weekdays, today, chosen, marks, href }: MonthProps) {
  const byDay = new Map(marks.map((mark) => [mark.day, mark]));
  return (
    <table className="month" onKeyDown={walk}>
      <caption>{caption}</caption>
      <thead>
        <tr>{weekdays.map(({ long, short }) => <th key={long} scope="col"><abbr title={long}>{short}</abbr></th>)}</tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week[0]?.day}>
            {week.map((one) => <Day key={one.day} one={one} mark={byDay.get(one.day)} isToday={one.day === today} isChosen={one.day === chosen} href={href} />)}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type DayProps = { one: MonthDay; mark: MonthMark | undefined; isToday: boolean; isChosen: boolean; href: (day: string) => string };

function Day({ one: { day, inMonth }, mark, isToday, isChosen, href }: DayProps) {
  if (!inMonth) return <td />;
  return (
    <td>
      <To to={href(day)} data-day={day} data-today={isToday || undefined} aria-current={isChosen ? "date" : undefined} aria-label={mark?.label} router={{ preventScrollReset: true }}>
        <span>{Number(day.slice(8))}</span>
        {mark?.note === undefined ? <span className="month-dots" data-count={Math.min(mark?.count ?? 0, 4)} /> : <span className="month-note" data-count={Math.min(mark.count, 4)}>{mark.note}</span>}
      </To>
    </td>
  );
}

/** Arrow keys move the focus to the day a step away, as far as the month reaches. */
function walk(event: KeyboardEvent<HTMLTableElement>) {
  const step = dayStepOfKey[event.key];
  const here = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>("[data-day]") : null;
  if (step === undefined || !here) return;
  const days = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-day]")];
  const next = days[days.indexOf(here) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
