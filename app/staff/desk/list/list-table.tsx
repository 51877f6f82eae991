import { Form } from "react-router";
import { endSubmissions } from "#app/staff/core/staff-questions.texts.ts";
import { backOffice, pathIn } from "#platform/locales.ts";
import { AskButton } from "#ui/ask/ask-button.tsx";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Tag, type Tone } from "#ui/tag/tag.tsx";
import { deskTexts, say } from "#app/staff/core/desk.texts.ts";
import { changedQuery, type Column } from "./list-query.ts";
import { columnNames, listTexts } from "./list.texts.ts";

type Row = {
  id: string;
  code: string;
  version: number;
  tone: Tone;
  overdue: boolean;
  cells: readonly { column: Column; text: string }[];
};
type TableProps = {
  rows: readonly Row[];
  shown: readonly Column[];
  actions: readonly { noun: string; label: string; ends: boolean }[];
  query: string;
  sort: string;
  unsent: Unsent | undefined;
};
/** What was chosen and written for acts that were not, or not all, done. */
type Unsent = { noun: string; reason: string };

const sortable: Partial<Record<Column, string>> = { due: "due", day: "day", opened: "opened" };

/** The submissions as a table, on a phone as cards; ticked ones are dealt with together. */
export function SubmissionTable({ rows, shown, actions, query, sort, unsent }: TableProps) {
  const locale = useLocale();
  const picking = actions.length > 0;
  const to = `${pathIn(locale, `${backOffice}/list`)}?${query}`;
  return (
    <Form method="post" action={to} className="list-form" reloadDocument>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="table list-table" data-dense="true" aria-label={deskTexts.list[locale]} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {picking && (
                <th scope="col">
                  <PickAll />
                </th>
              )}
              <th scope="col">
                <Sort by="code" now={sort} query={query}>
                  {listTexts.code[locale]}
                </Sort>
              </th>
              {shown.map((column) => {
                const by = sortable[column];
                const name = columnNames[column][locale];
                return (
                  <th key={column} scope="col" data-look={column === "people" ? "figure" : undefined}>
                    {by ? (
                      <Sort by={by} now={sort} query={query}>
                        {name}
                      </Sort>
                    ) : (
                      name
                    )}
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <SubmissionLine key={row.id} row={row} picking={picking} />
            ))}
          </tbody>
        </table>
      </section>
      {picking && <Bulk actions={actions} unsent={unsent} to={to} />}
    </Form>
  );
}

function SubmissionLine({ row: { id, code, version, tone, overdue, cells }, picking }: { row: Row; picking: boolean }) {
  const locale = useLocale();
  return (
    <tr>
      {picking && (
        <td className="list-pick">
          <label>
            <input type="checkbox" name="submission" value={`${id}:${version}`} />
            <span className="visually-hidden">{say(listTexts.pick[locale], { code })}</span>
          </label>
        </td>
      )}
      <th scope="row">
        <To to={`${backOffice}/submissions/${id}`} className="list-code" translate="no" prefetch={false}>
          {code}
        </To>
      </th>
      {cells.map(({ column, text }) => (
        <td
          key={column}
          data-label={columnNames[column][locale]}
          data-column={column}
          data-look={column === "people" ? "figure" : undefined}
          data-empty={text === "" || undefined}
        >
          {column === "state" ? (
            <Tag tone={tone}>{text}</Tag>
          ) : column === "due" && overdue ? (
            <strong className="list-overdue">
              {text} {deskTexts.overdue[locale]}
            </strong>
          ) : (
            text
          )}
        </td>
      ))}
    </tr>
  );
}

/** Sorts by a column; once more, the other way round. */
function Sort({ by, now, query, children }: { by: string; now: string; query: string; children: string }) {
  const locale = useLocale();
  const next = now === by ? `-${by}` : by;
  return (
    <To
      to={`${backOffice}/list?${changedQuery(query, { sort: next })}`}
      aria-label={say(listTexts.sorted[locale], { column: children })}
      prefetch={false}
    >
      {children}
      {now === by ? " ↑" : now === `-${by}` ? " ↓" : ""}
    </To>
  );
}

function PickAll() {
  const locale = useLocale();
  return (
    <label className="list-all">
      <input
        type="checkbox"
        onChange={({ currentTarget: { checked, form } }) => {
          for (const box of form?.querySelectorAll<HTMLInputElement>("[name=submission]") ?? []) box.checked = checked;
        }}
      />
      <span className="visually-hidden">{listTexts.pickAll[locale]}</span>
    </label>
  );
}

function Bulk({ actions, unsent, to }: Pick<TableProps, "actions" | "unsent"> & { to: string }) {
  const locale = useLocale();
  return (
    <fieldset className="back-panel list-bulk">
      <legend>{listTexts.together[locale]}</legend>
      <div className="back-filter">
        <p>
          <label htmlFor="bulk-noun">{listTexts.action[locale]}</label>
          <select id="bulk-noun" name="noun" className="control" defaultValue={unsent?.noun ?? ""}>
            <option value="">{listTexts.chooseAction[locale]}</option>
            {actions.map(({ noun, label }) => (
              <option key={noun} value={noun}>
                {label}
              </option>
            ))}
          </select>
        </p>
        <p className="list-text">
          <label htmlFor="bulk-reason">{listTexts.reason[locale]}</label>
          <input
            id="bulk-reason"
            name="reason"
            className="control"
            maxLength={2000}
            autoComplete="off"
            defaultValue={unsent?.reason}
          />
        </p>
        <AskButton
          question={endSubmissions}
          when={{ field: "noun", among: actions.flatMap(({ noun, ends }) => (ends ? [noun] : [])) }}
          to={to}
          look="secondary"
        >
          {listTexts.run[locale]}
        </AskButton>
      </div>
    </fieldset>
  );
}
