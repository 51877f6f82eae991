import type { Locale } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import { builtInMenu, builtInSideMenu, type MenuEntry, type MenuItem, menuTree, type SideMenuItem } from "./menu.ts";
import { menuNames, sideMenuNames } from "./menu.texts.ts";

export const menuTag = "menu";

/** The main menu in a language, with what staff changed (rules M1, M5). */
export async function readMenu(park: Park, locale: Locale): Promise<MenuItem[]> {
  park.seen(menuTag);
  const entries = await park.memory.remember("menu", [menuTag], () => readEntries(park));
  return menuTree(entries, (entry) => entry.names?.[locale] ?? menuNames[entry.id]?.[locale] ?? entry.systemName);
}

/** The built-in menu alone: what a page shows when the database cannot be asked. */
export function fallbackMenu(locale: Locale): MenuItem[] {
  return menuTree(builtInMenu, (entry) => menuNames[entry.id]?.[locale] ?? entry.systemName);
}

/** The side menu in a language. */
export function readSideMenu(locale: Locale): SideMenuItem[] {
  return builtInSideMenu.map(({ id, url, icon }) => ({ Id: id, Url: url, Icon: icon, DisplayName: sideMenuNames[id]?.[locale] ?? "" }));
}

async function readEntries(park: Park): Promise<MenuEntry[]> {
  const changes = await park.db.selectFrom("menu_items").selectAll().orderBy("position").execute();
  const changed = new Map(changes.map((row) => [row.id, row]));
  const builtIn = builtInMenu.map((entry, order) => {
    const row = changed.get(entry.id);
    return { position: row?.position ?? order * 10, entry: row ? { ...entry, parent: row.parent ?? undefined, routing: row.routing, hidden: row.hidden } : entry };
  });
  const own = changes
    .filter((row) => row.names)
    .map((row) => ({
      position: row.position,
      entry: { id: row.id, parent: row.parent ?? undefined, systemName: `own-${row.id}`, routing: row.routing, icon: row.icon, hidden: row.hidden, names: row.names ?? undefined },
    }));
  return [...builtIn, ...own].sort((a, b) => a.position - b.position).map(({ entry }) => entry);
}
