import { expect, it } from "vitest";
import { linkKind } from "./link-kind.ts";

it.each([
  ["/", "page"],
  ["/news?page=2#list", "page"],
  ["/search?q=a.pdf", "page"],
  ["#content", "here"],
  ["/media/1/plan.pdf", "file"],
  ["/feeds/news.atom", "file"],
  ["https://example.org/a", "outside"],
  ["//example.org", "outside"],
  ["HTTP://example.org", "outside"],
  ["mailto:desk@example.org", "contact"],
  ["tel:+886-3-000-0000", "contact"],
  ["javascript:alert(1)", "refused"],
  ["JavaScript:alert(1)", "refused"],
  ["data:text/html,x", "refused"],
  ["news", "refused"],
  ["", "refused"],
])("takes %j for %s", (to, kind) => {
  expect(linkKind(to)).toBe(kind);
});
