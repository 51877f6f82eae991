import { connect } from "node:net";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { forgetCounts } from "#platform/limits/forget-counts.ts";
import { openLimits } from "#platform/limits/limits.ts";
import { ask } from "#tests/ask.ts";
import { openFormPage } from "#tests/pages/form-page.ts";
import { openTestSite, type TestSite } from "#tests/site.ts";

const site = inject("site");
const form = { from: "/news", locale: "en_US" };

describe("what is sent", () => {
  it.each(["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND"])(
    "by %s is refused, and told what is allowed",
    async (method) => {
      const { status, headers } = await ask(site, "/news", { method });
      expect([status, headers.allow]).toEqual([405, "GET, HEAD, POST"]);
    },
  );

  it("is refused above 12 MB, with or without an announced length", async () => {
    const body = Buffer.alloc(13 * 1024 * 1024, "a");
    // Kept open, as browsers ask: a connection that is to be closed ends with the refusal, and who still sends then may
    // not hear it.
    const headers = { "content-type": "application/x-www-form-urlencoded", connection: "keep-alive", origin: site };
    expect((await ask(site, "/language", { method: "POST", headers, body })).status).toBe(413);
    expect(
      (
        await ask(site, "/language", {
          method: "POST",
          headers: { ...headers, "content-length": [], "transfer-encoding": "chunked" },
          body,
        })
      ).status,
    ).toBe(413);
  });

  it("as anything but a form is refused", async () => {
    for (const type of ["application/json", "text/plain", "application/xml"])
      expect(
        (await ask(site, "/language", { method: "POST", headers: { "content-type": type, origin: site }, body: "{}" }))
          .status,
        type,
      ).toBe(415);
    const broken = await ask(site, "/language", {
      method: "POST",
      headers: { "content-type": "multipart/form-data; boundary=x", origin: site },
      body: "--x\r\nhello",
    });
    expect(broken.status).toBe(400);
  });

  it("by a form with files arrives whole", async () => {
    const parts = Object.entries(form).map(
      ([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    const body = `${parts.join("")}--x--\r\n`;
    const answer = await ask(site, "/language", {
      method: "POST",
      headers: { "content-type": "multipart/form-data; boundary=x", origin: site },
      body,
    });
    expect([answer.status, answer.headers.location]).toEqual([303, "/en_US/news"]);
  });

  it("without an announced length, as proxies pass it on, arrives, and a form of nothing is refused", async () => {
    const plain = {
      "content-type": "application/x-www-form-urlencoded",
      origin: site,
      "content-length": [],
      "transfer-encoding": "chunked",
    };
    const sent = await ask(site, "/language", {
      method: "POST",
      headers: plain,
      body: new URLSearchParams(form).toString(),
    });
    expect([sent.status, sent.headers.location]).toEqual([303, "/en_US/news"]);
    const parts = Object.entries(form).map(
      ([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    const whole = await ask(site, "/language", {
      method: "POST",
      headers: { ...plain, "content-type": "multipart/form-data; boundary=x" },
      body: `${parts.join("")}--x--\r\n`,
    });
    expect([whole.status, whole.headers.location]).toEqual([303, "/en_US/news"]);
    expect((await ask(site, "/language", { method: "POST", headers: { origin: site } })).status).toBe(415);
  });

  it.each([
    ["another site's page", { "sec-fetch-site": "cross-site", origin: "https://example.org" }],
    ["a neighbour under the same domain", { "sec-fetch-site": "same-site", origin: "http://other.localhost" }],
    ["a page without an origin", { "sec-fetch-site": "cross-site", origin: "null" }],
    ["an old browser on another site", { origin: "https://example.org" }],
    ["nobody knows where, with somebody's sign-in", { cookie: "park.session=whose" }],
  ])("by a form of %s is refused", async (_, headers) => {
    const answer = await ask(site, "/language", {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
      body: "locale=en_US&from=/",
    });
    expect([answer.status, answer.headers["set-cookie"]]).toEqual([403, undefined]);
  });

  it("by a script, which says nothing of where it comes from, goes by its fields, but not into the back office (rule D20)", async () => {
    const plain = { headers: { "content-type": "application/x-www-form-urlencoded" }, method: "POST" };
    const public_ = await ask(site, "/language", { ...plain, body: "locale=en_US&from=/" });
    expect([public_.status, public_.headers.location]).toEqual([303, "/en_US"]);
    for (const path of ["/booking-manage", "/en_US/booking-manage/list", "/booking-manage.data"])
      expect((await ask(site, path, { ...plain, body: "a=b" })).status, path).toBe(403);
    const shown = await ask(site, "/ja_JP/booking-manage", {
      ...plain,
      headers: { ...plain.headers, accept: "text/html" },
      body: "a=b",
    });
    expect([shown.status, shown.text.includes('<html lang="ja">')]).toEqual([403, true]);
  });

  it("to a page that takes no form is answered with the error page and 405", async () => {
    const answer = await ask(site, "/en_US/news", { form: { a: "b" } });
    expect(answer.status).toBe(405);
    expect(answer.text).toContain('<html lang="en">');
    expect(answer.text).toContain("Back to home");
  });
});

describe("how often", () => {
  let limited: TestSite;
  beforeAll(async () => {
    limited = await openTestSite({ TRUST_PROXY: "127.0.0.1" });
  });
  afterAll(() => limited.close());
  const from = (address: string) => ({ "x-park-limits": "on", "x-forwarded-for": address });

  it("one address may send forms is limited, and others are not", async () => {
    const sent = async (address: string) =>
      (await ask(limited.url, "/language", { form, headers: from(address) })).status;
    const statuses = [];
    for (let times = 0; times < 31; times++) statuses.push(await sent("203.0.113.1"));
    expect(statuses.filter((status) => status === 303)).toHaveLength(30);
    const refused = await ask(limited.url, "/language", { form, headers: from("203.0.113.1") });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers["retry-after"])).toSatisfy((seconds: number) => seconds >= 1 && seconds <= 60);
    expect(await sent("203.0.113.2")).toBe(303);
  });

  it("one address may have pages made is limited, while kept pages stay free", async () => {
    await ask(limited.url, "/about");
    const asked = Array.from({ length: 620 }, (_, at) =>
      ask(limited.url, `/media/none-${at}`, { headers: from("203.0.113.3") }),
    );
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect([
      statuses.filter((status) => status === 404).length,
      statuses.filter((status) => status === 429).length,
    ]).toEqual([600, 20]);
    expect((await ask(limited.url, "/about", { headers: from("203.0.113.3") })).status).toBe(200);
    expect((await ask(limited.url, "/info", { headers: from("203.0.113.3") })).status).toBe(429);
  });

  it.each([
    [
      "an IPv4 network (/24), eight times as often as one address",
      8,
      (at: number) => (at % 2 ? `198.51.100.${at}` : `::ffff:198.51.100.${at}`),
      "198.51.101.1",
    ],
    ["an IPv6 network (/64), twice as often", 2, (at: number) => `2001:db8:1:2:${at}::1`, "2001:db8:1:3::1"],
  ])(
    "all addresses of %s, may send forms is limited, and its neighbours are not (rule H23)",
    async (_, addresses, nth, neighbour) => {
      const sent = async (address: string) =>
        (await ask(limited.url, "/language", { form, headers: from(address) })).status;
      const statuses = await Promise.all(Array.from({ length: addresses * 30 }, (_, at) => sent(nth(at % addresses))));
      expect(new Set(statuses)).toEqual(new Set([303]));
      expect([await sent(nth(addresses)), await sent(neighbour)]).toEqual([429, 303]);
    },
  );

  it("one address may send whole forms is told with the minutes to wait, what was typed stays, and an hour later it goes on (rule H23)", async () => {
    const headers = from("203.0.113.60");
    const message = {
      subject: "visit",
      message: "May dogs come?",
      name: "Lin",
      email: "lin@example.org",
      privacy: "on",
      verification: "PARK5",
    };
    const send = async (prefix: string) => {
      const page = await openFormPage(limited.url, `${prefix}/contact`);
      vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 5_000 });
      return page.send(message, headers);
    };
    try {
      let sent = 0;
      while ((await send("")).status === 303 && sent < 70) sent++;
      expect(sent).toBe(20);
      for (const [prefix, waits] of [
        ["", /請 \d+ 分鐘後再試，或來電/],
        ["/en_US", /try again in \d+ minutes?, or call us/],
        ["/ja_JP", /\d+ 分ほどおいてお試しいただくか、お電話/],
      ] as const) {
        const answer = await send(prefix);
        expect(answer.status).toBe(429);
        expect(answer.text).toMatch(waits);
        expect(answer.text).toContain("May dogs come?");
        expect(Number(answer.headers["retry-after"])).toSatisfy((wait: number) => wait > 0 && wait <= 3600);
      }
      vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3_600_000 });
      expect((await send("/ja_JP")).status).toBe(303);
    } finally {
      vi.useRealTimers();
    }
  });

  it("one address may send forms without proof of work counts threefold, and so does a proof that is used twice, old, or another form's (rule H25)", async () => {
    const budget = openLimits({ off: false, db: limited.park.db, secret: limited.park.config.secret });
    const solve = async (form = "contact") => {
      const challenge = JSON.parse((await ask(limited.url, `/verification/work/${form}`)).text);
      return JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
    };
    const message = {
      subject: "visit",
      message: "May dogs come?",
      name: "Lin",
      email: "lin@example.org",
      privacy: "on",
      verification: "PARK5",
    };
    let last = 80;
    /** Of an address with points left for so many: how its forms with these proofs are answered. */
    const sent = async (points: number, proofs: readonly string[]) => {
      const headers = from(`203.0.113.${++last}`);
      await budget.waitFrom({ what: "forms-sent", most: 60, seconds: 3600 }, headers["x-forwarded-for"], 60 - points);
      const statuses = [];
      for (const work of proofs) {
        const page = await openFormPage(limited.url, "/en_US/contact");
        vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 5_000 });
        statuses.push((await page.send({ ...message, work }, headers)).status);
      }
      return statuses;
    };
    try {
      expect(await sent(3, ["", await solve()])).toEqual([303, 429]);
      expect(await sent(3, [await solve(), await solve(), await solve(), await solve()])).toEqual([303, 303, 303, 429]);
      const twice = await solve();
      expect(await sent(3, [twice, twice])).toEqual([303, 429]);
      const changed = (await solve())
        .replace(/"counter":\d+,"derivedKey":"../, '"counter":1,"derivedKey":"00')
        .replace(/"signature":"../, '"signature":"00');
      for (const none of [await solve("lost-item"), changed, "{}", "[", "null", '{"challenge":{"parameters":{}}}'])
        expect([none.slice(0, 20), await sent(2, [none])]).toEqual([none.slice(0, 20), [429]]);
      const old = await solve();
      vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 2 * 3_600_000 });
      expect(await sent(2, [old])).toEqual([429]);
    } finally {
      vi.useRealTimers();
    }
    expect((await ask(limited.url, "/verification/work/A")).status).toBe(404);
    expect((await ask(limited.url, "/verification/work/contact")).headers["cache-control"]).toBe("no-store");
  });

  it("is counted once for all processes, and nobody's address lies in the database (rule H23)", async () => {
    const { db, config } = limited.park;
    const [one, other] = [
      openLimits({ off: false, db, secret: config.secret }),
      openLimits({ off: false, db, secret: config.secret }),
    ];
    const limit = { what: "shared", most: 5, seconds: 60 };
    const waits = await Promise.all(
      Array.from({ length: 10 }, (_, at) => (at % 2 ? one : other).waitFrom(limit, "203.0.113.70")),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
    const kept = JSON.stringify(await db.selectFrom("limit_counts").selectAll().execute());
    expect(kept).not.toMatch(/203\.0|shared/);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 86_400_000 });
    await forgetCounts(limited.park).run({}, { id: "job", attempt: 1 });
    vi.useRealTimers();
    expect(await db.selectFrom("limit_counts").selectAll().execute()).toEqual([]);
  });

  it("is counted only when asked for, in test mode", async () => {
    for (let times = 0; times < 35; times++)
      expect(
        (await ask(limited.url, "/language", { form, headers: { "x-forwarded-for": "203.0.113.4" } })).status,
      ).toBe(303);
  });
});

