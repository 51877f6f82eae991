import type { Kysely } from "kysely";
import { z } from "zod";
import { readIdentity } from "#app/visiting/identity.server.ts";
import { contact } from "#app/visiting/identity.texts.ts";
import { localizedSchema } from "#app/visiting/visiting.schema.ts";
import { readSetting } from "#app/visiting/visiting.server.ts";
import type { Tables } from "#platform/db/tables.ts";
import type { Locale } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import {
  builtInMenu,
  builtInMenuIn,
  builtInSideMenuIn,
  builtInSideRows,
  type MenuEntry,
  type MenuItem,
  type MenuRow,
  menuTree,
  type SideMenuItem,
} from "./menu.ts";
import { menuNames, sideMenuNames } from "./menu.texts.ts";

export const menuTag = "menu";

/** The main menu in a language, with what staff changed (rules M1, M5). */
export async function readMenu(park: Park, locale: Locale): Promise<MenuItem[]> {
  park.cache.tag(menuTag);
  const entries = await park.memo.remember("menu", [menuTag], () => readEntries(park.db));
  if (entries === builtInMenu) return builtInMenuIn(locale);
  return menuTree(entries, (entry) => entry.names?.[locale] ?? menuNames[entry.id]?.[locale] ?? entry.systemName);
}

export const sideMenuKey = "side-menu";
export const menuRowsSchema: z.ZodType<MenuRow[]> = z.array(
  z.object({
    id: z.int(),
    parent: z.int().nullable(),
    routing: z.string(),
    icon: z.string(),
    hidden: z.boolean(),
    names: localizedSchema.nullable(),
  }),
);

/** The side menu in a language, with what staff changed (rule M11). */
export async function readSideMenu(park: Park, locale: Locale): Promise<SideMenuItem[]> {
  const [changed, { chat }] = [await readSetting(park, sideMenuKey, menuRowsSchema), await readIdentity(park)];
  if (!changed && chat === contact.chat) return builtInSideMenuIn(locale);
  // The park's own account, unless staff gave the item another address.
  const address = (routing: string) => (routing === contact.chat ? chat : routing);
  return (changed ?? builtInSideRows)
    .filter(({ hidden }) => !hidden)
    .map(({ id, routing, icon, names }) => ({
      Id: id,
      Url: address(routing),
      Icon: icon,
      DisplayName: names?.[locale] ?? sideMenuNames[id]?.[locale] ?? "",
    }));
}

/** The main menu as staff edit it, hidden items and all. */
export async function readMenuRows(db: Kysely<Tables>): Promise<MenuRow[]> {
  return (await readEntries(db)).map(({ id, parent, routing, icon, hidden, names }) => ({
    id,
    parent: parent ?? null,
    routing,
    icon,
    hidden,
    names: names ?? null,
  }));
}

async function readEntries(db: Kysely<Tables>): Promise<readonly MenuEntry[]> {
  const changes = await db.selectFrom("menu_items").selectAll().orderBy("position").execute();
  if (changes.length === 0) return builtInMenu;
  const changed = new Map(changes.map((row) => [row.id, row]));
  const builtIn = builtInMenu.map((entry, order) => {
    const row = changed.get(entry.id);
    return {
      position: row?.position ?? order * 10,
      entry: row ? { ...entry, parent: row.parent ?? undefined, routing: row.routing, hidden: row.hidden } : entry,
    };
  });
  const own = changes
    .filter((row) => row.names)
    .map((row) => ({
      position: row.position,
      entry: {
        id: row.id,
        parent: row.parent ?? undefined,
        systemName: `own-${row.id}`,
        routing: row.routing,
        icon: row.icon,
        hidden: row.hidden,
        names: row.names ?? undefined,
      },
    }));
  return [...builtIn, ...own].sort((a, b) => a.position - b.position).map(({ entry }) => entry);
}
