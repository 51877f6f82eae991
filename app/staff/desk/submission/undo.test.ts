import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { propose } from "#app/applications/apply.server.ts";
import { kinds } from "#app/submission-types.ts";
import { type SubmissionKind, type SubmissionState, submissionTypes, endStates } from "#app/submissions/submission.ts";
import { answerQuestion } from "#app/submission-desk/questions/questions.server.ts";
import { findBySecret, readSubmission } from "#app/submissions/read.server.ts";
import { lapseUnpaid, postponeUnpaid, reportPayment } from "#app/lanterns/order-steps.server.ts";
import { orderLanterns } from "#app/lanterns/order.server.ts";
import { ask } from "#app/questions/enquiries/enquiries.server.ts";
import { reconcile } from "#app/reservations/reconciliation.server.ts";
import { applyForFreeAdmission } from "#app/reservations/free-admission/apply.server.ts";
import { reserve } from "#app/reservations/reserve.server.ts";
import type { Staff } from "#platform/auth/auth.ts";
import { findMail } from "#app/staff/core/mail-names.server.ts";
import { standingOf } from "#tests/cast/standing.ts";
import { readOutbox } from "#tests/outbox.ts";
import { openTestPark, type TestPark } from "#tests/park.ts";
import { declinedBy, taken } from "#tests/rentals/orders.ts";
import { goOn } from "#tests/reservations/clock.ts";
import { groupOf } from "#tests/reservations/orders.ts";
import { performAction, undo } from "./submission-actions.server.ts";

const officer: Staff = { id: "officer-1", email: "officer@example.org", name: "陳志明", role: "booking-officer" };
const [asked, later] = ["2026-11-23 10:00", "2026-11-24 09:00"];

let open: TestPark;
let [cases, days] = [0, 0];
/** Each case has an address of its own and, where somebody comes, a day. */
let day = "2027-01-04";
let email: string;
beforeAll(async () => {
  open = await openTestPark({ now: asked });
});
afterAll(() => open.close());

/**
 * What staff can take back: a noun, the state it is done in, and a submission in that state; `at` where it is not done
 * on the next day.
 */
type Case = {
  noun: string;
  from: SubmissionState;
  make(): Promise<string>;
  given?: Record<string, string> | (() => Record<string, string>);
  at?(): string;
  silent?: true;
};

const groups: Case[] = [
  ...from(["under-review", "question", "offered"], (state) => ({ noun: "confirmation", make: () => group(state) })),
  ...from(["declined", "cancelled"], (state) => ({ noun: "restoration", make: () => group(state) })),
  { noun: "attendance", from: "confirmed", make: () => group("confirmed"), at: () => `${day} 10:00`, silent: true },
  { noun: "absence", from: "confirmed", make: () => group("confirmed"), at: () => `${day} 18:00`, silent: true },
  ...from(["under-review", "question", "waiting", "offered"], (state) => ({
    noun: "declination",
    make: () => group(state),
  })),
  ...from(["confirmed", "under-review", "question", "waiting", "offered"], (state) => ({
    noun: "cancellation",
    make: () => group(state),
  })),
  ...from(["under-review", "confirmed"], (state) => ({ noun: "question", make: () => group(state) })),
  ...from(["under-review", "confirmed"], (state) => ({
    noun: "change",
    make: () => group(state),
    given: () => ({
      date: day,
      startTime: "14:00",
      endTime: "15:30",
      general: "1",
      discount: "20",
      local: "",
      senior: "",
      free: "",
    }),
  })),
];

/** Who chose a package, which staff quote. */
const packages: Case[] = [
  ...from(["under-review", "confirmed"], (state) => ({
    noun: "quotation",
    make: () => packaged(state),
    given: { amount: "4800" },
  })),
  ...from(["under-review", "question", "confirmed", "waiting", "offered"], (state) => ({
    noun: "particulars",
    make: () => group(state),
    given: () => ({ ...particulars, fieldTrip: "C" }),
  })),
];
/** As they were written, but for the tax id, which comes, and the guide, who goes. */
const particulars = {
  groupName: "羅東國小五年三班",
  groupKind: "school",
  contactName: "林老師",
  phone: "0912-345-678",
  taxId: "12345675",
  onsiteName: "",
  onsitePhone: "",
  coaches: "2",
  fieldTrip: "",
  classTour: "",
  extras: "",
  guide: "",
  requirements: "",
};

