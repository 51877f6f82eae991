import { useEffect } from "react";

/** So long a form that was sent is not sent again; the page is gone by then, or what came was a file. */
const restMs = 3000;

/** A double click sends a form once: what was sent a moment ago waits for its answer. */
export function useOnce(): void {
  useEffect(() => {
    let sent = new WeakMap<EventTarget, number>();
    const guard = (event: SubmitEvent) => {
      const { target, defaultPrevented, timeStamp } = event;
      if (defaultPrevented || !(target instanceof HTMLFormElement) || target.method !== "post") return;
      const before = sent.get(target);
      if (before !== undefined && timeStamp - before < restMs) event.preventDefault();
      else sent.set(target, timeStamp);
    };
    // Whoever comes back by the back button may send again.
    const forget = () => {
      sent = new WeakMap();
    };
    document.addEventListener("submit", guard);
    window.addEventListener("pageshow", forget);
    return () => {
      document.removeEventListener("submit", guard);
      window.removeEventListener("pageshow", forget);
    };
  }, []);
}
