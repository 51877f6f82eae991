import { marker } from "#platform/content/posted.ts";
import { isValues } from "#platform/content/values.ts";
import { controlId, useEditorWords } from "#app/staff/content/editor/editing.tsx";
import type { FieldProps } from "./field.tsx";

/** The files an item offers; they can be taken away here. */
export function FilesField({ field, path, value }: FieldProps) {
  const word = useEditorWords();
  const files = Array.isArray(value) ? value.filter(isValues) : [];
  if (files.length === 0) return null;
  return (
    <fieldset className="editor-several" id={controlId(path)}>
      <legend>{field.label}</legend>
      <input type="hidden" name={marker.present + path} value="1" />
      <ul role="list" className="editor-chosen">
        {files.map((file) => (
          <li key={String(file.key)}>
            {String(file.key)}
            <label><input type="checkbox" name={marker.drop + path} value={String(file.key)} /> {word("remove")}</label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
