// @module-tag postgres
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ask } from "#tests/ask.ts";
import { openFormPage } from "#tests/pages/form-page.ts";
import { openTestSite, type TestSite } from "#tests/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ ANSWER_SECONDS: "1" });
});
afterAll(() => site.close());

describe("an answer that takes too long (rule H53)", () => {
  it.each([
    ["/group", "再送一次", "請等 5 秒再試一次"],
    ["/en_US/group", "Send again", "Please try again in 5 seconds"],
    ["/ja_JP/group", "もう一度送信", "5 秒ほど待って"],
  ])(
    "to a form sent to %s is 503, with what was typed and when to send it again",
    async (path, again, when) => {
      const page = await openFormPage(site.url, path);
      const free = await hold();
      const answer = await page.send({ groupName: "松竹國小", total: "31" }, { accept: "text/html" });
      expect((await ask(site.url, "/readyz")).text).toContain("answers: busy");
      await free();
      expect([answer.status, answer.headers["retry-after"], answer.headers["cache-control"]]).toEqual([
        503,
        "5",
        "no-store",
      ]);
      const said = [again, when, 'value="松竹國小"', `value="${page.hidden.idempotencyKey}"`];
      expect(said.filter((part) => !answer.text.includes(part))).toEqual([]);
    },
    20_000,
  );

  it("to a page is 503 in its language, and the page is there once the database answers again", async () => {
    const free = await hold();
    const answer = await ask(site.url, "/ja_JP/status/abcdefghijklmnopqrstuvwxyzABCDEF", {
      headers: { accept: "text/html" },
    });
    await free();
    expect([answer.status, answer.headers["retry-after"]]).toEqual([503, "5"]);
    expect(answer.text).toContain("5 秒ほど待って");
    expect((await ask(site.url, "/ja_JP/group")).status).toBe(200);
  }, 20_000);
});

/** Lets no other query be answered until it is let go. */
async function hold(): Promise<() => Promise<void>> {
  let free = () => {};
  const freed = new Promise<void>((resolve) => {
    free = resolve;
  });
  let held: Promise<unknown> = Promise.resolve();
  await new Promise<void>((holding) => {
    held = site.park.db.transaction().execute(async (trx) => {
      // On a server each answer has a connection of its own: there the tables are locked.
      if (site.databaseUrl) await sql`lock table submissions, verification_uses, limit_counts`.execute(trx);
      holding();
      await freed;
    });
  });
  return async () => {
    free();
    await held;
  };
}
