import { Form } from "react-router";
import { backOffice, pathIn } from "#platform/locales.ts";
import { Button } from "#ui/button/button.tsx";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Tag } from "#ui/tag/tag.tsx";
import { say } from "#app/staff/core/desk.texts.ts";
import { dayTexts } from "./day.texts.ts";
import type { Expected } from "./expected.server.ts";

/** What stands in the diary of a day, gathered by the hour in which it begins. */
export function EntryList({ entries }: { entries: readonly Expected[] }) {
  const locale = useLocale();
  const hours = [...new Set(entries.map(hourOf))];
  return (
    <ol role="list" className="day-hours">
      {hours.map((hour) => (
        <li key={hour}>
          <p className="day-hour figures">{hour || dayTexts.noTime[locale]}</p>
          <ul role="list">
            {entries
              .filter((entry) => hourOf(entry) === hour)
              .map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function Entry({ entry: { id, code, kind, state, tone, name, people, time, version, mayMiss } }: { entry: Expected }) {
  const locale = useLocale();
  return (
    <li className="day-entry">
      <span className="figures day-time">{time}</span>
      <span className="day-what">
        <To to={`${backOffice}/submissions/${id}`} className="list-code">
          {code}
        </To>{" "}
        <strong>{name || kind}</strong>
        {name && <span className="quiet"> {kind}</span>}
      </span>
      <span className="day-count figures">{people !== undefined && say(dayTexts.people[locale], { n: people })}</span>
      <Tag tone={tone}>{state}</Tag>
      {mayMiss && (
        <Form
          method="post"
          action={pathIn(locale, `${backOffice}/submissions/${id}/absence`)}
          className="day-missed no-print"
          reloadDocument
        >
          <input type="hidden" name="version" value={version} />
          <input type="hidden" name="back" value="day" />
          <Button type="submit" look="quiet">
            {dayTexts.missed[locale]}
            <span className="visually-hidden"> {code}</span>
          </Button>
        </Form>
      )}
    </li>
  );
}

function hourOf({ from }: Expected): string {
  return from ? `${from.slice(0, 2)}:00` : "";
}