/** Who comes in free has particulars of its own. */
const free: Case[] = from(["under-review", "question", "confirmed"], (state) => ({
  noun: "particulars",
  make: () => freeAdmission(state),
  given: { groupName: "向陽之家", groupType: "class", wheelchairs: "5", needs: "安靜的房間" },
  silent: true,
}));

const enquiries: Case[] = from(["under-review", "question", "done"], (state) => ({
  noun: "answer",
  make: () => enquiry(state),
}));

const collaborations: Case[] = [
  ...from(["under-review", "question"], (state) => ({ noun: "approval", make: () => collaboration(state) })),
  { noun: "completion", from: "confirmed", make: () => collaboration("confirmed") },
  ...from(["under-review", "question"], (state) => ({ noun: "declination", make: () => collaboration(state) })),
  ...from(["under-review", "question", "confirmed"], (state) => ({
    noun: "cancellation",
    make: () => collaboration(state),
  })),
];

const rentals: Case[] = [
  ...from(["under-review", "question"], (state) => ({ noun: "approval", make: () => rental(state) })),
  ...from(["under-review", "confirmed"], (state) => ({
    noun: "quotation",
    make: () => rental(state),
    given: { amount: "12000" },
  })),
  ...from(["under-review", "question", "confirmed"], (state) => ({
    noun: "change",
    make: () => rental(state),
    given: () => ({
      space1: "craft-hall",
      space2: "egret-room",
      heads: "20",
      day1: day,
      starts1: "11:00",
      ends1: "15:00",
      day2: nextDay(),
      starts2: "09:00",
      ends2: "12:00",
    }),
  })),
  ...from(["under-review", "question", "confirmed"], (state) => ({
    noun: "particulars",
    make: () => rental(state),
    given: { title: "冬季論壇", organiser: "羅東文教協會", taxId: "12345675", needs: "" },
    silent: true,
  })),
  { noun: "completion", from: "confirmed", make: () => rental("confirmed"), silent: true },
  ...from(["declined", "cancelled"], (state) => ({ noun: "reopening", make: () => rental(state) })),
  ...from(["under-review", "question"], (state) => ({ noun: "declination", make: () => rental(state) })),
  ...from(["under-review", "question", "confirmed"], (state) => ({ noun: "cancellation", make: () => rental(state) })),
];

const lanterns: Case[] = [
  ...from(["unpaid", "reported", "lapsed"], (state) => ({
    noun: "payment",
    make: () => lantern(state),
    at: () => (state === "lapsed" ? "2026-12-02 10:00" : later),
  })),
  { noun: "payment", from: "performed-unpaid", make: () => lantern("performed-unpaid"), at: () => "2026-12-01 10:00" },
  // Its rite began without it, and it has heard that it was moved.
  ...from(["unpaid", "lapsed"], (state) => ({
    noun: "reinstatement",
    make: () => postponed(state),
    at: () => (state === "lapsed" ? "2026-12-02 10:00" : "2026-11-30 10:00"),
  })),
  { noun: "report", from: "unpaid", make: () => lantern("unpaid"), silent: true },
  ...from(["paid", "reported"], (state) => ({
    noun: "performance",
    make: () => lantern(state),
    at: () => "2026-11-30 17:00",
  })),
  { noun: "mailing", from: "performed", make: () => lantern("performed"), at: () => "2026-12-01 10:00" },
  ...from(["unpaid", "reported", "paid"], (state) => ({
    noun: "particulars",
    make: () => lantern(state),
    given: { name1: "王小名", wish1: "平安順利", lastFive: "54321" },
    silent: true,
  })),
  ...from(["unpaid", "reported", "paid"], (state) => ({ noun: "cancellation", make: () => lantern(state) })),
];

const all = Object.entries({ groups, packages, free, enquiries, collaborations, rentals, lanterns }).flatMap(
  ([kind, list]) => list.map((one) => [kind, one.noun, one.from, one] as const),
);

