import { type Locale, type Localized, locales } from "#platform/locales.ts";
import { contact } from "#app/visiting/identity.texts.ts";
import { memoized } from "#platform/memoized.ts";
import { menuNames, sideMenuNames } from "./menu.texts.ts";

/** An item of the main menu as the server gives it (spec §3). */
export type MenuItem = {
  Id: number;
  SystemName: string;
  DisplayName: string;
  Icon: string;
  Routing: string;
  Children: MenuItem[];
};
/** An item of the side menu as the server gives it (spec §3). */
export type SideMenuItem = { Id: number; Url: string; Icon: string; DisplayName: string };

/** Ids from here on are staff's own items, which they name themselves (decisions §3). */
export const firstOwnMenuId = 1001;

export type MenuEntry = {
  id: number;
  parent: number | undefined;
  systemName: string;
  routing: string;
  icon: string;
  hidden: boolean;
  /** Only for staff's own items. */
  names?: Localized | undefined;
};

/** The main menu before staff change it, in its order (decisions §3). */
export const builtInMenu: readonly MenuEntry[] = [
  entry(1, "/news", "news", "newspaper"),
  entry(2, "/info", "visit", "ticket"),
  ...children(2, [
    [3, "/info", "tickets"],
    [4, "/access", "access"],
    [5, "/time", "hours"],
    [6, "/faq", "faq"],
    [7, "/festival", "temple"],
    [8, "/audio-guide", "audio-guide"],
    [9, "/navigate", "explore"],
    [10, "/lodging", "lodging"],
  ]),
  entry(11, "/exhibition", "exhibitions", "image"),
  ...children(11, [
    [12, "/exhibition/preview", "exhibitions-upcoming"],
    [13, "/exhibition", "exhibitions-current"],
    [14, "/exhibition/review", "exhibitions-archive"],
  ]),
  entry(15, "/show", "shows", "drama"),
  ...children(15, [
    [16, "/show/preview", "shows-upcoming"],
    [17, "/show", "shows-current"],
    [18, "/show/review", "shows-archive"],
  ]),
  entry(19, "/activity", "activities", "party"),
  ...children(19, [
    [20, "/activity/preview", "activities-upcoming"],
    [21, "/activity", "activities-current"],
    [22, "/activity/review", "activities-archive"],
  ]),
  entry(23, "/experiences", "experiences", "hand"),
  entry(24, "/shop", "shops", "store"),
  entry(25, "/group", "booking", "calendar"),
  ...children(25, [
    [26, "/group", "group"],
    [27, "/space/inside", "spaces"],
    [28, "/collaboration", "collaboration"],
  ]),
  entry(29, "/field-trip", "education", "school"),
  entry(30, "/repair", "park", "landmark"),
  ...children(30, [
    [31, "/repair", "restoration"],
    [32, "/encyclopedia", "encyclopedia"],
    [33, "/product", "gallery"],
    [34, "/dexterity", "dexterity"],
    [35, "/video", "library"],
  ]),
  entry(36, "/about", "foundation", "users"),
  ...children(36, [
    [37, "/about", "about"],
    [38, "/sustainable", "sustainability"],
    [39, "/tidings", "tidings"],
    [40, "/links", "links"],
    [41, "/contact", "contact"],
  ]),
];

export type SideMenuEntry = { id: number; url: string; icon: string };

/** An item of either menu as staff edit it: its place is its place in the list. Only their own items bear names. */
export type MenuRow = {
  id: number;
  parent: number | null;
  routing: string;
  icon: string;
  hidden: boolean;
  names: Localized | null;
};

/** The side menu before staff change it. */
export const builtInSideMenu: readonly SideMenuEntry[] = [
  { id: 1, url: "/calendar", icon: "calendar" },
  { id: 2, url: "/plan", icon: "route" },
  { id: 3, url: "/fortune-stick", icon: "scroll" },
  { id: 4, url: "/light", icon: "lantern" },
  { id: 5, url: contact.chat, icon: "message" },
  { id: 6, url: "#top", icon: "arrow-up" },
];

/** The side menu before staff change it, as they edit it. */
export const builtInSideRows: MenuRow[] = builtInSideMenu.map(({ id, url, icon }) => ({
  id,
  parent: null,
  routing: url,
  icon,
  hidden: false,
  names: null,
}));

/** The menu as a tree of what visitors see; `name` says what an entry is called. */
export function menuTree(entries: readonly MenuEntry[], name: (entry: MenuEntry) => string): MenuItem[] {
  const visible = entries.filter((one) => !one.hidden);
  const under = (parent: number | undefined): MenuItem[] =>
    visible
      .filter((one) => one.parent === parent)
      .map((one) => ({
        Id: one.id,
        SystemName: one.systemName,
        DisplayName: name(one),
        Icon: one.icon,
        Routing: one.routing,
        Children: parent === undefined ? under(one.id) : [],
      }));
  return under(undefined);
}

/**
 * The main menu in a language as it is until staff change it: one tree, which pages need not carry since their scripts
 * know it.
 */
export const builtInMenuIn = memoized(locales.length, (locale: Locale) =>
  menuTree(builtInMenu, (entry) => menuNames[entry.id]?.[locale] ?? entry.systemName),
);

/** The side menu in a language as it is until staff change it; one list, as with the main menu. */
export const builtInSideMenuIn = memoized(locales.length, (locale: Locale): SideMenuItem[] =>
  builtInSideMenu.map(({ id, url, icon }) => ({
    Id: id,
    Url: url,
    Icon: icon,
    DisplayName: sideMenuNames[id]?.[locale] ?? "",
  })),
);

/** The name of a menu id in a language: the built-in one, else what the server calls it (spec §2). */
export function menuLabel(
  item: Pick<MenuItem, "Id" | "DisplayName">,
  names: Record<number, Localized>,
  locale: keyof Localized,
): string {
  return names[item.Id]?.[locale] ?? item.DisplayName;
}

function entry(id: number, routing: string, systemName: string, icon: string): MenuEntry {
  return { id, parent: undefined, systemName, routing, icon, hidden: false };
}

function children(parent: number, rows: [id: number, routing: string, systemName: string][]): MenuEntry[] {
  return rows.map(([id, routing, systemName]) => ({ id, parent, systemName, routing, icon: "", hidden: false }));
}
