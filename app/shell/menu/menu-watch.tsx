import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import type { Locale } from "#platform/locales.ts";
import { useLocale } from "#ui/locale/locale.tsx";
import type { Frame } from "#app/shell/frame/frame.server.ts";
import type { Fresh, Refused } from "./menu-calls.ts";
import { builtInMenuIn, builtInSideMenuIn, type MenuItem, type SideMenuItem } from "./menu.ts";
import { shellTexts } from "#app/shell/shell.texts.ts";

type DialogOfWords = (props: { message: string; onClose: () => void }) => ReactNode;

// Not for the first paint; at hand before the calls are made, since without a network it could not be fetched any more.
const fetchDialog = () =>
  import("#ui/dialog/dialog.tsx").then(
    ({ InfoDialog }) => InfoDialog,
    () => () => null,
  );
const InfoDialog = lazy<DialogOfWords>(async () => ({ default: await fetchDialog() }));

type Menus = {
  menu: MenuItem[];
  sideMenu: SideMenuItem[];
  locale: Locale;
  failure: string | undefined;
  settle(): void;
};

// One document asks once (decisions §3); another frame on it, such as the error page's, is told what the first was
// told.
let asked: Promise<Fresh | Refused> | undefined;

/** The menus of the page: the server's own at first, then what the menu calls answered (spec §7), in its language. */
export function useMenus(frame: Frame | undefined): Menus {
  const locale = useLocale();
  const [fresh, setFresh] = useState<Fresh>();
  const [failure, setFailure] = useState<string>();
  const shown = { menu: frame?.menu ?? builtInMenuIn(locale), sideMenu: frame?.sideMenu ?? builtInSideMenuIn(locale) };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once a document, in the language it was opened in
  useEffect(
    () =>
      whenIdle(async () => {
        const first = asked === undefined;
        asked ??= askThem(locale);
        const answer = await asked;
        if ("refused" in answer) {
          if (first) setFailure(answer.refused || shellTexts.menuUnavailable[locale]);
        } else if (isOther(answer, shown)) setFresh(answer);
      }),
    [],
  );

  const current = fresh?.locale === locale ? fresh : undefined;
  return {
    menu: (current ?? shown).menu,
    sideMenu: (current ?? shown).sideMenu,
    locale,
    failure,
    settle: () => setFailure(undefined),
  };
}

/** Most often the page has them already, and need not be drawn again. */
function isOther(fresh: Fresh, { menu, sideMenu }: Pick<Fresh, "menu" | "sideMenu">): boolean {
  return JSON.stringify([fresh.menu, fresh.sideMenu]) !== JSON.stringify([menu, sideMenu]);
}

/** Tells once that the menu could not be refreshed; the page goes on with the menu it has. */
export function MenuWatch({ menus }: { menus: Menus }) {
  if (menus.failure === undefined) return null;
  return (
    <Suspense>
      <InfoDialog message={menus.failure} onClose={menus.settle} />
    </Suspense>
  );
}

/**
 * The calls and what makes them come when the page is at rest, after the dialog: that needs a network, too. One after
 * the other, so that a slow phone rests between.
 */
async function askThem(locale: Locale): Promise<Fresh | Refused> {
  await fetchDialog();
  await import("#app/shell/watch-forms.ts").then(
    ({ watchForms }) => watchForms(),
    () => undefined,
  );
  const calls = await import("./menu-calls.ts").catch(() => undefined);
  return calls?.askMenus(locale) ?? { refused: "" };
}

export function whenIdle(work: () => Promise<void>): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(() => void work(), 1500);
    return () => clearTimeout(timer);
  }
  const idle = window.requestIdleCallback(() => void work(), { timeout: 5000 });
  return () => window.cancelIdleCallback(idle);
}
