import { useEffect } from "react";
import { Form, isRouteErrorResponse, useLocation } from "react-router";
import { readablePath } from "#platform/http/not-found.ts";
import { backOffice, isInBackOffice, type Localized, pathIn } from "#platform/locales.ts";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { menuNames } from "#app/shell/menu/menu.texts.ts";
import type { Outage } from "#app/context.ts";
import { errorTexts } from "./shell.texts.ts";

/**
 * The error page: status code, message, and the way home (spec §2, §8; rules E1, E2). Where nobody answered there is no
 * status, but another try.
 */
export function ErrorPage({ error }: { error: unknown }) {
  const status = statusOf(error);
  const inBackOffice = isInBackOffice(useLocation().pathname);
  const { title, text } = wordsOf(status, inBackOffice);
  const outage: Outage | undefined = isRouteErrorResponse(error) ? error.data?.outage : undefined;
  const locale = useLocale();
  useReloadOnline(!status);
  return (
    <article className="error-page">
      <img className="error-owl" src="/lost-owl.svg" width="640" height="480" alt="" />
      {status && <p className="error-status">{status}</p>}
      <h1>{title[locale]}</h1>
      {status === 404 && <NotFoundMessage />}
      <p>{outage?.text ?? text[locale]}</p>
      {outage?.to && (
        <form method="post" action={outage.to}>
          {outage.fields?.map(([name, value], at) => (
            <input key={at} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit">{outage.button}</Button>
        </form>
      )}
      <p className="error-ways">
        {inBackOffice && <ButtonLink to={backOffice}>{errorTexts.backOffice[locale]}</ButtonLink>}
        <ButtonLink to="/" look={inBackOffice || outage?.to ? "secondary" : "primary"}>
          {errorTexts.backHome[locale]}
        </ButtonLink>
        {!status && (
          <Button look="secondary" onClick={reloadOnline}>
            {errorTexts.again[locale]}
          </Button>
        )}
      </p>
      {status === 404 && !inBackOffice && <WayOn />}
    </article>
  );
}

/** A page that could not be reached comes by itself once there is a network again. */
function useReloadOnline(unreached: boolean) {
  useEffect(() => {
    if (!unreached) return;
    window.addEventListener("online", reloadOnline);
    return () => window.removeEventListener("online", reloadOnline);
  }, [unreached]);
}

/** Without a network the browser would show a page of its own in place of ours. */
function reloadOnline() {
  if (navigator.onLine) window.location.reload();
}

/** What most people look for, and the search. */
const often = [
  [3, "/info"],
  [4, "/access"],
  [11, "/exhibition"],
  [15, "/show"],
  [26, "/group"],
] as const;

function WayOn() {
  const locale = useLocale();
  return (
    <>
      <Form
        method="get"
        action={pathIn(locale, "/search")}
        role="search"
        aria-labelledby="lost-label"
        className="error-search"
      >
        <label id="lost-label" htmlFor="lost-q">
          {errorTexts.lookFor[locale]}
        </label>
        <input id="lost-q" name="q" type="search" maxLength={100} enterKeyHint="search" />
        <Button type="submit" look="secondary" icon="search">
          {errorTexts.search[locale]}
        </Button>
      </Form>
      <nav aria-label={errorTexts.often[locale]}>
        <ul role="list" className="error-links">
          {often.map(([id, to]) => (
            <li key={to}>
              <To to={to}>{menuNames[id]?.[locale]}</To>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

/** What the page of an error is called, at an address. */
export function errorTitle(error: unknown, pathname: string): Localized {
  return wordsOf(statusOf(error), isInBackOffice(pathname)).title;
}

/** The specification's exact words, in English in every language (rule L9). */
function NotFoundMessage() {
  const { pathname } = useLocation();
  return <p className="error-message" lang="en">{`Page Not Found: ${readablePath(pathname)}`}</p>;
}

/** Nothing where the server could not be reached: so browsers name it, each in words of its own. */
function statusOf(error: unknown): number | undefined {
  if (error instanceof TypeError && /fetch|network|load failed/i.test(error.message)) return undefined;
  return isRouteErrorResponse(error) ? error.status : 500;
}

function wordsOf(status: number | undefined, inBackOffice: boolean): { title: Localized; text: Localized } {
  if (!status) return { title: errorTexts.lostTitle, text: errorTexts.lost };
  if (inBackOffice && status === 403) return { title: errorTexts.noRightTitle, text: errorTexts.noRight };
  if (inBackOffice && status === 404) return { title: errorTexts.notFoundTitle, text: errorTexts.goneFromOffice };
  if (status === 404) return { title: errorTexts.notFoundTitle, text: errorTexts.notFound };
  if (status === 413) return { title: errorTexts.tooLargeTitle, text: errorTexts.tooLarge };
  if (status === 429) return { title: errorTexts.tooManyTitle, text: errorTexts.tooMany };
  if (status >= 400 && status < 500) return { title: errorTexts.forbiddenTitle, text: errorTexts.refused };
  return { title: errorTexts.faultTitle, text: errorTexts.fault };
}