describe("what staff did is taken back within the minute as if it had not been: state, due day, places, mails (rules B1, S12)", () => {
  it.each(all)("%s: %s of what was %s", async (kind, noun, state, { make, given, at, silent }) => {
    begin(kind);
    const id = await make();
    await goOn(open, at?.() ?? later);
    const [before, waiting] = [await standing(id), await mailsOf(id)];
    expect(before.state).toBe(state);
    expect(waiting.length).toBeGreaterThan(0);

    expect(await does(id, noun, typeof given === "function" ? given() : given)).toEqual({ ok: true });
    expect(await standing(id)).not.toEqual(before);
    const own = (await mailsOf(id)).filter((mail) => !waiting.includes(mail));
    expect(own.length > 0).toBe(!silent);
    // A letter of an end offers nothing to change, in the preview of its words as when it leaves.
    const done = await submission(id);
    for (const { mail } of await open.park.db
      .selectFrom("submission_emails")
      .select("mail")
      .where("id", "in", [...own, ""])
      .execute())
      expect([mail, findMail(done.kind, mail)?.text.ends ?? false]).toEqual([
        mail,
        endStates.includes(done.state) && !kinds[done.kind]?.fixed,
      ]);

    expect(await undo(open.park, officer, await submission(id), noun)).toEqual({ ok: true });
    expect(await standing(id)).toEqual(before);
    expect(await undo(open.park, officer, await submission(id), noun)).toMatchObject({ ok: false });
    expect(await standing(id)).toEqual(before);
    expect([await mailsOf(id, "taken_back_at"), await mailsOf(id, "sent_at")]).toEqual([own, []]);
    await open.park.jobs.waiting({ delayed: true });
    expect(await mailsOf(id, "sent_at")).toEqual(waiting);
    expect((await readOutbox(open.park)).filter(({ to }) => to === email)).toHaveLength(waiting.length);
  });

  it.each(all.filter(([, , , { silent }]) => !silent))(
    "%s: %s of what was %s stays once its letter is on its way",
    async (kind, noun, _state, { make, given, at }) => {
      begin(kind);
      const id = await make();
      open.at(at?.() ?? later);
      expect(await does(id, noun, typeof given === "function" ? given() : given)).toEqual({ ok: true });
      const [done, mails] = [await standing(id), await mailsOf(id)];
      await open.park.jobs.waiting({ delayed: true });
      expect(await undo(open.park, officer, await submission(id), noun)).toMatchObject({ ok: false });
      expect(await standing(id)).toEqual(done);
      expect([await mailsOf(id, "sent_at"), await mailsOf(id, "taken_back_at")]).toEqual([mails, []]);
    },
  );
});

it("what an answer gave staff more days for is due on that day again, not when it first was (rule D18)", async () => {
  begin();
  const id = await collaboration("question");
  open.at("2027-01-04 10:00");
  await answerQuestion(open.park, await submission(id), "兩位攝影師", []);
  const { dueOn } = await submission(id);
  expect((dueOn ?? "") > "2027-01-04").toBe(true);
  expect(await does(id, "declination")).toEqual({ ok: true });
  expect(await undo(open.park, officer, await submission(id), "declination")).toEqual({ ok: true });
  expect((await submission(id)).dueOn).toBe(dueOn);
});

describe("what a group held is nobody else's while its end can be taken back (rules P3, G16)", () => {
  it.each(["declination", "cancellation"])("a %s", async (noun) => {
    begin();
    const held = await group("under-review", { total: 200 });
    const waits = await group("waiting", { total: 30 });
    open.at(later);
    expect(await does(held, noun)).toEqual({ ok: true });
    expect([await book(200, { email: "quick@example.org" }), (await submission(waits)).state]).toEqual([
      undefined,
      "waiting",
    ]);
    expect(await undo(open.park, officer, await submission(held), noun)).toEqual({ ok: true });
    await goOn(open, "2026-11-24 09:02");
    expect([(await submission(held)).state, (await submission(waits)).state]).toEqual(["under-review", "waiting"]);
    expect(await does(held, noun)).toEqual({ ok: true });
    await goOn(open, "2026-11-24 09:04");
    expect([(await submission(waits)).state, await reconcile(open.park)]).toEqual(["offered", []]);
  });
});

describe("what was given to others meanwhile is not taken from them: nothing changes, and the letters leave (rules D8, B1)", () => {
  it("the hall of a cancelled rental was given to another", async () => {
    begin();
    const [other, held] = [await rental("cancelled"), await rental("confirmed")];
    open.at(later);
    expect(await does(held, "cancellation")).toEqual({ ok: true });
    expect(await does(other, "reopening")).toEqual({ ok: true });
    expect(await does(other, "approval")).toEqual({ ok: true });
    await refusesUndo(held, "cancellation", [
      [held, "cancelled", "rental-cancelled"],
      [other, "confirmed", "rental-approved"],
    ]);
  });
});

