import { useEffect, useRef } from "react";
import { askNow } from "#ui/ask/ask-now.tsx";
import { askToLeave } from "#ui/ask/leaving-form.ts";
import { leaveUnsaved } from "#ui/ask/leaving.texts.ts";
import { askedIn } from "#ui/ask/question.ts";
import { useLeaving } from "#ui/ask/use-leaving.ts";
import { isWrittenIn } from "#ui/form/written.ts";
import { useLocale } from "#ui/locale/locale.tsx";

/**
 * Nobody loses what they typed by following a link: whoever leaves a form that was changed and not sent is asked first.
 */
export function useUnsaved(): void {
  const locale = useLocale();
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
  useLeaving(
    () => isUnsaved(sent.current) || draftWritten() !== undefined,
    async () => {
      const draft = isUnsaved(sent.current) ? undefined : draftWritten();
      if (draft !== undefined) return askToLeave(draft, locale);
      return (await askNow(askedIn(leaveUnsaved, locale))).state === "confirmed";
    },
  );
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isControl(target: EventTarget | null): target is Control {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
  );
}

/**
 * True when a form of the screen holds something else than it came with. One that keeps a draft by itself loses
 * nothing.
 */
function isUnsaved(sent: WeakSet<EventTarget>): boolean {
  const forms = document.querySelectorAll<HTMLFormElement>(
    ".back[data-signed-in] main form[method=post]:not([data-keeps-draft])",
  );
  return [...forms].some(
    (form) => !sent.has(form) && [...form.elements].some((control) => isControl(control) && isChanged(control)),
  );
}

/** The name of a form that keeps its draft in this tab and in which something is written. */
function draftWritten(): string | undefined {
  return [...document.querySelectorAll<HTMLFormElement>("main form[data-keeps-draft]:not([data-keeps-draft=''])")].find(
    isWrittenIn,
  )?.dataset.keepsDraft;
}

/** A password may have been filled in by the browser; ticks that choose rows are no writing. */
function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement)
    return (
      control.selectedIndex !==
      Math.max(
        0,
        [...control.options].findIndex(({ defaultSelected }) => defaultSelected),
      )
    );
  if (control instanceof HTMLInputElement && ["checkbox", "radio"].includes(control.type))
    return control.checked !== control.defaultChecked && control.name !== "submission";
  return !["hidden", "password", "file"].includes(control.type) && control.value !== control.defaultValue;
}
