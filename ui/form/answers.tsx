import type { ReactNode } from "react";
import type { ShownForm, ShownError } from "./form-state.ts";

/**
 * What a form's controls are given of it, by name:
 * `const { at, choiceAt, boxAt } = answersOf(form)` · `<Field {...at("groupName")} label={…} />` · `<RadioGroup
 * {...choiceAt("fieldTrip")} … />`
 */
export function answersOf({ values, errors, files = {}, kept = {}, focus }: ShownForm) {
  const errorAt = (name: string): ReactNode => {
    const fault = errors.find((error) => error.field === name);
    return fault && <FaultText fault={fault} />;
  };
  return {
    /** A line, several lines, a day, a time, a select. */
    at: (name: string, otherwise = "") => ({
      name,
      defaultValue: values[name]?.[0] ?? otherwise,
      error: errorAt(name),
      autoFocus: name === focus,
    }),
    /** Radio buttons and boxes of which several may be ticked. */
    choiceAt: (name: string, otherwise: readonly string[] = []) => ({
      name,
      chosen: values[name] ?? otherwise,
      error: errorAt(name),
    }),
    /** Files, which the browser does not keep: those that we did, and the names of the others. */
    fileAt: (name: string) => ({ name, lost: files[name] ?? [], kept: kept[name] ?? [], error: errorAt(name) }),
    /** A single box. */
    boxAt: (name: string) => ({ name, defaultChecked: (values[name]?.[0] ?? "") !== "", error: errorAt(name) }),
  };
}

/** A fault as it stands beside its field and in the summary. */
export function FaultText({ fault: { exact, text } }: { fault: ShownError }) {
  return (
    <>
      {exact && (
        <>
          <span lang="en">{exact}</span> –{" "}
        </>
      )}
      {text}
    </>
  );
}
