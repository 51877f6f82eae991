import { askNow } from "./ask-now.tsx";
import { passing } from "./before-sending.ts";
import type { Asked } from "./question.ts";

/**
 * Asks the question of a button, and sends its form if the answer is yes, or if what was chosen in the form needs no
 * question.
 */
export async function askAndSend(button: HTMLButtonElement, question: string): Promise<void> {
  const { form } = button;
  if (!form) return;
  const asked: Asked = JSON.parse(question);
  if (asked.when && !asked.when.among.includes(String(new FormData(form).get(asked.when.field))))
    return send(form, button);
  // Not every browser gives the focus to a button that is pressed; it comes back here.
  button.focus();
  const ending = await askNow(asked);
  if (ending.state === "confirmed") send(form, button);
  else if (ending.state === "dismissed" && ending.reason === "timer") location.reload();
}

/** Sends the form past the page that asks, with `sure` to say that it was asked. */
function send(form: HTMLFormElement, button: HTMLButtonElement): void {
  const page = button.formAction;
  const yes = form.appendChild(
    Object.assign(document.createElement("input"), { type: "hidden", name: "sure", value: "on" }),
  );
  button.removeAttribute("formaction");
  passing.add(button);
  form.requestSubmit(button);
  passing.delete(button);
  button.formAction = page;
  yes.remove();
}
