// @module-tag postgres
import { afterAll, beforeAll, expect, it } from "vitest";
import { propose } from "#app/applications/apply.server.ts";
import { kinds } from "#app/submission-types.ts";
import { type SubmissionKind, submissionTypes } from "#app/submissions/submission.ts";
import { addState, openSubmission, takeKey } from "#app/submissions/submissions.server.ts";
import { eraseEnded, erasePerson, retentionDays } from "#app/submission-desk/erasure.server.ts";
import { addNote } from "#app/submissions/notes.server.ts";
import { questionStates } from "#app/submission-desk/questions/questions.server.ts";
import { visitorActionsOf } from "#app/submission-desk/questions/actions.server.ts";
import { submissionsOfEmail, readSubmission } from "#app/submissions/read.server.ts";
import { readUploadFor } from "#app/submissions/uploads/uploads.server.ts";
import { orderLanterns } from "#app/lanterns/order.server.ts";
import { ask } from "#app/questions/enquiries/enquiries.server.ts";
import { applyForFreeAdmission } from "#app/reservations/free-admission/apply.server.ts";
import { reserve } from "#app/reservations/reserve.server.ts";
import { performAction } from "#app/staff/desk/submission/submission-actions.server.ts";
import { firstBreak } from "#platform/audit.ts";
import type { Staff } from "#platform/auth/auth.ts";
import type { Park } from "#platform/park.ts";
import type { Upload } from "#platform/uploads/upload.ts";
import { openTestPark, type TestPark } from "#tests/park.ts";
import { askFor } from "#tests/rentals/orders.ts";
import { groupOf } from "#tests/reservations/orders.ts";
import { databaseText, outboxText, storedUploads } from "#tests/traces.ts";

let open: TestPark;
beforeAll(async () => {
  open = await openTestPark({ now: "2026-03-02 12:00" });
});
afterAll(() => open.close());

const officer: Staff = { id: "officer-1", email: "officer@example.org", name: "陳志明", role: "booking-officer" };
/** Everything that tells of her: name, address, telephone, wish, what she wrote, what stands in her file. */
const her = {
  name: "藍曉月",
  email: "lan.xiaoyue@example.net",
  phone: "0977-314-159",
  address: "忘川路三段七七七號",
  wish: "願鵁鶄婆婆不痛",
  file: "機密公文字第一零八號",
};
const traces = /藍曉月|lan\.xiaoyue|0977-314-159|忘川路|鵁鶄|第一零八號|曉月的來電/i;
const files: Upload[] = [
  {
    name: `${her.name}-${her.file}.pdf`,
    contentType: "application/pdf",
    bytes: Buffer.from(`%PDF-1.7 ${her.file} %%EOF`),
  },
];
const words = { locale: "zh_TW" as const, email: her.email, spend: async () => true };
const contact = { contactName: her.name, phone: her.phone, email: her.email };

/** How she asks for each kind by its own door; a kind that has none here is opened as all are. */
const asks: Partial<Record<SubmissionKind, (park: Park) => Promise<unknown>>> = {
  group: (park) =>
    reserve(
      park,
      {
        ...groupOf(12),
        ...contact,
        groupName: her.name,
        onsiteName: her.name,
        onsitePhone: her.phone,
        requirements: her.wish,
      },
      { locale: "zh_TW", idempotencyKey: "group" },
    ),
  "free-admission": (park) =>
    applyForFreeAdmission(
      park,
      {
        ...contact,
        groupName: her.name,
        groupType: "institution",
        date: "2026-03-20",
        startTime: "10:00",
        endTime: "11:00",
        total: 9,
        wheelchairs: 1,
        needs: her.wish,
      },
      { locale: "zh_TW", idempotencyKey: "free", uploads: { letter: files } },
    ),
  contact: (park) =>
    ask(park, {
      ...words,
      kind: "contact",
      idempotencyKey: "contact",
      personal: { subject: "visit", message: her.wish, name: her.name, phone: her.phone },
    }),
  "lost-item": (park) =>
    ask(park, {
      ...words,
      kind: "lost-item",
      idempotencyKey: "lost",
      personal: {
        category: "umbrella",
        lostOn: "2026-03-01",
        lostAt: her.address,
        description: her.wish,
        name: her.name,
      },
    }),
  filming: (park) =>
    propose(park, {
      ...words,
      kind: "filming",
      idempotencyKey: "film",
      personal: { title: her.wish, ...contact, organiser: her.name, use: her.address },
      days: { firstDay: "2026-04-20", lastDay: "2026-04-21" },
      uploads: { plan: files },
    }),
  "co-branding": (park) =>
    propose(park, {
      ...words,
      kind: "other",
      idempotencyKey: "brand",
      personal: { title: her.wish, idea: her.address, ...contact, organiser: her.name },
      days: undefined,
      uploads: { plan: files },
    }),
  lantern: (park) =>
    orderLanterns(
      park,
      {
        ...contact,
        lanterns: [{ name: her.name, wish: her.wish }],
        recipientName: her.name,
        postcode: "26841",
        address: her.address,
      },
      { locale: "zh_TW", idempotencyKey: "lantern" },
    ),
  rental: (park) =>
    askFor(park, {
      times: [{ day: "2026-05-02", lastDay: "2026-05-02" }],
      key: "rental",
      ...contact,
      organiser: her.name,
      title: her.wish,
      needs: her.address,
    }),
};
const taken = submissionTypes.filter((kind) => kinds[kind]);

