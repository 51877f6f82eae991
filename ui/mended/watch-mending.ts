/** Whoever mends an answer is shown so at once: what was said of it goes. The work itself is loaded when there is some. */
export function watchMending(): void {
  window.addEventListener("change", ({ target }) => {
    const control = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement ? target : undefined;
    if (control?.matches("[aria-invalid], [data-wrong] *")) void import("./mended.ts").then(({ mend }) => mend(control), () => undefined);
  });
}
