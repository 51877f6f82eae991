import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { htmlLangs } from "#platform/locales.ts";
import { Button } from "#ui/button/button.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Modal } from "#ui/modal/modal.tsx";
import { dayByKey, weeksOf } from "#ui/month/month.ts";
import { momentNow } from "#ui/now/use-now.ts";
import { dayPickerTexts } from "./day-picker.texts.ts";
import "./day-picker.css";

type DayPickerProps = {
  chosen: string;
  min: string | undefined;
  max: string | undefined;
  onChoose: (day: string) => void;
  onClose: () => void;
};

/**
 * A month to choose a day from, in the page's language; arrows walk by day and week, Page Up and Page Down by month.
 */
export default function DayPicker({ chosen, min, max, onChoose, onClose }: DayPickerProps) {
  const locale = useLocale();
  const title = useId();
  const { day: today } = momentNow(undefined);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(chosen) && !Number.isNaN(Date.parse(chosen));
  const [at, setAt] = useState(within(isDay ? chosen : today, min, max));
  const table = useRef<HTMLTableElement>(null);
  const keyed = useRef(true);
  useEffect(() => {
    if (keyed.current) table.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus();
  }, [at]);

  const say = (day: string, how: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(htmlLangs[locale], { ...how, timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));
  const month = at.slice(0, 7);
  function go(day: string, byKey: boolean) {
    keyed.current = byKey;
    setAt(within(day, min, max));
  }
  function walk(event: KeyboardEvent) {
    const next = event.altKey || event.ctrlKey || event.metaKey ? undefined : dayByKey(at, event.key);
    if (!next) return;
    event.preventDefault();
    go(next, true);
  }
  const turn = (key: "PageUp" | "PageDown") => go(dayByKey(at, key) ?? at, false);
  return (
    <Modal className="day-picker" labelledBy={title} onWayOut={onClose}>
      <div className="day-picker-head">
        <Button
          look="quiet"
          icon="chevron-left"
          iconOnly
          disabled={min !== undefined && min.slice(0, 7) >= month}
          onClick={() => turn("PageUp")}
        >
          {dayPickerTexts.earlier[locale]}
        </Button>
        <h2 id={title} aria-live="polite">
          {say(`${month}-01`, { year: "numeric", month: "long" })}
        </h2>
        <Button
          look="quiet"
          icon="chevron-right"
          iconOnly
          disabled={max !== undefined && max.slice(0, 7) <= month}
          onClick={() => turn("PageDown")}
        >
          {dayPickerTexts.later[locale]}
        </Button>
      </div>
      <table ref={table} onKeyDown={walk}>
        <thead>
          <tr>
            {weeksOf("2026-11")[1]?.map(({ day }) => (
              <th key={day} scope="col" abbr={say(day, { weekday: "long" })}>
                {say(day, { weekday: locale === "en_US" ? "short" : "narrow" })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week[0]?.day}>
              {week.map(({ day, inMonth }) => (
                <td key={day}>
                  {inMonth && (
                    <button
                      type="button"
                      data-day={day}
                      tabIndex={day === at ? 0 : -1}
                      disabled={day !== within(day, min, max)}
                      aria-current={day === today ? "date" : undefined}
                      aria-pressed={day === chosen}
                      aria-label={say(day, { year: "numeric", month: "long", day: "numeric", weekday: "long" })}
                      onClick={() => onChoose(day)}
                    >
                      {Number(day.slice(8))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="day-picker-foot">
        <Button look="secondary" onClick={onClose}>
          {dayPickerTexts.close[locale]}
        </Button>
      </div>
    </Modal>
  );
}

function within(day: string, min: string | undefined, max: string | undefined): string {
  return min && day < min ? min : max && day > max ? max : day;
}
