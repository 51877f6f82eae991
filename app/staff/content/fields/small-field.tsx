import { marker } from "#platform/content/posted.ts";
import { TypedInput } from "#ui/date-input/typed-input.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { describedBy, HintAndError, RequiredMark } from "#ui/field/frame.tsx";
import { TextBox } from "#ui/field/text-box.tsx";
import { ConflictChoice } from "./conflict-choice.tsx";
import { controlId, useEditing, useEditorWords } from "#app/staff/content/editor/editing.tsx";
import type { FieldProps } from "./field.tsx";

/** A field of one value that is the same in every language: text, number, day, time, choice, tick, list of words. */
export function SmallField({ field, path, value }: FieldProps) {
  const { problems, epoch } = useEditing();
  const id = controlId(path);
  const error = problems.get(path);
  if (field.shape.kind === "boolean") return <Tick field={field} path={path} value={value} />;
  if (field.shape.kind === "choices") return <Several field={field} path={path} value={value} />;
  return (
    <div className="field" data-wrong={error ? true : undefined}>
      <label className="field-label" htmlFor={id}>
        {field.label}
        {field.required && <RequiredMark />}
      </label>
      <HintAndError id={id} error={error} />
      <Control key={epoch(path)} field={field} path={path} value={value} />
      <ConflictChoice path={path} />
    </div>
  );
}

function Control({ field: { shape, words }, path, value }: FieldProps) {
  const { problems } = useEditing();
  const word = useEditorWords();
  const [id, error] = [controlId(path), problems.get(path)];
  const attributes = {
    id,
    name: path,
    className: "control",
    "aria-invalid": error ? true : undefined,
    "aria-describedby": describedBy(id, { error }),
  } as const;
  const written = typeof value === "string" || typeof value === "number" ? String(value) : "";
  switch (shape.kind) {
    case "choice":
      return (
        <select {...attributes} defaultValue={written}>
          <option value="">{shape.optional ? word("none") : word("choose")}</option>
          {shape.of.map((one) => (
            <option key={one} value={one}>
              {words[one]}
            </option>
          ))}
        </select>
      );
    case "list":
      return <TextBox {...attributes} rows={2} defaultValue={Array.isArray(value) ? value.join("\n") : written} />;
    case "number":
      return <input {...attributes} inputMode="numeric" autoComplete="off" defaultValue={written} />;
    case "day":
      return (
        <span className="field-line">
          <TypedInput {...attributes} written="day" defaultValue={written} />
        </span>
      );
    case "time":
      return <TypedInput {...attributes} written="time" defaultValue={written} />;
    default:
      return (
        <input
          {...attributes}
          type="text"
          inputMode={shape.kind === "url" ? "url" : undefined}
          autoComplete="off"
          defaultValue={written}
        />
      );
  }
}

function Tick({ field, path, value }: FieldProps) {
  const { epoch } = useEditing();
  const id = controlId(path);
  return (
    <div className="editor-tick">
      <input type="hidden" name={marker.present + path} value="1" />
      <label htmlFor={id}>
        <input key={epoch(path)} id={id} type="checkbox" name={path} defaultChecked={value === true} /> {field.label}
      </label>
      <ConflictChoice path={path} />
    </div>
  );
}

function Several({ field, path, value }: FieldProps) {
  const { epoch, problems } = useEditing();
  const chosen: string[] = Array.isArray(value) ? value.map(String) : [];
  const error = problems.get(path);
  return (
    <fieldset className="editor-several" id={controlId(path)}>
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
      <input type="hidden" name={marker.present + path} value="1" />
      <div key={epoch(path)} className="editor-several-boxes">
        {("of" in field.shape ? field.shape.of : []).map((one) => (
          <label key={one}>
            <input type="checkbox" name={path} value={one} defaultChecked={chosen.includes(one)} />{" "}
            {field.words[one] ?? one}
          </label>
        ))}
      </div>
      <ConflictChoice path={path} />
    </fieldset>
  );
}
