import { describe, expect, it } from "vitest";
import { ownScripts } from "./own-scripts.ts";

const nonce = "k3y-nobody-knows";
const ours = `<script nonce="${nonce}">begin()</script>`;

describe("a page's policy knows the scripts that were rendered, and none that came by way of content (rule H5)", () => {
  it("takes every inline script of the renderer, its code as the browser will see it, and leaves no nonce", () => {
    const page = `<head><link rel="modulepreload" href="/a.js" nonce="${nonce}"/><script type="application/ld+json">{}</script></head><main>${ours}<script type="module" async="" nonce="${nonce}">import "/a.js";</script><script src="/b.js" nonce="${nonce}"></script></main>`;
    const { html, scripts } = ownScripts(page, nonce);
    expect(scripts).toEqual(["begin()", 'import "/a.js";']);
    expect(html).toBe(page.replaceAll(` nonce="${nonce}"`, ""));
  });

  it.each([
    ["a script", "<script>alert(1)</script>"],
    ["one with a guessed nonce", '<script nonce="guessed">alert(1)</script>'],
    ["one with a nonce of nothing", '<script nonce="">alert(1)</script>'],
    ["one that swallows what follows", "<script>alert(1);/*"],
    ["one that would take ours as its attribute", '<script x="'],
    ["a comment that ends after ours", "<!--"],
    ["text that looks like the mark", " nonce=&quot;k3y&quot;<script>alert(1)</script>"],
  ])("not %s", (_, injected) => {
    for (const page of [`<p>${injected}</p>${ours}`, `${ours}<p>${injected}</p>`])
      expect(ownScripts(page, nonce).scripts).toEqual(["begin()"]);
  });

  it("nor what ends a script of ours too early", () => {
    expect(
      ownScripts(`<script nonce="${nonce}">data("</script><script>alert(1)</script>")</script>`, nonce).scripts,
    ).toEqual(['data("']);
  });

  it("in time that grows with the page", () => {
    const page = "<script ".repeat(40_000) + ours.repeat(500);
    expect(ownScripts(page, nonce).scripts).toHaveLength(500);
  });
});
