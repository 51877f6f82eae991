/**
 * Whoever mends an answer is shown so at once: what was said of it goes. The work itself is loaded when there is some.
 */
export function watchMending(): void {
  let released: Promise<unknown> | undefined;
  window.addEventListener("pointerdown", () => {
    released = new Promise((resolve) => {
      for (const end of ["pointerup", "pointercancel"])
        window.addEventListener(end, () => setTimeout(resolve), { once: true });
    });
  });
  window.addEventListener("change", ({ target }) => {
    const control =
      target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
        ? target
        : undefined;
    if (!control?.matches("[aria-invalid], [data-wrong] *")) return;
    // An answer changes as soon as a button is pressed beside it. Were the words to go then, the page would move under
    // the pointer, and the click would be lost.
    void Promise.all([import("./mended.ts"), released]).then(
      ([{ mend }]) => mend(control),
      () => undefined,
    );
  });
}
