import type { ComponentPropsWithRef, ReactNode } from "react";
import { describedBy, HintAndError, type Labelling, RequiredMark } from "#ui/field/frame.tsx";
import "./choice.css";

export type Choice = { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean | undefined };

type ChoiceGroupProps = Labelling & {
  choices: readonly Choice[];
  /** What is chosen to begin with. */
  chosen?: readonly string[] | undefined;
  /** `row` for short answers side by side. */
  look?: "list" | "row" | undefined;
  onChange?: ((value: string, chosen: boolean) => void) | undefined;
};

/** One of several, all in view. */
export function RadioGroup(props: ChoiceGroupProps) {
  return <Group {...props} type="radio" />;
}

/** Any of several, all in view. */
export function CheckboxGroup(props: ChoiceGroupProps) {
  return <Group {...props} type="checkbox" />;
}

function Group({
  type,
  name,
  id = name,
  label,
  hint,
  error,
  required,
  choices,
  chosen = [],
  look = "list",
  onChange,
}: ChoiceGroupProps & { type: "radio" | "checkbox" }) {
  return (
    <fieldset
      className="field choice-group"
      data-wrong={error ? true : undefined}
      aria-describedby={describedBy(id, { hint, error })}
    >
      <legend className="field-label">
        {label}
        {required && <RequiredMark />}
      </legend>
      <HintAndError id={id} hint={hint} error={error} />
      <div className="choices" data-look={look}>
        {choices.map((choice, at) => (
          // The first bears the group's id, so that a link of the error summary lands there.
          <One
            key={choice.value}
            id={at === 0 ? id : `${id}-${choice.value || at}`}
            type={type}
            name={name}
            value={choice.value}
            defaultChecked={chosen.includes(choice.value)}
            disabled={choice.disabled}
            required={type === "radio" ? required : undefined}
            invalid={type === "checkbox" && Boolean(error)}
            label={choice.label}
            hint={choice.hint}
            onChange={(event) => onChange?.(choice.value, event.target.checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}

type CheckboxProps = Labelling & Omit<ComponentPropsWithRef<"input">, keyof Labelling | "type">;

/** A single box to tick: consent, a switch. */
export function Checkbox({ name, id = name, label, hint, error, required, ...input }: CheckboxProps) {
  return (
    <div className="field" data-wrong={error ? true : undefined}>
      <HintAndError id={id} error={error} />
      <One
        {...input}
        id={id}
        type="checkbox"
        name={name}
        required={required}
        invalid={Boolean(error)}
        hint={hint}
        label={
          <>
            {label}
            {required && <RequiredMark />}
          </>
        }
        describedBy={error ? `${id}-error` : undefined}
      />
    </div>
  );
}

type OneProps = Omit<ComponentPropsWithRef<"input">, "id"> & {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  invalid: boolean;
  describedBy?: string | undefined;
};

function One({ id, label, hint, invalid, describedBy: also, ...input }: OneProps) {
  const hintId = hint ? `${id}-about` : undefined;
  return (
    <div className="choice">
      <input
        {...input}
        id={id}
        aria-invalid={invalid || undefined}
        aria-describedby={[hintId, also].filter(Boolean).join(" ") || undefined}
      />
      <label htmlFor={id}>{label}</label>
      {hint && (
        <div className="field-hint" id={hintId}>
          {hint}
        </div>
      )}
    </div>
  );
}
