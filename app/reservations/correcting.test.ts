import { afterAll, beforeAll, expect, it } from "vitest";
import { stateOf } from "#app/submissions/submissions.server.ts";
import { findAmongPersonal } from "#app/submission-desk/queries/search.server.ts";
import { readStatusPage } from "#app/submission-desk/status/status-page.server.ts";
import { undo } from "#app/staff/desk/submission/submission-actions.server.ts";
import { readSubmissionPage } from "#app/staff/desk/submission/submission-page.server.ts";
import { historyOf } from "#app/staff/core/audit/audit.server.ts";
import { formatChange } from "#app/staff/core/audit/format-detail.server.ts";
import { readOutbox } from "#tests/outbox.ts";
import { openTestPark, type TestPark } from "#tests/park.ts";
import { bookings, officer } from "#tests/reservations/bookings.ts";
import { kindTexts } from "./group/group-kind.texts.ts";

let open: TestPark;
const { booked, submission, does, mails } = bookings(() => ({ open, day: "2026-03-20" }));
beforeAll(async () => {
  open = await openTestPark({ now: "2026-03-02 12:00" });
});
afterAll(() => open.close());

/** As the group wrote them. */
const asWritten = {
  groupName: "羅東國小五年三班",
  groupKind: "school",
  contactName: "林老師",
  phone: "0912-345-678",
  taxId: "",
  onsiteName: "",
  onsitePhone: "",
  coaches: "0",
  fieldTrip: "",
  classTour: "",
  extras: "",
  guide: "",
  requirements: "",
};

it("staff correct what a group wrote of itself: no letter, a step on its page, before and after in the history alone, and found by the new words (rules G21, D9)", async () => {
  const id = await booked({ email: "typo@example.org" });
  const shown = (await readSubmissionPage(open.park, await submission(id), officer, "zh_TW")).actions.find(
    ({ noun }) => noun === "particulars",
  );
  expect(Object.fromEntries(shown?.fields.map(({ name, value }) => [name, value]) ?? [])).toEqual(asWritten);
  expect(
    await correct(id, {
      groupName: "羅東國小五年四班",
      taxId: "１２３４５６７５",
      onsitePhone: "0988-000-111",
      coaches: "2",
      groupKind: "welfare",
    }),
  ).toEqual({ ok: true });
  expect((await submission(id)).personal).toMatchObject({
    groupName: "羅東國小五年四班",
    taxId: "12345675",
    onsitePhone: "0988-000-111",
    email: "typo@example.org",
  });
  expect([await stateOf(open.park.db, id), await mails(id)]).toEqual(["confirmed", ["group-confirmed"]]);
  expect((await readStatusPage(open.park, await submission(id), "zh_TW")).facts).toEqual(
    expect.arrayContaining([{ label: "統一編號", value: "12345675" }]),
  );
  const said = [
    "團體名稱：羅東國小五年三班 → 羅東國小五年四班",
    "統一編號：– → 12345675",
    "領隊手機：– → 0988-000-111",
    "團體類別：學校 → 社福團體",
    "遊覽車輛數：0 → 2",
  ];
  expect(
    (await readSubmissionPage(open.park, await submission(id), officer, "zh_TW")).history
      .flatMap(({ changes }) => changes)
      .sort(),
  ).toEqual(said.sort());
  const changes = (await historyOf(open.park, `submission:${id}`)).flatMap((entry) =>
    entry.changes.map((one) => formatChange(one, "en_US")),
  );
  expect(changes).toContainEqual({ what: expect.stringMatching(/Tax ID \(Taiwan\)$/), before: "", after: "12345675" });
  expect(JSON.stringify(await open.park.db.selectFrom("audit_log").select("details").execute())).not.toMatch(
    /五年四班|12345675|0988-000-111/,
  );
  expect(await findAmongPersonal(open.park, "五年四班")).toEqual([id]);
});

