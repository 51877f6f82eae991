import { expect, it } from "vitest";
import { backOfficePath, signInFor } from "./back-paths.ts";

it.each([
  "/booking-manage",
  "/ja_JP/booking-manage/list",
  "/booking-manage/list?state=open&text=%E6%9E%97&column=kind",
  "/en_US/booking-manage/check-in?code=https%3A%2F%2Fexample.org%2Fstatus%2Fx",
])("leads back to %s", (to) => {
  expect(backOfficePath(to)).toBe(to);
});

it.each([
  null,
  "",
  "https://example.org",
  "//example.org",
  "/\\example.org",
  "/booking-manage\\@example.org",
  "/booking-manage@example.org",
  "/booking-manage.example.org",
  "/booking-manage/../news",
  "/news",
  "/news?/booking-manage",
  "/booking-manage?to=//example.org",
  "/booking-manage//list",
  "/booking-manage/list?a=\\",
  "/booking-manage/list?a b",
  "/booking-manage/list?a\r\nb",
  "/booking-manage/list?林",
  "/booking-manage#//x",
  `/booking-manage?${"x".repeat(1001)}`,
])("leads nowhere else: %j", (to) => {
  expect(backOfficePath(to)).toBeUndefined();
});

it("the sign-in carries the query, and of one it would not take the path alone", () => {
  const to = (address: string) => signInFor(new URL(address, "https://park.example"));
  expect(to("/booking-manage/list")).toBe("/booking-manage?to=%2Fbooking-manage%2Flist");
  expect(to("/ja_JP/booking-manage/list?state=open&text=林")).toBe(
    `/ja_JP/booking-manage?to=${encodeURIComponent("/ja_JP/booking-manage/list?state=open&text=%E6%9E%97")}`,
  );
  expect(to("/booking-manage/check-in?code=https://example.org/status/x")).toBe(
    "/booking-manage?to=%2Fbooking-manage%2Fcheck-in",
  );
});
