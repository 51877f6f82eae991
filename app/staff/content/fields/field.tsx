import { isValues } from "#platform/content/values.ts";
import type { FormField } from "#app/staff/content/editor/form-fields.ts";
import { controlId } from "#app/staff/content/editor/editing.tsx";
import { FilesField } from "./files-field.tsx";
import { PicturesField } from "./pictures-field.tsx";
import { PointField } from "./point-field.tsx";
import { ReferenceField, ReferencesField } from "./reference-field.tsx";
import { RowsField } from "./rows-field.tsx";
import { SmallField } from "./small-field.tsx";
import { ProseField, WordsField } from "./words-field.tsx";

export type FieldProps = { field: FormField; path: string; value: unknown };

/** The control of one field, by its shape. */
export function EditorField(props: FieldProps) {
  switch (props.field.shape.kind) {
    case "kept":
    case "key":
      return null;
    case "words":
      return <WordsField {...props} />;
    case "prose":
      return <ProseField {...props} />;
    case "rows":
      return <RowsField {...props} />;
    case "group":
      return <GroupField {...props} />;
    case "pictures":
    case "picture":
      return <PicturesField {...props} />;
    case "reference":
      return <ReferenceField {...props} />;
    case "references":
      return <ReferencesField {...props} />;
    case "point":
      return <PointField {...props} />;
    case "files":
      return <FilesField {...props} />;
    default:
      return <SmallField {...props} />;
  }
}

const large = ["words", "prose", "rows", "pictures", "references", "point", "files", "group"];

/** Fields one after another; short ones stand side by side. */
export function FieldList({
  fields,
  values,
  above = "",
}: {
  fields: readonly FormField[];
  values: unknown;
  above?: string;
}) {
  const known = isValues(values) ? values : {};
  return runsOf(fields).map(({ short, run }) => {
    const inner = run.map((field) => {
      const path = above + field.name;
      return <EditorField key={field.name} field={field} path={path} value={known[field.name]} />;
    });
    return short ? (
      <div key={run[0]?.name} className="editor-short">
        {inner}
      </div>
    ) : (
      inner
    );
  });
}

function runsOf(fields: readonly FormField[]): { short: boolean; run: FormField[] }[] {
  const runs: { short: boolean; run: FormField[] }[] = [];
  for (const field of fields) {
    const short = !large.includes(field.shape.kind);
    const last = runs.at(-1);
    if (last?.short && short) last.run.push(field);
    else runs.push({ short, run: [field] });
  }
  return runs;
}

function GroupField({ field, path, value }: FieldProps) {
  return (
    <fieldset className="editor-group" id={controlId(path)}>
      <legend>{field.label}</legend>
      <FieldList fields={field.fields} values={value} above={`${path}.`} />
    </fieldset>
  );
}
