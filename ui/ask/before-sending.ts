/** A button sends its form the second time it is let through. */
export const passing = new WeakSet<Element>();

/** Asks before a form is sent by a button that bears a question. Heard before everything else: until the answer, nothing is being sent. */
export function askBeforeSending(): void {
  window.addEventListener("submit", (event) => {
    const { submitter: button } = event;
    if (!(button instanceof HTMLButtonElement) || !button.dataset.ask || passing.has(button)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // Without the dialog, the page asks.
    void import("./ask-and-send.ts").then(({ askAndSend }) => askAndSend(button, button.dataset.ask ?? ""), () => passing.add(button) && button.click());
  }, true);
}
