import fc from "fast-check";
import { expect, inject, it } from "vitest";
import { screens } from "#tests/pages/addresses.ts";
import { type Answer, ask } from "#tests/ask.ts";

const site = inject("site");
const runs = { numRuns: 75, endOnFailure: true };

const byte = (from: number, to: number) =>
  fc.string({ unit: fc.integer({ min: from, max: to }).map((code) => String.fromCharCode(code)), maxLength: 40 });
/** What may stand in a request's first line, and in a header. */
const inPath = byte(0x21, 0xff);
const inHeader = byte(0x20, 0xff).filter((text) => !text.includes("\x7f"));
const escaped = fc.constantFrom(
  "%00",
  "%2e%2e",
  "%2f",
  "%5c",
  "%C0%AF",
  "%E5%82",
  "%F0%9F%8F%AE",
  "%",
  "%zz",
  "%0d%0aset-cookie:x",
  "%3Cscript%3E",
  "..",
  "\\",
  ";",
  "@",
  "*",
  ":id",
);
const prefix = fc.constantFrom("", "/en_US", "/ja_JP", "/zh_TW", "/fr_FR");
const known = fc.constantFrom(
  ...screens,
  "/booking-manage",
  "/booking-manage/list",
  "/media/a/b.webp",
  "/builds/meta/x.json",
  "/api/HomePage/GetMenuList",
  "/language",
  "/sitemap.xml",
  "/metrics",
  "/policy/privacy",
);
const ending = fc.constantFrom("", "", ".data", "/", "//", "/_.data", ".json");
const path = fc
  .tuple(prefix, fc.oneof(known, fc.constant("")), fc.array(fc.oneof(inPath, escaped), { maxLength: 3 }), ending)
  .map(([before, screen, parts, after]) => before + [screen, ...parts].join("/") + after || "/");
const query = fc
  .array(
    fc.tuple(
      fc.constantFrom(
        "page",
        "q",
        "kind",
        "category",
        "craft",
        "cobranded",
        "month",
        "year",
        "date",
        "locale",
        "_routes",
        "index",
        "to",
        "x",
      ),
      fc.oneof(
        fc.constantFrom(
          "0",
          "-1",
          "999999999999",
          "2026-13",
          "2026-99-99",
          "NaN",
          "null",
          "__proto__",
          "''",
          "../..",
          "%",
          "%ff",
        ),
        inPath.map(encodeURIComponent),
      ),
    ),
    { maxLength: 4 },
  )
  .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join("&"));

it("any path is answered without a fault", async () => {
  await fc.assert(
    fc.asyncProperty(path, async (asked) => expectNoFault(await ask(site, asked), asked)),
    runs,
  );
});

it("any query is answered without a fault", async () => {
  const asked = fc
    .tuple(prefix, known, ending, query)
    .map(([before, screen, after, search]) => `${before}${screen}${after}?${search}`);
  await fc.assert(
    fc.asyncProperty(asked, async (address) => expectNoFault(await ask(site, address), address)),
    runs,
  );
});

it("any header is answered without a fault", async () => {
  const name = fc.constantFrom(
    "accept",
    "accept-language",
    "accept-encoding",
    "cookie",
    "if-none-match",
    "if-modified-since",
    "range",
    "referer",
    "user-agent",
    "x-forwarded-for",
    "x-forwarded-proto",
    "x-park-now",
    "x-park-client",
    "sec-fetch-site",
    "host",
    "origin",
    "authorization",
    "purpose",
    "x-react-router-prerender-data",
    "content-type",
  );
  const value = fc.oneof(
    inHeader,
    fc.constantFrom(
      "park.session_token=x.y",
      "locale=%%%",
      "2026-02-30T25:00",
      "-271821-04-20T00:00Z",
      "9999999-01-01T00:00",
      "example.org:99999",
      "[::1",
      '""',
      'W/"x", *',
      "bytes=0-",
      "br;q=x",
      "*",
    ),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom("/", "/news", "/en_US/info", "/ja_JP/calendar", "/booking-manage/list", "/news.data"),
      fc.dictionary(name, value, { maxKeys: 4 }),
      async (address, headers) => expectNoFault(await ask(site, address, { headers }), address),
    ),
    runs,
  );
});

it("anything posted is answered without a fault", async () => {
  const type = fc.constantFrom(
    "application/x-www-form-urlencoded",
    "multipart/form-data",
    "multipart/form-data; boundary=x",
    "text/plain",
    "application/json",
    "text/html; charset=utf-9",
    "",
    "x",
  );
  const body = fc.oneof(
    fc.string({ unit: "binary", maxLength: 200 }),
    fc.constantFrom(
      "locale=en_US&from=%",
      '--x\r\ncontent-disposition: form-data; name="email"\r\n\r\na\r\n--x--\r\n',
      "--x\r\n\r\n--",
      "{}",
      "email[]=1&password=",
      "email=a&email=b&password=%00",
    ),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.tuple(
        prefix,
        fc.constantFrom(
          "/language",
          "/booking-manage",
          "/booking-manage?to=//x",
          "/booking-manage/sign-out",
          "/booking-manage/list",
          "/news",
          "/nowhere",
          "/",
          "/news.data",
          "/booking-manage.data",
          "/api/HomePage/GetMenuList",
          "/sitemap.xml",
        ),
      ),
      type,
      body,
      async ([before, address], contentType, sent) =>
        expectNoFault(
          await ask(site, before + address, {
            method: "POST",
            body: sent,
            headers: {
              origin: site,
              "sec-fetch-site": "same-origin",
              ...(contentType && { "content-type": contentType }),
            },
          }),
          `${before}${address} ${contentType}`,
        ),
    ),
    runs,
  );
});

function expectNoFault(answer: Answer, asked: string) {
  expect(answer.status, `${asked}: ${answer.text.slice(0, 200)}`).toBeLessThan(500);
  expect(answer.headers["set-cookie"]?.some((cookie) => cookie.startsWith("x")) ?? false).toBe(false);
}
