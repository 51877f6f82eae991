import { isValues, valueAt } from "#platform/content/values.ts";
import type { ProseDoc } from "#platform/content/define.ts";
import { htmlLangs, languageNames, type Locale, locales } from "#platform/locales.ts";
import { Pieces } from "#app/staff/content/history/pieces.tsx";
import { describedBy, HintAndError, RequiredMark } from "#ui/field/frame.tsx";
import { TextBox } from "#ui/field/text-box.tsx";
import { Tag } from "#ui/tag/tag.tsx";
import { ConflictChoice } from "./conflict-choice.tsx";
import { controlId, useEditing, useEditorWords } from "#app/staff/content/editor/editing.tsx";
import type { FieldProps } from "./field.tsx";
import { ProseInput } from "./prose-input.tsx";

/** A text in three languages side by side. */
export function WordsField({ field, path, value }: FieldProps) {
  return (
    <Languages field={field} path={path}>
      {(locale, attributes) => {
        const text = valueAt(value, locale);
        const written = typeof text === "string" ? text : "";
        const lines = "lines" in field.shape && field.shape.lines;
        return lines ? (
          <TextBox {...attributes} rows={2} defaultValue={written} />
        ) : (
          <input {...attributes} type="text" autoComplete="off" defaultValue={written} />
        );
      }}
    </Languages>
  );
}

/** A document in three languages side by side. */
export function ProseField({ field, path, value }: FieldProps) {
  return (
    <Languages field={field} path={path}>
      {(locale, attributes, label) => (
        <ProseInput attributes={attributes} label={label} doc={docOf(valueAt(value, locale))} />
      )}
    </Languages>
  );
}

export type ControlAttributes = {
  id: string;
  name: string;
  className: string;
  lang: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
};

type LanguagesProps = Pick<FieldProps, "field" | "path"> & {
  children: (locale: Locale, attributes: ControlAttributes, label: string) => React.ReactNode;
};

function Languages({ field, path, children }: LanguagesProps) {
  const { problems, epoch, stale } = useEditing();
  const word = useEditorWords();
  return (
    <fieldset className="editor-words" id={controlId(path)}>
      <legend>{field.label}</legend>
      {locales.map((locale) => {
        const leaf = `${path}.${locale}`;
        const [id, error] = [
          controlId(leaf),
          problems.get(leaf) ?? (locale === "zh_TW" ? problems.get(path) : undefined),
        ];
        const attributes = {
          id,
          name: leaf,
          className: "control",
          lang: htmlLangs[locale],
          "aria-invalid": error ? (true as const) : undefined,
          "aria-describedby": describedBy(id, { error }),
        };
        return (
          <div key={locale} className="editor-language" data-locale={locale} data-wrong={error ? true : undefined}>
            <label htmlFor={id}>
              <span className="visually-hidden">{field.label} </span>
              {languageNames[locale]} {field.required && locale === "zh_TW" && <RequiredMark />}{" "}
              {stale[leaf] && <Tag tone="gold">{word("stale")}</Tag>}
            </label>
            <HintAndError id={id} error={error} />
            <div key={epoch(leaf)} className="editor-control">
              {children(locale, attributes, `${field.label} ${languageNames[locale]}`)}
            </div>
            <Stale leaf={leaf} />
            <ConflictChoice path={leaf} />
          </div>
        );
      })}
    </fieldset>
  );
}

/** How the Chinese changed since this was translated, and a tick for a translation that is right all the same. */
function Stale({ leaf }: { leaf: string }) {
  const { stale } = useEditing();
  const word = useEditorWords();
  const pieces = stale[leaf];
  if (!pieces) return null;
  return (
    <details className="editor-stale">
      <summary>{word("staleLead")}</summary>
      <div lang={htmlLangs.zh_TW}>
        <Pieces pieces={pieces} />
      </div>
      <label>
        <input type="checkbox" name="confirm" value={leaf} /> {word("stillRight")}
      </label>
    </details>
  );
}

function docOf(value: unknown): ProseDoc {
  return isValues(value) && typeof value.type === "string" ? { ...value, type: value.type } : { type: "doc" };
}
