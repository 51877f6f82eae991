import { type ReactNode, useEffect, useRef } from "react";
import { useCameWhole } from "#ui/came-whole/came-whole.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { useWords } from "#ui/locale/locale.tsx";
import { whatToMend } from "./error-summary.texts.ts";
import "./error-summary.css";

/** Something to mend: the id of the control and what is wrong with it. Without `field` it concerns the whole form. */
export type FormError = { field?: string | undefined; message: ReactNode };

type ErrorSummaryProps = {
  errors: readonly FormError[];
  /** What became of what was sent, before the errors. */
  lead?: ReactNode;
};

/** Stands on top of a form that came back; takes the focus, so that it is read first. Shows nothing without errors. */
export function ErrorSummary({ errors, lead }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const title = useWords(whatToMend)(errors.length);

  // On a page that came whole the browser gives it the focus, unless the address names a part of the page. Who has gone
  // on from there by now is not called back: React comes alive within the first click, too, and a page that scrolls
  // under the pointer loses it.
  const cameWhole = useCameWhole();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked where the faults are new, not when the page has come alive
  useEffect(() => {
    if (errors.length && (!cameWhole || document.activeElement === document.body))
      box.current?.focus({ preventScroll: cameWhole });
  }, [errors]);

  if (!errors.length) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: it stands only on a form that came back, and is what to read first, without JavaScript too
    <div className="error-summary" role="alert" tabIndex={-1} ref={box} autoFocus>
      <h2>
        <Icon name="alert" /> {title}
      </h2>
      {lead}
      <ul>
        {errors.map(({ field, message }, at) => (
          <li key={at}>{field ? <a href={`#${field}`}>{message}</a> : message}</li>
        ))}
      </ul>
    </div>
  );
}
