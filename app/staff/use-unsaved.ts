import { useEffect, useRef } from "react";
import { useBlocker } from "react-router";
import { useLocale } from "#ui/locale/locale.tsx";
import { staffTexts } from "./staff.texts.ts";

/** Nobody loses what they typed by following a link: whoever leaves a form that was changed and not sent is asked first. */
export function useUnsaved(): void {
  const question = staffTexts.unsaved[useLocale()];
  const sent = useRef(new WeakSet<EventTarget>());
  useEffect(() => {
    const send = ({ target, defaultPrevented }: Event) => {
      if (!defaultPrevented && target) sent.current.add(target);
    };
    // What is written after sending, because a file came of it or one went back, is new.
    const touch = ({ target }: Event) => {
      if (isControl(target) && target.form) sent.current.delete(target.form);
    };
    const leave = (event: BeforeUnloadEvent) => {
      if (isUnsaved(sent.current)) event.preventDefault();
    };
    document.addEventListener("submit", send);
    document.addEventListener("input", touch);
    window.addEventListener("beforeunload", leave);
    return () => {
      document.removeEventListener("submit", send);
      document.removeEventListener("input", touch);
      window.removeEventListener("beforeunload", leave);
    };
  }, []);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isUnsaved(sent.current) && !window.confirm(question));
  useEffect(() => {
    if (blocker.state === "blocked") blocker.reset();
  }, [blocker]);
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isControl(target: EventTarget | null): target is Control {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

/** True when a form of the screen holds something else than it came with. One that keeps a draft by itself loses nothing. */
function isUnsaved(sent: WeakSet<EventTarget>): boolean {
  const forms = document.querySelectorAll<HTMLFormElement>(".back[data-signed-in] main form[method=post]:not([data-keeps-draft])");
  return [...forms].some((form) => !sent.has(form) && [...form.elements].some((control) => isControl(control) && isChanged(control)));
}

/** A password may have been filled in by the browser; ticks that choose rows are no writing. */
function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return control.selectedIndex !== Math.max(0, [...control.options].findIndex(({ defaultSelected }) => defaultSelected));
  if (control instanceof HTMLInputElement && ["checkbox", "radio"].includes(control.type)) return control.checked !== control.defaultChecked && control.name !== "deed";
  return !["hidden", "password", "file"].includes(control.type) && control.value !== control.defaultValue;
}
