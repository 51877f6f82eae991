import { describe, expect, it } from "vitest";
import { checkIn } from "#app/submission-desk/queries/arrivals.server.ts";
import { undo } from "#app/staff/desk/submission/submission-actions.server.ts";
import { readVisits } from "#app/staff/desk/check-in/check-in.server.ts";
import { readOutbox } from "#tests/outbox.ts";
import type { TestPark } from "#tests/park.ts";
import { bookings, officer } from "#tests/reservations/bookings.ts";
import { onFreshDays } from "#tests/reservations/fresh-days.ts";
import { sendReminders } from "./reservations.jobs.server.ts";

let open: TestPark;
let day: string;
const { booked, submission, does, mails } = bookings(() => ({ open, day }));
onFreshDays((fresh) => {
  ({ open, day } = fresh);
});

describe("a question to a confirmed group (rule D18)", () => {
  it("neither stops its reminder nor keeps it out at the gate", async () => {
    const id = await booked({ email: "asked@example.org" });
    expect(await does(id, "question", { reason: "幾位素食？" })).toEqual({ ok: true });
    const now = open.park.now();
    open.at(`${Temporal.PlainDate.from(day).subtract({ days: 3 })} 09:00`);
    expect(await sendReminders(open.park)).toBe(1);
    expect(await mails(id)).toContain("group-reminder");
    open.at(`${day} 09:50`);
    expect((await readVisits(open.park, "zh_TW")).find((visit) => visit.id === id)).toMatchObject({
      open: true,
      state: "等申請人回覆",
    });
    expect(
      await checkIn(open.park, {
        submissionId: id,
        key: crypto.randomUUID(),
        people: { discount: 30 },
        by: officer.id,
      }),
    ).toEqual({ ok: true, repeated: false });
    expect((await submission(id)).state).toBe("attended");
    open.at(now.toZonedDateTimeISO("Asia/Taipei").toPlainDateTime().toString());
  });

  it("still under review keeps it out, as without the question", async () => {
    const id = await booked({ email: "review@example.org", guide: "zh30" });
    expect((await submission(id)).state).toBe("under-review");
    await does(id, "question", { reason: "幾點到？" });
    expect(
      await checkIn(open.park, {
        submissionId: id,
        key: crypto.randomUUID(),
        people: { discount: 30 },
        by: officer.id,
      }),
    ).toEqual({ ok: false, reason: "not-now" });
  });

  it("is settled by staff who heard the answer by telephone; then it can be changed, and is asked nothing", async () => {
    const id = await booked({ email: "heard@example.org" });
    await does(id, "question", { reason: "您要改到幾點？" });
    expect(await does(id, "settling", { reason: "電話確認：照原時間" })).toEqual({ ok: true });
    expect([(await submission(id)).state, (await submission(id)).dueOn]).toEqual(["confirmed", undefined]);
    expect(await undo(open.park, officer, await submission(id), "settling")).toEqual({ ok: true });
    expect((await submission(id)).state).toBe("question");
    await open.park.jobs.waiting({ delayed: true });
    const letters = async () =>
      (await readOutbox(open.park)).filter(
        ({ to, text }) => to.includes("heard@example.org") && text.includes("您要改到幾點？"),
      ).length;
    expect(await letters()).toBe(1);
    expect(await does(id, "settling", {})).toEqual({ ok: true });
    expect(await does(id, "settling", {})).toMatchObject({ ok: false });
    expect((await submission(id)).state).toBe("confirmed");
  });
});
