import { type Draft, type DraftForm, now, prefix } from "./keep-draft.ts";
import { type Answer, isAnswer, isTick } from "./written.ts";

const longestMs = 24 * 60 * 60 * 1000;

/**
 * Puts a kept draft back into a form, but what the address has asked for since; false when there is none, or nothing
 * changes.
 */
export function putBackDraft({ name, query = {} }: DraftForm, form: HTMLFormElement): boolean {
  const draft = readDraft(name);
  let changed = false;
  for (const control of form.elements) {
    if (!isAnswer(control)) continue;
    const wanted = query[control.name];
    if (wanted && String(wanted) !== String(draft?.query?.[control.name])) {
      fill(control, wanted);
      continue;
    }
    if (!draft) continue;
    const values = draft.answers.filter(([field]) => field === control.name).map(([, value]) => value);
    if (!fill(control, values)) continue;
    changed = true;
    // What was folded away is seen again.
    control.closest("details")?.setAttribute("open", "");
  }
  return changed;
}

/** Forgets all that is kept in this tab: to be called where somebody goes and another may come. */
export function dropDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
}

/** Forgets one form's draft. */
export function dropDraft(name: string): void {
  sessionStorage.removeItem(prefix + name);
}

/** Forgets the drafts that were sent: to be called where a form has arrived. */
export function dropSentDrafts(): void {
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(prefix) && readDraft(key.slice(prefix.length))?.sent) sessionStorage.removeItem(key);
}

function readDraft(name: string): Draft | undefined {
  const kept: unknown = JSON.parse(sessionStorage.getItem(prefix + name) ?? "null");
  if (!isDraft(kept)) return undefined;
  if (now() - kept.at < longestMs) return kept;
  dropDraft(name);
  return undefined;
}

function isDraft(kept: unknown): kept is Draft {
  return (
    typeof kept === "object" &&
    kept !== null &&
    "answers" in kept &&
    Array.isArray(kept.answers) &&
    "at" in kept &&
    typeof kept.at === "number" &&
    "sent" in kept
  );
}

/** Fills in one control as a person would, so that whatever follows its changes hears of it. */
function fill(control: Answer, values: readonly string[]): boolean {
  if (isTick(control)) {
    const wanted = values.includes(control.value);
    if (control.checked === wanted || (control.type === "radio" && !wanted)) return false;
    control.click();
    return true;
  }
  const [value] = values;
  if (value === undefined || control.value === value) return false;
  // By the prototype's own setter: React would not notice its own.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, value);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
  return true;
}
