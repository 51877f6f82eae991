import { type ComponentPropsWithoutRef, lazy, Suspense, useId, useRef, useState } from "react";
import { useCameWhole } from "#ui/came-whole/came-whole.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { dateInputTexts } from "./date-input.texts.ts";
import { patterns, type Written } from "./written.ts";

const DayPicker = lazy(() => import("#ui/day-picker/day-picker.tsx"));

type TypedInputProps = Omit<ComponentPropsWithoutRef<"input">, "type" | "min" | "max"> & {
  written: Written;
  min?: string | undefined;
  max?: string | undefined;
};

/**
 * A day, a time or both, written in one form in every language: the browser's own controls speak the browser's language
 * and put the month where that has it. Days can be chosen in a calendar of the page's language too, which comes when it
 * is asked for.
 */
export function TypedInput({ written, min, max, className = "control", onInput, onBlur, ...input }: TypedInputProps) {
  const box = useRef<HTMLInputElement>(null);
  const asleep = useCameWhole();
  const locale = useLocale();
  const own = useId();
  const [open, setOpen] = useState(false);
  const id = input.id ?? own;

  function put(value: string) {
    const element = box.current;
    if (!element || element.value === value) return;
    // As if it were typed, so that whoever listens to the form hears it.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(element, value);
    element.dispatchEvent(new Event("input", { bubbles: true }));
    element.dispatchEvent(new Event("change", { bubbles: true }));
  }
  /** In the form it is sent in; what helps with that comes when the field is entered. */
  async function tidyUp() {
    const help = await import("./tidy.ts").catch(() => undefined);
    if (help && box.current) put(help.tidy(box.current.value, written));
  }
  return (
    <>
      <input
        placeholder={{ day: "2026-12-31", time: "14:30", moment: "2026-12-31 14:30" }[written]}
        {...input}
        ref={box}
        id={id}
        type="text"
        className={className}
        autoComplete="off"
        inputMode={asleep ? undefined : "numeric"}
        pattern={patterns[written]}
        title={dateInputTexts[written][locale]}
        data-written={written}
        data-min={min}
        data-max={max}
        onBlur={(event) => (void tidyUp(), onBlur?.(event))}
      />
      {written !== "time" && (
        <button
          type="button"
          className="day-open"
          disabled={asleep}
          aria-label={dateInputTexts.open[locale]}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <Icon name="calendar" />
        </button>
      )}
      {open && (
        <Suspense fallback={null}>
          <DayPicker
            chosen={box.current?.value.slice(0, 10) ?? ""}
            min={min}
            max={max}
            onClose={() => setOpen(false)}
            onChoose={(day) => {
              setOpen(false);
              put(written === "moment" ? `${day} ${/\d\d:\d\d$/.exec(box.current?.value ?? "")?.[0] ?? "09:00"}` : day);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
