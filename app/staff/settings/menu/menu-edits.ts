import { firstOwnMenuId, type MenuRow } from "#app/shell/menu/menu.ts";
import type { Localized } from "#platform/locales.ts";

export type MenuEdit =
  | { wish: "up" | "down" | "hide" | "show" | "remove"; id: number }
  /** Dragged to just before another item of the same level; without one, to the end. */
  | { wish: "place"; id: number; before: number | undefined }
  | { wish: "change"; id: number; parent: number | null; routing: string; icon: string; names: Localized | null }
  | { wish: "add"; parent: number | null; routing: string; icon: string; names: Localized };

/** True for an item that staff added, and may name and remove. */
export function isOwn({ id }: Pick<MenuRow, "id">): boolean {
  return id >= firstOwnMenuId;
}

/** The menu after an edit; the same list when there is nothing to do, as above the first (rule M5). */
export function editMenu(rows: readonly MenuRow[], edit: MenuEdit): MenuRow[] {
  if (edit.wish === "add") {
    const { wish: _, ...item } = edit;
    const id = Math.max(firstOwnMenuId - 1, ...rows.map((row) => row.id)) + 1;
    return [...rows, { ...item, id, parent: topOf(rows, item.parent, id), hidden: false }];
  }
  const row = rows.find(({ id }) => id === edit.id);
  if (!row) return [...rows];
  if (edit.wish === "remove")
    return isOwn(row)
      ? rows.filter(({ id }) => id !== row.id).map((one) => (one.parent === row.id ? { ...one, parent: null } : one))
      : [...rows];
  if (edit.wish === "hide" || edit.wish === "show")
    return rows.map((one) => (one === row ? { ...one, hidden: edit.wish === "hide" } : one));
  if (edit.wish === "place") return placed(rows, row, edit.before);
  if (edit.wish === "change") {
    const { parent, routing, icon, names } = edit;
    return rows.map((one) =>
      one === row ? { ...one, parent: topOf(rows, parent, row.id), routing, ...(isOwn(row) && { icon, names }) } : one,
    );
  }
  const siblings = rows.filter(({ parent }) => parent === row.parent);
  const at = siblings.indexOf(row);
  const target = edit.wish === "up" ? siblings[at - 1] : siblings[at + 2];
  if (at === (edit.wish === "up" ? 0 : siblings.length - 1)) return [...rows];
  return placed(rows, row, target?.id);
}

/** Moves an item to before another of its level, or to the end of its level. */
function placed(rows: readonly MenuRow[], row: MenuRow, before: number | undefined): MenuRow[] {
  const others = rows.filter((one) => one !== row);
  const at = others.findIndex((one) => one.id === before && one.parent === row.parent);
  return at < 0 ? [...others, row] : [...others.slice(0, at), row, ...others.slice(at)];
}

/** Menus have two levels: an item lies under one that lies under none, and not when it has items itself. */
function topOf(rows: readonly MenuRow[], parent: number | null, id: number): number | null {
  const above = rows.find((row) => row.id === parent);
  const hasChildren = rows.some((row) => row.parent === id);
  return above && above.parent === null && above.id !== id && !hasChildren ? above.id : null;
}
