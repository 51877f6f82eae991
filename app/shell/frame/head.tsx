import { useLocation, useMatches, useRouteError } from "react-router";
import { parkName } from "#app/visiting/identity.texts.ts";
import { barePath, htmlLangs, type Locale, locales, localeOfPath, pathIn } from "#platform/locales.ts";
import type { Crumb } from "#ui/breadcrumb/breadcrumb.tsx";
import type { PageHead } from "#ui/page/page-head.ts";
import { errorTitle } from "#app/shell/error-page.tsx";
import { builtInMenuIn, type MenuItem } from "#app/shell/menu/menu.ts";
import { useShareAddress } from "#app/shell/share/share.ts";
import { trailOf } from "./trail.ts";

/** Title, description, addresses in the other languages and structured data of the page shown. */
export function Head({
  siteUrl = "",
  menu,
  name,
}: {
  siteUrl?: string | undefined;
  name?: string | undefined;
  menu?: readonly MenuItem[] | undefined;
}) {
  const { pathname } = useLocation();
  const locale = localeOfPath(pathname);
  const page = usePageHead();
  // The router answers null where there is no error.
  const error = useRouteError() ?? undefined;
  const site = name ?? parkName[locale];
  const shareAddress = useShareAddress();
  if (!page || error) return <PlainHead title={error ? `${errorTitle(error, pathname)[locale]} – ${site}` : site} />;

  const bare = barePath(pathname);
  const address = (of: (typeof locales)[number]) => siteUrl + pathIn(of, bare) + (page.query ?? "");
  const title = bare === "/" ? `${site} – ${page.title.text}` : `${page.title.text} – ${site}`;
  const trail = trailOf(bare, page, menu ?? builtInMenuIn(locale), locale);
  const section = trail.at(-2)?.to === "/" ? undefined : trail.at(-2)?.text.text;
  const image =
    page.sharePicture?.address ?? shareAddress({ locale, title: page.title, section, picture: page.picture?.id });
  const imageAlt =
    page.sharePicture?.alt ??
    [`${page.title.text} – ${site}`, page.picture?.alt.lang ? undefined : page.picture?.alt.text]
      .filter(Boolean)
      .join(locale === "en_US" ? ": " : "：");
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={page.description} />
      {page.unlisted ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={address(locale)} />
          {locales.map((of) => (
            <link key={of} rel="alternate" hrefLang={htmlLangs[of]} href={address(of)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={address("zh_TW")} />
        </>
      )}
      <meta property="og:title" content={page.title.text} />
      <meta property="og:description" content={page.description} />
      <meta property="og:site_name" content={site} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={locale} />
      <meta property="og:url" content={address(locale)} />
      {image && <ShareImage address={siteUrl + image} alt={imageAlt} />}
      {page.feeds?.map((feed) => (
        <link key={feed.href} rel="alternate" type={feed.type} title={feed.title} href={feed.href} />
      ))}
      <SiteMarks />
      {[...(bare === "/" ? [] : breadcrumbList(trail, siteUrl, locale)), ...(page.jsonLd ?? [])].map((thing, order) => (
        <script
          key={order}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: JSON.stringify(thing).replaceAll("<", "\\u003c") }}
        />
      ))}
    </>
  );
}

/** The picture that services show of a link; every one of ours is this large. */
function ShareImage({ address, alt }: { address: string; alt: string }) {
  return (
    <>
      <meta property="og:image" content={address} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image:alt" content={alt} />
    </>
  );
}

/** The way to the page as schema.org tells it, the same as the breadcrumb; home needs none. */
function breadcrumbList(trail: readonly Crumb[], siteUrl: string, locale: Locale): Record<string, unknown>[] {
  const itemListElement = trail.map(({ to, text }, at) => ({
    "@type": "ListItem",
    position: at + 1,
    name: text.text,
    ...(to && { item: siteUrl + pathIn(locale, to) }),
  }));
  return [{ "@context": "https://schema.org", "@type": "BreadcrumbList", itemListElement }];
}

function PlainHead({ title }: { title: string }) {
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <SiteMarks />
    </>
  );
}

function SiteMarks() {
  return (
    <>
      <meta name="theme-color" content="#fbf6ec" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#161311" media="(prefers-color-scheme: dark)" />
      <link rel="icon" href="/seal.svg" type="image/svg+xml" />
    </>
  );
}

/** What the innermost screen says about itself. */
export function usePageHead(): PageHead | undefined {
  const data = useMatches().at(-1)?.loaderData;
  return typeof data === "object" && data !== null && "page" in data ? (data.page as PageHead) : undefined;
}
