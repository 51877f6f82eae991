import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { propose } from "#app/applications/apply.server.ts";
import { askQuestion, answerQuestion } from "#app/submission-desk/questions/questions.server.ts";
import { readSubmission } from "#app/submissions/read.server.ts";
import { readStatusPage } from "#app/submission-desk/status/status-page.server.ts";
import { changeRental, undoChange } from "#app/rentals/requests/changing.server.ts";
import { readSpaces } from "#app/rentals/spaces.server.ts";
import { applyForFreeAdmission } from "#app/reservations/free-admission/apply.server.ts";
import { acceptOffer, cancelReservation } from "#app/reservations/decisions.server.ts";
import { changeReservation } from "#app/reservations/changing.server.ts";
import { reserve } from "#app/reservations/reserve.server.ts";
import { formatDay } from "#platform/dates.ts";
import { readOutbox } from "#tests/outbox.ts";
import { openTestPark, type TestPark } from "#tests/park.ts";
import { aDay, taken } from "#tests/rentals/orders.ts";
import { goOn } from "#tests/reservations/clock.ts";
import { groupOf } from "#tests/reservations/orders.ts";

let open: TestPark;
let keys = 0;
beforeAll(async () => {
  open = await openTestPark({ now: "2026-12-28 10:00" });
});
afterAll(() => open.close());
beforeEach(() => void keys++);

/**
 * Whatever is promised an answer, asked for on Tuesday 29 December; 1 January is a holiday. Kind · the visit · the day
 * of the promise.
 */
const promised = [
  ["group", "2027-01-02", "2026-12-31"],
  ["group", "2027-01-05", "2027-01-04"],
  ["group", "2027-01-20", "2027-01-04"],
  ["group by telephone", "2026-12-30", "2026-12-29"],
  ["group by telephone", "2027-01-02", "2026-12-31"],
  ["free admission", "2027-01-20", "2027-01-04"],
  ["rental", "2027-02-01", "2027-01-13"],
  ["filming", "2027-02-01", "2027-01-13"],
  ["co-branding", "", "2027-01-04"],
] as const;

describe("a promise to reply is never after the visit: on the submission, its page and in its letter (rule D21)", () => {
  it.each(promised)("%s for %s: by %s", async (kind, visit, due) => {
    open.at("2026-12-29 10:00");
    const email = `promise-${keys}@example.org`;
    const id = await asked(kind, visit, email);
    await says(id, due, email, kind === "group by telephone");
  });

  it("accepting an offer counts from that day", async () => {
    open.at("2026-12-28 10:00");
    const hour = { startTime: "14:00", endTime: "15:00" };
    const [holds, waits] = [
      await book("2027-01-02", { total: 200, ...hour }),
      await book("2027-01-02", { guide: "zh30", ...hour }, { wait: true }),
    ];
    open.at("2026-12-29 10:00");
    await cancelReservation(open.park, holds, { by: "mei" });
    await goOn(open, "2026-12-29 10:02");
    expect((await submission(waits)).state).toBe("offered");
    expect(await acceptOffer(open.park, waits)).toMatchObject({ ok: true });
    expect(await submission(waits)).toMatchObject({ state: "under-review", dueOn: "2026-12-31" });
  });

  it("no place is offered to whom staff could no longer answer; to whom needs no answer it is", async () => {
    open.at("2027-01-20 10:00");
    // Before Thursday 11 February the last working day is Wednesday the 3rd: Lunar New Year lies between.
    const [holds, asks, comes] = [
      await book("2027-02-11", { total: 200 }),
      await book("2027-02-11", { guide: "zh30" }, { wait: true }),
      await book("2027-02-11", {}, { wait: true }),
    ];
    await goOn(open, "2027-02-02 23:59");
    expect((await submission(asks)).state).toBe("waiting");
    await goOn(open, "2027-02-03 00:00");
    expect((await submission(asks)).state).toBe("lapsed");
    await cancelReservation(open.park, holds, { by: "mei" });
    await goOn(open, "2027-02-03 00:02");
    expect((await submission(comes)).state).toBe("offered");
  });

  it("the times named where a day is full lie on days before which there is an answer", async () => {
    open.at("2027-02-03 10:00");
    for (const startTime of ["10:00", "12:00", "14:00"])
      await book("2027-02-12", { total: 200, startTime, endTime: "15:00" });
    const days = async (guide: "" | "zh30") => {
      const made = await reserve(open.park, groupOf(200, { date: "2027-02-12", guide }), {
        locale: "zh_TW",
        idempotencyKey: crypto.randomUUID(),
      });
      return made.ok || made.reason !== "full" ? [] : made.alternatives.map(({ date }) => date);
    };
    // The day before would do for a plain visit; with a guide nobody could answer before it.
    expect([await days(""), await days("zh30")]).toEqual([
      ["2027-02-11", "2027-02-11", "2027-02-11"],
      ["2027-02-13", "2027-02-13", "2027-02-13"],
    ]);
  });

  it("what staff move to an earlier day is due before that, and as before once that is taken back", async () => {
    open.at("2026-12-29 10:00");
    const id = await book("2027-01-20", { guide: "zh30" });
    const { date, startTime, endTime, total, general, discount, local, senior, free } = groupOf(30, {
      date: "2027-01-03",
    });
    expect(
      await changeReservation(
        open.park,
        id,
        { date, startTime, endTime, total, general, discount, local, senior, free },
        { by: "mei" },
      ),
    ).toMatchObject({ ok: true });
    expect((await submission(id)).dueOn).toBe("2026-12-31");
    const rental = await taken(open.park, {
      times: [{ day: "2027-02-14", lastDay: "2027-02-14" }],
      key: `moved ${keys}`,
    });
    expect((await submission(rental)).dueOn).toBe("2027-01-13");
    const spaces = (await readSpaces(open.park)).spaces.filter(({ slug }) => slug === "craft-hall");
    expect(
      await changeRental(
        open.park,
        rental,
        { spaces, times: [{ ...aDay, day: "2027-01-09", lastDay: "2027-01-09" }], heads: 80 },
        { by: "mei" },
      ),
    ).toMatchObject({ ok: true });
    expect((await submission(rental)).dueOn).toBe("2027-01-08");
    await undoChange(open.park, rental, { by: "mei" });
    expect((await submission(rental)).dueOn).toBe("2027-01-13");
  });

  it("an answered question is due by the days that were left, and before the visit", async () => {
    open.at("2026-12-29 10:00");
    const id = await book("2027-01-05", { guide: "zh30" });
    await askQuestion(open.park, await submission(id), { by: "mei", question: "幾位坐輪椅？" });
    open.at("2026-12-31 10:00");
    await answerQuestion(open.park, await submission(id), "兩位", []);
    expect((await submission(id)).dueOn).toBe("2027-01-04");
  });
});

