import { useEffect, useState } from "react";

/**
 * True from the moment somebody wants to go on or to send a form while the device knows of no network, until it has one
 * again. What was wanted is held back: the page, and what is written in it, would give way to an error of the browser's
 * (rule H11). Some devices are wrong about their network: where the site answers all the same, what was wanted goes on,
 * and they are not asked again.
 */
export function useLostLine(): boolean {
  const [lost, setLost] = useState(false);
  useEffect(() => {
    let mistaken = false;
    let wanted: Event | undefined;
    const hold = (event: Event) => {
      if (navigator.onLine || mistaken || !leavesPage(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      setLost(true);
      const isFirst = wanted === undefined;
      // Pressed again and again it is done once.
      wanted = event;
      if (isFirst)
        fetch("/healthz", { cache: "no-store" })
          .then(goOn, () => undefined)
          .finally(() => (wanted = undefined));
    };
    const goOn = () => {
      mistaken = true;
      setLost(false);
      if (wanted) repeat(wanted);
    };
    const back = () => setLost(false);
    const gone = () => {
      mistaken = false;
    };
    // Before the router and the form hear of it.
    window.addEventListener("click", hold, true);
    window.addEventListener("submit", hold, true);
    window.addEventListener("online", back);
    window.addEventListener("offline", gone);
    return () => {
      window.removeEventListener("click", hold, true);
      window.removeEventListener("submit", hold, true);
      window.removeEventListener("online", back);
      window.removeEventListener("offline", gone);
    };
  }, []);
  return lost;
}

function repeat(event: Event): void {
  if (event instanceof SubmitEvent) (event.target as HTMLFormElement).requestSubmit(event.submitter);
  else linkOf(event)?.click();
}

function linkOf({ target }: Event): HTMLAnchorElement | null | undefined {
  return target instanceof Element
    ? target.closest<HTMLAnchorElement>("a[href^='/']:not([target], [download])")
    : undefined;
}

function leavesPage(event: Event): boolean {
  // A form whose own script manages without a network says so, as at the gate; one that only shuts its dialog goes
  // nowhere.
  if (event.type === "submit")
    return event.target instanceof Element && !event.target.matches("[data-offline], [method=dialog]");
  // In a tab of its own it does not take the place of this page.
  if (event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey)) return false;
  const link = linkOf(event);
  return link ? link.pathname + link.search !== window.location.pathname + window.location.search : false;
}
