import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { dropDraft, putBackDraft } from "#ui/form/draft.ts";
import { keepDraft } from "#ui/form/keep-draft.ts";
import { isWrittenIn } from "#ui/form/written.ts";

/** Under which the tab remembers what was sent last, and whether it led to the sign-in. */
const sentKey = "park:sent-by-staff";
type Sent = { form: string; order: number; signingIn: boolean };

/**
 * Whoever sends a form after their session has ended comes to the sign-in; once in, what they wrote is put back where
 * it stood, to be sent again (rule S12). True where that was done. Passwords and files are never kept.
 */
export function useKeptThroughSignIn(signedIn: boolean): boolean {
  const { pathname } = useLocation();
  const [putBack, setPutBack] = useState(false);
  useEffect(() => {
    const keep = ({ target, defaultPrevented }: Event) => {
      if (defaultPrevented || !(target instanceof HTMLFormElement) || target.method !== "post") return;
      if (
        !signedIn ||
        target.querySelector("input[type=password]") ||
        target.dataset.keepsDraft !== undefined ||
        !isWrittenIn(target)
      )
        return;
      const form = pathOf(target);
      keepDraft({ name: form }, target, { sent: true });
      remember({ form, order: formsTo(form).indexOf(target), signingIn: false });
    };
    document.addEventListener("submit", keep);
    return () => document.removeEventListener("submit", keep);
  }, [signedIn]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that is come to is looked at once
  useEffect(() => {
    const sent = remembered();
    setPutBack(false);
    if (!sent) return;
    if (!signedIn) return remember({ ...sent, signingIn: true });
    const form = sent.signingIn ? formsTo(sent.form)[sent.order] : undefined;
    if (form && putBackDraft({ name: sent.form }, form)) {
      setPutBack(true);
      form.scrollIntoView({ block: "center" });
    }
    dropDraft(sent.form);
    sessionStorage.removeItem(sentKey);
  }, [pathname, signedIn]);
  return putBack;
}

function pathOf(form: HTMLFormElement): string {
  return new URL(form.action).pathname;
}

function formsTo(path: string): HTMLFormElement[] {
  return [...document.querySelectorAll<HTMLFormElement>("main form[method=post]")].filter(
    (form) => pathOf(form) === path,
  );
}

function remember(sent: Sent): void {
  try {
    sessionStorage.setItem(sentKey, JSON.stringify(sent));
  } catch {
    // No room, or none allowed: then nothing is kept.
  }
}

function remembered(): Sent | undefined {
  const kept: unknown = JSON.parse(sessionStorage.getItem(sentKey) ?? "null");
  return typeof kept === "object" &&
    kept !== null &&
    "form" in kept &&
    typeof kept.form === "string" &&
    "order" in kept &&
    typeof kept.order === "number"
    ? { form: kept.form, order: kept.order, signingIn: "signingIn" in kept && kept.signingIn === true }
    : undefined;
}
