import type { ComponentPropsWithRef, FocusEvent, PointerEvent } from "react";
import { Link, type LinkProps } from "react-router";
import { type Locale, pathIn } from "#platform/locales.ts";
import { useLocale, useWords } from "#ui/locale/locale.tsx";
import { type LinkKind, linkKind } from "./link-kind.ts";
import { opensInNewTab } from "./link.texts.ts";
import { unwantPage, wantPage } from "./prefetching.ts";

type AnchorProps = Omit<ComponentPropsWithRef<"a">, "href" | "target" | "rel">;

type ToProps = AnchorProps & {
  /** A bare path (`/news`), `#place`, a file, another site, `mailto:` or `tel:`. */
  to: string;
  /** Leads to another language than the page's. */
  locale?: Locale | undefined;
  /** False for a page seldom wanted or dear to make. */
  prefetch?: boolean | undefined;
  /** How the router goes there. */
  router?:
    | Pick<LinkProps, "replace" | "preventScrollReset" | "reloadDocument" | "viewTransition" | "state">
    | undefined;
};

/** A link to anywhere: `<To to="/news">` leads to `/en_US/news` on an English page; other sites open in a new tab. */
export function To({ to, locale, prefetch = true, router, ...anchor }: ToProps) {
  const kind = linkKind(to);
  if (kind !== "page") return <PlainLink to={to} kind={kind} anchor={anchor} />;
  return <PageLink to={to} locale={locale} prefetch={prefetch} router={router} anchor={anchor} />;
}

type PageLinkProps = Pick<ToProps, "to" | "locale" | "router"> & { prefetch: boolean; anchor: AnchorProps };

function PageLink({ to, locale, prefetch, router, anchor }: PageLinkProps) {
  const here = useLocale();
  const page = pathIn(locale ?? here, to);
  // The address is whole, so the server need not go through the router for each of a hundred links on a page.
  if (import.meta.env.SSR) return <a {...anchor} href={page} />;
  const intent = prefetchOnIntent(page, prefetch && router?.reloadDocument !== true, anchor);
  return <Link {...anchor} {...intent} {...router} to={page} prefetch="none" discover="none" />;
}

function prefetchOnIntent(
  page: string,
  prefetch: boolean,
  { onPointerEnter, onPointerLeave, onFocus, onBlur }: AnchorProps,
) {
  if (!prefetch) return {};
  return {
    onPointerEnter(event: PointerEvent<HTMLAnchorElement>) {
      onPointerEnter?.(event);
      wantPage(page);
    },
    onPointerLeave(event: PointerEvent<HTMLAnchorElement>) {
      onPointerLeave?.(event);
      unwantPage(page);
    },
    onFocus(event: FocusEvent<HTMLAnchorElement>) {
      onFocus?.(event);
      wantPage(page);
    },
    onBlur(event: FocusEvent<HTMLAnchorElement>) {
      onBlur?.(event);
      unwantPage(page);
    },
  };
}

function PlainLink({ to, kind, anchor }: { to: string; kind: LinkKind; anchor: AnchorProps }) {
  const newTab = useWords(opensInNewTab);
  if (kind === "refused") return <a {...anchor} />;
  if (kind !== "outside") return <a {...anchor} href={to} />;
  return (
    <a {...anchor} href={to} target="_blank" rel="noopener noreferrer">
      {anchor.children}
      <span className="visually-hidden">{newTab}</span>
    </a>
  );
}
