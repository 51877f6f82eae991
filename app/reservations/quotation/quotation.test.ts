import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readSubmission } from "#app/submissions/read.server.ts";
import { readStatusPage } from "#app/submission-desk/status/status-page.server.ts";
import { quoteOf } from "#app/submissions/quotes.server.ts";
import { performAction, undo } from "#app/staff/desk/submission/submission-actions.server.ts";
import { readSubmissionPage } from "#app/staff/desk/submission/submission-page.server.ts";
import { kindTexts } from "#app/reservations/group/group-kind.texts.ts";
import type { Staff } from "#platform/auth/auth.ts";
import { type Locale, locales } from "#platform/locales.ts";
import { readOutbox } from "#tests/outbox.ts";
import { openTestPark, type TestPark } from "#tests/park.ts";
import { groupOf } from "#tests/reservations/orders.ts";
import { reserve } from "#app/reservations/reserve.server.ts";
import { makeQuotation } from "./quotation.server.ts";

const officer: Staff = { id: "officer-1", email: "officer@example.org", name: "陳志明", role: "booking-officer" };
let open: TestPark;
beforeAll(async () => {
  open = await openTestPark({ now: "2026-11-21 10:00" });
});
afterAll(() => open.close());

const words: Record<Locale, string[]> = {
  zh_TW: [
    "團體參觀估價單",
    "2026年12月15日（二） 09:30 至 12:00",
    "優待票",
    "中文導覽 60 分鐘",
    "4,800 元",
    "主題學習套裝",
  ],
  en_US: [
    "Quotation for a group visit",
    "Tuesday 15 December 2026 09:30–12:00",
    "Discount",
    "Guide in Chinese, 60 minutes",
    "NT$4,800",
    "Study-tour package",
  ],
  ja_JP: [
    "団体見学 御見積書",
    "2026年12月15日（火） 09:30〜12:00",
    "割引",
    "中国語ガイド 60分",
    "4,800元",
    "学習パッケージ",
  ],
};
// Named in all three languages at once, long enough for a second line, with a sign few fonts have.
const name = "羅東國小 & Tōkyō 第三小学校つばさ組 Friends of Indigo 親子共學團（張碧𤧟老師）";

it.each(locales)(
  "what staff quote for a package stands on the status page, in a letter and in the quotation's sum: %s (rules G10, G11)",
  async (locale) => {
    const order = {
      ...groupOf(30),
      date: "2026-12-16",
      fieldTrip: "B" as const,
      classTour: "" as const,
      extras: ["diy", "venue"] as const,
      guide: "" as const,
      email: `quoted-${locale}@example.org`,
    };
    const reserved = await reserve(open.park, order, { locale, idempotencyKey: `quoted ${locale}` });
    if (!reserved.ok) throw new Error(reserved.reason);
    const submission = async () => {
      const found = await readSubmission(open.park.db, open.park, reserved.id);
      if (!found) throw new Error("no submission");
      return found;
    };
    const said = async () =>
      (await readStatusPage(open.park, await submission(), locale)).facts.map(({ value }) => value).join(" ");
    const sum = { zh_TW: "8,400 元", en_US: "NT$8,400", ja_JP: "8,400元" }[locale];
    expect(await said()).not.toContain(sum);
    const give = async (amount: string) =>
      performAction(open.park, officer, await submission(), "quotation", { amount, reason: "含教材 30 份\n匠師 2 名" });
    for (const wrong of ["", "many", "-5", "123456789"]) expect(await give(wrong)).toMatchObject({ ok: false });
    const warned = async () =>
      (await readSubmissionPage(open.park, await submission(), officer, locale)).actions.find(
        ({ noun }) => noun === "confirmation",
      )?.consequence?.text;
    expect(await warned()).toBe(kindTexts.unquoted[locale]);
    expect(await give(" 4800 ")).toEqual({ ok: true });
    expect(await warned()).toBeUndefined();
    expect(await said()).toContain(sum);
    const file = await makeQuotation(open.park, await submission(), locale);
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(file ?? [])), { mergePages: true });
    for (const told of [sum, "含教材 30 份", "匠師 2 名"])
      expect(text.replace(/\s+/g, "")).toContain(told.replace(/\s+/g, ""));
    await open.park.jobs.waiting({ delayed: true });
    const letter = (await readOutbox(open.park)).find(
      ({ to, subject }) => to === order.email && subject.includes("4,800"),
    );
    expect(letter?.text).toContain("含教材 30 份\n匠師 2 名");
  },
);

it("nothing is quoted where everything has a price", async () => {
  const reserved = await reserve(
    open.park,
    { ...groupOf(30), date: "2026-12-17" },
    { locale: "zh_TW", idempotencyKey: "plain" },
  );
  const submission = reserved.ok ? await readSubmission(open.park.db, open.park, reserved.id) : undefined;
  if (!submission) throw new Error("no submission");
  expect(
    await performAction(open.park, officer, submission, "quotation", { amount: "100", reason: "x" }),
  ).toMatchObject({ ok: false });
});