async function says(id: string, due: string, email: string, byStaff: boolean): Promise<void> {
  const found = await submission(id);
  expect([found.state, found.dueOn]).toEqual(["under-review", due]);
  const page = await readStatusPage(open.park, found, "zh_TW");
  expect(JSON.stringify([page.next, page.steps])).toContain(formatDay(due, "zh_TW"));
  await open.park.jobs.waiting({ delayed: byStaff });
  const [letter] = (await readOutbox(open.park)).filter(({ to }) => to === email);
  expect(letter?.text).toContain(formatDay(due, "zh_TW"));
}

async function asked(kind: (typeof promised)[number][0], visit: string, email: string): Promise<string> {
  const files = {
    plan: [{ name: "企畫書.pdf", contentType: "application/pdf", bytes: Buffer.from("%PDF-1.7 plan %%EOF") } as const],
  };
  if (kind === "group") return book(visit, { guide: "zh30", email });
  if (kind === "group by telephone") return book(visit, { guide: "zh30", email }, { by: "mei", override: "來電" });
  if (kind === "rental") return taken(open.park, { times: [{ day: visit, lastDay: visit }], email, key: email });
  if (kind === "free admission") {
    const order = {
      groupName: "向陽之家",
      groupType: "institution",
      contactName: "林怡君",
      phone: "03-111-2222",
      email,
      date: visit,
      startTime: "10:00",
      endTime: "12:00",
      total: 20,
      wheelchairs: 3,
      needs: "",
    } as const;
    return idOf(
      await applyForFreeAdmission(open.park, order, {
        locale: "zh_TW",
        idempotencyKey: email,
        uploads: { letter: files.plan },
      }),
    );
  }
  const personal = {
    title: "月河之夜",
    contactName: "張導",
    organiser: "月河影像",
    phone: "02-2222-3333",
    use: "紀錄片",
    idea: "聯名",
  };
  return idOf(
    await propose(open.park, {
      kind,
      locale: "zh_TW",
      idempotencyKey: email,
      email,
      personal,
      days: visit ? { firstDay: visit, lastDay: visit } : undefined,
      uploads: files,
      spend: async () => true,
    }),
  );
}

async function book(
  date: string,
  change: Parameters<typeof groupOf>[1] & { total?: number },
  asking: { wait?: boolean; by?: string; override?: string } = {},
): Promise<string> {
  return idOf(
    await reserve(open.park, groupOf(change.total ?? 30, { date, ...change }), {
      locale: "zh_TW",
      idempotencyKey: crypto.randomUUID(),
      ...asking,
    }),
  );
}

function idOf(made: { ok: true; id: string } | { ok: false; reason: string }): string {
  if (!made.ok) throw new Error(JSON.stringify(made));
  return made.id;
}

async function submission(id: string) {
  const found = await readSubmission(open.park.db, open.park, id);
  if (!found) throw new Error(`there is no submission ${id}`);
  return found;
}
