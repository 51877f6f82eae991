import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "./template.ts";

const text = readFileSync(join(root, "docs/security.md"), "utf8");
const answers = [...text.matchAll(/^\| (\d+(?:\.\d+){0,2}) \| ([12]|1–2) \| (\S+) \| (.*) \|$/gm)].map(
  ([, no = "", , sign = "", reason = ""]) => ({ no, sign, reason }),
);
const [, summary = ""] = /\*\*In short\.\*\*([^*]*)/.exec(text) ?? [];

it("every requirement of the standard has one answer, with its reason", () => {
  expect(answers.length).toBeGreaterThan(200);
  expect(answers.filter(({ sign, reason }) => !["✓", "○", "△", "✗"].includes(sign) || reason.trim() === "")).toEqual(
    [],
  );
  expect(new Set(answers.map(({ no }) => no)).size).toBe(answers.length);
});

it("whatever does not hold, or holds in part, is named at the top, and nothing else is", () => {
  const open = answers.filter(({ sign }) => sign === "△" || sign === "✗").map(({ no }) => no);
  const named = summary.match(/\b\d+\.\d+\.\d+\b/g) ?? [];
  expect([...named].sort()).toEqual(open.sort());
});
