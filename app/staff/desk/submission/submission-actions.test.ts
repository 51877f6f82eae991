import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mailAgain } from "#app/submissions/emails.server.ts";
import { findBySecret, readSubmission } from "#app/submissions/read.server.ts";
import { listSubmissions } from "#app/submission-desk/queries/list.server.ts";
import { addState, stateOf } from "#app/submissions/submissions.server.ts";
import { readStatusPage } from "#app/submission-desk/status/status-page.server.ts";
import { cancelReservation } from "#app/reservations/decisions.server.ts";
import type { GroupOrder } from "#app/reservations/group/group.ts";
import { reserve } from "#app/reservations/reserve.server.ts";
import type { Staff, StaffRole } from "#platform/auth/auth.ts";
import { loseUmbrella, takeUmbrellas } from "#tests/cast/submission-kind.ts";
import { readOutbox } from "#tests/outbox.ts";
import { openTestPark, type TestPark } from "#tests/park.ts";
import { groupOf } from "#tests/reservations/orders.ts";
import { performAction, undo } from "./submission-actions.server.ts";
import { readSubmissionPage } from "./submission-page.server.ts";
import { deskTexts } from "#app/staff/core/desk.texts.ts";

let open: TestPark;
takeUmbrellas();
beforeAll(async () => {
  open = await openTestPark({ now: "2026-11-21 10:00" });
});
afterAll(() => open.close());

