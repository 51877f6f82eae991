// @module-tag postgres
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { historyOf } from "#app/staff/core/audit/audit.server.ts";
import { enqueueEmail } from "#app/submissions/emails.server.ts";
import { recordAudit } from "#platform/audit.ts";
import { defineJob } from "#platform/jobs.ts";
import { loseUmbrella, takeUmbrellas } from "#tests/cast/submission-kind.ts";
import { openTestPark, type TestPark } from "#tests/park.ts";

let open: TestPark;
takeUmbrellas();
beforeAll(async () => {
  open = await openTestPark({ now: "2026-11-21 10:00" });
});
afterAll(() => open.close());

describe("the release before, which calls a submission a deed, goes on beside this one (docs/running.md)", () => {
  it("what it writes under its names is read under ours", async () => {
    const { db } = open.park;
    await sql`insert into deeds (id, kind, code, secret_hash, sealed_secret, locale, sealed_personal, opened_at, retain_from)
      values ('former', 'rental', 'H4KX-9TMC', 'hash', 'sealed', 'zh_TW', 'sealed', now(), '2026-12-10')`.execute(db);
    await sql`insert into deed_states (deed_id, state, by, at) values ('former', 'under-review', 'visitor', now())`.execute(
      db,
    );
    await sql`insert into rentals (deed_id, event, heads) values ('former', 'concert', 80)`.execute(db);
    await sql`update deeds set due_on = '2026-11-25' where id = 'former'`.execute(db);
    const found = await db
      .selectFrom("submissions")
      .innerJoin("submission_states", "submission_states.submission_id", "submissions.id")
      .innerJoin("rentals", "rentals.submission_id", "submissions.id")
      .select(["code", "due_on", "state", "heads"])
      .where("submissions.id", "=", "former")
      .execute();
    expect(found).toEqual([{ code: "H4KX-9TMC", due_on: "2026-11-25", state: "under-review", heads: 80 }]);
  });

  it("what we write is read and locked under its names", async () => {
    const { db } = open.park;
    const { id } = await loseUmbrella(open.park, { idempotencyKey: "beside" });
    await db.insertInto("rentals").values({ submission_id: id, event: "concert", heads: 20 }).execute();
    const { rows } = await db.transaction().execute(async (trx) => {
      await sql`select id from deeds where id = ${id} for update`.execute(trx);
      return sql`select state, heads from deed_states join rentals using (deed_id) where deed_id = ${id}`.execute(trx);
    });
    expect(rows).toEqual([{ state: "under-review", heads: 20 }]);
  });

  it("an e-mail that it enqueued is sent, once", async () => {
    const { id } = await loseUmbrella(open.park, { idempotencyKey: "its e-mail" });
    await open.park.jobs.waiting();
    const mail = await open.park.db.transaction().execute(async (trx) => {
      const mailId = await enqueueEmail(trx, open.park, id, { mail: "umbrella-looked-for" });
      const former = defineJob("send-deed-mail", z.object({ mail: z.string() }));
      await open.park.jobs.send(trx, former, { mail: mailId });
      return mailId;
    });
    await open.park.jobs.waiting();
    const { sent_at: sentAt } = await open.park.db
      .selectFrom("submission_emails")
      .select("sent_at")
      .where("id", "=", mail)
      .executeTakeFirstOrThrow();
    expect(sentAt).not.toBeNull();
  });

  it("what it noted in the audit log is shown with what we note, in the same words", async () => {
    const { id } = await loseUmbrella(open.park, { idempotencyKey: "its entries" });
    await open.park.db.transaction().execute(async (trx) => {
      await recordAudit(trx, open.park.now(), { by: "mei", action: "deed.note", subject: `deed:${id}` });
      await recordAudit(trx, open.park.now(), { by: "mei", action: "submission.note", subject: `submission:${id}` });
    });
    const shown = await historyOf(open.park, `submission:${id}`);
    expect(shown.map(({ action, subject }) => [action, subject])).toEqual([
      ["submission.note", `submission:${id}`],
      ["submission.note", `submission:${id}`],
    ]);
  });
});
