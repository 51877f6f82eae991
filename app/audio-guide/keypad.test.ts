import { expect, it } from "vitest";
import { type Key, numberOf, press } from "./keypad.ts";

const typed = (...keys: Key[]) => keys.reduce(press, "");

it("keys make a number of three digits at most, which never begins with a nought", () => {
  expect(typed("1", "2")).toBe("12");
  expect(typed("0", "0", "7")).toBe("7");
  expect(typed("1", "0", "2", "9")).toBe("102");
});

it("clear empties it, and keys go on from what was written by hand", () => {
  expect(typed("1", "2", "clear", "3")).toBe("3");
  expect(press("１", "2")).toBe("12");
  expect(press("abc", "2")).toBe("2");
});

it("a number is read whichever digits a keyboard makes; everything else is none", () => {
  expect(["7", " 7 ", "07", "１２"].map(numberOf)).toEqual([7, 7, 7, 12]);
  for (const written of ["", " ", "0", "-1", "1.5", "1e2", "七", "abc", "7;", "99999999"])
    expect(numberOf(written), written).toBeUndefined();
});
