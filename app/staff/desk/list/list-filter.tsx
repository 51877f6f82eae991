import { Form } from "react-router";
import { forgetView } from "#app/staff/core/staff-questions.texts.ts";
import { backOffice, pathIn } from "#platform/locales.ts";
import { AskButton } from "#ui/ask/ask-button.tsx";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { TypedInput } from "#ui/date-input/typed-input.tsx";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { deskTexts, say } from "#app/staff/core/desk.texts.ts";
import { changedQuery } from "./list-query.ts";
import { listTexts } from "./list.texts.ts";

type Choice = { value: string; label: string };
type Filter = {
  kind?: string | undefined;
  state?: string | undefined;
  due?: string | undefined;
  day?: string | undefined;
  lastDay?: string | undefined;
  text?: string | undefined;
};
type FilterFormProps = {
  filter: Filter;
  sort: string;
  shown: readonly string[];
  personal: boolean;
  choices: { kinds: Choice[]; states: Choice[]; columns: Choice[] };
};

const path = `${backOffice}/list`;

/** What to look for, in which order, and which columns: one form, so that the address says it all. */
export function FilterForm({ filter, sort, shown, personal, choices }: FilterFormProps) {
  const locale = useLocale();
  const word = (name: keyof typeof listTexts) => listTexts[name][locale];
  const sorts: [string, keyof typeof listTexts][] = [
    ["due", "sortDue"],
    ["day", "sortDay"],
    ["-day", "sortDayDown"],
    ["-opened", "sortNew"],
    ["opened", "sortOld"],
    ["code", "sortCode"],
  ];
  const narrowed = Boolean(filter.kind || filter.state || filter.due || filter.day || filter.lastDay);
  return (
    // A new address is a new form: what it holds is what the address says.
    <Form
      key={JSON.stringify([filter, sort, shown])}
      method="get"
      action={pathIn(locale, path)}
      className="back-filter list-filter"
      role="search"
    >
      <p className="list-text">
        <label htmlFor="text">{word(personal ? "find" : "findCode")}</label>
        <input
          id="text"
          name="text"
          className="control"
          type="search"
          defaultValue={filter.text}
          maxLength={100}
          autoComplete="off"
        />
      </p>
      <details className="list-more" open={narrowed}>
        <summary>{word("more")}</summary>
        <div>
          <Choose name="kind" label={deskTexts.kind[locale]} value={filter.kind} choices={choices.kinds} />
          <Choose
            name="state"
            label={deskTexts.state[locale]}
            value={filter.state}
            choices={[{ value: "open", label: deskTexts.open[locale] }, ...choices.states]}
          />
          <Choose
            name="due"
            label={word("due")}
            value={filter.due}
            choices={[
              { value: "unanswered", label: word("unanswered") },
              { value: "due", label: word("dueNow") },
              { value: "overdue", label: word("overdue") },
            ]}
          />
          <p>
            <label htmlFor="from">{word("from")}</label>
            <span className="field-line">
              <TypedInput written="day" id="from" name="from" defaultValue={filter.day} />
            </span>
          </p>
          <p>
            <label htmlFor="to">{word("to")}</label>
            <span className="field-line">
              <TypedInput written="day" id="to" name="to" defaultValue={filter.lastDay} />
            </span>
          </p>
          <p>
            <label htmlFor="sort">{word("sort")}</label>
            <select id="sort" name="sort" className="control" defaultValue={sort}>
              {sorts.map(([value, name]) => (
                <option key={value} value={value}>
                  {word(name)}
                </option>
              ))}
            </select>
          </p>
          <details className="list-columns">
            <summary>{word("columns")}</summary>
            <fieldset>
              <legend className="visually-hidden">{word("columns")}</legend>
              {choices.columns.map(({ value, label }) => (
                <label key={value} className="back-tick">
                  <input type="checkbox" name="column" value={value} defaultChecked={shown.includes(value)} /> {label}
                </label>
              ))}
            </fieldset>
          </details>
        </div>
      </details>
      <Button type="submit" look="secondary" icon="search">
        {word("show")}
      </Button>
    </Form>
  );
}

function Choose({
  name,
  label,
  value,
  choices,
}: {
  name: string;
  label: string;
  value: string | undefined;
  choices: readonly Choice[];
}) {
  const locale = useLocale();
  return (
    <p>
      <label htmlFor={name}>{label}</label>
      <select id={name} name={name} className="control" defaultValue={value ?? ""}>
        <option value="">{deskTexts.all[locale]}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </p>
  );
}

type ViewsProps = {
  usual: readonly { name: string; query: string }[];
  kept: readonly { id: number; name: string; query: string }[];
  query: string;
};

/** Views to go to with one press, and a way to keep the one that is shown. */
export function Views({ usual, kept, query }: ViewsProps) {
  const locale = useLocale();
  const action = pathIn(locale, `${path}/views`);
  const here = changedQuery(query, {});
  return (
    <nav className="back-views" aria-label={listTexts.views[locale]}>
      <ul role="list">
        {usual.map((view) => (
          <li key={view.query}>
            <To to={`${path}?${view.query}`} aria-current={view.query === here ? "page" : undefined}>
              {view.name}
            </To>
          </li>
        ))}
        {kept.map((view) => (
          <li key={view.id} className="list-own">
            <To to={`${path}?${view.query}`} aria-current={view.query === here ? "page" : undefined}>
              {view.name}
            </To>
            <Form method="post" action={action} reloadDocument>
              <AskButton
                question={forgetView}
                of={view.name}
                to={action}
                look="quiet"
                icon="close"
                iconOnly
                name="forget"
                value={view.id}
              >
                {say(listTexts.forget[locale], { name: view.name })}
              </AskButton>
            </Form>
          </li>
        ))}
        {here && (
          <li>
            <details className="list-keep">
              <summary>{listTexts.keepView[locale]}</summary>
              <Form method="post" action={action} reloadDocument>
                <input type="hidden" name="query" value={here} />
                <label htmlFor="view-name">{listTexts.viewName[locale]}</label>
                <input id="view-name" name="name" className="control" required maxLength={40} />
                <Button type="submit" look="secondary">
                  {listTexts.keep[locale]}
                </Button>
              </Form>
            </details>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** All pages of the list as a file. */
export function Downloads({ query }: { query: string }) {
  const locale = useLocale();
  const asked = changedQuery(query, {});
  return (["csv", "xlsx"] as const).map((format) => (
    <ButtonLink
      key={format}
      to={`${pathIn(locale, `${path}/submissions.${format}`)}?${asked}`}
      look="secondary"
      icon="download"
      download
    >
      {listTexts[format][locale]}
    </ButtonLink>
  ));
}
