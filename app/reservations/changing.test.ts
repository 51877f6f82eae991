// @module-tag postgres
import { describe, expect, it } from "vitest";
import { stateOf } from "#app/submissions/submissions.server.ts";
import { undo } from "#app/staff/desk/submission/submission-actions.server.ts";
import { readSubmissionPage } from "#app/staff/desk/submission/submission-page.server.ts";
import { weekdayName, weekdayOf } from "#platform/dates.ts";
import { readOutbox } from "#tests/outbox.ts";
import type { TestPark } from "#tests/park.ts";
import { bookings, officer, people } from "#tests/reservations/bookings.ts";
import { onFreshDays } from "#tests/reservations/fresh-days.ts";
import { kindTexts } from "./group/group-kind.texts.ts";
import { reconcile } from "./reconciliation.server.ts";

let open: TestPark;
let day: string;
/** Of the other tickets. */
const none = { general: "", local: "", senior: "", free: "" };
const { booked, submission, does, mails } = bookings(() => ({ open, day }));
onFreshDays((fresh) => {
  ({ open, day } = fresh);
});

describe("a change by staff (rules G19, B1)", () => {
  it("is told with what was before, and taken back to another day within its minute", async () => {
    const id = await booked({ email: "moved@example.org" });
    const next = Temporal.PlainDate.from(day).add({ days: 100 }).toString();
    expect(
      await does(id, "change", { ...none, date: next, startTime: "14:00", endTime: "15:00", discount: "40" }),
    ).toEqual({ ok: true });
    expect(await places(id)).toEqual([{ day: next, hour: 14, people: 40 }]);
    const page = await readSubmissionPage(open.park, await submission(id), officer, "zh_TW");
    expect(page.steps.map(({ state, action }) => [state, action])).toEqual([
      ["已確認", "「更改預約」"],
      ["已確認", undefined],
    ]);
    const history = page.history.flatMap(({ changes }) => changes);
    expect(history).toEqual(
      expect.arrayContaining([
        expect.stringMatching(`${day} → ${next}`),
        expect.stringMatching("10:00 → 14:00"),
        expect.stringMatching("30 → 40"),
      ]),
    );
    expect(await undo(open.park, officer, await submission(id), "change")).toEqual({ ok: true });
    expect(await places(id)).toEqual([{ day, hour: 10, people: 30 }]);
    expect(await mails(id)).toEqual(["group-confirmed"]);
    expect(await reconcile(open.park)).toEqual([]);
  });

  it.each([
    [
      "zh_TW",
      "更改的部分：\n參觀日期：2026年3月{day}日（{weekday}） → 2026年6月30日（二）\n時間：10:00 至 12:00 → 14:00 至 15:00\n總人數：30 → 41\n優待票：30 → 40\n免票：0 → 1\n免票資格：無 → 未達購票年齡或身高的兒童\n\n說明：改到夏天",
    ],
    [
      "en_US",
      "What has changed:\nDate of the visit: {weekday} {day} March 2026 → Tuesday 30 June 2026\nTime: 10:00–12:00 → 14:00–15:00\nTotal number of visitors: 30 → 41\nDiscount: 30 → 40\nFree: 0 → 1\nReason for free places: none → Children below the age or height for a ticket\n\nNote: 改到夏天",
    ],
    [
      "ja_JP",
      "変更した内容：\nご来園日：2026年3月{day}日（{weekday}） → 2026年6月30日（火）\n時間：10:00〜12:00 → 14:00〜15:00\n総人数：30 → 41\n割引：30 → 40\n無料：0 → 1\n無料の理由：なし → 入園料のかからない年齢・身長のお子さま\n\n備考：改到夏天",
    ],
  ] as const)("is told to the group from and to, and nothing that stayed (%s)", async (locale, said) => {
    const id = await booked({ email: `told-${locale}@example.org` }, { locale });
    expect(
      await does(id, "change", {
        ...none,
        date: "2026-06-30",
        startTime: "14:00",
        endTime: "15:00",
        discount: "40",
        free: "1",
        freeReason: "young",
        reason: "改到夏天",
      }),
    ).toEqual({ ok: true });
    const { day: number } = Temporal.PlainDate.from(day);
    const weekday = weekdayName(weekdayOf(day), locale, locale === "en_US" ? "long" : "short");
    expect(await emailsTo(`told-${locale}@example.org`)).toContainEqual(
      expect.stringContaining(said.replace("{day}", String(number)).replace("{weekday}", weekday)),
    );
    expect(
      await does(id, "change", {
        ...none,
        date: "2026-06-30",
        startTime: "14:00",
        endTime: "15:00",
        discount: "41",
        free: "0",
      }),
    ).toEqual({ ok: true });
    expect(await emailsTo(`told-${locale}@example.org`)).toContainEqual(
      expect.stringMatching(/\n[^\n→]*\n[^\n]*\D40 → 41\n[^\n]*\D1 → 0\n[^\n]+ → (?:無|none|なし)\n\n/),
    );
  });

  it("that changes nothing is none, and sends no letter", async () => {
    const id = await booked({ email: "same@example.org" });
    expect(
      await does(id, "change", { ...none, date: day, startTime: "10:00", endTime: "12:00", discount: "30" }),
    ).toMatchObject({ ok: false, message: kindTexts.unchanged });
    expect(await mails(id)).toEqual(["group-confirmed"]);
  });

  it("stays where somebody else has the former places by now", async () => {
    const id = await booked({ ...people(200) });
    const waiting = await booked({ ...people(50), email: "next@example.org" }, { wait: true });
    expect(
      await does(id, "change", { ...none, date: day, startTime: "14:00", endTime: "15:00", discount: "200" }),
    ).toEqual({ ok: true });
    expect(await stateOf(open.park.db, waiting)).toBe("offered");
    expect(await undo(open.park, officer, await submission(id), "change")).toMatchObject({ ok: false });
    expect(await places(id)).toEqual([{ day, hour: 14, people: 200 }]);
    expect(await mails(id)).toContain("group-changed");
  });
});

async function emailsTo(address: string): Promise<string[]> {
  await open.park.jobs.waiting({ delayed: true });
  return (await readOutbox(open.park)).filter(({ to }) => to === address).map(({ text }) => text);
}

function places(id: string) {
  return open.park.db
    .selectFrom("group_places")
    .select(["day", "hour", "people"])
    .where("submission_id", "=", id)
    .execute();
}