it("the table names every noun that can be taken back, of every kind", () => {
  const tested: Record<SubmissionKind, readonly Case[]> = {
    group: [...groups, ...packages],
    "free-admission": [...groups, ...free],
    contact: enquiries,
    "lost-item": enquiries,
    filming: collaborations,
    "co-branding": collaborations,
    rental: rentals,
    lantern: lanterns,
  };
  for (const kind of submissionTypes) {
    const known = Object.entries(kinds[kind]?.staff ?? {}).flatMap(([noun, one]) => (one.undo ? [noun] : []));
    expect([
      kind,
      [...new Set(tested[kind].map(({ noun }) => noun))]
        .filter((noun) => noun !== "question" && noun !== "settling")
        .sort(),
    ]).toEqual([kind, known.sort()]);
  }
});

/** The day after the case's own, on which the next case has not begun to ask for anything. */
function nextDay(): string {
  return Temporal.PlainDate.from(day).add({ days: 200 }).toString();
}

function from(states: readonly SubmissionState[], of: (state: SubmissionState) => Omit<Case, "from">): Case[] {
  return states.map((state) => ({ from: state, ...of(state) }));
}

function begin(kind = "groups"): void {
  open.at(asked);
  email = `case-${++cases}@example.org`;
  // Nobody comes for these.
  if (kind === "enquiries" || kind === "lanterns") return;
  const next = Temporal.PlainDate.from("2027-01-04").add({ days: days++ });
  // Not Lunar New Year's Eve, on which the park is closed.
  day = next.add({ days: next.toString() < "2027-02-05" ? 0 : 1 }).toString();
}

/** A group that has come so far; who waits or was offered something asked when another had the whole hour. */
async function group(state: SubmissionState, { total = 30 } = {}): Promise<string> {
  const before =
    state === "waiting" || state === "offered" ? await book(200, { email: "others@example.org" }) : undefined;
  const id = await book(total, {
    email,
    guide: ["under-review", "question", "declined"].includes(state) ? "zh30" : "",
  });
  if (!id) throw new Error("the group was not taken");
  if (state === "offered") {
    await does(before ?? "", "cancellation");
    await goOn(open, "2026-11-23 10:02");
  }
  return come(id, state, { question: "question", declined: "declination", cancelled: "cancellation" });
}

async function packaged(state: SubmissionState): Promise<string> {
  const id = await book(30, { email, fieldTrip: "B" });
  return come(id ?? "", state, { confirmed: "confirmation" });
}

/** Answers the submission, or nothing where the hour is full already and nobody would wait. */
async function book(
  total: number,
  change: { email: string; guide?: "" | "zh30"; fieldTrip?: "B" },
): Promise<string | undefined> {
  const made = await reserve(open.park, groupOf(total, { date: day, ...change }), {
    locale: "zh_TW",
    idempotencyKey: crypto.randomUUID(),
    wait: total < 200,
  });
  return made.ok ? made.id : undefined;
}

async function enquiry(state: SubmissionState): Promise<string> {
  const made = await ask(open.park, {
    kind: "contact",
    locale: "zh_TW",
    idempotencyKey: crypto.randomUUID(),
    email,
    personal: { name: "林怡君", message: "請問可以帶狗嗎？", subject: "visit" },
    spend: async () => true,
  });
  const found = made.ok && (await findBySecret(open.park, made.secret));
  return come(found ? found.id : "", state, { question: "question", done: "answer" });
}

async function freeAdmission(state: SubmissionState): Promise<string> {
  const letter = {
    name: "公文.pdf",
    contentType: "application/pdf",
    bytes: Buffer.from("%PDF-1.7 letter %%EOF"),
  } as const;
  const order = {
    groupName: "向陽之家",
    groupType: "institution",
    contactName: "林怡君",
    phone: "03-111-2222",
    email,
    date: day,
    startTime: "10:00",
    endTime: "12:00",
    total: 20,
    wheelchairs: 3,
    needs: "",
  } as const;
  const made = await applyForFreeAdmission(open.park, order, {
    locale: "zh_TW",
    idempotencyKey: crypto.randomUUID(),
    uploads: { letter: [letter] },
  });
  return come(made.ok ? made.id : "", state, { question: "question", confirmed: "confirmation" });
}

async function collaboration(state: SubmissionState): Promise<string> {
  const plan = {
    name: "企畫書.pdf",
    contentType: "application/pdf",
    bytes: Buffer.from("%PDF-1.7 plan %%EOF"),
  } as const;
  const made = await propose(open.park, {
    kind: "filming",
    locale: "zh_TW",
    idempotencyKey: crypto.randomUUID(),
    email,
    spend: async () => true,
    uploads: { plan: [plan] },
    personal: { title: "月河之夜", contactName: "張導", organiser: "月河影像", phone: "02-2222-3333", use: "紀錄片" },
    days: { firstDay: day, lastDay: day },
  });
  return come(made.ok ? made.id : "", state, { question: "question", confirmed: "approval" });
}

