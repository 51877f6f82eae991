import type { ComponentPropsWithRef } from "react";
import { describedBy, Frame, type Labelling } from "#ui/field/frame.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import "./select.css";

export type Option = { value: string; label: string; disabled?: boolean | undefined };

type SelectProps = Labelling &
  Omit<ComponentPropsWithRef<"select">, keyof Labelling | "children"> & { options: readonly Option[] };

/** One of several, when they are too many to stand side by side. */
export function Select({ name, id = name, label, hint, error, required, options, ...select }: SelectProps) {
  return (
    <Frame id={id} label={label} hint={hint} error={error} required={required}>
      <span className="select">
        <select
          {...select}
          className="control"
          id={id}
          name={name}
          // Where no option is empty something is always chosen, and HTML allows no such demand.
          required={required && options[0]?.value === ""}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </span>
    </Frame>
  );
}
