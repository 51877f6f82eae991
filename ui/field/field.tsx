import type { ComponentPropsWithRef, ReactNode } from "react";
import { describedBy, Frame, type Labelling } from "./frame.tsx";
import { TextBox } from "./text-box.tsx";

type Width = { width?: "short" | "medium" | "full" | undefined };

type FieldProps = Labelling &
  Width &
  Omit<ComponentPropsWithRef<"input">, keyof Labelling | "width"> & {
    /** What stands after the value: a unit. */
    unit?: ReactNode;
  };

/** A line to write in: `<Field name="groupName" label={words.groupName} required />`. */
export function Field({ name, id = name, label, hint, error, required, width = "full", unit, ...input }: FieldProps) {
  return (
    <Frame id={id} label={label} hint={hint} error={error} required={required}>
      <span className="field-line" data-width={width}>
        <input
          type="text"
          {...input}
          className="control"
          id={id}
          name={name}
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
        />
        {unit && <span className="field-unit">{unit}</span>}
      </span>
    </Frame>
  );
}

type TextAreaProps = Labelling & Omit<ComponentPropsWithRef<"textarea">, keyof Labelling>;

/** Several lines to write in. */
export function TextArea({ name, id = name, label, hint, error, required, rows = 4, ...textarea }: TextAreaProps) {
  return (
    <Frame id={id} label={label} hint={hint} error={error} required={required}>
      <TextBox
        {...textarea}
        className="control"
        id={id}
        name={name}
        rows={rows}
        required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
      />
    </Frame>
  );
}
