import { useState } from "react";
import { marker } from "#platform/content/posted.ts";
import { Button } from "#ui/button/button.tsx";
import { useCameWhole } from "#ui/came-whole/came-whole.ts";
import { HintAndError, RequiredMark } from "#ui/field/frame.tsx";
import { keepForm } from "./keep-form.ts";
import { isContentType, typeLabels } from "./reference-labels.ts";
import { ConflictChoice } from "./conflict-choice.tsx";
import { controlId, useEditing, useEditorWords } from "#app/staff/content/editor/editing.tsx";
import type { FieldProps } from "./field.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { useKeptFocus } from "./use-kept-focus.ts";

const manyOptions = 12;

/** One other item, chosen from a list that typing narrows down. */
export function ReferenceField({ field, path, value }: FieldProps) {
  const { epoch, problems } = useEditing();
  const id = controlId(path);
  const error = problems.get(path);
  return (
    <div className="field" data-wrong={error ? true : undefined}>
      <label className="field-label" htmlFor={id}>
        {field.label}
        {field.required && <RequiredMark />}
      </label>
      <HintAndError id={id} error={error} />
      <Choice key={epoch(path)} field={field} name={path} id={id} chosen={typeof value === "string" ? value : ""} />
      <ConflictChoice path={path} />
    </div>
  );
}

/** Several other items: those chosen, and one more to add. */
export function ReferencesField(props: FieldProps) {
  const { epoch } = useEditing();
  return <Several key={epoch(props.path)} {...props} />;
}

function Several({ field, path, value }: FieldProps) {
  const word = useEditorWords();
  const { references, touched } = useEditing();
  const [ids, setIds] = useState<string[]>(Array.isArray(value) ? value.map(String) : []);
  const [added, setAdded] = useState("");
  // Buttons that need the scripts can be pressed from the moment these hear it.
  const asleep = useCameWhole();
  const options = ("of" in field.shape ? field.shape.of : []).flatMap((type) => references[type] ?? []);
  const titleOf = (id: string) => options.find((option) => option.id === id)?.title ?? id;
  const { frame, keep } = useKeptFocus();
  const change = (next: string[]) => {
    setIds(next);
    setTimeout(touched);
  };
  return (
    <fieldset ref={frame} className="editor-several" id={controlId(path)}>
      <legend>
        {field.label}
        {field.required && <RequiredMark />}
      </legend>
      <input type="hidden" name={marker.present + path} value="1" />
      <ul role="list" className="editor-chosen">
        {ids.map((id, at) => (
          <li key={id}>
            <input type="hidden" name={path} value={id} />
            {titleOf(id)}
            <noscript>
              <label>
                <input type="checkbox" name={marker.drop + path} value={id} /> {word("remove")}
              </label>
            </noscript>
            <Button
              look="quiet"
              icon="close"
              iconOnly
              data-tool="remove"
              disabled={asleep}
              onClick={() => (change(ids.filter((one) => one !== id)), keep(at, "remove"))}
            >{`${word("remove")} ${titleOf(id)}`}</Button>
          </li>
        ))}
      </ul>
      <div className="editor-add">
        <label
          htmlFor={`${controlId(path)}-add`}
          className="visually-hidden"
        >{`${field.label} ${word("addOne")}`}</label>
        <Choice
          key={ids.join(" ")}
          field={field}
          name={marker.add + path}
          id={`${controlId(path)}-add`}
          chosen=""
          not={ids}
          onChoose={setAdded}
        />
        <Button
          look="secondary"
          data-adds
          disabled={asleep}
          onClick={() => (added !== "" && change([...ids, added]), setAdded(""))}
        >
          {word("addOne")}
        </Button>
      </div>
      <ConflictChoice path={path} />
    </fieldset>
  );
}

type ChoiceProps = {
  field: FieldProps["field"];
  name: string;
  id: string;
  chosen: string;
  not?: string[];
  onChoose?: (id: string) => void;
};

function Choice({ field, name, id, chosen, not = [], onChoose }: ChoiceProps) {
  const word = useEditorWords();
  const locale = useLocale();
  const { references, problems } = useEditing();
  const [typed, setTyped] = useState("");
  const [now, setNow] = useState(chosen);
  const types = "of" in field.shape ? field.shape.of : [];
  const lists = types.map((type) => ({
    type,
    options: (references[type] ?? []).filter((option) => !not.includes(option.id)),
  }));
  const all = lists.flatMap(({ options }) => options);
  const wanted = typed.trim().toLowerCase();
  const shown = (options: typeof all) =>
    options.filter((option) => wanted === "" || option.id === now || option.title.toLowerCase().includes(wanted));
  const known = now === "" || all.some((option) => option.id === now);
  const listed = lists.map(({ type, options }) => {
    const inner = shown(options).map((option) => (
      <option key={option.id} value={option.id}>
        {option.title}
        {option.out ? "" : "（×）"}
      </option>
    ));
    return types.length > 1 && isContentType(type) ? (
      <optgroup key={type} label={typeLabels(type, locale)}>
        {inner}
      </optgroup>
    ) : (
      inner
    );
  });
  return (
    <span className="editor-choice">
      {all.length > manyOptions && (
        <input
          className="control editor-filter"
          type="search"
          placeholder={word("filter")}
          aria-label={`${field.label} ${word("filter")}`}
          value={typed}
          onChange={(event) => (event.stopPropagation(), setTyped(event.target.value))}
          onInput={(event) => event.stopPropagation()}
          onKeyDown={keepForm}
        />
      )}
      <select
        className="control"
        id={id}
        name={name}
        value={now}
        aria-invalid={problems.has(name) || undefined}
        onChange={(event) => (setNow(event.target.value), onChoose?.(event.target.value))}
      >
        <option value="">{field.shape.optional || onChoose ? word("none") : word("choose")}</option>
        {!known && <option value={now}>{now}</option>}
        {listed}
      </select>
    </span>
  );
}