describe("an officer deals with a request (rules B1, S2, S5)", () => {
  it("confirms it, and within a minute takes that back with its mail", async () => {
    const submission = await lost("undo");
    expect(await performAction(open.park, officer, await submission(), "confirmation", {})).toEqual({ ok: true });
    expect((await readSubmissionPage(open.park, await submission(), officer, "en_US")).undo?.noun).toBe("confirmation");
    open.at("2026-11-21 10:00");
    expect(await undo(open.park, officer, await submission(), "confirmation")).toEqual({ ok: true });
    expect((await submission()).state).toBe("under-review");
    expect(
      (await readSubmissionPage(open.park, await submission(), officer, "en_US")).mails.map(({ state }) => state),
    ).toContain("takenBack");
    await open.park.jobs.waiting({ delayed: true });
    const sent = await open.park.db
      .selectFrom("submission_emails")
      .select("sent_at")
      .where("submission_id", "=", (await submission()).id)
      .where("by", "=", officer.id)
      .execute();
    expect(sent).toEqual([{ sent_at: null }]);
  });

  it("sees what else the same address asked for, and what may have been sent twice; a viewer sees nothing of it", async () => {
    const group = async (key: string, change: Partial<GroupOrder> = {}) => {
      const made = await reserve(
        open.park,
        groupOf(10, { date: "2026-12-15", email: "twice@example.org", ...change }),
        { locale: "zh_TW", idempotencyKey: key },
      );
      return made.ok ? made.id : "";
    };
    const [first, again, other] = [
      await group("sent"),
      await group("sent again"),
      await group("another day", { date: "2026-12-16" }),
    ];
    await group("somebody else", { email: "else@example.org" });
    const submission = await readSubmission(open.park.db, open.park, first);
    if (!submission) throw new Error("there is no such submission");
    expect(
      (await readSubmissionPage(open.park, submission, officer, "en_US")).others
        .map(({ id, twice }) => [id, twice])
        .sort(),
    ).toEqual(
      [
        [again, true],
        [other, false],
      ].sort(),
    );
    expect((await readSubmissionPage(open.park, submission, { ...officer, role: "viewer" }, "en_US")).others).toEqual(
      [],
    );
    await cancelReservation(open.park, again, { by: officer.id });
    expect((await readSubmissionPage(open.park, submission, officer, "en_US")).others.some(({ twice }) => twice)).toBe(
      false,
    );
  });

  it("corrects a mistyped address: the new one gets a new link, the old link ends, and letters sent again go there (rule D19)", async () => {
    const made = await reserve(open.park, groupOf(10, { date: "2026-12-17", email: "mistyped@example.org" }), {
      locale: "zh_TW",
      idempotencyKey: "mistyped",
    });
    if (!made.ok) throw new Error("not reserved");
    await open.park.jobs.waiting();
    const now = async () =>
      (await readSubmission(open.park.db, open.park, made.id)) ?? Promise.reject(new Error("gone"));
    const seen = await now();
    const shown = (await readSubmissionPage(open.park, seen, officer, "en_US")).actions.find(
      ({ noun }) => noun === "contact",
    );
    expect(shown?.fields.map(({ name, value }) => [name, value])).toEqual([
      ["contactName", "林老師"],
      ["phone", "0912-345-678"],
      ["email", "mistyped@example.org"],
    ]);
    const given = {
      contactName: "林老師",
      phone: "０９８８－１１１－２２２",
      email: "Right＠Example.org",
      version: String(seen.stateId),
    };
    expect(
      await performAction(open.park, officer, seen, "contact", { ...given, email: "right@", phone: "none" }),
    ).toMatchObject({
      ok: false,
      message: { en_US: expect.stringContaining("full address") },
    });
    expect(
      await performAction(open.park, officer, seen, "contact", {
        ...given,
        phone: "0912-345-678",
        email: "mistyped@example.org",
      }),
    ).toMatchObject({ ok: false });
    expect(await performAction(open.park, officer, seen, "contact", given)).toEqual({ ok: true });
    expect((await now()).personal).toMatchObject({ email: "Right@example.org", phone: "0988-111-222" });
    expect(
      await performAction(open.park, { ...officer, id: "officer-2" }, await now(), "contact", {
        ...given,
        phone: "0900-000-000",
      }),
    ).toMatchObject({ ok: false, changed: seen.stateId });
    expect(await findBySecret(open.park, made.secret)).toBeUndefined();
    const first = (await readSubmissionPage(open.park, await now(), officer, "en_US")).mails.find(
      ({ state }) => state === "sent",
    );
    await mailAgain(open.park, made.id, first?.id ?? "", officer.id);
    await open.park.jobs.waiting({ delayed: true });
    const letters = (await readOutbox(open.park)).filter(({ to }) => to === "Right@example.org");
    expect(letters.map(({ subject }) => /已更正|已確認|成立/.test(subject))).toEqual([true, true]);
    for (const { text } of letters) {
      const [, secret = ""] = /\/status\/([\w-]{32})/.exec(text) ?? [];
      expect((await findBySecret(open.park, secret))?.id).toBe(made.id);
    }
    expect(
      JSON.stringify(
        await open.park.db
          .selectFrom("audit_log")
          .select("details")
          .where("subject", "=", `submission:${made.id}`)
          .execute(),
      ),
    ).not.toMatch(/mistyped|0988/);
  });

  it("cannot take it back once the minute is over", async () => {
    const submission = await lost("too late");
    await performAction(open.park, officer, await submission(), "confirmation", {});
    open.at("2026-11-21 10:01");
    expect(await undo(open.park, officer, await submission(), "confirmation")).toEqual({
      ok: false,
      message: deskTexts.undoTooLate,
    });
    expect((await submission()).state).toBe("confirmed");
    open.at("2026-11-21 10:00");
  });

  it("is refused when somebody was quicker, and finds no noun that the kind has not", async () => {
    const submission = await lost("quicker");
    const seen = await submission();
    await performAction(open.park, officer, seen, "confirmation", {});
    expect(await performAction(open.park, officer, await submission(), "confirmation", {})).toMatchObject({
      ok: false,
      message: {
        en_US: expect.stringMatching(/has already dealt with this.*‘Confirmed’ since Saturday 21 November 10:00/),
      },
    });
    expect(await performAction(open.park, officer, await submission(), "constructor", {})).toBeUndefined();
  });

  it("leaves an audit row for each thing done", async () => {
    const submission = await lost("audit");
    await performAction(open.park, officer, await submission(), "confirmation", {});
    const rows = await open.park.db
      .selectFrom("audit_log")
      .select(["action", "by"])
      .where("subject", "=", `submission:${(await submission()).id}`)
      .orderBy("id")
      .execute();
    expect(rows).toEqual([
      { action: "submission.confirmed", by: officer.id },
      { action: "submission.act.confirmation", by: officer.id },
    ]);
  });
});

