import { listMark } from "#platform/locales.ts";
import { type ChangeEvent, type ReactNode, useState } from "react";
import { Frame, type Labelling } from "#ui/field/frame.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { useLocale, useWords } from "#ui/locale/locale.tsx";
import { FilePick } from "./file-pick.tsx";
import { fileFieldTexts } from "./file-field.texts.ts";
import "./file-field.css";

type FileFieldProps = Labelling & {
  /** How many may be chosen. */
  most?: number;
  /** Names of files that had been chosen before the form came back: browsers do not keep them. */
  lost?: readonly string[] | undefined;
  /** Files that stayed when the form came back: they go along unless they are taken out. */
  kept?: readonly { id: string; name: string; token: string }[] | undefined;
};

/** What may be sent, in MB; the server's limits (platform/uploads) say the same. */
const mostEach = 10;
const mostInAll = 20;
const megabyte = 1024 * 1024;

/**
 * Files to send along: `<FileField {...fileAt("letter")} label={…} required />` in `<PostForm files>`. With JavaScript
 * what is too large is said at once, and such a form is not sent.
 */
export function FileField({
  name,
  id = name,
  label,
  hint,
  error,
  required,
  most = 1,
  lost = [],
  kept = [],
}: FileFieldProps) {
  const [wrong, setWrong] = useState("");
  const kinds = useWords(fileFieldTexts.kinds).replace("{most}", String(mostEach));
  const locale = useLocale();
  const again = useWords(fileFieldTexts.again).replace("{names}", lost.join(listMark[locale]));
  const [tooBig, tooBigInAll] = [useWords(fileFieldTexts.tooBig), useWords(fileFieldTexts.tooBigInAll)];
  const shown: ReactNode = wrong || error;

  function weigh({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const files = [...(currentTarget.files ?? [])];
    const large = files.find(({ size }) => size > mostEach * megabyte);
    const inAll = files.reduce((sum, { size }) => sum + size, 0);
    const text = large
      ? tooBig.replace("{name}", large.name).replace("{most}", String(mostEach))
      : inAll > mostInAll * megabyte
        ? tooBigInAll.replace("{most}", String(mostInAll))
        : "";
    setWrong(text);
    currentTarget.setCustomValidity(text);
  }

  return (
    <div className="file-field">
      <Frame
        id={id}
        label={label}
        hint={
          <>
            {hint && <>{hint} </>}
            {kinds}
            {lost.length > 0 && !shown && <strong className="file-lost">{again}</strong>}
          </>
        }
        error={shown}
        required={required}
      >
        <FilePick
          id={id}
          name={name}
          accept=".pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png"
          multiple={most > 1}
          required={required && kept.length === 0}
          aria-invalid={shown ? true : undefined}
          aria-describedby={shown ? `${id}-hint ${id}-error` : `${id}-hint`}
          data-too-big={wrong ? true : undefined}
          onChange={weigh}
        />
      </Frame>
      {kept.length > 0 && <StoredFiles id={id} kept={kept} />}
    </div>
  );
}

/** The files that stayed, each with a box to take it out. */
function StoredFiles({ id, kept }: { id: string; kept: NonNullable<FileFieldProps["kept"]> }) {
  const [title, remove] = [useWords(fileFieldTexts.kept), useWords(fileFieldTexts.remove)];
  return (
    <div className="file-kept" role="group" aria-labelledby={`${id}-kept`}>
      <p id={`${id}-kept`}>{title}</p>
      <ul role="list">
        {kept.map(({ id: file, name, token }) => (
          <li key={file}>
            <input type="hidden" name="keptFile" value={token} />
            <Icon name="file" />
            <span className="file-kept-name">{name}</span>
            <label>
              <input type="checkbox" name="keptFileRemoved" value={file} /> {remove}
              <span className="visually-hidden"> {name}</span>
            </label>
          </li>
        ))}
      </ul>
    </div>
  );
}
