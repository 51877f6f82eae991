import type { ComponentPropsWithoutRef, ComponentPropsWithRef } from "react";
import { describedBy, Frame, type Labelling } from "#ui/field/frame.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Select } from "#ui/select/select.tsx";
import { dateInputTexts } from "./date-input.texts.ts";
import type { Written } from "./written.ts";
import { TypedInput } from "./typed-input.tsx";

type DateInputProps = Labelling &
  Omit<ComponentPropsWithoutRef<"input">, keyof Labelling | "type" | "min" | "max"> & {
    /** The first and last day that may be chosen, as `2026-11-21`. */
    min?: string | undefined;
    max?: string | undefined;
  };

/** A day, written or chosen in a calendar that speaks the page's language; sent as `2026-11-21`. */
export function DateInput(props: DateInputProps) {
  return <WrittenInput {...props} written="day" />;
}

type TimeInputProps = Omit<DateInputProps, "min" | "max">;

/** A time of day; sent as `14:30`. */
export function TimeInput(props: TimeInputProps) {
  return <WrittenInput {...props} written="time" />;
}

/** A day with a time; sent as `2026-11-21 14:30`. */
export function MomentInput(props: DateInputProps) {
  return <WrittenInput {...props} written="moment" />;
}

/** How it is written stands with it, since nothing else says so. */
function WrittenInput({
  name,
  id = name,
  label,
  hint,
  error,
  required,
  written,
  ...input
}: DateInputProps & { written: Written }) {
  const form = dateInputTexts[written][useLocale()];
  const said = hint ? (
    <>
      {hint}
      <br />
      {form}
    </>
  ) : (
    form
  );
  return (
    <Frame id={id} label={label} hint={said} error={error} required={required}>
      <span className="field-line" data-width={written === "time" ? "short" : "medium"}>
        <TypedInput
          placeholder=""
          {...input}
          written={written}
          id={id}
          name={name}
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint: said, error })}
        />
      </span>
    </Frame>
  );
}

type TimeSelectProps = Omit<ComponentPropsWithRef<typeof Select>, "options"> & {
  /** The first and last time, and the minutes between two of them. */
  from: string;
  to: string;
  step?: number;
  /** What stands first, before anything is chosen. */
  prompt: string;
};

/** A time of day out of a few, such as arrival times; sent as `14:30`. */
export function TimeSelect({ from, to, step = 30, prompt, ...select }: TimeSelectProps) {
  const options = [
    { value: "", label: prompt },
    ...timesBetween(from, to, step).map((time) => ({ value: time, label: time })),
  ];
  return <Select {...select} options={options} />;
}

/** `timesBetween("09:00", "10:00", 30)` is 09:00, 09:30, 10:00. */
function timesBetween(from: string, to: string, step: number): string[] {
  const [first, last] = [from, to].map((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3)));
  const count = Math.floor(((last ?? 0) - (first ?? 0)) / step) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, at) => (first ?? 0) + at * step).map(
    (minutes) => `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`,
  );
}