describe("who sees what (rule S2)", () => {
  it.each<[StaffRole, boolean]>([
    ["admin", true],
    ["booking-officer", true],
    ["editor", false],
    ["viewer", false],
  ])("%s: personal data %s", async (role, sees) => {
    const submission = await lost(`roles ${role}`);
    await say(await submission(), { state: "under-review", by: "visitor", why: "林怡君的傘" });
    const page = JSON.stringify(await readSubmissionPage(open.park, await submission(), { ...officer, role }, "zh_TW"));
    expect(page.includes("林怡君")).toBe(sees);
    expect(page.includes("owner@example.org")).toBe(sees);
    expect(page).toContain("紅色");
  });

  it("a text is looked for among personal values only for who sees them, a code for everybody", async () => {
    const submission = await (await lost("searched", { name: "蘇東坡" }))();
    const find = async (text: string, personal: boolean) =>
      (await listSubmissions(open.park, { text }, { page: 1, size: 10, personal })).rows.map(({ id }) => id);
    expect(await find("蘇東", true)).toEqual([submission.id]);
    expect(await find("蘇東", false)).toEqual([]);
    expect(await find(submission.code.toLowerCase().replace("-", ""), false)).toEqual([submission.id]);
  });

  it("the list puts what is due first and leaves out what is finished when asked", async () => {
    const [late, early] = [await lost("due late", {}, "2026-12-24"), await lost("due early", {}, "2026-11-23")];
    const ids = (
      await listSubmissions(open.park, { state: "open", kind: "lost-item" }, { page: 1, size: 100, personal: true })
    ).rows.map(({ id }) => id);
    expect(ids[0]).toBe((await early()).id);
    expect(ids.at(-1)).toBe((await late()).id);
    await say(await early(), { state: "cancelled", by: "park" });
    expect(
      (await listSubmissions(open.park, { state: "open" }, { page: 1, size: 100, personal: true })).rows.map(
        ({ id }) => id,
      ),
    ).not.toContain((await early()).id);
  });
});

describe("the visitor's page (rules D1, D7)", () => {
  it("says in the reader's language what was done, what comes next, and offers only what may be done now", async () => {
    const submission = await lost("status");
    const shown = await readStatusPage(open.park, await submission(), "en_US");
    expect(shown.steps.map(({ title, state }) => [title, state])).toEqual([
      ["We have received it", "done"],
      ["Under review", "current"],
      ["Our answer", "to-come"],
      ["The day itself", "to-come"],
    ]);
    expect(shown.next).toBe("We answer by Wednesday 25 November");
    expect(shown.actions).toEqual([]);
    await say(await submission(), { state: "question", by: officer.id, why: "Which handle?" });
    const asked = await readStatusPage(open.park, await submission(), "en_US");
    expect([asked.question, asked.actions.map(({ name }) => name)]).toEqual(["Which handle?", ["answer"]]);
    expect(await stateOf(open.park.db, (await submission()).id)).toBe("question");
  });
});

const officer: Staff = { id: "officer-1", email: "officer@example.org", name: "陳志明", role: "booking-officer" };

const say = ({ id }: { id: string }, step: Parameters<typeof addState>[3]) =>
  open.park.db.transaction().execute((trx) => addState(trx, open.park, id, step));

/** A lost umbrella; what is returned reads it as it is now. */
async function lost(idempotencyKey: string, personal: { name?: string } = {}, dueOn = "2026-11-25") {
  const { id } = await loseUmbrella(open.park, { idempotencyKey, dueOn, personal: { name: "林怡君", ...personal } });
  return async () => {
    const submission = await readSubmission(open.park.db, open.park, id);
    if (!submission) throw new Error("no such submission");
    return submission;
  };
}
