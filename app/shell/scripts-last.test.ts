import { expect, it } from "vitest";
import { scriptsLast } from "./scripts-last.ts";

const page = `<html><head><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/a.css"/><link rel="modulepreload" href="/assets/b.js"/></head><body><p>$& park</p><script>1</script><script type="module" async="">import * as route0 from "/assets/a.js";const $1 = "$&";</script></body></html>`;

it("asks for no module before the page stands, and names them all for later", () => {
  const put = scriptsLast(page);
  expect(put).not.toMatch(/modulepreload" href|type="module"/);
  expect(put).toContain(
    `<script type="text/plain" data-modules="/assets/a.js /assets/b.js">import * as route0 from "/assets/a.js";const $1 = "$&";</script><script>(() => {`,
  );
});

it("leaves everything else as it was", () => {
  expect(scriptsLast(page).replace(/<script type="text\/plain"[\s\S]*(?=<\/body>)/, "")).toBe(
    `<html><head><link rel="stylesheet" href="/a.css"/></head><body><p>$& park</p><script>1</script></body></html>`,
  );
  expect(scriptsLast("<p>a page without scripts</p>")).toBe("<p>a page without scripts</p>");
});
