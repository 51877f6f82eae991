import { askNow } from "./ask-now.tsx";
import { passing } from "./before-sending.ts";
import type { Asked } from "./question.ts";

/** Asks what a button bears, and sends its form when the answer is yes, or when what was chosen in the form need not be asked. */
export async function askAndSend(button: HTMLButtonElement, question: string): Promise<void> {
  const { form } = button;
  if (!form) return;
  const asked: Asked = JSON.parse(question);
  if (asked.when && !asked.when.among.includes(String(new FormData(form).get(asked.when.field)))) return send(form, button);
  // Not every browser gives the focus to a button that is pressed; it comes back here.
  button.focus();
  const ending = await askNow(asked);
  if (ending.state === "confirmed") send(form, button);
  else if (ending.state === "dismissed" && ending.reason === "timer") location.reload();
}

/** Past the page that asks, with the word that it was asked. */
function send(form: HTMLFormElement, button: HTMLButtonElement): void {
  const page = button.formAction;
  const yes = form.appendChild(Object.assign(document.createElement("input"), { type: "hidden", name: "sure", value: "on" }));
  button.removeAttribute("formaction");
  passing.add(button);
  form.requestSubmit(button);
  passing.delete(button);
  button.formAction = page;
  yes.remove();
}
