import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { type Answer, ask } from "#tests/ask.ts";
import { tags } from "#tests/pages/page.ts";
import { openTestSite, type TestSite } from "#tests/site.ts";

const site = inject("site");
const pages = [
  "/",
  "/en_US",
  "/news",
  "/news/volunteer-guides",
  "/ja_JP/about/core",
  "/search?q=tea",
  "/calendar",
  "/navigate",
  "/fortune-stick/7",
  "/video",
  "/time",
  "/nowhere",
  "/booking-manage",
  "/dev/ui",
];

describe("every answer carries the strict headers (rule H5)", () => {
  it.each([
    ...pages,
    "/news.data",
    "/api/HomePage/GetMenuList",
    "/sitemap.xml",
    "/robots.txt",
    "/seal.svg",
    "/healthz",
    "/metrics",
    "/zh_TW/news",
    "/builds/latest.json",
    "/media/none",
  ])("%s", async (path) => {
    expectCommon(await ask(site, path));
  });

  it("a refused method, a refused form and a second look too", async () => {
    expectCommon(await ask(site, "/news", { method: "PUT" }));
    expectCommon(await ask(site, "/language", { method: "POST", body: "x" }));
    const { headers } = await ask(site, "/news");
    const again = await ask(site, "/news", { headers: { "if-none-match": headers.etag ?? "" } });
    expect(again.status).toBe(304);
    expectCommon(again);
  });
});

describe("the Content-Security-Policy (rule H5)", () => {
  it.each(pages)("of %s allows its own inline scripts by hash and nothing else", async (path) => {
    const { text, headers } = await ask(site, path);
    const policy = directives(headers["content-security-policy"]);
    const scripts = policy["script-src"] ?? [];
    // Not 'none': Firefox goes by it for pages loaded ahead (tests/browsers/visits.walk.ts); every other kind has its
    // own directive below.
    expect(policy["default-src"]).toEqual(["'self'"]);
    expect(scripts[0]).toBe("'self'");
    expect(
      scripts.slice(1).every((source) => /^'sha256-[\w+/]{43}='$/.test(source)),
      scripts.join(" "),
    ).toBe(true);
    expect([...scripts].slice(1).sort()).toEqual([...new Set(inlineScripts(text).map(hashOf))].sort());
    for (const directive of [
      "style-src",
      "img-src",
      "font-src",
      "connect-src",
      "media-src",
      "manifest-src",
      "worker-src",
    ])
      expect(policy[directive]?.join(" "), directive).toMatch(/^'self'( data:)?$/);
    for (const directive of ["frame-ancestors", "base-uri", "object-src"])
      expect(policy[directive]).toEqual(["'none'"]);
    expect([policy["require-trusted-types-for"], policy["trusted-types"]]).toEqual([
      ["'script'"],
      ["default", "park-inert", "park-paste"],
    ]);
    expect(text).not.toMatch(/\snonce=/);
    expect(policy["form-action"]).toEqual(["'self'"]);
    // No other site: a player may be framed only where a film is offered with it (the gallery shows one).
    expect(policy["frame-src"]).toEqual(path === "/dev/ui" ? ["https://player.vimeo.com"] : ["'none'"]);
    expect(String(headers["content-security-policy"]).replace(/frame-src [^;]+;/, "")).not.toMatch(/unsafe|\*|https?:/);
  });

  it.each(pages)("and %s needs nothing else: no style attribute, no handler, no other host", async (path) => {
    const { text } = await ask(site, path);
    const markup = text.replace(/<script\b[\s\S]*?<\/script>/g, "");
    expect(markup.match(/<[^>]+\s(style|on\w+)="[^>]*>/)?.[0]).toBeUndefined();
    expect(markup).not.toMatch(/<style\b/);
    const loaded = [...tags(text, "script"), ...tags(text, "img")]
      .flatMap(({ src }) => src ?? [])
      .concat(
        tags(text, "link")
          .filter(({ rel }) => !["canonical", "alternate"].includes(rel ?? ""))
          .flatMap(({ href }) => href ?? []),
      );
    expect(loaded.filter((address) => !/^(\/(?!\/)|data:image)/.test(address))).toEqual([]);
  });

  it("of a page made again holds the hashes of the page made again", async () => {
    for (const now of ["2026-03-01T10:00", "2026-03-01T22:00"]) {
      const { text, headers } = await ask(site, "/", { headers: { "x-park-now": now } });
      for (const script of inlineScripts(text)) expect(headers["content-security-policy"]).toContain(hashOf(script));
    }
  });
});

describe("behind a proxy", () => {
  let proxied: TestSite;
  beforeAll(async () => {
    proxied = await openTestSite({ TRUST_PROXY: "127.0.0.1, 10.0.0.0/8", SITE_URL: "https://park.example.org" });
  });
  afterAll(() => proxied.close());
  const https = { "x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.7", host: "park.example.org" };

  it("https is insisted on, for a page that was kept over http too", async () => {
    const plain = await ask(proxied.url, "/news", { headers: { host: "park.example.org" } });
    expect([
      plain.headers["strict-transport-security"],
      plain.headers["content-security-policy"]?.includes("upgrade-insecure-requests"),
    ]).toEqual([undefined, false]);
    const safe = await ask(proxied.url, "/news", { headers: https });
    expect(safe.headers["x-cache"]).toBe("hit");
    expect(safe.headers["strict-transport-security"]).toMatch(/^max-age=31536000/);
    expect(safe.headers["content-security-policy"]).toContain("upgrade-insecure-requests");
    const after = await ask(proxied.url, "/news", { headers: { host: "park.example.org" } });
    expect(after.headers["content-security-policy"]).not.toContain("upgrade-insecure-requests");
  });

  it("cookies are for https alone, and forms are taken from the site's own address", async () => {
    const { "sec-fetch-site": _, ...old } = {
      ...https,
      "sec-fetch-site": "",
      origin: "https://park.example.org",
      "content-type": "application/x-www-form-urlencoded",
    };
    const answer = await ask(proxied.url, "/language", {
      method: "POST",
      headers: old,
      body: "locale=en_US&from=/news",
    });
    expect([answer.status, answer.headers.location]).toEqual([303, "/en_US/news"]);
    expect(answer.headers["set-cookie"]?.[0]).toMatch(/; Secure$/);
  });

  it("a stranger's X-Forwarded headers are not believed", async () => {
    const { headers } = await ask(site, "/news", { headers: https });
    expect(headers["strict-transport-security"]).toBeUndefined();
  });
});

function expectCommon({ headers }: Answer) {
  expect(headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": expect.stringContaining("geolocation=()"),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
  });
  expect(headers["x-powered-by"] ?? headers.server).toBeUndefined();
  expect(headers["strict-transport-security"], "plain http").toBeUndefined();
}

function directives(policy: unknown): Record<string, string[]> {
  return Object.fromEntries(
    String(policy)
      .split("; ")
      .map((directive) => [directive.split(" ", 1)[0] ?? "", directive.split(" ").slice(1)]),
  );
}

function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)].flatMap(([, attributes = "", code = ""]) =>
    /\bsrc=|json"/.test(attributes) ? [] : [code],
  );
}

function hashOf(script: string): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}
