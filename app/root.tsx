import type { ReactNode } from "react";
import { Links, Outlet, Scripts, ScrollRestoration, useLocation, useRouteError } from "react-router";
import { htmlLangs, localeOfPath } from "#platform/locales.ts";
import { LocaleProvider } from "#ui/locale/locale.tsx";
import "#ui/ui.css";
import type { Route } from "./+types/root.ts";
import { faultOf } from "#platform/db/faults.ts";
import { parkContext, refusalContext } from "./context.ts";
import { ErrorPage } from "./shell/error-page.tsx";
import { readFrame } from "#app/shell/frame/frame.server.ts";
import { Head } from "#app/shell/frame/head.tsx";
import { useFrame } from "#app/shell/frame/use-frame.ts";
import { languageAnywhere } from "#app/shell/language/choose-language.server.ts";
import { SiteFrame } from "#app/shell/frame/site-frame.tsx";

export const middleware: Route.MiddlewareFunction[] = [languageAnywhere];

/** The frame of every page; screens add their own data below it. */
export async function loader({ url: { pathname }, context }: Route.LoaderArgs) {
  try {
    return await readFrame(context.get(parkContext), localeOfPath(pathname), pathname);
  } catch (error) {
    // A refusal is told all the same, without menus where nothing can be read.
    if (context.get(refusalContext) && faultOf(error)) return undefined;
    throw error;
  }
}

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const locale = localeOfPath(pathname);
  const frame = useFrame();
  return (
    <html lang={htmlLangs[locale]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Head siteUrl={frame?.siteUrl} name={frame?.identity.park} menu={frame?.menu} />
        <Links />
      </head>
      <body id="top">
        <LocaleProvider locale={locale}>{children}</LocaleProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const frame = useFrame();
  const error = useRouteError();
  return (
    <SiteFrame frame={frame}>
      <ErrorPage error={error} />
    </SiteFrame>
  );
}
