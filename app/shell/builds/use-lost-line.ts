import { useEffect, useState } from "react";

/**
 * True from the moment somebody wants to go on or to send a form while the device knows of no network, until it has one again. What was
 * wanted is held back: the page, and what is written in it, would give way to an error of the browser's (rule H11).
 */
export function useLostLine(): boolean {
  const [lost, setLost] = useState(false);
  useEffect(() => {
    const hold = (event: Event) => {
      if (navigator.onLine || !leavesPage(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      setLost(true);
    };
    const back = () => setLost(false);
    // Before the router and the form hear of it.
    window.addEventListener("click", hold, true);
    window.addEventListener("submit", hold, true);
    window.addEventListener("online", back);
    return () => {
      window.removeEventListener("click", hold, true);
      window.removeEventListener("submit", hold, true);
      window.removeEventListener("online", back);
    };
  }, []);
  return lost;
}

function leavesPage({ type, target }: Event): boolean {
  if (type === "submit") return true;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href^='/']:not([target], [download])");
  return link ? link.pathname + link.search !== window.location.pathname + window.location.search : false;
}
