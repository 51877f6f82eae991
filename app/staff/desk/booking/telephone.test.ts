import { describe, expect, it } from "vitest";
import { noteCall, openCalls } from "#app/submissions/emails/calls.server.ts";
import { erasePerson, exportPerson } from "#app/submission-desk/erasure.server.ts";
import { mailAgain, stuckMails } from "#app/submissions/emails.server.ts";
import { addressesCalled, personalDataOf, peopleCalled } from "#app/submission-desk/person/person.server.ts";
import { erasePersonCalled, exportPersonCalled } from "#app/operator.ts";
import { reserve } from "#app/reservations/reserve.server.ts";
import { readDay } from "#app/staff/desk/day/day.server.ts";
import { undo } from "#app/staff/desk/submission/submission-actions.server.ts";
import { readSubmissionPage } from "#app/staff/desk/submission/submission-page.server.ts";
import { readOutbox } from "#tests/outbox.ts";
import type { TestPark } from "#tests/park.ts";
import { bookings, officer } from "#tests/reservations/bookings.ts";
import { onFreshDays } from "#tests/reservations/fresh-days.ts";
import { groupOf } from "#tests/reservations/orders.ts";

let open: TestPark;
let date: string;
const { submission, does } = bookings(() => ({ open, day: date }));
onFreshDays((fresh) => {
  ({ open, day: date } = fresh);
});

describe("a group that calls and has no e-mail address (rules G20, B7)", () => {
  it("was told of its booking while it was made, and is telephoned about what changes, once that can no longer be undone", async () => {
    const id = await telephoned("0912-000-001");
    expect(await calls(id)).toEqual([]);
    expect((await shown(id)).mails.map(({ state }) => state)).toEqual(["told"]);
    expect(await does(id, "cancellation", { reason: "颱風" })).toEqual({ ok: true });
    expect(await calls(id)).toEqual([]);
    open.at("2026-03-02 12:02");
    const [call] = await calls(id);
    expect(call?.mail).toBe("group-cancelled");
    const today = await readDay(open.park, officer, "zh_TW");
    expect(today.calls.find(({ submissionId }) => submissionId === id)).toMatchObject({
      name: "林老師",
      phone: "0912-000-001",
    });
    expect((await readDay(open.park, { ...officer, role: "viewer" }, "zh_TW")).calls).toEqual([]);
    expect(await noteCall(open.park, id, call?.id ?? "", officer.id, true)).toBe(true);
    expect(await calls(id)).toEqual([]);
    expect(await noteCall(open.park, id, call?.id ?? "", officer.id, false)).toBe(true);
    expect((await calls(id)).length).toBe(1);
    await open.park.jobs.waiting({ delayed: true });
    expect((await readOutbox(open.park)).some(({ to }) => to === "")).toBe(false);
    expect((await stuckMails(open.park, 50)).some(({ submissionId }) => submissionId === id)).toBe(false);
  });

  it("is not telephoned about what was undone; what was told cannot be undone", async () => {
    const [undone, told] = [await telephoned("0912-000-002"), await telephoned("0912-000-003")];
    for (const id of [undone, told]) await does(id, "cancellation", {});
    const newest = (
      await open.park.db
        .selectFrom("submission_emails")
        .select("id")
        .where("submission_id", "=", told)
        .where("told_at", "is", null)
        .executeTakeFirstOrThrow()
    ).id;
    await noteCall(open.park, told, newest, officer.id, true);
    expect(await undo(open.park, officer, await submission(undone), "cancellation")).toEqual({ ok: true });
    expect(await undo(open.park, officer, await submission(told), "cancellation")).toMatchObject({ ok: false });
    open.at("2026-03-02 12:05");
    expect([await calls(undone), await calls(told)]).toEqual([[], []]);
  });

  it("is written to from the day on which it has an address; what is waiting can be sent there", async () => {
    const id = await telephoned("0912-000-004");
    await does(id, "cancellation", {});
    open.at("2026-03-02 12:05");
    const [call] = await calls(id);
    expect(await mailAgain(open.park, id, call?.id ?? "", officer.id)).toBe(false);
    expect(
      await does(id, "contact", { contactName: "林老師", phone: "0912-000-004", email: "now@example.org" }),
    ).toEqual({ ok: true });
    expect(await mailAgain(open.park, id, call?.id ?? "", officer.id)).toBe(true);
    expect(await calls(id)).toEqual([]);
    await open.park.jobs.waiting({ delayed: true });
    expect((await readOutbox(open.park)).filter(({ to }) => to === "now@example.org").length).toBe(2);
  });

  it("is found by its telephone however it is written, or a reference, for what is held of it; somebody else's bookings are not", async () => {
    const [id, again] = [await telephoned("0912-000-005"), await telephoned("+886 912 000 005")];
    const other = await telephoned("0912-000-006");
    expect((await shown(id)).others.map((one) => one.id)).toEqual([again]);
    const [address = "", ...others] = await addressesCalled(open.park, "0912 000 005");
    expect([others, await addressesCalled(open.park, (await submission(id)).code)]).toEqual([[], [address]]);
    expect((await personalDataOf(open.park, address, "en_US")).length).toBe(2);
    expect(JSON.stringify(await exportPerson(open.park, address, officer.id))).not.toContain("000-006");
    expect(await erasePerson(open.park, address, officer.id)).toBe(2);
    expect([(await submission(id)).personal, typeof (await submission(other)).personal]).toEqual(["erased", "object"]);
    open.at("2026-03-02 12:05");
    expect([...(await calls(id)), ...(await calls(again))]).toEqual([]);
  });
});

