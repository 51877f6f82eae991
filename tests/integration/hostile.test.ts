import { connect } from "node:net";
import { describe, expect, inject, it } from "vitest";
import { ask } from "#tests/ask.ts";
import {
  hostileAddresses,
  hostileBodies,
  hostileFields,
  hostileFiles,
  hostileHeads,
  hostileSearches,
} from "#tests/hostile/requests.ts";

const site = inject("site");
const inWords = { "content-type": "application/x-www-form-urlencoded", origin: site, "sec-fetch-site": "same-origin" };

describe("whatever is sent, it is answered and is nobody's fault but the sender's (rule H12)", () => {
  // Every so many of what `npm run bench abuse` sends whole; all of them take minutes.
  it.each([
    ["addresses", hostileAddresses, 97],
    ["searches", hostileSearches, 29],
    ["heads", hostileHeads, 5],
    ["fields of forms", hostileFields, 499],
    ["bodies", hostileBodies, 29],
    ["files", hostileFiles, 9],
  ])("%s made to hurt", async (_, make, every) => {
    const requests = (await make(site)).flatMap(({ requests }) => requests).filter((_, at) => at % every === 0);
    expect(requests.length).toBeGreaterThan(4);
    for (const { name, path, method, headers, body } of requests) {
      const answer = await ask(site, path, { method, headers, body: body?.() });
      expect(answer.status, name).toBeGreaterThanOrEqual(200);
      expect(answer.status, name).toBeLessThan(500);
    }
  });
});

describe("thirty attacks have a known answer", () => {
  const path = (name: string, address: string, ...statuses: number[]) => ({ name, address, statuses });
  it.each([
    path("a way up", "/../../etc/passwd", 404),
    path("a way up, encoded", "/media/..%2f..%2f..%2fetc%2fpasswd", 404),
    path("a way up in bytes that are no text", "/media/%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd", 400, 404),
    path("U+0000 in an address", "/media/a.png%00.html", 400, 404),
    path("two thousand slashes", `/${"/".repeat(2000)}`, 301, 308, 404),
    path("a language many times over", "/en_US".repeat(300), 404),
    path("a prototype as an item", "/news/__proto__", 404),
    path("a prototype as a parameter", "/news?__proto__[polluted]=1&constructor.prototype.polluted=1", 200),
    path("a page beyond number", "/news?page=99999999999999999999", 200, 404),
    path("a page before the first", "/news?page=-1", 200, 404),
    path("a month that is none", "/calendar?month=0000-00", 200, 404),
    path("a month at the end of time", "/calendar?month=275760-09", 200, 404),
    path("a hundred parts of a page's data", `/news.data?_routes=${"root,".repeat(700)}`, 200, 400, 404),
    path("a picture in a size of its own", "/media/1/99999x99999.avif", 404),
    path("a drawing of words that are not ours", "/share/page/%3Cscript%3E.png", 404),
    path("a search of a database", "/search?q=%27%3B%20drop%20table%20items%3B%20--", 200),
    path("a status link of somebody's guess", `/status/${"A".repeat(32)}`, 404),
    path("a status link of a query", "/status/%27%20or%201%3D1%20--aaaaaaaaaaaaaaaaaaaa", 404),
    path("a code's picture that nobody made", "/verification/AAAAAAAA/zh_TW.wav", 404),
  ])("$name", async ({ address, statuses }) => {
    const answer = await ask(site, address);
    expect(statuses, `${answer.status}`).toContain(answer.status);
    expect(answer.text).not.toMatch(/root:x:|at file:|node_modules/);
  });

  it.each([
    ["//example.org/"],
    ["/\\example.org/"],
    ["https://example.org/"],
    ["/%0d%0aset-cookie:%20a=b"],
    ["/\r\nset-cookie: a=b"],
    ["javascript:alert(1)"],
  ])("a way back to %j leads nowhere but to a page of the park", async (from) => {
    const { status, headers } = await ask(site, "/language", { form: { locale: "en_US", from } });
    expect(status).toBe(303);
    expect(new URL(headers.location ?? "", site).origin).toBe(new URL(site).origin);
    expect(JSON.stringify(headers["set-cookie"] ?? "")).not.toContain("a=b");
  });

  it.each([
    ["of JSON", { ...inWords, "content-type": "application/json" }, '{"locale":"en_US"}', [415]],
    ["packed by gzip", { ...inWords, "content-encoding": "gzip" }, "\x1f\x8b", [303, 400, 415, 422]],
    [
      "from another site",
      { ...inWords, origin: "https://example.org", "sec-fetch-site": "cross-site" },
      "locale=en_US&from=/",
      [403],
    ],
    [
      "from nowhere, with the cookie of somebody",
      { "content-type": "application/x-www-form-urlencoded", cookie: "park.session=x" },
      "locale=en_US&from=/",
      [403],
    ],
    ["with a longer name for its method", inWords, "locale=en_US&from=/&_method=DELETE", [303]],
    ["with a name of a prototype", inWords, "locale=en_US&from=/&__proto__[admin]=1", [303]],
  ])("a form %s", async (_, headers, body, statuses) => {
    const { status } = await ask(site, "/language", { method: "POST", headers, body });
    expect(statuses, `${status}`).toContain(status);
    expect(({} as { admin?: string }).admin).toBeUndefined();
  });

  it.each(["PUT", "PATCH", "DELETE", "TRACE", "PROPFIND", "OPTIONS"])(
    "%s is no way to ask for a page",
    async (method) => {
      const { status } = await ask(site, "/news", { method });
      expect([204, 403, 404, 405, 501], `${status}`).toContain(status);
    },
  );

  it.each([
    [
      "two lengths of one body",
      "POST /language HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello",
      400,
    ],
    [
      "a length and pieces",
      "POST /language HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
      400,
    ],
    ["a length below nothing", "POST /language HTTP/1.1\r\nHost: localhost\r\nContent-Length: -5\r\n\r\n", 400],
    [
      "a piece of no known length",
      "POST /language HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
      400,
    ],
    ["a blank before the colon", "GET /news HTTP/1.1\r\nHost : localhost\r\n\r\n", 400],
    ["a line that goes on", "GET /news HTTP/1.1\r\nHost: localhost\r\nA: b\r\n c\r\n\r\n", 400],
    ["no Host", "GET /news HTTP/1.1\r\n\r\n", 400],
    [
      "a head beyond sixteen kilobytes",
      `GET /news HTTP/1.1\r\nHost: localhost\r\n${`A: ${"b".repeat(1000)}\r\n`.repeat(20)}\r\n`,
      431,
    ],
    [
      "three thousand lines in its head",
      `GET /news HTTP/1.1\r\nHost: localhost\r\n${"A: b\r\n".repeat(3000)}\r\n`,
      431,
    ],
  ])("a request with %s", async (_, text, status) => {
    expect(await raw(text)).toMatch(new RegExp(`^HTTP/1.1 ${status}`));
  });
});

function raw(request: string): Promise<string> {
  const { hostname, port } = new URL(site);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.end(request));
    let text = "";
    socket.on("data", (bytes) => (text += bytes));
    socket.on("end", () => resolve(text));
    socket.on("error", reject);
  });
}