it.each([
  ["zh_TW", "校外教學：不需要 → B 主題學習套裝\n其他體驗：– → 導覽解說、手作體驗\n導覽服務：不需要 → 中文 60 分鐘\n\n"],
  [
    "en_US",
    /Field trip: None → B.*\nOther experiences: – → Guided tour, Hands-on workshop\nGuide: None → Chinese, 60 minutes\n\n/,
  ],
  [
    "ja_JP",
    /校外学習：希望しない → B.*\nその他の体験：– → ガイドツアー、手づくり体験\nガイド：希望しない → 中国語 60分\n\n/,
  ],
] as const)(
  "a programme that is another is told in the letter of a change, from what to what; what else was corrected is not (%s)",
  async (locale, said) => {
    const email = `programme-${locale}@example.org`;
    const id = await booked({ email }, { locale });
    expect(await correct(id, { fieldTrip: "B", extras: "tour diy", guide: "zh60", contactName: "陳老師" })).toEqual({
      ok: true,
    });
    expect(await mails(id)).toEqual(["group-changed", "group-confirmed"]);
    await open.park.jobs.waiting({ delayed: true });
    const letter = (await readOutbox(open.park)).find(({ to, text }) => to === email && text.includes(" → "))?.text;
    expect(letter).toMatch(said instanceof RegExp ? said : new RegExp(said));
    expect(letter).not.toMatch(/林老師 →/);
  },
);

it("a quote goes with the programme it was given for: corrected away it holds no longer, and taken back it does again (rules G10, G21)", async () => {
  const id = await booked({ fieldTrip: "B", startTime: "14:00", endTime: "16:00", email: "quoted@example.org" });
  const told = async () =>
    (await readStatusPage(open.park, await submission(id), "en_US")).facts.map(({ value }) => value).join(" ");
  expect(await does(id, "quotation", { amount: "4800", reason: "Kits for thirty" })).toEqual({ ok: true });
  expect(await told()).toContain("Kits for thirty");
  for (const fieldTrip of ["C", ""]) {
    expect(await correct(id, { fieldTrip })).toEqual({ ok: true });
    expect(await told()).not.toMatch(/Kits|4,800/);
    expect(await undo(open.park, officer, await submission(id), "particulars")).toEqual({ ok: true });
    expect(await told()).toContain("Kits for thirty");
  }
  // A tour has a price of its own: it changes nothing of what the package was quoted at.
  expect(await correct(id, { fieldTrip: "B", extras: "tour", guide: "zh30" })).toEqual({ ok: true });
  expect(await told()).toContain("Kits for thirty");
});

it("is held to the rules of the form, all at once beside the fields, with nothing written", async () => {
  const id = await booked({ email: "rules@example.org" });
  const before = await submission(id);
  const faults = async (wrong: Record<string, string>) => {
    const done = await correct(id, wrong);
    return done && "faults" in done ? done.faults?.ja_JP.map(({ field }) => field) : done;
  };
  expect(
    await faults({
      groupName: " ",
      phone: "12",
      taxId: "12345678",
      coaches: "many",
      groupKind: "circus",
      requirements: "あ".repeat(1001),
    }),
  ).toEqual(["groupName", "groupKind", "phone", "taxId", "coaches", "requirements"]);
  expect(await faults({ contactName: "", fieldTrip: "A", classTour: "2", extras: "tour circus" })).toEqual([
    "contactName",
    "extras",
  ]);
  expect(await faults({ contactName: "", fieldTrip: "A", classTour: "2", extras: "tour" })).toEqual([
    "contactName",
    "classTour",
    "guide",
  ]);
  expect(await faults({ fieldTrip: "A", classTour: "2" })).toEqual(["classTour"]);
  expect(await faults({ extras: "tour" })).toEqual(["guide"]);
  expect(await correct(id, {})).toEqual({ ok: false, message: kindTexts.unchanged });
  expect([await submission(id), await mails(id)]).toEqual([before, ["group-confirmed"]]);
});

it("of two officers with the same screen the second is told, and nothing is overwritten; an open question stays the last thing said (rules S12, D18)", async () => {
  const id = await booked({ email: "two@example.org" });
  await does(id, "question", { reason: "幾位坐輪椅？" });
  const version = String((await submission(id)).stateId);
  expect(await correct(id, { contactName: "陳老師", version })).toEqual({ ok: true });
  expect(await correct(id, { contactName: "王老師", version })).toMatchObject({ ok: false, changed: Number(version) });
  expect((await submission(id)).personal).toMatchObject({ contactName: "陳老師" });
  expect((await readStatusPage(open.park, await submission(id), "zh_TW")).question).toBe("幾位坐輪椅？");
  expect(await undo(open.park, officer, await submission(id), "particulars")).toEqual({ ok: true });
  expect((await submission(id)).personal).toMatchObject({ contactName: "林老師" });
  expect((await readStatusPage(open.park, await submission(id), "zh_TW")).question).toBe("幾位坐輪椅？");
});

function correct(id: string, change: Record<string, string>) {
  return does(id, "particulars", { ...asWritten, ...change });
}