/** As the list does (rule S8): it finds a number whatever else was given with it. */
describe("somebody who asks by telephone number what is held of them", () => {
  it("is found with their e-mail address too, each who gave the number by themselves; a part of a number is nobody", async () => {
    const [mailed, again, alone, other] = [
      await telephoned("0912-000-015", "wang@example.org"),
      await telephoned("(0912) 000 015 #3", "WANG@example.org"),
      await telephoned("+886912000015"),
      await telephoned("0912-000-0155", "li@example.org"),
    ];
    const people = await peopleCalled(open.park, "０９１２ 000-015", "zh_TW");
    const codes = await Promise.all(
      [[alone], [mailed, again]].map((ids) => Promise.all(ids.map(async (id) => (await submission(id)).code))),
    );
    expect(people.map(({ found }) => found.map(({ code }) => code).sort())).toEqual(codes.map((own) => own.sort()));
    expect(people.map(({ title }) => title)).toEqual(["林老師，+886912000015", "林老師，wang@example.org"]);
    expect([
      await addressesCalled(open.park, "000015"),
      await addressesCalled(open.park, "0912-000-099"),
      await addressesCalled(open.park, "林老師"),
    ]).toEqual([[], [], []]);
    // Of several the operator chooses by a reference, and until then nothing is done.
    const asked = await erasePersonCalled(open.park, "0912000015", true);
    expect(asked).toMatchObject({
      found: true,
      text: expect.stringMatching(/^2 people gave that telephone number. Nothing was done/),
    });
    expect(await exportPersonCalled(open.park, "0912000015")).not.toHaveProperty("json");
    expect(await erasePersonCalled(open.park, codes[1]?.[0] ?? "", true)).toMatchObject({
      text: expect.stringMatching(/^Erased everything personal of 2/),
    });
    expect([
      (await submission(mailed)).personal,
      (await submission(again)).personal,
      typeof (await submission(alone)).personal,
      typeof (await submission(other)).personal,
    ]).toEqual(["erased", "erased", "object", "object"]);
  });
});

async function telephoned(phone: string, email = ""): Promise<string> {
  const made = await reserve(open.park, groupOf(20, { date, phone, email }), {
    locale: "zh_TW",
    idempotencyKey: crypto.randomUUID(),
    by: officer.id,
  });
  if (!made.ok) throw new Error(JSON.stringify(made));
  return made.id;
}

async function calls(id: string) {
  return (await openCalls(open.park, 100)).filter(({ submissionId }) => submissionId === id);
}

async function shown(id: string) {
  return readSubmissionPage(open.park, await submission(id), officer, "zh_TW");
}
