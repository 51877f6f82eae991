import { useEffect } from "react";

/**
 * What came of a form is where the next key press goes on, not the top of the page: it takes the focus when the page
 * comes alive. Nothing moves by that: whoever has scrolled on stays there, and a click that is under way meets what it
 * was meant for.
 */
export function useNoticeFocus(): void {
  useEffect(() => {
    if (document.activeElement !== document.body || location.hash) return;
    const told = document.querySelector<HTMLElement>("main .notice[role]");
    told?.setAttribute("tabindex", "-1");
    told?.focus({ preventScroll: true });
  }, []);
}
