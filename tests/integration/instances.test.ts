// @module-tag postgres-only
import { readFile, rm } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { closePark, liftClosure } from "#app/visiting/visiting.server.ts";
import { realNow } from "#platform/clock.ts";
import { ask } from "#tests/ask.ts";
import { cast } from "#tests/cast/cast.ts";
import { inEveryLanguage, writtenNews } from "#tests/cast/writing.ts";
import { printed } from "#tests/commands.ts";
import { type RunningServer, startServer } from "#tests/server.ts";
import { openTestSite, type TestSite } from "#tests/site.ts";
import { copyDatabase, copyFolder } from "#tests/template.ts";

const secret = "s".repeat(32);

describe("several processes on one PostgreSQL server", () => {
  it("share the port, are replaced when they die, and stop together", async () => {
    const template = inject("template");
    const [dataDir, database] = await Promise.all([copyFolder(template), copyDatabase(template)]);
    const env = { DATA_DIR: dataDir, DATABASE_URL: database?.url ?? "", SECRET: secret };
    const server = await startServer({ dataDir, env: { ...env, WORKERS: "2" } });
    const workers = async () => {
      const before = server.logged().length;
      for (let times = 0; times < 20; times++) await ask(server.url, "/healthz");
      // The log is written a little after the answers.
      await until(async () => server.logged().length >= before + 20);
      return new Set(
        server
          .logged()
          .map(({ worker }) => worker)
          .filter(Boolean),
      );
    };
    expect(await workers()).toEqual(new Set([1, 2]));
    const [victim = 0] = await childrenOf(server.pid);
    process.kill(victim, "SIGKILL");
    await until(async () => (await childrenOf(server.pid)).filter((pid) => pid !== victim).length === 2);
    await until(async () => (await workers()).has(3));
    expect(await printed("admin", ["reset-password", cast.editor.email], env)).toContain("new password");
    expect(await server.stop()).toBe(0);
    await database?.drop();
    await rm(dataDir, { recursive: true });
  }, 120_000);
});

describe("what staff do in one process (rule H7)", () => {
  let here: TestSite;
  let there: RunningServer;

  beforeAll(async () => {
    here = await openTestSite();
    there = await startServer({ env: { DATABASE_URL: here.databaseUrl ?? "", SECRET: secret } });
  });
  afterAll(async () => {
    await there.stop();
    await here.close();
  });

  it("is on the kept pages of another: a published item, a closing and its end", async () => {
    await pageThere("/news");
    await writtenNews(here.park, inEveryLanguage("told-one"), { slug: "told-one" });
    await until(async () => (await pageThere("/news")).includes("told-one"));
    const storm = { zh_TW: "颱風來襲，全園休園", en_US: "Closed for a typhoon", ja_JP: "台風のため休園" };
    const closed = await closePark(here.park, {
      covers: { kind: "park" },
      span: { from: realNow().subtract({ minutes: 1 }) },
      reason: storm,
      by: "director",
    });
    if (!closed.ok) throw new Error(closed.reason);
    await until(async () => (await pageThere("/news")).includes(storm.zh_TW));
    await liftClosure(here.park, { id: closed.id, by: "director" });
    await until(async () => !(await pageThere("/news")).includes(storm.zh_TW));
  });

  it("is not missed where the connection for changes was cut: the pages kept there are made anew", async () => {
    await pageThere("/news");
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'park changes'`.execute(
      here.park.db,
    );
    await writtenNews(here.park, inEveryLanguage("told-missed"), { slug: "told-missed" });
    await until(async () => (await pageThere("/news")).includes("told-missed"));
  });

  async function pageThere(path: string): Promise<string> {
    return (await ask(there.url, path)).text;
  }
});

describe("instances on one database (rule H52)", () => {
  it("count limits together, and warn when they do not share their files, until they do", async () => {
    const here = await openTestSite();
    const env = { DATABASE_URL: here.databaseUrl ?? "", SECRET: secret };
    const [one, other] = await Promise.all([startServer({ env }), startServer({ env })]);
    const apart = "warning: files: another instance on this database keeps its files elsewhere";
    const ready = async ({ url }: RunningServer) => (await ask(url, "/readyz")).text;
    expect([await ready(one), await ready(other)].filter((text) => text.includes(apart)).length).toBeGreaterThan(0);
    expect([...one.logged(), ...other.logged()]).toContainEqual(
      expect.objectContaining({
        level: 40,
        from: "instances",
        msg: expect.stringContaining("keeps its files elsewhere"),
      }),
    );
    const lookUp = async ({ url }: RunningServer) =>
      (
        await ask(url, "/status", {
          form: { code: "H4KX-9TMC", email: "a@example.org" },
          headers: { "x-park-limits": "on" },
        })
      ).status;
    const answers: number[] = [];
    for (let times = 0; times < 12; times++) answers.push(await lookUp(one), await lookUp(other));
    expect(answers).toEqual([...Array(20).fill(303), ...Array(4).fill(429)]);
    await other.stop();

    const shared = await startServer({ dataDir: one.dataDir, env });
    expect(await ready(shared)).toBe("ready\n");
    await Promise.all([one.stop(), shared.stop()]);
    expect(await here.park.db.selectFrom("instances").selectAll().execute()).toEqual([]);
    await here.close();
  }, 120_000);
});

async function childrenOf(pid: number): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8");
  return text.split(" ").filter(Boolean).map(Number);
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let times = 0; !(await holds()); times++) {
    if (times > 100) throw new Error("it never came to be");
    await wait(100);
  }
}
