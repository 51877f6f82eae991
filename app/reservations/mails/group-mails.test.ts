import { afterAll, beforeAll, expect, it } from "vitest";
import { readSubmission } from "#app/submissions/read.server.ts";
import { readStatusPage } from "#app/submission-desk/status/status-page.server.ts";
import { cancelReservation, confirmReservation, declineReservation } from "#app/reservations/decisions.server.ts";
import { applyForFreeAdmission } from "#app/reservations/free-admission/apply.server.ts";
import { reserve } from "#app/reservations/reserve.server.ts";
import type { Locale } from "#platform/locales.ts";
import { readOutbox } from "#tests/outbox.ts";
import { openTestPark, type TestPark } from "#tests/park.ts";
import { groupOf } from "#tests/reservations/orders.ts";

let open: TestPark;
beforeAll(async () => {
  open = await openTestPark({ now: "2026-03-02 12:00" });
});
afterAll(() => open.close());

const words = {
  zh_TW: { quotation: "進度、估價單與行事曆檔都在這裡", change: "需要更改或取消", ask: "有問題請來電" },
  en_US: {
    quotation: "Progress, quotation and calendar file are here",
    change: "To change or cancel",
    ask: "If you have a question, call",
  },
  ja_JP: {
    quotation: "進み具合、見積書、カレンダーファイルはこちら",
    change: "変更・取り消しは",
    ask: "ご不明な点は、お電話",
  },
};

it.each(["zh_TW", "en_US", "ja_JP"] as const)(
  "a letter and the status page offer a quotation, changes and the desk while the visit stands, and no more once it is cancelled (%s)",
  async (locale) => {
    const id = await made(reserve(open.park, groupOf(2), { locale, idempotencyKey: `stands ${locale}` }));
    expect(await told(id, locale)).toEqual([{ quotation: 1, change: 1, ask: 0 }]);
    expect(await shown(id, locale)).toMatchObject({
      isExpected: true,
      changeable: true,
      links: [{ to: "quotation.pdf" }],
    });
    await cancelReservation(open.park, id, { by: "mei", why: "Rain" });
    expect(await told(id, locale)).toEqual([
      { quotation: 1, change: 1, ask: 0 },
      { quotation: 0, change: 0, ask: 1 },
    ]);
    expect(await shown(id, locale)).toMatchObject({ isExpected: false, changeable: false, links: [] });
  },
);

it("a visit that is over is not shown at the desk any more", async () => {
  const id = await made(reserve(open.park, groupOf(2), { locale: "en_US", idempotencyKey: "over" }));
  open.at("2026-03-20 20:00");
  expect((await shown(id, "en_US")).isExpected).toBe(true);
  open.at("2026-03-21 09:00");
  expect((await shown(id, "en_US")).isExpected).toBe(false);
  open.at("2026-03-02 12:00");
});

it("who comes in free, waits or is declined is promised no quotation", async () => {
  const order = {
    groupName: "向陽之家",
    groupType: "institution",
    contactName: "林怡君",
    phone: "03-111-2222",
    email: "home@example.org",
    date: "2026-03-21",
    startTime: "10:00",
    endTime: "12:00",
    total: 2,
    wheelchairs: 0,
    needs: "",
  } as const;
  const free = await made(
    applyForFreeAdmission(open.park, order, { locale: "en_US", idempotencyKey: "free", uploads: {} }),
  );
  await confirmReservation(open.park, free, { by: "mei" });
  expect(await told(free, "en_US")).toEqual([
    { quotation: 0, change: 1, ask: 0 },
    { quotation: 0, change: 1, ask: 0 },
  ]);
  await made(reserve(open.park, groupOf(200, { date: "2026-03-22" }), { locale: "en_US", idempotencyKey: "all" }));
  const waiting = await made(
    reserve(open.park, groupOf(2, { date: "2026-03-22" }), { locale: "en_US", idempotencyKey: "waits", wait: true }),
  );
  expect(await told(waiting, "en_US")).toEqual([{ quotation: 0, change: 1, ask: 0 }]);
  await declineReservation(open.park, waiting, { by: "mei", why: "No" });
  expect((await told(waiting, "en_US")).at(-1)).toEqual({ quotation: 0, change: 0, ask: 1 });
});

async function made(making: Promise<{ ok: true; id: string } | { ok: false; reason: string }>): Promise<string> {
  const result = await making;
  if (!result.ok) throw new Error(result.reason);
  return result.id;
}

async function submissionOf(id: string) {
  const submission = await readSubmission(open.park.db, open.park, id);
  if (!submission) throw new Error("no such submission");
  return submission;
}

async function shown(id: string, locale: Locale) {
  return readStatusPage(open.park, await submissionOf(id), locale);
}

/** How often each letter about a submission says what, in the order in which they left. */
async function told(id: string, locale: Locale): Promise<Record<"quotation" | "change" | "ask", number>[]> {
  await open.park.jobs.waiting({ delayed: true });
  const { code } = await submissionOf(id);
  const letters = (await readOutbox(open.park)).filter(({ text }) => text.includes(code));
  const times = (text: string, name: keyof (typeof words)["zh_TW"]) => text.split(words[locale][name]).length - 1;
  return letters
    .map(({ text }) => ({
      quotation: times(text, "quotation"),
      change: times(text, "change"),
      ask: times(text, "ask"),
    }))
    .sort((one, other) => other.quotation - one.quotation || other.change - one.change);
}
