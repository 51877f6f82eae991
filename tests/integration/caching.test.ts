import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { cast, castPassword } from "#tests/cast/cast.ts";
import { ask, cookieOf } from "#tests/ask.ts";
import { pageOf } from "#tests/pages/page.ts";
import { openTestSite, type TestSite } from "#tests/site.ts";

const site = inject("site");

describe("a page that is the same for everyone", () => {
  it.each([
    "/",
    "/en_US/info",
    "/ja_JP/news?page=2",
    "/news.data",
    "/sitemap.xml",
    "/api/HomePage/GetMenuList?locale=en_US",
    "/robots.txt",
  ])("%s is made once and then sent from memory", async (path) => {
    const first = await ask(site, path);
    const second = await ask(site, path);
    expect(second.headers["x-cache"]).toBe("hit");
    expect(second.headers.etag).toBe(first.headers.etag);
    expect(second.headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
    expect(second.bytes.equals(first.bytes)).toBe(true);
  });

  it("is not sent again to who has it", async () => {
    const { headers } = await ask(site, "/about");
    const etag = headers.etag ?? "";
    const again = await ask(site, "/about", { headers: { "if-none-match": `"other", ${etag}` } });
    expect([again.status, again.bytes.length, again.headers.etag]).toEqual([304, 0, etag]);
    expect((await ask(site, "/about", { headers: { "if-none-match": '"other"' } })).status).toBe(200);
  });

  it("is compressed as the visitor's browser can read it, and the same in every form", async () => {
    const plain = await ask(site, "/about");
    const br = await ask(site, "/about", { headers: { "accept-encoding": "gzip, deflate, br, zstd" } });
    const gzip = await ask(site, "/about", { headers: { "accept-encoding": "gzip;q=0.5" } });
    const refused = await ask(site, "/about", { headers: { "accept-encoding": "br;q=0, gzip;q=0.0" } });
    expect([plain, br, gzip, refused].map(({ headers }) => headers["content-encoding"])).toEqual([
      undefined,
      "br",
      "gzip",
      undefined,
    ]);
    expect(brotliDecompressSync(br.bytes).equals(plain.bytes)).toBe(true);
    expect(gunzipSync(gzip.bytes).equals(plain.bytes)).toBe(true);
    for (const { headers, bytes } of [plain, br, gzip])
      expect([headers.vary, headers["content-length"]]).toEqual(["Accept-Encoding", String(bytes.length)]);
  });

  it("answers HEAD with the same headers and no body", async () => {
    const [get, head] = [await ask(site, "/info"), await ask(site, "/info", { method: "HEAD" })];
    expect([head.status, head.bytes.length, head.headers.etag, head.headers["content-length"]]).toEqual([
      200,
      0,
      get.headers.etag,
      get.headers["content-length"],
    ]);
  });

  it("is the same page whatever else stands in its query, in whatever order", async () => {
    await ask(site, "/news?category=notice&page=1");
    for (const path of ["/news?page=1&category=notice", "/news?utm_source=x&category=notice&fbclid=y&page=1"])
      expect((await ask(site, path)).headers["x-cache"], path).toBe("hit");
    expect((await ask(site, "/news?category=press")).headers["x-cache"]).not.toBe("hit");
  });

  it("is not kept when visitors write its words themselves, of which there is no end", async () => {
    await ask(site, "/search?q=tea");
    expect((await ask(site, "/search?q=tea")).headers["x-cache"]).toBeUndefined();
  });

  it("is never kept when it is a refusal or a redirect", async () => {
    for (const path of ["/nowhere-at-all", "/zh_TW/news", "/booking-manage"]) {
      await ask(site, path);
      const { headers } = await ask(site, path);
      expect([headers["x-cache"], headers.etag], path).toEqual([undefined, undefined]);
    }
  });
});

describe("a built file", () => {
  it("is compressed at build time and never asked for twice", async () => {
    const { text } = await ask(site, "/");
    const asset = /\/assets\/[\w.-]+\.js/.exec(text)?.[0] ?? "";
    const { headers, bytes } = await ask(site, asset, { headers: { "accept-encoding": "br, gzip" } });
    expect(headers).toMatchObject({
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
      "content-encoding": "br",
    });
    expect(brotliDecompressSync(bytes).equals((await ask(site, asset)).bytes)).toBe(true);
  });

  it("is no way to other files", async () => {
    for (const path of [
      "/assets/../../package.json",
      "/..%2f..%2fpackage.json",
      "/.env",
      "/assets/",
      "/stamp.json",
      "/assets/%2e%2e/%2e%2e/server/main.ts",
    ])
      expect((await ask(site, path)).text, path).not.toMatch(/"dependencies"|builtAt|openPark/);
  });
});

describe("the clock of test mode (rule T2)", () => {
  it("is set for one request, which passes by what is kept", async () => {
    const at = async (now: string) => pageOf(await ask(site, "/en_US", { headers: { "x-park-now": now } }));
    expect((await at("2026-03-01T10:00")).words).toContain("Open until 18:00");
    expect((await at("2026-03-01T20:00")).words).toMatch(/Closed · opens tomorrow, 09:00/);
    expect((await at("2026-03-01T02:00:00Z")).words).toContain("Open until 18:00");
    // Not the home page, which turns with every shuttle and mist.
    const before = await ask(site, "/en_US/about");
    const { headers } = await ask(site, "/en_US/about", { headers: { "x-park-now": "2030-01-01T10:00" } });
    expect([headers["x-cache"], headers.etag]).toEqual([undefined, undefined]);
    expect((await ask(site, "/en_US/about")).headers.etag).toBe(before.headers.etag);
  });

  it("that cannot be read leaves the park's own", async () => {
    for (const now of ["yesterday", "", "2026-02-30T10:00", "2026-03-01"])
      expect((await ask(site, "/news", { headers: { "x-park-now": now } })).status, now).toBe(200);
  });
});

describe("in production", () => {
  let real: TestSite;
  beforeAll(async () => {
    real = await openTestSite({ PARK_MODE: "production" });
  });
  afterAll(() => real.close());

  it("the test headers do nothing", async () => {
    const own = pageOf(await ask(real.url, "/en_US")).words;
    const asked = await ask(real.url, "/en_US", {
      headers: { "x-park-now": "2026-03-01T03:00", "x-park-limits": "off" },
    });
    expect(asked.headers["x-cache"]).toBe("hit");
    expect(pageOf(asked).words).toBe(own);
  });

  it("the design's gallery is no address", async () => {
    expect((await ask(real.url, "/dev/ui")).status).toBe(404);
  });

  it("a page of somebody signed in is their own and is kept nowhere", async () => {
    const signedIn = await ask(real.url, "/booking-manage", {
      form: { email: cast.editor.email, password: castPassword },
    });
    const { headers } = await ask(real.url, "/en_US", { headers: { cookie: cookieOf(signedIn) } });
    expect([headers["x-cache"], headers.etag]).toEqual([undefined, undefined]);
    expect(headers["cache-control"]).toContain("no-store");
  });
});
