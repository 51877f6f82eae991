import { expect, it } from "vitest";
import { linkAddress } from "./link-address.ts";
import { proseFromText } from "#platform/content/prose/from-text.ts";
import { renderProse } from "#platform/content/prose/html.ts";

it.each([
  ["www.example.com/x", "https://www.example.com/x"],
  [" example.com:8080?a=b ", "https://example.com:8080?a=b"],
  ["傳藝.tw", "https://傳藝.tw"],
  ["HTTPS://example.com/A", "https://example.com/A"],
  ["http://example.com", "http://example.com"],
  ["/news/first?x#y", "/news/first?x#y"],
  ["mailto:a@example.org", "mailto:a@example.org"],
  ["a@example.org", "mailto:a@example.org"],
  ["Tel:+886-3-000-0000", "tel:+886-3-000-0000"],
])("%s becomes a link to %s, which pages show", (written, address) => {
  expect(linkAddress(written)).toBe(address);
  const doc = {
    type: "doc",
    content: [{ type: "text", text: "x", marks: [{ type: "link", attrs: { href: linkAddress(written) } }] }],
  };
  expect(renderProse(doc, { word: (text) => text, href: (href) => href })).toContain(`href="${address}"`);
});

it.each([
  "",
  "javascript:alert(1)",
  "javascript:a.b.example",
  "data:text/html,x",
  "//example.com",
  "/\\example.com",
  "news",
  "3.5",
  "https://",
  "https://a b",
  "see www.example.com",
  "mailto:a b",
])("%s is no address to link to", (written) => {
  expect(linkAddress(written)).toBeUndefined();
});

it("a link written by hand without https:// is completed without JavaScript, too", () => {
  expect(JSON.stringify(proseFromText("[x](www.example.com/x)"))).toContain('"https://www.example.com/x"');
});