describe("how long", () => {
  let slow: TestSite;
  beforeAll(async () => {
    slow = await openTestSite({ ANSWER_SECONDS: "1" });
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    await slow.close();
  });

  it("a picture is waited for that is still to be made: past its time there is a placeholder, and the picture when it is asked for again (rule H53)", async () => {
    const { id, version } = await slow.park.db
      .selectFrom("pictures")
      .select(["id", "version"])
      .where("width", ">=", 320)
      .limit(1)
      .executeTakeFirstOrThrow();
    const work = slow.park.pictureWork;
    const encode = work.encode.bind(work);
    let go = () => {};
    const gone = new Promise<void>((resolve) => {
      go = resolve;
    });
    vi.spyOn(work, "encode").mockImplementation(async (...given) => (await gone, encode(...given)));
    const picture = `/media/${id}/${version}-320.avif`;
    const { status, headers } = await ask(slow.url, picture);
    expect([status, headers["content-type"]]).toEqual([503, "image/svg+xml"]);
    go();
    await expect
      .poll(async () => (await ask(slow.url, picture)).headers["content-type"], { timeout: 30_000 })
      .toBe("image/avif");
  }, 60_000);
});

it("nonsense instead of a request is answered with 400 or hung up on, and the site goes on", async () => {
  for (const raw of [
    "GET\r\n\r\n",
    "GET / HTTP/9.9\r\n\r\n",
    "\x16\x03\x01\x02\x00",
    "GET / HTTP/1.1\r\n\r\n",
    "GET / HTTP/1.1\r\nhost: a b\r\n\r\n",
    "GET / HTTP/1.1\r\nhost: [::1\r\n\r\n",
    "GET http://[ HTTP/1.1\r\nhost: x\r\n\r\n",
    "GET nowhere HTTP/1.0\r\n\r\n",
    "POST / HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n",
  ])
    expect(await sendRaw(raw), raw).toMatch(/^(HTTP\/1\.1 (200|4\d\d)|$)/);
  expect((await ask(site, "/healthz")).status).toBe(200);
});

/** Sends bytes as they are; answers the first line that comes back. */
function sendRaw(bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect(Number(new URL(site).port), "127.0.0.1", () => socket.end(bytes, "latin1"));
    socket.on("data", (chunk) => (answer += chunk));
    socket.on("error", () => {});
    socket.on("close", () => resolve(answer.split("\r\n", 1)[0] ?? ""));
  });
}
