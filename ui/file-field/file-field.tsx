import { type ChangeEvent, type ReactNode, useState } from "react";
import { Frame, type Labelling } from "#ui/field/frame.tsx";
import { useWords } from "#ui/locale/locale.tsx";
import { fileFieldTexts } from "./file-field.texts.ts";
import "./file-field.css";

type FileFieldProps = Labelling & {
  /** How many may be chosen. */
  most?: number;
  /** Names of files that had been chosen before the form came back: browsers do not keep them. */
  lost?: readonly string[] | undefined;
};

/** What may be sent, in MB; the server's limits (platform/uploads) say the same. */
const mostEach = 10;
const mostInAll = 20;
const megabyte = 1024 * 1024;

/**
 * Files to send along: `<FileField {...fileAt("letter")} label={…} required />` in `<PostForm files>`. With JavaScript what is too
 * large is said at once, and such a form is not sent.
 */
export function FileField({ name, id = name, label, hint, error, required, most = 1, lost = [] }: FileFieldProps) {
  const [wrong, setWrong] = useState("");
  const kinds = useWords(fileFieldTexts.kinds).replace("{most}", String(mostEach));
  const again = useWords(fileFieldTexts.again).replace("{names}", lost.join("、"));
  const [tooBig, tooBigInAll] = [useWords(fileFieldTexts.tooBig), useWords(fileFieldTexts.tooBigInAll)];
  const shown: ReactNode = wrong || error;

  function weigh({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const files = [...(currentTarget.files ?? [])];
    const large = files.find(({ size }) => size > mostEach * megabyte);
    const inAll = files.reduce((sum, { size }) => sum + size, 0);
    const text = large ? tooBig.replace("{name}", large.name).replace("{most}", String(mostEach)) : inAll > mostInAll * megabyte ? tooBigInAll.replace("{most}", String(mostInAll)) : "";
    setWrong(text);
    currentTarget.setCustomValidity(text);
  }

  return (
    <Frame
      id={id}
      label={label}
      hint={<>{hint && <>{hint} </>}{kinds}{lost.length > 0 && !shown && <strong className="file-lost">{again}</strong>}</>}
      error={shown}
      required={required}
    >
      <input
        type="file"
        className="control file-control"
        id={id}
        name={name}
        accept=".pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png"
        multiple={most > 1}
        required={required}
        aria-invalid={shown ? true : undefined}
        aria-describedby={shown ? `${id}-hint ${id}-error` : `${id}-hint`}
        data-too-big={wrong ? true : undefined}
        onChange={weigh}
      />
    </Frame>
  );
}
