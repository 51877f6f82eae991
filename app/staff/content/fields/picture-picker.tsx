import { useEffect, useId, useRef, useState } from "react";
import { Button } from "#ui/button/button.tsx";
import { Modal } from "#ui/modal/modal.tsx";
import { pictureAddress, widthsOf } from "#ui/picture/picture.ts";
import { useEditorWords } from "#app/staff/content/editor/editing.tsx";
import type { Thumb } from "#app/staff/core/files/pictures.server.ts";
import { colon } from "#app/staff/core/who.ts";
import { useLocale } from "#ui/locale/locale.tsx";
import { keepForm } from "./keep-form.ts";
import { findPictures } from "#app/staff/core/files/send-file.ts";

type PickerProps = {
  label: string;
  /** The ids of those the field has. */
  chosen: readonly string[];
  onChoose: (picture: Thumb) => void;
  onClose: () => void;
};

/** The library in a dialog: search, and press a picture to take it. */
export function PicturePicker({ label, chosen, onChoose, onClose }: PickerProps) {
  const word = useEditorWords();
  const locale = useLocale();
  const [text, setText] = useState("");
  const [page, setPage] = useState(1);
  const [found, setFound] = useState<{ pictures: Thumb[]; more: boolean }>();
  const title = useId();
  const search = useRef<HTMLInputElement>(null);

  useEffect(() => {
    let over = false;
    const wait = setTimeout(async () => {
      const next = await findPictures(text, page);
      if (!over)
        setFound((before) =>
          page === 1 || !before ? next : { pictures: [...before.pictures, ...next.pictures], more: next.more },
        );
    }, 200);
    return () => {
      over = true;
      clearTimeout(wait);
    };
  }, [text, page]);

  return (
    <Modal className="editor-picker" labelledBy={title} first={search} onWayOut={onClose}>
      <div className="editor-picker-head">
        <h2 id={title}>{`${label}${colon(locale)}${word("fromLibrary")}`}</h2>
        <Button look="quiet" icon="close" iconOnly onClick={onClose}>
          {word("close")}
        </Button>
      </div>
      <input
        ref={search}
        className="control"
        type="search"
        aria-label={word("filter")}
        placeholder={word("filter")}
        value={text}
        onInput={(event) => event.stopPropagation()}
        onChange={(event) => (event.stopPropagation(), setPage(1), setText(event.target.value))}
        onKeyDown={keepForm}
      />
      {found?.pictures.length === 0 && <p role="status">{word("noPictures")}</p>}
      <ul role="list" className="editor-picker-list">
        {found?.pictures.map((picture) => (
          <li key={picture.id}>
            <button type="button" aria-pressed={chosen.includes(picture.id)} onClick={() => onChoose(picture)}>
              <img
                src={pictureAddress(picture, widthsOf(picture.width)[0] ?? picture.width, "webp")}
                width={picture.width}
                height={picture.height}
                alt={picture.alt[locale] || picture.alt.zh_TW}
                loading="lazy"
              />
              <span>{picture.fileName}</span>
            </button>
          </li>
        ))}
      </ul>
      {found?.more && (
        <Button look="secondary" onClick={() => setPage(page + 1)}>
          {word("morePictures")}
        </Button>
      )}
    </Modal>
  );
}
