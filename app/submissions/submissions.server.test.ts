// @module-tag postgres
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { firstBreak } from "#platform/audit.ts";
import { openTestPark, type TestPark } from "#tests/park.ts";
import { readCode } from "./codes.ts";
import {
  addState,
  changePersonal,
  submissionOf,
  takeKey,
  type NewSubmission,
  openSubmission,
  personalOf,
  secretHash,
  stateOf,
} from "./submissions.server.ts";

let open: TestPark;
beforeAll(async () => {
  open = await openTestPark({ now: "2026-11-21 10:00" });
});
afterAll(() => open.close());

const school: NewSubmission = {
  kind: "group",
  locale: "zh_TW",
  email: "Teacher@Example.org",
  personal: { groupName: "羅東國小五年三班", contactName: "林老師" },
  dueOn: "2026-11-25",
  state: "under-review",
  by: "visitor",
  retainFrom: "2026-12-10",
};

describe("a submission (rules D1, D2, D5, D9)", () => {
  it("has a code without look-alikes, a secret kept as a hash, and a first state", async () => {
    const submission = await opened("first");
    expect(submission.code).toMatch(/^[34679CDFGHJKMNPQRTWXY]{4}-[34679CDFGHJKMNPQRTWXY]{4}$/);
    const row = await open.park.db
      .selectFrom("submissions")
      .selectAll()
      .where("id", "=", submission.id)
      .executeTakeFirstOrThrow();
    expect(row.secret_hash).toBe(secretHash(open.park, submission.secret));
    expect(JSON.stringify(row)).not.toContain(submission.secret);
    expect(await stateOf(open.park.db, submission.id)).toBe("under-review");
  });

  it("keeps personal values sealed, and opens them for whoever has the park's secret", async () => {
    const submission = await opened("sealed");
    const { rows } =
      await sql`select submissions::text || submission_keys::text as row from submissions join submission_keys on submission_id = id where id = ${submission.id}`.execute(
        open.park.db,
      );
    expect(JSON.stringify(rows)).not.toMatch(/林老師|羅東|example/i);
    expect(await personalOf(open.park.db, open.park, submission.id)).toEqual({
      ...school.personal,
      email: school.email,
    });
    const stranger = {
      ...open.park,
      config: { ...open.park.config, secret: "another secret of at least 32 characters" },
    };
    await expect(personalOf(open.park.db, stranger, submission.id)).rejects.toThrow();
  });

  it("is opened once however often, and however much at once, the same form is sent", async () => {
    const all = await Promise.all(Array.from({ length: 12 }, () => attempt("twice")));
    expect(all.filter((one) => "key" in one)).toHaveLength(1);
    expect(new Set(all.map(({ id, secret }) => `${id} ${secret}`)).size).toBe(1);
    expect(await submissionOf(open.park.db, open.park, "twice")).toBe(all[0]?.secret);
  });

  it("tells the audit log what staff do, and nothing personal with it", async () => {
    const submission = await opened("audited");
    await open.park.db
      .transaction()
      .execute((trx) =>
        addState(trx, open.park, submission.id, { state: "declined", by: "officer-1", why: "林老師來電取消" }),
      );
    expect(await stateOf(open.park.db, submission.id)).toBe("declined");
    const log = await open.park.db
      .selectFrom("audit_log")
      .selectAll()
      .where("subject", "=", `submission:${submission.id}`)
      .execute();
    expect(log.map(({ by, action }) => [by, action])).toEqual([["officer-1", "submission.declined"]]);
    expect(JSON.stringify(log)).not.toContain("林老師");
    expect(await firstBreak(open.park.db)).toBeUndefined();
  });

  it("reads after a change as changed", async () => {
    const submission = await opened("changed");
    await open.park.db
      .transaction()
      .execute((trx) => changePersonal(trx, open.park, submission.id, { contactName: "王老師" }));
    expect(await personalOf(open.park.db, open.park, submission.id)).toMatchObject({
      contactName: "王老師",
      groupName: "羅東國小五年三班",
      email: school.email,
    });
  });
});

describe("the audit log (rule S7)", () => {
  it("refuses to be changed, shortened or emptied", async () => {
    await expect(sql`update audit_log set by = 'nobody'`.execute(open.park.db)).rejects.toThrow("only ever added to");
    await expect(sql`delete from audit_log`.execute(open.park.db)).rejects.toThrow("only ever added to");
    await expect(sql`truncate audit_log`.execute(open.park.db)).rejects.toThrow("only ever added to");
  });
});

describe("a code as people type it", () => {
  it.each([
    ["h4kx9tmc", "H4KX-9TMC"],
    [" H4KX 9TMC ", "H4KX-9TMC"],
    ["Ｈ４ＫＸ－９ＴＭＣ", "H4KX-9TMC"],
    ["H4KX-9TM", undefined],
    ["H4KX-9TMO", undefined],
    ["", undefined],
  ])("%j is %s", (typed, code) => {
    expect(readCode(typed)).toBe(code);
  });
});

const attempt = (idempotencyKey: string) =>
  open.park.db.transaction().execute(async (trx) => {
    const turn = await takeKey(trx, open.park, idempotencyKey);
    return turn.seen ?? openSubmission(trx, open.park, turn, school);
  });

async function opened(idempotencyKey: string) {
  const submission = await attempt(idempotencyKey);
  if (!("key" in submission)) throw new Error("seen before");
  return submission;
}
