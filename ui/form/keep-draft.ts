import type { ShownForm } from "./form-state.ts";
import { notKept } from "./written.ts";

/**
 * What is being written, kept in this tab only (sessionStorage) until it is sent, the tab is closed, or a day has
 * passed; never the hidden keys, the code or files. Two tabs are two drafts.
 */
export type Draft = { at: number; sent: boolean; answers: [name: string, value: string][]; query?: ShownForm["query"] };

/** What a draft goes by. */
export type DraftForm = Pick<ShownForm, "name"> & Partial<Pick<ShownForm, "query">>;

export const prefix = "park:draft:";

/** Keeps what stands in the form now, and what its address asked for. */
export function keepDraft({ name, query }: DraftForm, form: HTMLFormElement, { sent = false } = {}): void {
  const secret = "input[type=hidden], input[autocomplete=one-time-code]";
  const hidden = new Set([...form.querySelectorAll<HTMLInputElement>(secret)].map((input) => input.name));
  const answers = [...new FormData(form)].flatMap(([field, value]): [string, string][] =>
    typeof value === "string" && !hidden.has(field) && !notKept.has(field) ? [[field, value]] : [],
  );
  const draft: Draft = { at: now(), sent, answers, query };
  try {
    sessionStorage.setItem(prefix + name, JSON.stringify(draft));
  } catch {
    // No room, or none allowed: then there is no draft.
  }
}

/** True where a draft of this form lies in the tab. */
export function hasDraft(name: string): boolean {
  return sessionStorage.getItem(prefix + name) !== null;
}

/** The moment in milliseconds, by the tab's own clock. */
export function now(): number {
  return performance.timeOrigin + performance.now();
}
