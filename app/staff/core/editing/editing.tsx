import type { ReactNode } from "react";
import { Form, useLocation } from "react-router";
import { Panel } from "#app/staff/core/back-page.tsx";
import { Changes } from "#app/staff/core/audit/changes.tsx";
import { barePath, htmlLangs, locales } from "#platform/locales.ts";
import { Button } from "#ui/button/button.tsx";
import { Field, TextArea } from "#ui/field/field.tsx";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { Draft, EditorShown, HistoryShown, Unsaved } from "./editor.server.ts";
import { settingTexts } from "./settings.texts.ts";
import "#app/staff/core/audit/audit.css";
import "./settings.css";

/** What came of saving: done, problems, or somebody who was quicker. */
export function Outcome({ shown, unsaved }: { shown: Pick<EditorShown, "done">; unsaved: Unsaved | undefined }) {
  const locale = useLocale();
  const here = barePath(useLocation().pathname);
  const word = (name: keyof typeof settingTexts) => settingTexts[name][locale];
  if (unsaved?.conflict)
    return (
      <Notice
        tone="warning"
        title={word("conflict").replace("{by}", unsaved.conflict.by).replace("{at}", unsaved.conflict.at)}
        live="alert"
      >
        <p>{word("conflictLead")}</p>
        <Changes changes={unsaved.conflict.changes} />
        <p>
          <To to={here}>{word("reopen")}</To>
        </p>
      </Notice>
    );
  if (unsaved)
    return (
      <Notice tone="danger" title={word("problem")} live="alert">
        <ul>
          {unsaved.problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      </Notice>
    );
  return shown.done ? (
    <Notice tone="success" live="status">
      <p>{word(shown.done)}</p>
    </Notice>
  ) : null;
}

/** The form of a setting: its fields, and the button that saves them. */
export function SettingForm({
  title,
  version,
  unsaved,
  children,
}: {
  title: ReactNode;
  version: string;
  unsaved: Unsaved | undefined;
  children: ReactNode;
}) {
  const locale = useLocale();
  return (
    <Panel title={title}>
      <Form method="post" className="back-section setting-form" noValidate reloadDocument>
        <input type="hidden" name="version" value={unsaved?.version ?? version} />
        {children}
        <Button type="submit">{settingTexts[unsaved?.conflict ? "saveAnyway" : "save"][locale]}</Button>
      </Form>
    </Panel>
  );
}

type InThreeProps = {
  name: string;
  label: string;
  draft: Draft;
  rows?: number;
  hint?: ReactNode;
  required?: boolean;
  idPrefix?: string;
};

/** One text in three languages, side by side where there is room. */
export function InThree({ name, label, draft, rows, hint, required, idPrefix = "" }: InThreeProps) {
  const locale = useLocale();
  return (
    <fieldset className="in-three">
      <legend>{label}</legend>
      {hint && <p className="quiet">{hint}</p>}
      <div className="in-three-columns">
        {locales.map((one) => {
          const field = {
            name: `${name}.${one}`,
            id: `${idPrefix}${name}.${one}`,
            label: settingTexts[one][locale],
            lang: htmlLangs[one],
            defaultValue: draft[`${name}.${one}`],
            required,
          };
          return rows ? <TextArea key={one} {...field} rows={rows} /> : <Field key={one} {...field} />;
        })}
      </div>
    </fieldset>
  );
}

/** What was done to a setting; each change can be taken back. */
export function History({ history, version }: { history: readonly HistoryShown[]; version: string }) {
  const locale = useLocale();
  const word = (name: keyof typeof settingTexts) => settingTexts[name][locale];
  return (
    <Panel title={word("history")} count={history.length}>
      {history.length === 0 && <p className="quiet">{word("noHistory")}</p>}
      <ol role="list" className="audit">
        {history.map(({ id, at, by, action, changes }) => (
          <li key={id} className="audit-entry setting-change">
            <p className="audit-line">
              <time>{at}</time> <strong>{by}</strong> <span>{action}</span>
            </p>
            <Changes changes={changes} />
            <Form method="post" reloadDocument>
              <input type="hidden" name="version" value={version} />
              <input type="hidden" name="entry" value={id} />
              <Button type="submit" name="wish" value="restore" look="quiet" icon="rotate-left">
                {word("restore")}
              </Button>
            </Form>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
