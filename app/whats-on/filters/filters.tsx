import { Form } from "react-router";
import { pathIn } from "#platform/locales.ts";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { DateInput } from "#ui/date-input/date-input.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Select } from "#ui/select/select.tsx";
import type { Filters } from "./filters.server.ts";
import { filterTexts } from "./filters.texts.ts";
import "./filters.css";

/** Narrows a list by day, place and theme: a plain form whose address can be passed on. */
export function ProgramFilters({
  list,
  filters: { query, places, tags, wrongDate },
  found,
}: {
  list: string;
  filters: Filters;
  found: number;
}) {
  const locale = useLocale();
  const narrowed = Boolean(query.place ?? query.tag ?? query.date);
  const said = filterTexts[found === 1 ? "foundOne" : "found"][locale].replace("{n}", String(found));
  return (
    <div className="program-filters">
      <details open={narrowed}>
        <summary>
          <Icon name="filter" /> {filterTexts.form[locale]}
        </summary>
        <Form
          method="get"
          action={pathIn(locale, list)}
          role="search"
          aria-label={filterTexts.form[locale]}
          key={Object.values(query).join()}
        >
          <DateInput name="date" label={filterTexts.date[locale]} defaultValue={query.date} error={wrongDate} />
          <Select name="place" label={filterTexts.place[locale]} options={places} defaultValue={query.place ?? ""} />
          <Select name="tag" label={filterTexts.tag[locale]} options={tags} defaultValue={query.tag ?? ""} />
          <Button type="submit" look="secondary" icon="filter">
            {filterTexts.go[locale]}
          </Button>
        </Form>
      </details>
      {narrowed && (
        <p className="program-filters-found">
          <span role="status">{said}</span>
          <ButtonLink look="quiet" icon="close" to={list}>
            {filterTexts.clear[locale]}
          </ButtonLink>
        </p>
      )}
    </div>
  );
}

/** What to do where nothing was found. */
export function NothingFound({ narrowed, ways }: { narrowed: boolean; ways: readonly { to: string; text: string }[] }) {
  const locale = useLocale();
  return (
    <div className="list-empty">
      <p>{filterTexts[narrowed ? "nothing" : "nothingYet"][locale]}</p>
      <ul role="list">
        {ways.map(({ to, text }) => (
          <li key={to}>
            <To to={to}>{text}</To>
          </li>
        ))}
      </ul>
    </div>
  );
}
