import { expect, it } from "vitest";
import { checkRights, isForEveryone, mayAct, mayRead, opensTo } from "./guards.server.ts";

const roles = ["admin", "booking-officer", "editor", "viewer"] as const;

/**
 * Who reads and who acts, as letters: a(dmin), b(ooking officer), e(ditor), v(iewer); rule S2 in one place more, so
 * that no slip of the pen opens a door.
 */
const table = [
  ["account", "abev", "abev"],
  ["audit", "a", ""],
  ["closures", "ab", "ab"],
  ["banner", "abe", "abe"],
  ["deeds/:id", "abev", ""],
  ["submissions/:id", "abev", "ab"],
  ["submissions/:id/:noun", "abev", "ab"],
  ["submissions/:id/:noun/removal", "abev", "ab"],
  ["submissions/:id/uploads/:upload", "ab", ""],
  ["facts", "ae", ""],
  ["facts/:key", "ae", "ae"],
  ["hours", "ae", "ae"],
  ["timetable", "ae", "ae"],
  ["menu", "ae", "ae"],
  ["list", "abev", "ab"],
  ["people", "a", "a"],
  ["people/:id", "a", "a"],
  ["personal-data", "a", "a"],
  ["personal-data/export", "a", "a"],
  ["working-days", "ab", "ab"],
] as const;

it.each(table)("%s is read by %j and acted on by %j", (path, read, act) => {
  expect(
    roles
      .filter((role) => mayRead(role, path))
      .map((role) => role[0])
      .join(""),
  ).toBe(read);
  expect(
    roles
      .filter((role) => mayAct(role, path))
      .map((role) => role[0])
      .join(""),
  ).toBe(act);
  expect(isForEveryone(path)).toBe(false);
});

it("the sign-in is for everyone, whoever they are", () => {
  expect([isForEveryone(""), mayRead("viewer", ""), mayAct("viewer", "")]).toEqual([true, true, true]);
});

it("a menu shows a screen to whom it opens, and nothing that is no screen", () => {
  expect([
    opensTo("viewer", "/booking-manage/list"),
    opensTo("viewer", "/booking-manage/people"),
    opensTo("admin", "/booking-manage/people"),
    opensTo("admin", "/booking-manage/nowhere"),
  ]).toEqual([true, false, true, false]);
});

it("a back office with a screen nobody has written rights for does not start (rule R10)", () => {
  expect(() => checkRights(["list"])).not.toThrow();
  expect(() => checkRights(["list", "forgotten"])).toThrow(/Unknown route middleware: forgotten/);
});
