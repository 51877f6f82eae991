import { expect, it } from "vitest";
import type { MenuRow } from "#app/shell/menu/menu.ts";
import { editMenu } from "./menu-edits.ts";

const rows: MenuRow[] = [row(1), row(2), row(3, 2), row(4, 2), row(5, 2), row(11), row(1001, 2)];
const names = { zh_TW: "志工", en_US: "Volunteers", ja_JP: "ボランティア" };

it("moves an item among its own level only, and no further than the ends (rule M5)", () => {
  expect(under(editMenu(rows, { wish: "up", id: 5 }), 2)).toEqual([3, 5, 4, 1001]);
  expect(under(editMenu(rows, { wish: "down", id: 3 }), 2)).toEqual([4, 3, 5, 1001]);
  expect(under(editMenu(rows, { wish: "down", id: 5 }), 2)).toEqual([3, 4, 1001, 5]);
  for (const edit of [
    { wish: "up", id: 3 },
    { wish: "down", id: 1001 },
    { wish: "up", id: 99 },
  ] as const)
    expect(under(editMenu(rows, edit), 2)).toEqual([3, 4, 5, 1001]);
  expect(under(editMenu(rows, { wish: "place", id: 1001, before: 3 }), 2)).toEqual([1001, 3, 4, 5]);
  expect(under(editMenu(rows, { wish: "place", id: 1, before: 3 }), null)).toEqual([2, 11, 1]);
});

it("gives own items ids from 1001 on, and takes away no other", () => {
  const added = editMenu(rows, { wish: "add", parent: 2, routing: "/about", icon: "", names });
  expect(added.at(-1)).toEqual({ id: 1002, parent: 2, routing: "/about", icon: "", names, hidden: false });
  expect(editMenu([], { wish: "add", parent: 7, routing: "/about", icon: "", names }).at(0)).toMatchObject({
    id: 1001,
    parent: null,
  });
  expect(editMenu(rows, { wish: "remove", id: 1 })).toHaveLength(rows.length);
  expect(editMenu(rows, { wish: "remove", id: 1001 })).toHaveLength(rows.length - 1);
});

it("keeps two levels, and the built-in names", () => {
  const change = (id: number, parent: number | null) =>
    editMenu(rows, { wish: "change", id, parent, routing: "/light", icon: "lantern", names }).find(
      (one) => one.id === id,
    );
  expect(change(11, 2)).toEqual({ ...row(11, 2), routing: "/light" });
  expect(change(2, 1)).toMatchObject({ parent: null });
  expect(change(11, 3)).toMatchObject({ parent: null });
  expect(change(1, 1)).toMatchObject({ parent: null });
  expect(change(1001, null)).toMatchObject({ names, icon: "lantern", parent: null });
});

function row(id: number, parent: number | null = null): MenuRow {
  return { id, parent, routing: `/${id}`, icon: "", hidden: false, names: null };
}

function under(all: readonly MenuRow[], parent: number | null): number[] {
  return all.filter((one) => one.parent === parent).map(({ id }) => id);
}
