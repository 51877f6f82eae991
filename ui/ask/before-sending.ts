/** A button in here was asked about already: its next press sends the form. */
export const passing = new WeakSet<Element>();

/**
 * Asks before a form is sent by a button that has a question. It runs before all other listeners, so that nothing is
 * sent until the answer.
 */
export function askBeforeSending(): void {
  window.addEventListener(
    "submit",
    (event) => {
      const { submitter: button } = event;
      if (!(button instanceof HTMLButtonElement) || !button.dataset.ask || passing.has(button)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      // If the dialog cannot be loaded, the page asks.
      void import("./ask-and-send.ts").then(
        ({ askAndSend }) => askAndSend(button, button.dataset.ask ?? ""),
        () => passing.add(button) && button.click(),
      );
    },
    true,
  );
}
