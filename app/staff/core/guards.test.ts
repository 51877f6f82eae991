import { expect, it } from "vitest";
import { checkRights, isForEveryone, mayAct, mayRead, opensTo } from "./guards.server.ts";

const roles = ["admin", "booking-officer", "editor", "viewer"] as const;

/**
 * Who reads and who acts, as letters: a(dmin), b(ooking officer), e(ditor), v(iewer); rule S2 in one place more, so
 * that no slip of the pen opens a door.
 */
const table = [
  ["booking-manage/account", "abev", "abev"],
  ["booking-manage/audit", "a", ""],
  ["booking-manage/closures", "ab", "ab"],
  ["booking-manage/banner", "abe", "abe"],
  ["booking-manage/deeds/:id", "abev", ""],
  ["booking-manage/submissions/:id", "abev", "ab"],
  ["booking-manage/submissions/:id/:noun", "abev", "ab"],
  ["booking-manage/submissions/:id/:noun/removal", "abev", "ab"],
  ["booking-manage/submissions/:id/uploads/:upload", "ab", ""],
  ["booking-manage/facts", "ae", ""],
  ["booking-manage/facts/:key", "ae", "ae"],
  ["booking-manage/hours", "ae", "ae"],
  ["booking-manage/timetable", "ae", "ae"],
  ["booking-manage/menu", "ae", "ae"],
  ["booking-manage/list", "abev", "ab"],
  ["booking-manage/people", "a", "a"],
  ["booking-manage/people/:id", "a", "a"],
  ["booking-manage/personal-data", "a", "a"],
  ["booking-manage/personal-data/export", "a", "a"],
  ["booking-manage/working-days", "ab", "ab"],
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
  expect([
    isForEveryone("booking-manage"),
    mayRead("viewer", "booking-manage"),
    mayAct("viewer", "booking-manage"),
  ]).toEqual([true, true, true]);
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
  expect(() => checkRights(["booking-manage/list"])).not.toThrow();
  expect(() => checkRights(["booking-manage/list", "booking-manage/forgotten"])).toThrow(
    /Unknown route middleware: booking-manage\/forgotten/,
  );
});
