// @module-tag postgres
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { firstBreak } from "#platform/audit.ts";
import { loseUmbrella, takeUmbrellas } from "#tests/cast/submission-kind.ts";
import { openTestPark, type TestPark } from "#tests/park.ts";
import { databaseText, outboxText } from "#tests/traces.ts";
import { addState, personalOf } from "#app/submissions/submissions.server.ts";
import { eraseSubmission, eraseEnded, erasePerson, exportPerson, retentionDays } from "./erasure.server.ts";
import { addNote } from "#app/submissions/notes.server.ts";
import { findBySecret, stepsOf } from "#app/submissions/read.server.ts";

let open: TestPark;
takeUmbrellas();
beforeAll(async () => {
  open = await openTestPark({ now: "2026-11-21 10:00" });
});
afterAll(() => open.close());

const person = { email: "hidden.person@example.org", personal: { name: "隱姓埋", phone: "0987-000-111" } };
const traces = /隱姓埋|hidden\.person|0987-000-111|柄是竹/;

describe("erasing one person (rules D9, S7, S8)", () => {
  it("leaves no trace in the database, the outbox, job data or the audit log, and the log stays whole", async () => {
    const submission = await loseUmbrella(open.park, { idempotencyKey: "to erase", ...person });
    await open.park.db
      .transaction()
      .execute((trx) =>
        addState(trx, open.park, submission.id, { state: "question", by: "officer-1", why: "柄是竹的嗎？" }),
      );
    await addNote(open.park, submission.id, "officer-1", "隱姓埋來電");
    await open.park.jobs.waiting();
    const key = await open.park.db
      .selectFrom("submission_keys")
      .select("wrapped")
      .where("submission_id", "=", submission.id)
      .executeTakeFirstOrThrow();
    expect(await outbox()).toMatch(traces);

    expect(await erasePerson(open.park, " Hidden.Person@example.org ", "director-1")).toBe(1);

    expect(await wholeDatabase()).not.toMatch(traces);
    expect(await wholeDatabase()).not.toContain(key.wrapped);
    expect(await outbox()).not.toMatch(traces);
    expect(await personalOf(open.park.db, open.park, submission.id)).toBe("erased");
    expect(await findBySecret(open.park, submission.secret)).toBeUndefined();
    expect((await stepsOf(open.park.db, open.park, submission.id)).map(({ state, why }) => [state, why])).toEqual([
      ["under-review", undefined],
      ["question", undefined],
      ["cancelled", undefined],
    ]);
    expect(await firstBreak(open.park.db)).toBeUndefined();
    expect(await erasePerson(open.park, person.email, "director-1")).toBe(0);
  });

  it("stops mails that wait to leave", async () => {
    const submission = await loseUmbrella(open.park, { idempotencyKey: "mail waits", ...person });
    await eraseSubmission(open.park, submission.id, "director-1");
    await open.park.jobs.waiting({ delayed: true });
    expect(await outbox()).not.toMatch(traces);
    expect(open.warnings).toEqual([]);
  });

  it("lets the same form be sent anew", async () => {
    const first = await loseUmbrella(open.park, { idempotencyKey: "anew", ...person });
    await eraseSubmission(open.park, first.id, "director-1");
    expect((await loseUmbrella(open.park, { idempotencyKey: "anew", ...person })).id).not.toBe(first.id);
  });
});

describe("the nightly end of retention", () => {
  it(`comes ${retentionDays} days after the visit, not a day before`, async () => {
    const submission = await loseUmbrella(open.park, { idempotencyKey: "retained", retainFrom: "2026-12-05" });
    const last = Temporal.PlainDate.from("2026-12-05").add({ days: retentionDays });
    open.at(`${last} 03:40`);
    await eraseEnded(open.park);
    expect(await personalOf(open.park.db, open.park, submission.id)).toMatchObject({ name: "林怡君" });
    open.at(`${last.add({ days: 1 })} 03:40`);
    await eraseEnded(open.park);
    expect(await personalOf(open.park.db, open.park, submission.id)).toBe("erased");
    open.at("2026-11-21 10:00");
  });
});

describe("the night after an erasure that was cut short", () => {
  it("takes the letters out of the outbox that were left there, and goes on after a submission that cannot be erased", async () => {
    const submission = await loseUmbrella(open.park, { idempotencyKey: "cut short", ...person });
    const next = await loseUmbrella(open.park, { idempotencyKey: "after it", ...person, retainFrom: "2026-01-01" });
    await open.park.jobs.waiting();
    const { mail } = open.park;
    Object.assign(open.park, { mail: { ...mail, forget: () => Promise.reject(new Error("the disk is away")) } });
    await expect(eraseSubmission(open.park, submission.id, "director-1")).rejects.toThrow("the disk is away");
    await expect(eraseEnded(open.park)).rejects.toThrow("the disk is away");
    expect(await personalOf(open.park.db, open.park, next.id)).toBe("erased");
    expect(open.warnings.splice(0).join()).toMatch(/could not be erased/);
    Object.assign(open.park, { mail });
    expect(await outbox()).toMatch(traces);
    await eraseEnded(open.park);
    expect(await outbox()).not.toMatch(traces);
  });
});

describe("what we hold of a person", () => {
  it("is given out whole, with states, notes and mails, and nobody else's", async () => {
    await loseUmbrella(open.park, { idempotencyKey: "somebody else" });
    const submission = await loseUmbrella(open.park, {
      idempotencyKey: "export",
      ...person,
      email: "asks@example.org",
    });
    await open.park.jobs.waiting();
    const given = await exportPerson(open.park, "asks@example.org", "director-1");
    expect(given.submissions).toMatchObject([
      {
        code: submission.code,
        given: { name: person.personal.name, email: "asks@example.org" },
        states: [{ state: "under-review" }],
        mails: [{ mail: "umbrella-looked-for" }],
      },
    ]);
    expect(JSON.stringify(given)).toContain(`/status/${submission.secret}`);
  });
});

const outbox = () => outboxText(open.park);
const wholeDatabase = () => databaseText(open.park);
