import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";

const begun = new WeakMap<HTMLFormElement, string>();

/**
 * Works something out for a form that somebody has begun to fill in, and sends the proof along with it (rule H25): once
 * for each form, beside the page, and seen by nobody. A form that is sent before it is ready, or from a page without
 * HTTPS, goes without.
 */
export async function beginWork(form: HTMLFormElement, name: string): Promise<void> {
  // What signed-in staff send is not counted.
  if (begun.get(form) === name || form.closest(".back") || !isSecureContext) return;
  begun.set(form, name);
  const challenge = await (await fetch(`/verification/work/${name}`)).json();
  const solution = await solveChallenge({ challenge, deriveKey });
  form.addEventListener("formdata", ({ formData }) => {
    if (begun.get(form) === name && solution) formData.set("work", JSON.stringify({ challenge, solution }));
  });
}
