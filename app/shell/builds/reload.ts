import type { ClientInstrumentation } from "react-router";
import { scriptSetOf } from "#app/script-set.ts";

const guardKey = "park:reloaded";
/** Never twice within this time, in milliseconds (spec §9). */
const guardMs = 10_000;

/**
 * True when a page may reload itself now: not within 10 s of the last time, and not while a form holds unsaved input
 * (rule H4).
 */
export function mayReload(now: number, last: number, unsaved: boolean): boolean {
  return !unsaved && now - last >= guardMs;
}

/** A part of the page that cannot be loaded (a build has replaced it) reloads the page the visitor wanted (spec §8). */
export function reloadOnFailedChunk(): void {
  window.addEventListener("vite:preloadError", (event) => {
    if (reloadTo(wanted ?? window.location.href)) event.preventDefault();
  });
  // For a screen's own part the router reloads by itself, without a guard and the page one wanted to leave:
  // where the browser tells of it beforehand, that becomes a load of the page one wanted to see.
  window.navigation?.addEventListener("navigate", (event) => {
    if (event.navigationType !== "reload" || event.userInitiated || !event.cancelable) return;
    // Without a network the document in hand is the better one.
    if (navigator.onLine && !wanted) return;
    event.preventDefault();
    // Told not to, the document stays; it is out of date, and its next step is a whole one (build-watch).
    if (wanted && !reloadTo(wanted)) window.dispatchEvent(new CustomEvent("site:update"));
  });
}

/**
 * Who went back before the page's scripts began has another address than the page shown: it is loaded, unless the guard
 * says no.
 */
export function reloadWhereAddressHasMoved(): boolean {
  const [loaded] = performance.getEntriesByType("navigation");
  const { pathname, search } = window.location;
  const shown = loaded && URL.parse(loaded.name);
  if (!shown || (shown.pathname === pathname && shown.search === search)) return false;
  return reloadTo(pathname + search);
}

/**
 * Hears before the router, where it is called before it, of ways back and forth. Who reloaded a page and goes back in
 * the same tab comes, without a new document, to the page before it; where this document has not the scripts of that
 * page, it is loaded whole (rule H10). And what came back with a form stays while one goes to its fields and back: the
 * router would forget it, and the list of what to mend.
 */
export function hearBeforeRouter(): void {
  const own = scriptSetOf(window.location.pathname);
  let within = "";
  window.addEventListener("popstate", (event) => {
    const { pathname } = window.location;
    // Where a link within the page leads, the history has nothing of the router's.
    if (!event.state) within = pathname;
    if (own !== "whole" && scriptSetOf(pathname) !== own) window.location.reload();
    else if (within !== pathname || !document.querySelector("[role=alert]")) return;
    event.stopImmediatePropagation();
  });
}

/**
 * Asks a second time for a page's data where nobody answered the first time, as on a poor line; what is sent is not
 * sent twice (spec §7).
 */
export function askForDataTwice(): void {
  const ask = window.fetch;
  window.fetch = (wanted, options) => {
    const asked = ask(wanted, options);
    if (!String(wanted).includes(".data") || options?.body) return asked;
    return asked.catch(async (fault: unknown) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      if (options?.signal?.aborted) throw fault;
      return ask(wanted, options);
    });
  };
}

/** Loads an address as a full document, unless the guard says no or there is no network. */
export function reloadTo(address: string): boolean {
  const last = Number(sessionStorage.getItem(guardKey));
  const now = performance.timeOrigin + performance.now();
  if (!navigator.onLine || !mayReload(now, last, hasUnsavedInput(document))) return false;
  sessionStorage.setItem(guardKey, String(now));
  window.location.assign(address);
  return true;
}

/**
 * True when a form that is more than a choice of language or a search holds something chosen or typed, or came back to
 * be mended.
 */
export function hasUnsavedInput(root: ParentNode): boolean {
  if (root.querySelector(".error-summary")) return true;
  const fields = root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
    "form[method=post]:not(.language) :is(input:not([type=hidden]), textarea, select)",
  );
  return [...fields].some((field) => {
    if (field instanceof HTMLSelectElement)
      return field.selectedOptions[0] !== ([...field.options].find((one) => one.defaultSelected) ?? field.options[0]);
    if (field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio"))
      return field.checked !== field.defaultChecked;
    return field.value !== field.defaultValue;
  });
}

let wanted: string | undefined;

/** Notes where the visitor is going, so that a failed load leads there and not back. */
export function noteNavigation(address: string | undefined): void {
  wanted = address;
}

/**
 * Makes the router note each way at its very beginning: a part that is known to be broken fails before React shows
 * anything.
 */
export const noteNavigations: ClientInstrumentation = {
  router: (router) =>
    router.instrument({
      async navigate(go, { to }) {
        if (typeof to === "string") noteNavigation(to);
        await go();
      },
    }),
};