it.each(locales)(
  "a quotation bears title, tax id, prices and sum as real text: %s (rule G11)",
  async (locale) => {
    const order = {
      ...groupOf(30),
      groupName: name,
      taxId: "04595257",
      contactName: "林老師",
      date: "2026-12-15",
      startTime: "09:30",
      endTime: "12:00",
      fieldTrip: "B" as const,
      guide: "zh60" as const,
    };
    const reserved = await reserve(open.park, order, { locale, idempotencyKey: `quotation ${locale}` });
    if (!reserved.ok) throw new Error(reserved.reason);
    const submission = await readSubmission(open.park.db, open.park, reserved.id);
    if (!submission) throw new Error("no submission");
    const file = await makeQuotation(open.park, submission, locale);
    if (!file) throw new Error("no file");
    expect(file.length).toBeLessThan(150_000);
    const pdf = await getDocumentProxy(new Uint8Array(file));
    const { text, totalPages } = await extractText(pdf, { mergePages: true });
    const found = text.replace(/\s+/g, "");
    for (const told of [
      ...words[locale],
      submission.code,
      "04595257",
      "林老師",
      "親子共學團",
      "Friends of Indigo",
      "つばさ組",
    ])
      expect(found).toContain(told.replace(/\s+/g, ""));
    expect([totalPages, (await pdf.getMetadata()).info]).toMatchObject([
      1,
      { Title: expect.stringContaining(submission.code) },
    ]);
  },
  60_000,
);

it("a quote that is sent twice is one: taken back, nothing of it is left (rules G10, B1)", async () => {
  const reserved = await reserve(
    open.park,
    { ...groupOf(30), date: "2026-12-18", fieldTrip: "C" },
    { locale: "zh_TW", idempotencyKey: "twice" },
  );
  const submission = reserved.ok ? await readSubmission(open.park.db, open.park, reserved.id) : undefined;
  if (!submission) throw new Error("no submission");
  const given = { amount: "３，６００", reason: "含材料", version: String(submission.stateId) };
  expect(
    await Promise.all([
      performAction(open.park, officer, submission, "quotation", given),
      performAction(open.park, officer, submission, "quotation", given),
    ]),
  ).toEqual([{ ok: true }, { ok: true }]);
  expect(await undo(open.park, officer, submission, "quotation")).toEqual({ ok: true });
  expect(await quoteOf(open.park.db, open.park, submission.id)).toBeUndefined();
  const left = await open.park.db
    .selectFrom("submission_emails")
    .select("mail")
    .where("submission_id", "=", submission.id)
    .where("taken_back_at", "is", null)
    .execute();
  expect(left.map(({ mail }) => mail)).not.toContain("group-quoted");
});

it("a long quotation goes on on a further page, with its closing words above the foot", async () => {
  const tickets = {
    total: 50,
    general: 10,
    discount: 10,
    local: 10,
    senior: 10,
    free: 10,
    freeReason: "volunteer" as const,
  };
  const order = {
    ...groupOf(50),
    ...tickets,
    date: "2026-12-22",
    fieldTrip: "B" as const,
    extras: ["tour", "diy", "venue"] as const,
    guide: "zh60" as const,
  };
  const reserved = await reserve(open.park, order, { locale: "en_US", idempotencyKey: "long" });
  if (!reserved.ok) throw new Error(JSON.stringify(reserved));
  const submission = async () => {
    const found = await readSubmission(open.park.db, open.park, reserved.id);
    if (!found) throw new Error("no submission");
    return found;
  };
  const lines = Array.from({ length: 40 }, (_, at) => `Workshop material number ${at + 1}`);
  expect(
    await performAction(open.park, officer, await submission(), "quotation", {
      amount: "9000",
      reason: lines.join("\n"),
    }),
  ).toEqual({ ok: true });
  const file = await makeQuotation(open.park, await submission(), "en_US");
  const pdf = await getDocumentProxy(new Uint8Array(file ?? []));
  expect(pdf.numPages).toBe(2);
  const told: string[] = [];
  for (const number of [1, 2]) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    const set = items.flatMap((item) =>
      "str" in item && item.str.trim() ? [{ text: item.str, height: Number(item.transform[5]) }] : [],
    );
    told.push(...set.map(({ text }) => text));
    // The foot stands 44 points above the edge, a rule 62.
    expect(set.filter(({ height }) => height < 66 && Math.abs(height - 44) > 1)).toEqual([]);
  }
  for (const line of [...lines, "Workshop material number 40", "not a receipt"]) expect(told.join(" ")).toContain(line);
}, 60_000);
