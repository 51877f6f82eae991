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
