import { describe, expect, inject, it } from "vitest";
import { locales, pathIn } from "#platform/locales.ts";
import { ask } from "#tests/ask.ts";
import { inside, tags } from "#tests/pages/page.ts";

const site = inject("site");

describe("the home page leads to the visitor's language (rule L4)", () => {
  it.each([
    ["to the browser's language", { "accept-language": "ja" }, "/ja_JP"],
    [
      "to the one it likes best, whatever its order and region",
      { "accept-language": "fr, ja;q=0.5, en-GB;q=0.9" },
      "/en_US",
    ],
    ["past languages we do not speak", { "accept-language": "de-DE, ko;q=0.9, ja-JP;q=0.1" }, "/ja_JP"],
    ["to the stored choice before the browser's", { cookie: "a=b; locale=en_US", "accept-language": "ja" }, "/en_US"],
    ["by the browser when the cookie is none of ours", { cookie: "locale=fr_FR", "accept-language": "ja" }, "/ja_JP"],
    ["also from another site", { "accept-language": "en", "sec-fetch-site": "cross-site" }, "/en_US"],
    ["also when typed in", { "accept-language": "en", "sec-fetch-site": "none" }, "/en_US"],
    ["with the query it was asked with", { "accept-language": "en" }, "/en_US?utm_source=card", "/?utm_source=card"],
  ])("%s", async (_, headers, target, path = "/") => {
    const answer = await ask(site, path, { headers });
    expect([answer.status, answer.headers.location, answer.headers.vary]).toEqual([
      302,
      target,
      "Accept-Language, Cookie",
    ]);
    expect(answer.headers["set-cookie"], "only choosing sets the cookie (rule L5)").toBeUndefined();
  });

  it.each([
    ["without Accept-Language, as crawlers come", {}],
    ["when Chinese is liked best", { "accept-language": "zh-TW, en;q=0.8" }],
    ["when no language of ours is liked", { "accept-language": "fr, de;q=0.5" }],
    ["when ours are ruled out", { "accept-language": "en;q=0, ja;q=0" }],
    ["when Chinese was chosen", { cookie: "locale=zh_TW", "accept-language": "ja" }],
    ["for who is on the site already", { "accept-language": "ja", "sec-fetch-site": "same-origin" }],
    ["for who chose English and comes by our own link", { cookie: "locale=en_US", "sec-fetch-site": "same-origin" }],
    ["when the header is nonsense", { "accept-language": ";;q=x,,*;q=,\u00ff" }],
  ])("and stays in Chinese %s", async (_, headers) => {
    const answer = await ask(site, "/", { headers });
    expect(answer.status).toBe(200);
    expect(tags(answer.text, "html")[0]?.lang).toBe("zh-Hant-TW");
    expect(answer.headers.vary).toContain("Accept-Language, Cookie");
  });

  it("and no other page is led away by language (rule L3)", async () => {
    for (const path of ["/news", "/en_US", "/ja_JP/info", "/en_US/search?q=tea"])
      expect(
        (await ask(site, path, { headers: { cookie: "locale=ja_JP", "accept-language": "en" } })).status,
        path,
      ).toBe(200);
  });
});

describe("an address has one form (rule L3)", () => {
  it.each([
    ["/zh_TW", "/"],
    ["/zh_TW/", "/"],
    ["/zh_TW/news?page=2", "/news?page=2"],
    ["/zh_TW/nowhere", "/nowhere"],
    ["/news/", "/news"],
    ["/en_US/", "/en_US"],
    ["//news///", "/news"],
    ["/zh_TW//example.org", "/example.org"],
    ["//example.org/%2e%2e", "/"],
  ])("%s leads to %s for good", async (path, target) => {
    const answer = await ask(site, path);
    expect([answer.status, answer.headers.location]).toEqual([301, target]);
  });
});

describe("choosing a language (rules L5, L6)", () => {
  it.each([
    ["/en_US/news?page=2", "ja_JP", "/ja_JP/news?page=2"],
    ["/about/core", "en_US", "/en_US/about/core"],
    ["/ja_JP", "zh_TW", "/"],
    ["/", "ja_JP", "/ja_JP"],
    ["/en_US/search?q=a%26b%3Fc", "zh_TW", "/search?q=a%26b%3Fc"],
  ])("on %s keeps the page: %s", async (from, locale, target) => {
    const answer = await ask(site, "/language", { form: { from, locale } });
    expect([answer.status, answer.headers.location]).toEqual([303, target]);
    expect(answer.headers["set-cookie"]).toEqual([`locale=${locale}; Path=/; Max-Age=31536000; SameSite=Lax`]);
  });

  it.each([
    "https://example.org/",
    "//example.org",
    "/\\example.org",
    "\\\\example.org",
    "javascript:alert(1)",
    "news",
    "",
    "/a\r\nset-cookie: x=1",
    "/\texample.org",
    `/${"x".repeat(3000)}`,
  ])("never leads elsewhere: %j", async (from) => {
    const answer = await ask(site, "/language", { form: { from, locale: "en_US" } });
    expect([answer.status, answer.headers.location]).toEqual([303, "/en_US"]);
  });

  it.each([
    "/..//example.org",
    "/%2F%2Fexample.org",
    "/./\\example.org",
    "/@example.org",
    "/en_US//example.org",
    "/ja_JP/\\example.org",
  ])("never leads elsewhere by a detour: %j", async (from) => {
    const { headers } = await ask(site, "/language", { form: { from, locale: "zh_TW" } });
    expect(new URL(headers.location ?? "", site).origin).toBe(site);
  });

  it("as the placeholder, or as no language of ours, changes nothing", async () => {
    for (const locale of ["", "fr_FR", "en_US,ja_JP", "constructor"]) {
      const answer = await ask(site, "/language", { form: { from: "/news", locale } });
      expect([answer.status, answer.headers.location, answer.headers["set-cookie"]]).toEqual([303, "/news", undefined]);
    }
    const bare = await ask(site, "/language", { form: {} });
    expect([bare.status, bare.headers.location]).toEqual([303, "/"]);
  });

  it.each([
    ["/plan/half-day", ""],
    ["/ja_JP/nowhere", ""],
    ["/en_US/search?q=tea", ""],
  ])("is answered at the page where it is made, whatever page that is: %s", async (path) => {
    const answer = await ask(site, path, { form: { from: path, locale: "en_US" } });
    expect([answer.status, answer.headers.location]).toEqual([303, `/en_US${path.replace(/^\/(en_US|ja_JP)/, "")}`]);
  });

  it("by opening the address leads home", async () => {
    const answer = await ask(site, "/language");
    expect([answer.status, answer.headers.location]).toEqual([303, "/"]);
  });

  it("offers the disabled placeholder, then 中文, 日本語 and EN, and says where one is", async () => {
    for (const locale of locales) {
      const path = pathIn(locale, "/search?q=tea");
      const { text } = await ask(site, path);
      const form = /<form class="language"[\s\S]*?<\/form>/.exec(text)?.[0] ?? "";
      const options = tags(form, "option").map((option) => ("disabled" in option ? "disabled" : option.value));
      expect(inside(form, "option")).toEqual(["Language", "中文", "日本語", "EN"]);
      expect(options).toEqual(["disabled", "zh_TW", "ja_JP", "en_US"]);
      expect(tags(form, "input").find((input) => input.name === "from")?.value).toBe(path);
    }
  });
});
