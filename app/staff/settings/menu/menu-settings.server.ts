import { builtInMenu, builtInSideRows, type MenuRow } from "#app/shell/menu/menu.ts";
import { menuRowsSchema, menuTag, readMenuRows, sideMenuKey } from "#app/shell/menu/menu.server.ts";
import { type Setting, storedSetting } from "#app/staff/core/editing/setting.server.ts";
import { isOwn } from "./menu-edits.ts";

const builtInOrder = builtInMenu.map(({ id }) => id);

/**
 * The main menu: of the built-in items only what staff changed is kept, so that those left alone follow the program.
 */
export const mainMenuSetting: Setting<MenuRow[]> = {
  subject: "menu:main",
  schema: menuRowsSchema,
  tags: [menuTag],
  read: readMenuRows,
  async write(trx, rows) {
    const positions = positionsOf(rows);
    const kept = rows.flatMap((row, at) =>
      isOwn(row) || positions[at] !== builtInOrder.indexOf(row.id) * 10 || isChanged(row)
        ? [{ ...row, position: positions[at] ?? 0, names: row.names && JSON.stringify(row.names) }]
        : [],
    );
    await trx.deleteFrom("menu_items").execute();
    if (kept.length > 0) await trx.insertInto("menu_items").values(kept).execute();
  },
};

/** The side menu. */
export const sideMenuSetting: Setting<MenuRow[]> = {
  ...storedSetting(sideMenuKey, menuRowsSchema, builtInSideRows),
  subject: "menu:side",
};

function isChanged(row: MenuRow): boolean {
  const entry = builtInMenu.find(({ id }) => id === row.id);
  return !entry || (entry.parent ?? null) !== row.parent || entry.routing !== row.routing || row.hidden;
}

/**
 * While the built-in items stand in their own order they keep their places, ten apart, with own items between; else all
 * are numbered anew.
 */
function positionsOf(rows: readonly MenuRow[]): number[] {
  const inOrder = rows.filter((row) => !isOwn(row)).every(({ id }, at) => builtInOrder[at] === id);
  let last = -1;
  const between = rows.map((row) => {
    last = isOwn(row) ? last + 1 : builtInOrder.indexOf(row.id) * 10;
    return last;
  });
  const rising = between.every((position, at) => at === 0 || position > (between[at - 1] ?? -1));
  return inOrder && rising ? between : rows.map((_, at) => at * 10);
}
