import { useEffect } from "react";

/** What came of a form is where the next key press goes on, not the top of the page: it takes the focus when it has been loaded. */
export function useTold(): void {
  useEffect(() => {
    if (document.activeElement !== document.body || location.hash) return;
    const told = document.querySelector<HTMLElement>("main .notice[role]");
    told?.setAttribute("tabindex", "-1");
    told?.focus();
  }, []);
}
