import type { Locale } from "#platform/locales.ts";
import { dropDraft } from "#ui/form/draft.ts";
import { askNow } from "./ask-now.tsx";
import { clearForm, leavingTexts } from "./leaving.texts.ts";
import { askedIn } from "./question.ts";

/** What was typed is kept in this tab, and is cleared for whoever wants that: two ways to leave, and one to stay. */
export async function askToLeave(name: string, locale: Locale): Promise<boolean> {
  const { title, text, confirm, deny, keep } = leavingTexts;
  const { state } = await askNow({
    title: title[locale],
    text: text[locale],
    confirm: confirm[locale],
    deny: deny[locale],
    keep: keep[locale],
  });
  if (state === "denied") dropDraft(name);
  return state !== "dismissed";
}

/** Asks before everything that was typed is cleared. */
export async function askToClear(locale: Locale): Promise<boolean> {
  return (await askNow(askedIn(clearForm, locale))).state === "confirmed";
}
