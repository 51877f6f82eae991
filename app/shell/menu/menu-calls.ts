import { FetchError, ofetch } from "ofetch";
import { nowMs } from "#platform/clock.ts";
import type { Locale } from "#platform/locales.ts";
import { goBy } from "#ui/now/page-clock.ts";
import type { MenuItem, SideMenuItem } from "./menu.ts";

export type Fresh = { menu: MenuItem[]; sideMenu: SideMenuItem[]; locale: Locale };
/** What the server said for why it told no menu; empty when it said nothing. */
export type Refused = { refused: string };

type Envelope<T> = { status: number; Data: T; Message: string };

/**
 * Both menus as the server has them now (spec §7), in this language; both are asked for, and of two refusals the first
 * is told.
 */
export async function askMenus(locale: Locale): Promise<Fresh | Refused> {
  const menu = await ask<MenuItem[]>("GetMenuList", locale);
  const sideMenu = await ask<SideMenuItem[]>("GetSubMenuList", locale);
  if ("refused" in menu) return menu;
  if ("refused" in sideMenu) return sideMenu;
  return { menu: menu.data, sideMenu: sideMenu.data, locale };
}

/**
 * One menu call; `ofetch` retries it once on the statuses of spec §7. A status other than 200 is refused with its
 * Message.
 */
async function ask<T>(call: "GetMenuList" | "GetSubMenuList", locale: Locale): Promise<{ data: T } | Refused> {
  try {
    const { status, _data, headers } = await ofetch.raw<Envelope<T>>(`/api/HomePage/${call}`, { query: { locale } });
    goByServer(headers);
    if (status === 200 && _data?.status === 200 && isMenu(_data.Data)) return { data: _data.Data };
    return { refused: _data?.Message ?? "" };
  } catch (error) {
    return { refused: error instanceof FetchError ? (error.data?.Message ?? "") : "" };
  }
}

/** Whether it can be shown at all: a page with half a menu would be none. */
function isMenu(data: unknown): boolean {
  return (
    Array.isArray(data) &&
    data.every((item) => typeof item?.Id === "number" && (item.Children === undefined || isMenu(item.Children)))
  );
}

/**
 * Lets the page go by the server's clock (rule T1): the answer's Date, and the Age it came to where it was kept on the
 * way.
 */
function goByServer(headers: Headers): void {
  const ahead = Date.parse(headers.get("date") ?? "") + Number(headers.get("age")) * 1000 - nowMs();
  if (!Number.isNaN(ahead)) goBy(() => nowMs() + ahead);
}
