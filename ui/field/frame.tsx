import type { ReactNode } from "react";
import { Icon } from "#ui/icon/icon.tsx";
import { useWords } from "#ui/locale/locale.tsx";
import { fieldTexts } from "./field.texts.ts";
import "./field.css";

/** What every control of a form bears besides itself. */
export type Labelling = {
  /** The name it is sent under, and its id on the page unless `id` says otherwise. */
  name: string;
  id?: string | undefined;
  label: ReactNode;
  /** How to fill it in, said before anything goes wrong. */
  hint?: ReactNode;
  /** What is wrong with it. */
  error?: ReactNode;
  required?: boolean | undefined;
};

/** The ids of hint and error, for `aria-describedby`. */
export function describedBy(id: string, { hint, error }: Pick<Labelling, "hint" | "error">): string | undefined {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;
}

/** Label, hint and error around one control. */
export function Frame({
  id,
  label,
  hint,
  error,
  required,
  children,
}: Omit<Labelling, "name" | "id"> & { id: string; children: ReactNode }) {
  return (
    <div className="field" data-wrong={error ? true : undefined}>
      <label className="field-label" htmlFor={id}>
        {label}
        {required && <RequiredMark />}
      </label>
      <HintAndError id={id} hint={hint} error={error} />
      {children}
    </div>
  );
}

/** A word of its own after a space, so that it follows the last word of a label that takes two lines. */
export function RequiredMark() {
  return (
    <>
      {" "}
      <span className="field-required">{useWords(fieldTexts.required)}</span>
    </>
  );
}

export function HintAndError({ id, hint, error }: Pick<Labelling, "hint" | "error"> & { id: string }) {
  const before = useWords(fieldTexts.error);
  return (
    <>
      {hint && (
        <div className="field-hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          <Icon name="alert" />
          <span>
            <span className="visually-hidden">{before}</span>
            {error}
          </span>
        </p>
      )}
    </>
  );
}
