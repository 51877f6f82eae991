import { type ChangeEvent, useState } from "react";
import { say } from "#app/staff/core/content/content.texts.ts";
import { controlId, useEditing, useEditorWords } from "#app/staff/content/editor/editing.tsx";
import { newRowKey } from "#app/staff/content/editor/row-key.ts";
import { documentAddress, documentTypes } from "#app/pages/documents.ts";
import { marker, moved } from "#platform/content/posted.ts";
import { isValues } from "#platform/content/values.ts";
import { Button } from "#ui/button/button.tsx";
import { HintAndError, RequiredMark } from "#ui/field/frame.tsx";
import { FilePick } from "#ui/file-field/file-pick.tsx";
import { ConflictChoice } from "./conflict-choice.tsx";
import type { FieldProps } from "./field.tsx";
import { uploadDocument } from "#app/staff/core/files/send-file.ts";
import { steps, useKeptFocus } from "./use-kept-focus.ts";
import { WordsField } from "./words-field.tsx";

/**
 * The files an item offers, in their order: uploaded here, named in three languages, taken away. Its buttons work
 * without JavaScript too.
 */
export function FilesField(props: FieldProps) {
  const { epoch } = useEditing();
  return <Files key={epoch(props.path)} {...props} />;
}

function Files({ field, path, value }: FieldProps) {
  const word = useEditorWords();
  const { problems, touched } = useEditing();
  const [files, setFiles] = useState(() =>
    (Array.isArray(value) ? value.filter(isValues) : []).map((file, at) => ({ row: `file-${at}`, file })),
  );
  const [refused, setRefused] = useState("");
  const id = controlId(path);
  const { frame, keep } = useKeptFocus();
  const change = (next: typeof files, at: number, action: string) => {
    setFiles(next);
    keep(at, action);
    // After the form has them in their new order.
    setTimeout(touched);
  };
  async function upload(event: ChangeEvent<HTMLInputElement>) {
    event.stopPropagation();
    const input = event.currentTarget;
    setRefused("");
    for (const file of [...(input.files ?? [])]) {
      const kept = await uploadDocument(file);
      if (typeof kept === "string") setRefused(say(word(kept), { name: file.name }));
      else setFiles((before) => [...before, { row: newRowKey(), file: kept }]);
    }
    // They are kept now; the form need not send them again.
    input.value = "";
    setTimeout(touched);
  }
  return (
    <fieldset ref={frame} className="editor-rows" id={id}>
      <legend>
        {field.label}
        {field.required && <RequiredMark />}
      </legend>
      <HintAndError id={id} error={refused || problems.get(path)} />
      <ConflictChoice path={path} />
      <input type="hidden" name={marker.present + path} value={files.length} />
      <ol role="list">
        {files.map(({ row, file }, at) => {
          const [key, place] = [String(file.key), `${path}.${at}`];
          const title = key.split("/").at(-1) ?? key;
          const tool = (
            action: "up" | "down" | "remove",
            icon: "chevron-up" | "chevron-down" | "close",
            next: () => typeof files,
          ) => (
            <Button
              type="submit"
              name="intent"
              value={`${action}:${place}`}
              data-tool={action}
              look="quiet"
              icon={icon}
              iconOnly
              onClick={(event) => (event.preventDefault(), change(next(), at + steps[action], action))}
            >{`${title} ${word(action)}`}</Button>
          );
          return (
            <li key={row}>
              <div className="editor-row-head">
                <a href={documentAddress(key)} target="_blank" rel="noreferrer">
                  {title}
                </a>
                <span>
                  {at > 0 && tool("up", "chevron-up", () => moved(files, at, -1))}
                  {at < files.length - 1 && tool("down", "chevron-down", () => moved(files, at, 1))}
                  {tool("remove", "close", () => files.toSpliced(at, 1))}
                </span>
              </div>
              <input type="hidden" name={`${place}.key`} value={key} />
              <input type="hidden" name={`${place}.bytes`} value={String(file.bytes ?? "")} />
              <WordsField
                field={{
                  name: "name",
                  label: word("fileName"),
                  shape: { kind: "words", lines: false, optional: false },
                  words: {},
                  fields: [],
                }}
                path={`${place}.name`}
                value={file.name}
              />
            </li>
          );
        })}
      </ol>
      <p>{word("addFiles")}</p>
      <FilePick
        id={`${controlId(path)}-upload`}
        aria-label={`${field.label} ${word("addFiles")}`}
        names={false}
        data-adds
        name={`document:${path}`}
        accept={Object.keys(documentTypes)
          .map((kind) => `.${kind}`)
          .join(",")}
        multiple
        onInput={(event) => event.stopPropagation()}
        onChange={upload}
      />
    </fieldset>
  );
}
