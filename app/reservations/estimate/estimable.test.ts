import { expect, it } from "vitest";
import { estimableOf } from "./estimate-box.tsx";

it.each([
  [{}, false],
  [{ free: ["0"] }, false],
  [{ free: ["3"] }, true],
  [{ free: ["3"], freeReason: [""] }, true],
  [{ free: ["3"], freeReason: ["young"] }, false],
  [{ freeReason: ["young"] }, false],
])(
  "the estimate promises nothing at once while it is open why people are free (%j: %s)",
  (answers: Record<string, string[]>, open) => {
    expect(estimableOf(answers).unreasoned).toBe(open);
  },
);
