// @module-tag postgres-only
import { sql } from "kysely";
import pg from "pg";
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
  it.each([
    ["/group", "再送一次", "請等 10 秒再試一次"],
    ["/en_US/group", "Send again", "Please try again in 10 seconds"],
    ["/ja_JP/group", "もう一度送信", "10 秒ほど待って"],
  ])("a form sent to %s comes back with what was typed, and says when to send it again", async (path, again, when) => {
    const page = await openFormPage(site.url, path);
    gate.shut();
    const answer = await page.send({ groupName: "<b>松竹國小</b>", total: "31" }, { accept: "text/html" });
    gate.open();
    expect([answer.status, answer.headers["retry-after"], answer.headers["cache-control"]]).toEqual([
      503,
      "10",
      "no-store",
    ]);
    const typed = 'name="groupName" value="&lt;b&gt;松竹國小&lt;/b&gt;"';
    const said = [again, when, typed, `name="idempotencyKey" value="${page.hidden.idempotencyKey}"`];
    expect(said.filter((part) => !answer.text.includes(part))).toEqual([]);
  });

  it("kept pages and /healthz are answered as ever; what has to be read says when to try again", async () => {
    await expect.poll(async () => (await ask(site.url, "/links")).headers["x-cache"], { timeout: 5_000 }).toBe("hit");
    const kept = await ask(site.url, "/links");
    gate.shut();
    const [again, health, data, feed, menu] = await Promise.all(
      ["/links", "/healthz", "/news.data", "/feeds/en_US/news.atom", "/api/search/suggestions?q=tea"].map((path) =>
        ask(site.url, path, { headers: { accept: "text/html" } }),
      ),
    );
    gate.open();
    expect([again?.status, again?.text === kept.text]).toEqual([200, true]);
    expect(health?.status).toBe(200);
    for (const answer of [data, feed, menu])
      expect([answer?.status, answer?.headers["retry-after"], answer?.headers["cache-control"]]).toEqual([
        503,
        "10",
        "no-store",
      ]);
  });

  it("comes back within two seconds of it: pages, forms, what others changed; a kept page that was only doubted is sent until then", async () => {
    await expect.poll(async () => (await ask(site.url, "/links")).headers["x-cache"], { timeout: 5_000 }).toBe("hit");
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
    await expect
      .poll(() => site.park.changes.announce(site.park.db, ["after-the-outage"]).then(() => heard), { timeout: 2_000 })
      .toContain("after-the-outage");
  });
});

describe("what the database cannot do is 503, and /readyz names it (rules H40, H41)", () => {
  const readiness = async () => (await ask(site.url, "/readyz")).text.trim().split("\n");

  it("away: /readyz says so, /readyz?for=traffic does not mind", async () => {
    gate.shut();
    expect(await readiness()).toEqual(["not ready", "database: away"]);
    expect((await ask(site.url, "/readyz?for=traffic")).status).toBe(200);
    gate.open();
    await expect.poll(readiness, { timeout: 5_000 }).toEqual(["ready"]);
  });

  it("silent: nothing comes through, and /readyz does not wait for it", async () => {
    gate.hold();
    expect(await readiness()).toEqual(["not ready", "database: busy"]);
    gate.open();
    await expect.poll(readiness, { timeout: 5_000 }).toEqual(["ready"]);
  });

  it("read-only: pages are answered, a form has to wait", async () => {
    const page = await openFormPage(site.url, "/en_US/group");
    await asOwner(`alter database ${nameOf(gate.url)} set default_transaction_read_only = on`);
    await asOwner(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${nameOf(gate.url)}'`);
    await expect.poll(readiness, { timeout: 5_000 }).toEqual(["not ready", "database: read-only"]);
    expect((await ask(site.url, "/en_US/group")).status).toBe(200);
    const answer = await page.send(group(), { accept: "text/html" });
    expect([answer.status, answer.headers["retry-after"]]).toEqual([503, "60"]);
    await asOwner(`alter database ${nameOf(gate.url)} reset default_transaction_read_only`);
    await asOwner(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${nameOf(gate.url)}'`);
    await expect.poll(readiness, { timeout: 5_000 }).toEqual(["ready"]);
  });

  it("full: a form has to wait until there is room", async () => {
    const page = await openFormPage(site.url, "/en_US/group");
    // What PostgreSQL says when its disk has no room.
    await sql`create function no_room() returns trigger language plpgsql as $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(
      site.park.db,
    );
    await sql`create trigger no_room before insert on submissions execute function no_room()`.execute(site.park.db);
    const answer = await page.send(group(), { accept: "text/html" });
    expect([answer.status, answer.headers["retry-after"]]).toEqual([503, "60"]);
    expect(await readiness()).toEqual(["not ready", "database: full"]);
    await sql`drop function no_room cascade`.execute(site.park.db);
    expect((await page.send(group(), { accept: "text/html" })).status).toBe(303);
  });

  it("busy: whoever waits too long for a lock, or for a connection, is told to come again", async () => {
    const own = await openTestSite({
      DATABASE_URL: gate.url,
      DATABASE_POOL: "2",
      DATABASE_CONNECT_SECONDS: "1",
      DATABASE_LOCK_SECONDS: "1",
    });
    const page = await openFormPage(own.url, "/en_US/group");
    const holder = new pg.Client({ connectionString: gate.url });
    await holder.connect();
    await holder.query("begin");
    await holder.query("lock table submissions");
    const locked = await page.send(group(), { accept: "text/html" });
    await holder.end();
    expect([locked.status, locked.headers["retry-after"]]).toEqual([503, "5"]);
    expect((await ask(own.url, "/readyz")).text).toContain("database: busy");

    const held = Promise.all(
      [1, 2].map(() => own.park.db.transaction().execute((trx) => sql`select pg_sleep(2)`.execute(trx))),
    );
    const late = await ask(own.url, "/en_US/news?page=1&category=press", { headers: { accept: "text/html" } });
    expect([late.status, late.headers["retry-after"]]).toEqual([503, "5"]);
    await held;
    await own.close();
  });
});

/** A group as the form wants it, in two months. */
function group(): Record<string, string> {
  return {
    groupName: "松竹國小",
    groupKind: "school",
    contactName: "林老師",
    phone: "0912-345-678",
    email: "group@example.org",
    date: String(Temporal.Now.plainDateISO("Asia/Taipei").add({ days: 60 })),
    startTime: "09:30",
    endTime: "12:00",
    total: "2",
    discount: "2",
    fieldTrip: "",
    classTour: "",
    guide: "",
    guidelines: "on",
    privacy: "on",
    verification: "PARK5",
  };
}

function nameOf(url: string): string {
  return new URL(url).pathname.slice(1);
}

async function asOwner(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject("template").database?.server });
  await client.connect();
  await client.query(statement);
  await client.end();
}