it.each(taken)(
  "%s: erasing one person leaves no trace of name, address, wish or file in database, files, mails, job data or audit log (rules D9, S7, S8)",
  async (kind) => {
    const [id = ""] = await live(kind);
    const left = (await storedUploads(open.park)).length;
    expect([open.warnings, await outboxText(open.park), left > 0]).toEqual([[], expect.stringMatching(traces), true]);
    expect(await erasePerson(open.park, ` ${her.email.toUpperCase()} `, officer.id)).toBe(1);
    expect(traces.exec(await databaseText(open.park))?.[0]).toBeUndefined();
    expect(traces.exec(await outboxText(open.park))?.[0]).toBeUndefined();
    expect(await storedUploads(open.park)).toEqual([]);
    expect((await readSubmission(open.park.db, open.park, id))?.personal).toBe("erased");
    await open.park.jobs.waiting({ delayed: true });
    expect(traces.exec(await outboxText(open.park))?.[0]).toBeUndefined();
    expect([await firstBreak(open.park.db), open.warnings]).toEqual([undefined, []]);
  },
);

it("the end of retention does the same by itself, to the day", async () => {
  open.at("2026-03-02 12:00");
  await live("filming");
  const last = Temporal.PlainDate.from("2026-04-21").add({ days: retentionDays });
  open.at(`${last} 23:59`);
  await eraseEnded(open.park);
  expect(await storedUploads(open.park)).not.toEqual([]);
  open.at(`${last.add({ days: 1 })} 00:01`);
  await eraseEnded(open.park);
  expect([
    await storedUploads(open.park),
    traces.exec((await databaseText(open.park)) + (await outboxText(open.park)))?.[0],
  ]).toEqual([[], undefined]);
});

/**
 * Everything that can happen to her submission: asked for, mailed, noted, asked about, answered with files, read,
 * decided on.
 */
async function live(kind: SubmissionKind): Promise<string[]> {
  const { park } = open;
  const door = asks[kind];
  if (door) expect(await door(park)).toMatchObject({ ok: true });
  else
    await park.db.transaction().execute(async (trx) => {
      const turn = await takeKey(trx, park, kind);
      if (turn.seen) throw new Error("seen before");
      return openSubmission(trx, park, turn, {
        kind,
        locale: "zh_TW",
        email: her.email,
        personal: { ...her },
        state: "under-review",
        by: "visitor",
        retainFrom: "2026-04-21",
      });
    });
  const ids = await submissionsOfEmail(park.db, park, her.email);
  const [id = ""] = ids;
  const submission = async () => {
    const found = await readSubmission(park.db, park, id);
    if (!found) throw new Error(`no ${kind}`);
    return found;
  };
  await park.jobs.waiting();
  await addNote(park, id, officer.id, "曉月的來電：鵁鶄婆婆改天來");
  if (questionStates(await submission()).includes((await submission()).state))
    await performAction(park, officer, await submission(), "question", { reason: `${her.name}住在${her.address}嗎？` });
  else
    await park.db
      .transaction()
      .execute(async (trx) => addState(trx, park, id, { state: "question", by: officer.id, why: her.address }));
  await visitorActionsOf(await submission()).answer?.run({ park }, await submission(), `是，${her.wish}`, files);
  // Where no question was open the files are bound all the same, as a form would.
  if ((await storedUploads(park)).length === 0) {
    const { withUploads } = await import("#app/submissions/uploads/uploads.server.ts");
    await withUploads(park, { answer: files }, (attach) =>
      park.db.transaction().execute(async (trx) => (await attach(trx, id), { ok: true })),
    );
  }
  const [upload] = await park.db
    .selectFrom("submission_uploads")
    .select("id")
    .where("submission_id", "=", id)
    .execute();
  await readUploadFor(park, id, upload?.id ?? "", officer.id);
  await performAction(park, officer, await submission(), "contact", {
    contactName: `${her.name}子`,
    name: `${her.name}子`,
    phone: her.phone,
    email: her.email,
  });
  if (kind === "group")
    expect(
      await performAction(park, officer, await submission(), "particulars", {
        groupKind: "school",
        groupName: "另一團",
        contactName: her.name,
        phone: her.phone,
        coaches: "1",
        fieldTrip: "B",
        requirements: `${her.wish}了`,
      }),
    ).toEqual({ ok: true });
  await performAction(park, officer, await submission(), "declination", { reason: `${her.name}，${her.wish}` });
  return ids;
}
