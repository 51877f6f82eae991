import { type ChangeEvent, useState } from "react";
import { say } from "#app/staff/core/content/content.texts.ts";
import { marker, moved } from "#platform/content/posted.ts";
import { formatPictureFault } from "#app/staff/core/files/picture-faults.ts";
import { backOffice, languageNames, listMark, locales, pathIn } from "#platform/locales.ts";
import { Button } from "#ui/button/button.tsx";
import { useCameWhole } from "#ui/came-whole/came-whole.ts";
import { HintAndError, RequiredMark } from "#ui/field/frame.tsx";
import { FilePick } from "#ui/file-field/file-pick.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { pictureAddress, widthsOf } from "#ui/picture/picture.ts";
import { ConflictChoice } from "./conflict-choice.tsx";
import { controlId, useEditing, useEditorWords } from "#app/staff/content/editor/editing.tsx";
import type { Thumb } from "#app/staff/core/files/pictures.server.ts";
import type { FieldProps } from "./field.tsx";
import { PicturePicker } from "./picture-picker.tsx";
import { uploadPicture } from "#app/staff/core/files/send-file.ts";
import { useKeptFocus } from "./use-kept-focus.ts";

/** The cover, or a gallery: pictures of the library, chosen there or uploaded here. */
export function PicturesField(props: FieldProps) {
  const { epoch } = useEditing();
  return <Pictures key={epoch(props.path)} {...props} />;
}

function Pictures({ field, path, value }: FieldProps) {
  const word = useEditorWords();
  const locale = useLocale();
  const { pictures: known, problems, touched } = useEditing();
  const single = field.shape.kind === "picture";
  const [ids, setIds] = useState<string[]>(() =>
    Array.isArray(value) ? value.map(String) : typeof value === "string" && value !== "" ? [value] : [],
  );
  const [added, setAdded] = useState<Record<string, Thumb>>({});
  const [picking, setPicking] = useState(false);
  // Buttons that need the scripts can be pressed from the moment these hear it.
  const asleep = useCameWhole();
  const [refused, setRefused] = useState("");
  const id = controlId(path);
  // What was posted for an id may be any word, such as "constructor".
  const thumbOf = (picture: string) => [added, known].find((some) => Object.hasOwn(some, picture))?.[picture];

  const { frame, keep } = useKeptFocus();

  function change(next: string[], at: number, action: string) {
    setIds([...new Set(next)]);
    keep(at, action);
    setTimeout(touched);
  }
  function take(picture: Thumb) {
    setAdded((before) => ({ ...before, [picture.id]: picture }));
    setIds((before) => (single ? [picture.id] : [...new Set([...before, picture.id])]));
    setTimeout(touched);
  }
  /** Of several, pressed once more it is taken away. */
  function choose(picture: Thumb) {
    if (single) setPicking(false);
    if (single || !ids.includes(picture.id)) return take(picture);
    setIds(ids.filter((one) => one !== picture.id));
    setTimeout(touched);
  }
  async function upload(event: ChangeEvent<HTMLInputElement>) {
    event.stopPropagation();
    const input = event.currentTarget;
    const files = [...(input.files ?? [])];
    const faults: string[] = [];
    setRefused("");
    for (const file of files) {
      const picture = await uploadPicture(file);
      if (typeof picture !== "string") take(picture);
      else faults.push(formatPictureFault(file.name, picture, locale));
      setRefused(faults.join(locale === "en_US" ? " " : ""));
    }
    // They are in the library now; the form need not send them again.
    input.value = "";
  }

  return (
    <fieldset ref={frame} className="editor-pictures" id={id}>
      <legend>
        {field.label}
        {field.required && <RequiredMark />}
      </legend>
      <HintAndError id={id} error={refused || problems.get(path)} />
      {!single && <input type="hidden" name={marker.present + path} value="1" />}
      {single && ids.length === 0 && <input type="hidden" name={path} value="" />}
      <ul role="list">
        {ids.map((picture, at) => (
          <li key={picture}>
            <input type="hidden" name={path} value={picture} />
            <PictureThumb id={picture} picture={thumbOf(picture)} />
            <span className="editor-picture-tools">
              {!single && at > 0 && (
                <Button
                  look="quiet"
                  icon="chevron-left"
                  iconOnly
                  data-tool="up"
                  disabled={asleep}
                  onClick={() => change(moved(ids, at, -1), at - 1, "up")}
                >{`${field.label} ${word("up")} ${at + 1}`}</Button>
              )}
              {!single && at < ids.length - 1 && (
                <Button
                  look="quiet"
                  icon="chevron-right"
                  iconOnly
                  data-tool="down"
                  disabled={asleep}
                  onClick={() => change(moved(ids, at, 1), at + 1, "down")}
                >{`${field.label} ${word("down")} ${at + 1}`}</Button>
              )}
              <Button
                look="quiet"
                icon="close"
                iconOnly
                data-tool="remove"
                disabled={asleep}
                onClick={() =>
                  change(
                    ids.filter((one) => one !== picture),
                    at,
                    "remove",
                  )
                }
              >{`${field.label} ${word("remove")} ${at + 1}`}</Button>
            </span>
            {!single && (
              <noscript>
                <label>
                  <input type="checkbox" name={marker.drop + path} value={picture} /> {word("remove")}
                </label>
              </noscript>
            )}
          </li>
        ))}
      </ul>
      <div className="editor-add">
        <Button look="secondary" data-adds disabled={asleep} onClick={() => setPicking(true)}>
          {word("fromLibrary")}
        </Button>
        <FilePick
          id={`${id}-upload`}
          aria-label={`${field.label} ${word("upload")}`}
          button={word("upload")}
          names={false}
          name={`upload:${path}`}
          accept="image/jpeg,image/png,image/webp,image/avif"
          multiple={!single}
          onInput={(event) => event.stopPropagation()}
          onChange={upload}
        />
      </div>
      <ConflictChoice path={path} />
      {picking && (
        <PicturePicker label={field.label} chosen={ids} onChoose={choose} onClose={() => setPicking(false)} />
      )}
    </fieldset>
  );
}

function PictureThumb({ id, picture }: { id: string; picture: Thumb | undefined }) {
  const word = useEditorWords();
  const page = useLocale();
  if (!picture) return <p>{word("pictureGone")}</p>;
  const missing = picture.decorative ? [] : locales.filter((locale) => !picture.alt[locale]);
  return (
    <>
      <img
        src={pictureAddress(picture, widthsOf(picture.width)[0] ?? picture.width, "webp")}
        width={picture.width}
        height={picture.height}
        alt={picture.alt[page] || picture.alt.zh_TW}
        loading="lazy"
      />
      <span className="editor-file-name">{picture.fileName}</span>
      {missing.length > 0 && (
        <span className="editor-alt-missing">
          {say(word("altMissing"), { languages: missing.map((locale) => languageNames[locale]).join(listMark[page]) })}
        </span>
      )}
      <a href={pathIn(page, `${backOffice}/media/${id}`)} target="_blank" rel="noreferrer">
        {word("editPicture")}
      </a>
    </>
  );
}
