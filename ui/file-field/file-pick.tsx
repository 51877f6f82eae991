import { type ChangeEvent, type ComponentPropsWithoutRef, useEffect, useRef, useState } from "react";
import { listMark } from "#platform/locales.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { fileFieldTexts } from "./file-field.texts.ts";
import "./file-field.css";

type FilePickProps = Omit<ComponentPropsWithoutRef<"input">, "type" | "id"> & {
  id: string;
  /** What the button says; "choose a file" when left out. */
  button?: string;
  /** False where a file is sent as soon as it is chosen, so that none stays. */
  names?: boolean;
};

/**
 * Files to choose, in the page's language: the browser's own control speaks the browser's. Without JavaScript the
 * browser's names of files stay.
 */
export function FilePick({ id, button, names = true, className = "", onChange, multiple, ...input }: FilePickProps) {
  const locale = useLocale();
  const box = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState("");
  useEffect(() => {
    // What was chosen before the page came alive, and what a form that is cleared drops.
    const read = () => setChosen([...(box.current?.files ?? [])].map(({ name }) => name).join(listMark[locale]));
    const form = box.current?.form;
    const later = () => setTimeout(read);
    read();
    form?.addEventListener("reset", later);
    return () => form?.removeEventListener("reset", later);
  }, [locale]);
  function choose(event: ChangeEvent<HTMLInputElement>) {
    setChosen([...(event.currentTarget.files ?? [])].map(({ name }) => name).join(listMark[locale]));
    onChange?.(event);
  }
  return (
    <span className="file-pick">
      <input
        {...input}
        ref={box}
        id={id}
        type="file"
        multiple={multiple}
        className={`file-control ${className}`}
        onChange={choose}
      />
      <span className="file-button" aria-hidden="true">
        <Icon name="upload" />
        {button ?? fileFieldTexts[multiple ? "chooseSeveral" : "choose"][locale]}
      </span>
      {names && (
        <output className="file-names" htmlFor={id}>
          {chosen || fileFieldTexts.none[locale]}
        </output>
      )}
    </span>
  );
}
