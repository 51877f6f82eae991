import { expect, it } from "vitest";
import { differences } from "./differences.ts";

it("tells what changed, value by value", () => {
  expect(
    differences(
      { name: { zh_TW: "鼓", en_US: "Drum" }, hidden: false },
      { name: { zh_TW: "鼓", en_US: "Drums" }, hidden: false, icon: "music" },
    ),
  ).toEqual([
    { what: "name.en_US", before: "Drum", after: "Drums" },
    { what: "icon", before: undefined, after: "music" },
  ]);
});

it("follows rows by their id, so that a new first one is one change", () => {
  expect(
    differences(
      [{ id: 2, at: "/news" }],
      [
        { id: 1, at: "/info" },
        { id: 2, at: "/news" },
      ],
    ),
  ).toEqual([
    { what: "#1.id", before: undefined, after: "1" },
    { what: "#1.at", before: undefined, after: "/info" },
  ]);
});

it("finds nothing where nothing is", () => {
  expect(differences(undefined, null)).toEqual([]);
  expect(differences({ a: [1, 2] }, { a: [1, 2] })).toEqual([]);
});
