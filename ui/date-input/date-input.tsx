import type { ComponentPropsWithRef } from "react";
import { Field } from "#ui/field/field.tsx";
import { Select } from "#ui/select/select.tsx";

type DateInputProps = Omit<ComponentPropsWithRef<typeof Field>, "type" | "min" | "max" | "width" | "unit"> & {
  /** The first and last day that may be chosen, as `2026-11-21`. */
  min?: string | undefined;
  max?: string | undefined;
};

/** A day, chosen in the browser's own calendar; sent as `2026-11-21`. */
export function DateInput(props: DateInputProps) {
  return <Field {...props} type="date" width="medium" />;
}

type TimeInputProps = Omit<DateInputProps, "min" | "max"> & { min?: string | undefined; max?: string | undefined };

/** A time of day; sent as `14:30`. */
export function TimeInput(props: TimeInputProps) {
  return <Field {...props} type="time" width="short" />;
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
  const options = [{ value: "", label: prompt }, ...timesBetween(from, to, step).map((time) => ({ value: time, label: time }))];
  return <Select {...select} options={options} />;
}

/** `timesBetween("09:00", "10:00", 30)` is 09:00, 09:30, 10:00. */
function timesBetween(from: string, to: string, step: number): string[] {
  const [first, last] = [from, to].map((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3)));
  const count = Math.floor(((last ?? 0) - (first ?? 0)) / step) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, at) => (first ?? 0) + at * step).map((minutes) => `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`);
}
