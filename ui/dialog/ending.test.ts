import { expect, it } from "vitest";
import { afterStep, type DialogState, problemOf } from "./ending.ts";

const open: DialogState = { state: "open" };

it("is confirmed, denied or dismissed with a reason", () => {
  expect(afterStep(open, { type: "confirm" })).toEqual({ state: "confirmed" });
  expect(afterStep(open, { type: "deny" })).toEqual({ state: "denied" });
  for (const reason of ["cancel", "backdrop", "close", "esc", "timer"] as const) {
    expect(afterStep(open, { type: "dismiss", reason })).toEqual({ state: "dismissed", reason });
  }
});

it("keeps its first ending", () => {
  const denied = afterStep(open, { type: "deny" });
  expect(afterStep(denied, { type: "confirm" })).toBe(denied);
  expect(afterStep(denied, { type: "dismiss", reason: "timer" })).toBe(denied);
});

it("stays open with a bad input until something else is written", () => {
  const bad = afterStep(open, { type: "confirm", input: { kind: "email", value: "desk" } });
  expect(bad).toEqual({ state: "open", problem: "Invalid email address" });
  expect(afterStep(bad, { type: "write" })).toEqual({ state: "open" });
  expect(afterStep(bad, { type: "confirm", input: { kind: "email", value: " desk@example.org " } })).toEqual({
    state: "confirmed",
    value: "desk@example.org",
  });
});

it.each(["desk@example.org", "a.b+c@mail.example.org", "王@例子.台灣"])("takes %s for an email address", (value) => {
  expect(problemOf("email", value)).toBeUndefined();
});

it.each([
  "",
  "desk",
  "desk@",
  "@example.org",
  "desk@example",
  "a b@example.org",
  "a@b@example.org",
  "desk@example..org",
])("refuses %j as an email address", (value) => {
  expect(problemOf("email", value)).toBe("Invalid email address");
});

it.each(["https://example.org", "http://example.org/a?b=c#d", "https://例子.台灣/"])("takes %s for a URL", (value) => {
  expect(problemOf("url", value)).toBeUndefined();
});

it.each([
  "",
  "example.org",
  "ftp://example.org",
  "https://",
  "https://localhost",
  "https://exa mple.org",
  "javascript:alert(1)",
])("refuses %j as a URL", (value) => {
  expect(problemOf("url", value)).toBe("Invalid URL");
});

it("asks nothing of plain text", () => {
  expect(problemOf("text", "")).toBeUndefined();
});
