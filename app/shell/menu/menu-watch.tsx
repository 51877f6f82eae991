import { FetchError, ofetch } from "ofetch";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import type { Locale } from "#platform/locales.ts";
import { useLocale } from "#ui/locale/locale.tsx";
import type { Frame } from "#app/shell/frame/frame.server.ts";
import { builtInMenu, type MenuItem, menuTree, type SideMenuItem } from "./menu.ts";
import { menuNames } from "./menu.texts.ts";
import { shellTexts } from "#app/shell/shell.texts.ts";

type DialogOfWords = (props: { message: string; onClose: () => void }) => ReactNode;

// Not for the first paint; at hand before the calls are made, since without a network it could not be fetched any more.
const fetchDialog = () => import("#ui/dialog/dialog.tsx").then(({ InfoDialog }) => InfoDialog, () => () => null);
const InfoDialog = lazy<DialogOfWords>(async () => ({ default: await fetchDialog() }));

type Envelope<T> = { status: number; Data: T; Message: string };
type Fresh = { menu: MenuItem[]; sideMenu: SideMenuItem[]; locale: Locale };
type Menus = { menu: MenuItem[]; sideMenu: SideMenuItem[]; locale: Locale; failure: string | undefined; settle(): void };

// One document asks once (decisions §3); another frame on it, such as the error page's, is told what the first was told.
let asked: Promise<Fresh> | undefined;

/** The menus of the page: the server's own at first, then what the menu calls answered (spec §7), in its language. */
export function useMenus(frame: Frame | undefined): Menus {
  const locale = useLocale();
  const [fresh, setFresh] = useState<Fresh>();
  const [failure, setFailure] = useState<string>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once a document, in the language it was opened in
  useEffect(() => whenIdle(async () => {
    const first = asked === undefined;
    asked ??= askBoth(locale);
    try {
      setFresh(await asked);
    } catch (error) {
      if (first) setFailure(error instanceof MenuRefused && error.message ? error.message : shellTexts.menuUnavailable[locale]);
    }
  }), []);

  const current = fresh?.locale === locale ? fresh : undefined;
  return {
    menu: current?.menu ?? frame?.menu ?? menuTree(builtInMenu, (entry) => menuNames[entry.id]?.[locale] ?? entry.systemName),
    sideMenu: current?.sideMenu ?? frame?.sideMenu ?? [],
    locale,
    failure,
    settle: () => setFailure(undefined),
  };
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

class MenuRefused extends Error {
  override name = "MenuRefused";
}

async function askBoth(locale: Locale): Promise<Fresh> {
  await fetchDialog();
  return { menu: await ask<MenuItem[]>("GetMenuList", locale), sideMenu: await ask<SideMenuItem[]>("GetSubMenuList", locale), locale };
}

/** One menu call; `ofetch` retries it once on the statuses of spec §7. A status other than 200 is refused with its Message. */
async function ask<T>(call: "GetMenuList" | "GetSubMenuList", locale: Locale): Promise<T> {
  const response = await ofetch.raw<Envelope<T>>(`/api/HomePage/${call}`, { query: { locale } }).catch(refuse);
  const body = response._data;
  if (response.status !== 200 || body?.status !== 200) throw new MenuRefused(body?.Message);
  return body.Data;
}

function refuse(error: unknown): never {
  throw new MenuRefused(error instanceof FetchError ? error.data?.Message : undefined);
}

export function whenIdle(work: () => Promise<void>): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(() => void work(), 1500);
    return () => clearTimeout(timer);
  }
  const idle = window.requestIdleCallback(() => void work(), { timeout: 5000 });
  return () => window.cancelIdleCallback(idle);
}
