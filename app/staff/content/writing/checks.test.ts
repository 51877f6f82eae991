import { expect, it } from "vitest";
import { festival } from "#app/temple/temple.content.ts";
import { type ContentName, contentTypes } from "#app/content.ts";
import { isContentName, plainType } from "#app/staff/core/content/type-param.ts";
import { blankGroup } from "#platform/content/shape.ts";
import { shapesOf } from "#platform/content/shapes-of.ts";
import { mustMend, requiredFields } from "./checks.server.ts";

it.each([
  [{}, []],
  [{ begins: "18:30", ends: "20:30" }, []],
  [{ begins: "18:30" }, ["Give both times, the end after the beginning"]],
  [{ begins: "18:30", ends: "18:30" }, ["Give both times, the end after the beginning"]],
])("a festival's hours are given whole, and in their order: %o", (hours, told) => {
  expect(
    mustMend({ type: festival, content: hours }, "en_US")
      .filter(({ path }) => path === "ends")
      .map(({ message }) => message),
  ).toEqual(told);
});

it("a fact that nobody knows is told of, in the language where it stands, and those that are known are not (rule F1)", () => {
  const name = {
    zh_TW: "票價 {fact:ticket.regular.single}",
    en_US: "Price {fact:ticket.reguler.single}",
    ja_JP: "料金",
  };
  const told = mustMend({ type: festival, content: { name } }, "en_US").filter(({ path }) => path.startsWith("name."));
  expect(told).toEqual([{ path: "name.en_US", message: expect.stringContaining("{fact:ticket.reguler.single}") }]);
});

it("marks what publishing demands, and nothing else, with rows by the name of their list", () => {
  const required = (name: ContentName) => [...requiredFields(plainType(name), shapesOf(plainType(name)))];
  expect(required("news")).toEqual(expect.arrayContaining(["title", "date", "category"]));
  expect(required("news")).not.toContain("body");
  expect(required("exhibition")).toEqual(expect.arrayContaining(["title", "startsOn", "endsOn"]));
  // What is marked is exactly what the check says of an empty item.
  for (const name of Object.keys(contentTypes).filter(isContentName)) {
    const type = plainType(name);
    const demanded = mustMend({ type, content: blankGroup(shapesOf(type)) }, "en_US").map(({ path }) =>
      path.replace(/\.zh_TW$/, ""),
    );
    expect(required(name), name).toEqual(expect.arrayContaining(demanded));
  }
});

it("says in which form a day, a time and an address are expected", () => {
  const type = plainType("news");
  const of = (date: string) =>
    mustMend({ type, content: { ...blankGroup(shapesOf(type)), date } }, "zh_TW").find(({ path }) => path === "date")
      ?.message;
  expect(of("31/12/2026")).toBe("日期請寫成 2026-12-31 這樣（年-月-日）");
  expect(of("2026-12-31")).toBeUndefined();
});
