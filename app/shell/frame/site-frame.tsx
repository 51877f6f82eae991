import { type ReactNode, Suspense } from "react";
import { Breadcrumb } from "#ui/breadcrumb/breadcrumb.tsx";
import { To } from "#ui/link/link.tsx";
import { Prefetches } from "#ui/link/prefetches.tsx";
import { useLocale, useWords } from "#ui/locale/locale.tsx";
import { useRevalidateAt } from "#ui/now/use-revalidate-at.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { BuildWatch } from "#app/shell/builds/build-watch.tsx";
import { Footer } from "./footer.tsx";
import type { Frame } from "./frame.server.ts";
import { usePageHead } from "./head.tsx";
import { Header } from "./header.tsx";
import { HeadingFonts } from "#app/shell/headings/heading-fonts.tsx";
import type { MenuItem } from "#app/shell/menu/menu.ts";
import { MenuWatch, useMenus } from "#app/shell/menu/menu-watch.tsx";
import { shellTexts } from "#app/shell/shell.texts.ts";
import { SideMenu } from "#app/shell/menu/side-menu.tsx";
import { useOpenFold } from "./open-fold.ts";
import { trailOf } from "./trail.ts";
import "#app/shell/shell.css";

/**
 * Header, main, side menu and footer around a screen; without a frame (the database is away) the built-in parts remain.
 * Nothing here waits: each Suspense comes alive by itself, so that no task of a slow phone is as long as the whole
 * page.
 */
export function SiteFrame({ frame, children }: { frame: Frame | undefined; children: ReactNode }) {
  const menus = useMenus(frame);
  useRevalidateAt(frame?.status.changesAt);
  useOpenFold();
  const alert = useWords(shellTexts.alert);
  return (
    <>
      <a className="skip-link" href="#main">
        {useWords(shellTexts.skip)}
      </a>
      <Header frame={frame} menu={menus.menu} />
      {frame && (frame.status.banner || frame.banner || frame.preview || frame.closed.length > 0) && (
        <aside className="alert-banner" aria-label={alert} data-status={frame.status.banner ? "" : undefined}>
          {frame.preview && (
            <Notice tone="warning">
              {frame.preview.text}{" "}
              <To to={frame.preview.to} router={{ reloadDocument: true }}>
                {frame.preview.edit}
              </To>
            </Notice>
          )}
          {frame.status.banner && <Notice tone="warning">{frame.status.banner}</Notice>}
          {frame.closed.map((text) => (
            <Notice key={text} tone="warning">
              {text}
            </Notice>
          ))}
          {frame.banner && (
            <Notice tone="info">
              {frame.banner.link ? <To to={frame.banner.link}>{frame.banner.text}</To> : frame.banner.text}
            </Notice>
          )}
        </aside>
      )}
      <main id="main" tabIndex={-1}>
        <Guidepost name="C" to="#main" text={useWords(shellTexts.main)} />
        <PageTrail bare={frame?.bare} menu={menus.menu} />
        <Suspense>{children}</Suspense>
      </main>
      <Suspense>
        <SideMenu items={menus.sideMenu} />
      </Suspense>
      <Suspense>
        <Footer frame={frame} />
      </Suspense>
      <BuildWatch />
      <HeadingFonts />
      <MenuWatch menus={menus} />
      <Prefetches />
    </>
  );
}

/** A guidepost `:::` of the accessibility mark, reachable by its access key (rule X2). */
export function Guidepost({ name, to, text }: { name: "U" | "C" | "Z"; to: string; text: string }) {
  return (
    <a className="guidepost" href={to} accessKey={name} title={text} aria-label={text}>
      :::
    </a>
  );
}

function PageTrail({ bare, menu }: { bare: string | undefined; menu: readonly MenuItem[] }) {
  const locale = useLocale();
  const page = usePageHead();
  if (!bare || bare === "/" || !page) return null;
  return <Breadcrumb trail={trailOf(bare, page, menu, locale)} />;
}
