import { useState } from "react";
import { say } from "#app/staff/core/content/content.texts.ts";
import { colon } from "#app/staff/core/who.ts";
import { marker, moved } from "#platform/content/posted.ts";
import { blankGroup } from "#platform/content/shape.ts";
import { isValues } from "#platform/content/values.ts";
import { Button } from "#ui/button/button.tsx";
import { RequiredMark } from "#ui/field/frame.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { ConflictChoice } from "./conflict-choice.tsx";
import { controlId, useEditing, useEditorWords } from "#app/staff/content/editor/editing.tsx";
import { type FieldProps, FieldList } from "./field.tsx";
import { newRowKey } from "#app/staff/content/editor/row-key.ts";
import { steps, useKeptFocus } from "./use-kept-focus.ts";

/**
 * Groups of fields, as many as are wanted: stops, sessions, sections. Its buttons work without JavaScript too, by
 * sending the form.
 */
export function RowsField(props: FieldProps) {
  const { epoch } = useEditing();
  return <Rows key={epoch(props.path)} {...props} />;
}

function Rows({ field, path, value }: FieldProps) {
  const word = useEditorWords();
  const locale = useLocale();
  const { touched, problems } = useEditing();
  const [rows, setRows] = useState(() =>
    (Array.isArray(value) ? value : []).map((row: unknown, at) => ({ key: `row-${at}`, row })),
  );
  const error = problems.get(path);
  const { frame, keep } = useKeptFocus();
  const change = (next: typeof rows, at: number, action?: string) => {
    setRows(next);
    keep(at, action);
    // After the form has the rows in their new order.
    setTimeout(touched);
  };
  return (
    <fieldset ref={frame} className="editor-rows" id={controlId(path)}>
      <legend>
        {field.label}
        {field.required && <RequiredMark />}
      </legend>
      {error && (
        <p className="field-error">
          <Icon name="alert" />
          {error}
        </p>
      )}
      <ConflictChoice path={path} />
      <input type="hidden" name={marker.present + path} value={rows.length} />
      <ol role="list">
        {rows.map(({ key, row }, at) => {
          const title = say(word("row"), { number: at + 1 });
          const tool = (
            action: "up" | "down" | "remove",
            icon: "chevron-up" | "chevron-down" | "close",
            next: () => typeof rows,
          ) => (
            <Button
              type="submit"
              name="intent"
              value={`${action}:${path}.${at}`}
              data-tool={action}
              look="quiet"
              icon={icon}
              iconOnly
              onClick={(event) => (event.preventDefault(), change(next(), at + steps[action], action))}
            >{`${field.label} ${title} ${word(action)}`}</Button>
          );
          return (
            <li key={key} tabIndex={-1} aria-label={`${field.label} ${title}`}>
              <div className="editor-row-head">
                <strong>{title}</strong>
                <span>
                  {at > 0 && tool("up", "chevron-up", () => moved(rows, at, -1))}
                  {at < rows.length - 1 && tool("down", "chevron-down", () => moved(rows, at, 1))}
                  {tool("remove", "close", () => rows.toSpliced(at, 1))}
                </span>
              </div>
              {field.fields
                .filter(({ shape }) => shape.kind === "key")
                .map(({ name }) => (
                  <input
                    key={name}
                    type="hidden"
                    name={`${path}.${at}.${name}`}
                    defaultValue={isValues(row) ? String(row[name] ?? "") : ""}
                  />
                ))}
              <FieldList fields={field.fields} values={row} above={`${path}.${at}.`} />
            </li>
          );
        })}
      </ol>
      <Button
        type="submit"
        name="intent"
        value={`add:${path}`}
        data-adds
        look="secondary"
        icon="plus"
        onClick={(event) => (
          event.preventDefault(), change([...rows, { key: newRowKey(), row: blankRow(field.shape) }], rows.length)
        )}
      >{`${field.label}${colon(locale)}${word("add")}`}</Button>
    </fieldset>
  );
}

function blankRow(shape: FieldProps["field"]["shape"]): unknown {
  if (shape.kind !== "rows") return {};
  const keys = shape.fields.filter((field) => field.shape.kind === "key").map(({ name }) => [name, newRowKey()]);
  return { ...blankGroup(shape.fields), ...Object.fromEntries(keys) };
}
