/** Fields of which nothing is kept. */
export const notKept = new Set(["verification", "website", "intent", "keptFileRemoved", "work"]);

export type Answer = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** True for a control that holds an answer; never for consent, codes and files. */
export function isAnswer(control: Element): control is Answer {
  // Consent is given anew: the draft may be of somebody else, as of the last who telephoned.
  if (control instanceof HTMLInputElement)
    return (
      !["hidden", "file", "submit"].includes(control.type) &&
      !(control.type === "checkbox" && control.required) &&
      !notKept.has(control.name)
    );
  return control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement;
}

/** True for a box or a button that is ticked. */
export function isTick(control: Answer): control is HTMLInputElement {
  return control instanceof HTMLInputElement && (control.type === "checkbox" || control.type === "radio");
}

/** True where something was written before the page came alive, of which nobody heard. */
export function isWrittenIn(form: HTMLFormElement): boolean {
  return [...form.elements].some((control) => isAnswer(control) && isChanged(control));
}

function isChanged(control: Answer): boolean {
  if (control instanceof HTMLSelectElement)
    return (
      control.selectedIndex !==
      Math.max(
        0,
        [...control.options].findIndex(({ defaultSelected }) => defaultSelected),
      )
    );
  if (isTick(control)) return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}

/** True where some text stands, whoever wrote it: a form that came back with its faults, and not an empty one. */
export function holdsText(form: HTMLFormElement): boolean {
  return [...form.elements].some(
    (control) =>
      isAnswer(control) && !isTick(control) && !(control instanceof HTMLSelectElement) && control.value !== "",
  );
}
