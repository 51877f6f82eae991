// @module-tag postgres-only
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { ask } from "#tests/ask.ts";
import { type Gate, openGate } from "#tests/gate.ts";
import { openFormPage } from "#tests/pages/form-page.ts";
import { openTestSite, type TestSite } from "#tests/site.ts";
import { copyDatabase } from "#tests/template.ts";

let gate: Gate;
let site: TestSite;
let drop: (() => Promise<void>) | undefined;
beforeAll(async () => {
  const database = await copyDatabase(inject("template"));
  drop = database?.drop;
  gate = await openGate(database?.url ?? "");
  site = await openTestSite({ DATABASE_URL: gate.url });
});
afterAll(async () => {
  await site.close();
  gate.close();
  await drop?.();
});

describe("while the database is away (rule H40)", () => {
  it.each([["/group", "再送一次", "請過 10 秒再試"], ["/en_US/group", "Send again", "Please try again in 10 seconds"], ["/ja_JP/group", "もう一度送信", "10 秒ほど待って"]])("a form sent to %s comes back with what was typed, and says when to send it again", async (path, again, when) => {
    const page = await openFormPage(site.url, path);
    gate.shut();
    const answer = await page.send({ groupName: "<b>松竹國小</b>", total: "31" }, { accept: "text/html" });
    gate.open();
    expect([answer.status, answer.headers["retry-after"], answer.headers["cache-control"]]).toEqual([503, "10", "no-store"]);
    const typed = 'name="groupName" value="&lt;b&gt;松竹國小&lt;/b&gt;"';
    const said = [again, when, typed, `name="idempotencyKey" value="${page.hidden.idempotencyKey}"`];
    expect(said.filter((part) => !answer.text.includes(part))).toEqual([]);
  });

  it("kept pages and /healthz are answered as ever; what has to be read says when to try again", async () => {
    await expect.poll(async () => (await ask(site.url, "/links")).headers["x-cache"]).toBe("hit");
    const kept = await ask(site.url, "/links");
    gate.shut();
    const [again, health, data, feed, menu] = await Promise.all(["/links", "/healthz", "/news.data", "/feeds/en_US/news.atom", "/api/search/suggestions?q=tea"].map((path) => ask(site.url, path, { headers: { accept: "text/html" } })));
    gate.open();
    expect([again?.status, again?.text === kept.text]).toEqual([200, true]);
    expect(health?.status).toBe(200);
    for (const answer of [data, feed, menu]) expect([answer?.status, answer?.headers["retry-after"], answer?.headers["cache-control"]]).toEqual([503, "10", "no-store"]);
  });

  it("comes back within two seconds of it: pages, forms, what others changed; a kept page that was only doubted is sent until then", async () => {
    await expect.poll(async () => (await ask(site.url, "/links")).headers["x-cache"]).toBe("hit");
    const doubted = new Promise<void>((resolve) => site.park.changes.onChange((tags) => tags ?? resolve()));
    gate.shut();
    gate.open();
    await doubted;
    gate.shut();
    // Past the second in which any page may still be sent while it is made anew.
    await expect.poll(async () => (await ask(site.url, "/news")).status, { timeout: 5_000 }).toBe(503);
    expect((await ask(site.url, "/links")).status).toBe(200);
    gate.open();
    await expect.poll(async () => (await ask(site.url, "/news")).status, { timeout: 2_000 }).toBe(200);
    expect((await ask(site.url, "/group")).status).toBe(200);
    const heard: string[] = [];
    site.park.changes.onChange((tags) => void heard.push(...(tags ?? [])));
    await expect.poll(() => site.park.changes.announce(site.park.db, ["after-the-outage"]).then(() => heard), { timeout: 2_000 }).toContain("after-the-outage");
  });
});
