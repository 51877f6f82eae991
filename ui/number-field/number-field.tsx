import { type ReactNode, useRef } from "react";
import { Button } from "#ui/button/button.tsx";
import { describedBy, Frame, type Labelling } from "#ui/field/frame.tsx";
import { useLocale, useWords } from "#ui/locale/locale.tsx";
import { numberFieldTexts } from "./number-field.texts.ts";
import "./number-field.css";

type NumberFieldProps = Labelling & {
  defaultValue?: string | number | undefined;
  min?: number;
  max?: number;
  unit?: ReactNode;
  onChange?: ((written: string) => void) | undefined;
};

/**
 * A whole number, typed or counted up and down; a line of text to the browser, so that full-width digits may be typed
 * and a wheel changes nothing. The buttons need JavaScript and are not shown without it; arrow keys do the same.
 */
export function NumberField({
  name,
  id = name,
  label,
  hint,
  error,
  required,
  defaultValue,
  min = 0,
  max = 99_999,
  unit,
  onChange,
}: NumberFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  // A number alone does not say of what it would be one more.
  const colon = useLocale() === "en_US" ? ": " : "：";
  const step = (by: number) => {
    if (input.current) change(input.current, Math.min(max, Math.max(min, numberIn(input.current.value) + by)));
  };
  const stepper = (by: 1 | -1, text: string) => (
    <Button
      look="secondary"
      icon={by > 0 ? "plus" : "minus"}
      iconOnly
      tabIndex={-1}
      aria-controls={id}
      onClick={() => step(by)}
    >
      {label}
      {colon}
      {text}
    </Button>
  );
  return (
    <Frame id={id} label={label} hint={hint} error={error} required={required}>
      <span className="number-field">
        {stepper(-1, useWords(numberFieldTexts.less))}
        <input
          ref={input}
          className="control"
          type="text"
          inputMode="numeric"
          autoComplete="off"
          id={id}
          name={name}
          required={required}
          defaultValue={defaultValue}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          onChange={(event) => onChange?.(event.currentTarget.value)}
          onKeyDown={(event) => {
            const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
            if (!by) return;
            event.preventDefault();
            step(by);
          }}
        />
        {stepper(1, useWords(numberFieldTexts.more))}
        {unit && <span className="field-unit">{unit}</span>}
      </span>
    </Frame>
  );
}

function numberIn(written: string): number {
  return Number(/\d+/.exec(written.normalize("NFKC"))?.[0] ?? 0);
}

/** As typed, so that whatever follows the field hears of it. */
function change(input: HTMLInputElement, value: number): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, String(value));
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
