import { expect, it } from "vitest";
import { festival } from "#app/temple/temple.content.ts";
import { mustMend } from "./checks.server.ts";

it.each([
  [{}, []],
  [{ begins: "18:30", ends: "20:30" }, []],
  [{ begins: "18:30" }, ["Give both times, the end after the beginning"]],
  [{ begins: "18:30", ends: "18:30" }, ["Give both times, the end after the beginning"]],
])("a festival's hours are given whole, and in their order: %o", (hours, told) => {
  expect(mustMend({ type: festival, content: hours }, "en_US").filter(({ path }) => path === "ends").map(({ message }) => message)).toEqual(told);
});

it("a fact that nobody knows is told of, in the language where it stands, and those that are known are not (rule F1)", () => {
  const name = { zh_TW: "票價 {fact:ticket.regular.single}", en_US: "Price {fact:ticket.reguler.single}", ja_JP: "料金" };
  const told = mustMend({ type: festival, content: { name } }, "en_US").filter(({ path }) => path.startsWith("name."));
  expect(told).toEqual([{ path: "name.en_US", message: expect.stringContaining("{fact:ticket.reguler.single}") }]);
});
