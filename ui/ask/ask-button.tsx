import type { ComponentPropsWithRef } from "react";
import { useLocation } from "react-router";
import { backOffice, barePath, pathIn } from "#platform/locales.ts";
import { Button } from "#ui/button/button.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { askedIn, type Question, type When } from "./question.ts";

type AskButtonProps = ComponentPropsWithRef<typeof Button> & {
  question: Question;
  /** What it is about, put into the question's words. */
  of?: string | undefined;
  /** Where its form goes; without it, to the page's own address. */
  to?: string | undefined;
  /** When the question lapses by itself: milliseconds since 1970. */
  until?: number | undefined;
  /** Asked only of some values of a field of the form. */
  when?: When | undefined;
};

/**
 * Sends its form once the question was answered with yes, and `sure=on` with it. With scripts a dialog asks
 * (before-sending.ts); without, the form goes to the page that asks (app/sure/sure.route.tsx), which sends everything
 * on.
 */
export function AskButton({ question, of, to, until, when, ...button }: AskButtonProps) {
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const bare = barePath(pathname);
  const page = pathIn(locale, bare.startsWith(backOffice) ? `${backOffice}/sure` : "/sure");
  const query = new URLSearchParams({
    ask: question.name,
    ...(of && { of }),
    ...(when && { field: when.field, among: when.among.join() }),
  });
  return (
    <>
      <input type="hidden" name="askTo" value={to ?? pathname + search} />
      <input type="hidden" name="askFrom" value={bare + search} />
      <Button
        {...button}
        type="submit"
        formAction={`${page}?${query}`}
        data-ask={JSON.stringify({ ...askedIn(question, locale, of), until, when })}
      />
    </>
  );
}