/** A rental of the craft hall; another would like it on the same day. */
async function rental(state: SubmissionState): Promise<string> {
  const times = [{ day, lastDay: day }];
  const id = await taken(open.park, { times, email });
  if (state !== "confirmed") await taken(open.park, { times, email: "others@example.org" });
  return come(id, state, {
    question: "question",
    confirmed: "approval",
    declined: "declination",
    cancelled: "cancellation",
  });
}

/** An order of Monday; where it is reported, its giver told from which account the money comes. */
async function lantern(state: SubmissionState): Promise<string> {
  const order = {
    lanterns: [{ name: "王小明", wish: "平安" }],
    contactName: "陳美玉",
    phone: "0912-345-678",
    email,
    recipientName: "",
    postcode: "265",
    address: "宜蘭縣蘭田鎮河邊路 1 號",
  };
  const made = await orderLanterns(open.park, order, { locale: "zh_TW", idempotencyKey: crypto.randomUUID() });
  const id = made.ok ? made.id : "";
  if (state === "reported" || state === "performed-unpaid")
    await reportPayment(open.park, id, { by: "visitor", lastFive: "12345" });
  if (state === "lapsed") {
    open.at("2026-12-01 10:00");
    await lapseUnpaid(open.park);
  }
  if (state === "paid" || state === "performed") await does(id, "payment");
  if (state === "performed" || state === "performed-unpaid") open.at("2026-11-30 16:00");
  return come(id, state, { performed: "performance", "performed-unpaid": "performance" });
}

/** The same when its rite has begun without it. */
async function postponed(state: SubmissionState): Promise<string> {
  const id = await lantern("unpaid");
  open.at("2026-11-30 09:31");
  await postponeUnpaid(open.park);
  if (state === "lapsed") {
    open.at("2026-12-01 10:00");
    await lapseUnpaid(open.park);
  }
  expect((await submission(id)).state).toBe(state);
  return id;
}

/** Brings a submission to a state by what staff do for it. */
async function come(id: string, state: SubmissionState, by: Partial<Record<SubmissionState, string>>): Promise<string> {
  const noun = by[state];
  if (noun) expect(await does(id, noun)).toEqual({ ok: true });
  expect((await submission(id)).state).toBe(state);
  return id;
}

async function submission(id: string) {
  const found = await readSubmission(open.park.db, open.park, id);
  if (!found) throw new Error(`there is no submission ${id}`);
  return found;
}

async function does(id: string, noun: string, given: Record<string, string> = {}) {
  const seen = await submission(id);
  return performAction(open.park, officer, seen, noun, {
    reason: "依電話確認",
    version: String(seen.stateId),
    ...(noun === "approval" && { seen: await declinedBy(open.park, id) }),
    ...given,
  });
}

const standing = (id: string) => standingOf(open.park, id, day);

/** The ids of a submission's mails; with a column, of those where it is set. */
async function mailsOf(id: string, set?: "sent_at" | "taken_back_at"): Promise<string[]> {
  const rows = await open.park.db
    .selectFrom("submission_emails")
    .select(["id", "sent_at", "taken_back_at"])
    .where("submission_id", "=", id)
    .orderBy("id")
    .execute();
  return rows.filter((row) => !set || row[set] !== null).map((row) => row.id);
}

async function refusesUndo(
  id: string,
  noun: string,
  left: readonly (readonly [id: string, state: SubmissionState, mail: string])[],
): Promise<void> {
  const before = await Promise.all(left.map(([one]) => standing(one)));
  expect(before.map(({ state }) => state)).toEqual(left.map(([, state]) => state));
  expect(await undo(open.park, officer, await submission(id), noun)).toMatchObject({ ok: false });
  expect(await Promise.all(left.map(([one]) => standing(one)))).toEqual(before);
  await open.park.jobs.waiting({ delayed: true });
  for (const [one, , mail] of left)
    expect(
      await open.park.db
        .selectFrom("submission_emails")
        .select(["mail", "taken_back_at"])
        .where("submission_id", "=", one)
        .where("mail", "=", mail)
        .where("sent_at", "is not", null)
        .execute(),
    ).toEqual([{ mail, taken_back_at: null }]);
}
