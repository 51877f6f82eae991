import { shippedYears } from "#app/submissions/working-days/holidays.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkIn, ticketCounts } from "#app/submission-desk/queries/arrivals.server.ts";
import { readSubmission } from "#app/submissions/read.server.ts";
import { confirmReservation } from "#app/reservations/decisions.server.ts";
import { closeDays, dryRunClosing, liftClosing } from "#app/closures/closing.server.ts";
import { termsOf } from "#app/reservations/group/group.ts";
import { reconcile } from "#app/reservations/reconciliation.server.ts";
import { reserve } from "#app/reservations/reserve.server.ts";
import { performAction } from "#app/staff/desk/submission/submission-actions.server.ts";
import { builtInFacts } from "#app/visiting/facts/facts.ts";
import { starterHours } from "#app/visiting/hours/opening.ts";
import type { Staff } from "#platform/auth/auth.ts";
import { startOfDay } from "#platform/dates.ts";
import { locales } from "#platform/locales.ts";
import type { Upload } from "#platform/uploads/upload.ts";
import { readOutbox } from "#tests/outbox.ts";
import { openTestPark, type TestPark } from "#tests/park.ts";
import { goOn } from "#tests/reservations/clock.ts";
import { groupOf } from "#tests/reservations/orders.ts";
import { storedUploads } from "#tests/traces.ts";
import { applyForFreeAdmission } from "./apply.server.ts";
import { freeAdmissionMails } from "./free-admission-mails.texts.ts";
import { type FreeAdmissionOrder, freeAdmissionTerms, refuseFreeAdmission } from "./free-admission.ts";

const officer: Staff = { id: "officer-1", email: "officer@example.org", name: "陳志明", role: "booking-officer" };
const letter: Upload = {
  name: "公文.pdf",
  contentType: "application/pdf",
  bytes: Buffer.from("%PDF-1.7 letter %%EOF"),
};
const home: FreeAdmissionOrder = {
  groupName: "向陽之家",
  groupType: "institution",
  contactName: "林怡君",
  phone: "03-111-2222",
  email: "home@example.org",
  date: "2026-03-20",
  startTime: "10:00",
  endTime: "12:00",
  total: 20,
  wheelchairs: 3,
  needs: "安靜的房間",
};
const calendar = {
  hours: { ...starterHours, yearly: [] },
  closures: [],
  working: shippedYears,
  terms: freeAdmissionTerms(termsOf(builtInFacts), Number(builtInFacts["freeAdmission.noticeDays"].value)),
};

describe("the letter comes fourteen days ahead (rule D10)", () => {
  // Every weekday, across New Year, a leap day, a month's end.
  it.each([
    "2026-11-23",
    "2026-11-27",
    "2026-11-28",
    "2026-12-18",
    "2026-12-31",
    "2027-01-01",
    "2028-02-15",
    "2028-02-28",
  ])("counted from midnight of %s in the park, to the second", (day) => {
    const midnight = startOfDay(day);
    const date = (days: number) => Temporal.PlainDate.from(day).add({ days }).toString();
    const rules = (asked: string, now: Temporal.Instant) =>
      refuseFreeAdmission({ ...home, date: asked }, calendar, now).map(({ rule }) => rule);
    expect(rules(date(13), midnight.subtract({ seconds: 1 }))).toEqual([]);
    expect(rules(date(13), midnight)).toEqual(["too-soon"]);
    expect(rules(date(13), midnight.add({ seconds: 1 }))).toEqual(["too-soon"]);
    expect(rules(date(14), midnight.add({ seconds: 1 }))).toEqual([]);
    expect(rules(date(180), midnight.add({ seconds: 1 }))).toEqual([]);
    expect(rules(date(181), midnight.add({ seconds: 1 }))).toEqual(["too-far"]);
  });

  it.each([
    [{ total: 0 }, "nobody"],
    [{ total: 201 }, "too-many"],
    [{ startTime: "08:00" }, "before-opening"],
    [{ endTime: "09:00" }, "end-before-start"],
  ] satisfies [Partial<FreeAdmissionOrder>, string][])("and keeps the hours and the limits: %j", (change, rule) => {
    expect(
      refuseFreeAdmission({ ...home, ...change }, calendar, startOfDay("2026-03-02")).map((one) => one.rule),
    ).toEqual([rule]);
  });
});

describe("a special group's application", () => {
  let open: TestPark;
  let keys = 0;
  beforeAll(async () => {
    open = await openTestPark({ now: "2026-03-02 12:00" });
  });
  afterAll(() => open.close());
  const apply = (
    change: Partial<FreeAdmissionOrder> = {},
    locale: (typeof locales)[number] = "zh_TW",
    idempotencyKey = `key ${++keys}`,
  ) =>
    applyForFreeAdmission(open.park, { ...home, ...change }, { locale, idempotencyKey, uploads: { letter: [letter] } });
  const limit = (day: string, perHour: number, perDay = 600) =>
    open.park.db
      .insertInto("group_days")
      .values({ day, per_hour: perHour, per_day: perDay, changed_at: open.park.now().toString(), changed_by: "test" })
      .execute();
  const people = async (day: string) =>
    (await open.park.db.selectFrom("group_places").select("people").where("day", "=", day).execute()).reduce(
      (sum, one) => sum + one.people,
      0,
    );
  const submissionOf = async (id: string) => {
    const submission = await readSubmission(open.park.db, open.park, id);
    if (!submission) throw new Error("no such submission");
    return submission;
  };

  it("and groups race for the last places of an hour: never over, never under, and only the letters of those who got in are kept (rules D8, G14)", async () => {
    const day = "2026-04-01";
    // Neither the 51 who apply nor the 46 of the groups fill the hour alone, so some of each get in, whoever is
    // quicker.
    const places = 55;
    await limit(day, places);
    const racers = Array.from({ length: 20 }, (_, at) => 1 + ((at * 5) % 9));
    const finish = await Promise.all(
      racers.map(async (total, at) => {
        const done =
          at % 2
            ? await apply({ date: day, total })
            : await reserve(
                open.park,
                { ...groupOf(total), date: day, startTime: "10:30", endTime: "12:00" },
                { locale: "zh_TW", idempotencyKey: `race ${at}` },
              );
        return { total, ok: done.ok, free: at % 2 === 1 };
      }),
    );
    const taken = finish.filter(({ ok }) => ok).reduce((sum, { total }) => sum + total, 0);
    expect(taken).toBeLessThanOrEqual(places);
    expect(await people(day)).toBe(taken);
    expect(finish.filter(({ ok, total }) => !ok && total <= places - taken)).toEqual([]);
    expect(finish.some(({ ok, free }) => ok && free) && finish.some(({ ok, free }) => ok && !free)).toBe(true);
    expect(await storedUploads(open.park)).toHaveLength(finish.filter(({ ok, free }) => ok && free).length);
  });

  it("that finds no room is told how much is left and when there is some, and leaves nothing behind", async () => {
    await limit("2026-04-02", 5);
    const before = (await storedUploads(open.park)).length;
    expect(await apply({ date: "2026-04-02" })).toMatchObject({
      ok: false,
      reason: "full",
      left: 5,
      alternatives: [{ date: "2026-04-01" }, {}, {}],
    });
    expect([(await storedUploads(open.park)).length, await people("2026-04-02")]).toEqual([before, 0]);
  });

  it("sent twice is one, with one letter", async () => {
    const before = (await storedUploads(open.park)).length;
    const twice = await Promise.all([
      apply({ date: "2026-04-03" }, "zh_TW", "same"),
      apply({ date: "2026-04-03" }, "zh_TW", "same"),
    ]);
    expect(new Set(twice.map((one) => one.ok && one.secret)).size).toBe(1);
    expect([(await storedUploads(open.park)).length, await people("2026-04-03")]).toEqual([before + 1, 20]);
  });

  it("is asked back, approved, told in its language, and checked at the gate", async () => {
    const applied = await apply({ date: "2026-04-04" }, "en_US");
    if (!applied.ok) throw new Error(applied.reason);
    const submission = () => submissionOf(applied.id);
    expect([(await submission()).state, (await submission()).dueOn]).toEqual(["under-review", "2026-03-05"]);
    await performAction(open.park, officer, await submission(), "question", { reason: "Which school?" });
    expect(await people("2026-04-04")).toBe(20);
    expect(await reconcile(open.park)).toEqual([]);
    expect(await performAction(open.park, officer, await submission(), "confirmation", {})).toEqual({ ok: true });
    expect(
      await performAction(open.park, officer, await submission(), "change", {
        date: "2026-04-05",
        startTime: "11:00",
        endTime: "13:00",
        free: "25",
      }),
    ).toEqual({ ok: true });
    expect([await people("2026-04-04"), await people("2026-04-05")]).toEqual([0, 25]);
    expect(
      await performAction(open.park, officer, await submission(), "change", {
        date: "2026-04-05",
        startTime: "11:00",
        endTime: "13:00",
        free: "2",
      }),
    ).toMatchObject({
      ok: false,
      faults: { en_US: [{ field: "free", text: expect.stringContaining("3 of them are in wheelchairs") }] },
    });
    expect(
      await performAction(open.park, officer, await submission(), "particulars", {
        groupName: "Sunrise",
        groupType: "class",
        wheelchairs: "26",
        needs: "",
      }),
    ).toMatchObject({ ok: false, faults: { en_US: [{ field: "wheelchairs" }] } });
    const arrive = (people: Record<string, number>) =>
      checkIn(open.park, { submissionId: applied.id, key: crypto.randomUUID(), people, by: officer.id });
    expect(await arrive({ free: 10, wheelchair: 2 })).toEqual({ ok: true, repeated: false });
    await arrive({ free: 5 });
    const counted = (await ticketCounts(open.park, await submission(), "en_US")) ?? [];
    expect([
      (await submission()).state,
      ...counted.map(({ label, people, arrived }) => `${label} ${arrived}/${people}`),
    ]).toEqual(["attended", "Others 15/22", "In wheelchairs 2/3"]);
    await open.park.jobs.waiting({ delayed: true });
    const subjects = (await readOutbox(open.park))
      .filter(({ to, language }) => to === "home@example.org" && language === "en")
      .map(({ subject }) => subject);
    for (const words of [
      "We have your application for free admission",
      "A question about your request",
      "Free admission is granted",
      "Your free admission has been changed",
    ])
      expect(
        subjects.some((subject) => subject.includes(words)),
        words,
      ).toBe(true);
  });

  it("is declined with a reason, or cancelled, and gives its places back to who waits", async () => {
    await limit("2026-04-06", 20);
    const applied = await apply({ date: "2026-04-06" });
    if (!applied.ok) throw new Error(applied.reason);
    const waiting = await reserve(
      open.park,
      { ...groupOf(15), date: "2026-04-06" },
      { locale: "zh_TW", idempotencyKey: "waits", wait: true },
    );
    expect(waiting).toMatchObject({ ok: true, state: "waiting" });
    expect(await performAction(open.park, officer, await submissionOf(applied.id), "declination", {})).toMatchObject({
      ok: false,
    });
    expect(
      await performAction(open.park, officer, await submissionOf(applied.id), "declination", {
        reason: "公文沒有印信",
      }),
    ).toEqual({
      ok: true,
    });
    expect((await submissionOf(applied.id)).state).toBe("declined");
    await goOn(open, "2026-03-02 12:02");
    expect(waiting.ok && (await submissionOf(waiting.id)).state).toBe("offered");
    expect(await people("2026-04-06")).toBe(15);
  });

  it("is cancelled when the park closes, counted before, and restored when it opens after all (rules P1, P2, P4)", async () => {
    const applied = await apply({ date: "2026-04-08" }, "ja_JP");
    if (!applied.ok) throw new Error(applied.reason);
    await confirmReservation(open.park, applied.id, { by: officer.id });
    const closing = {
      firstDay: "2026-04-08",
      lastDay: "2026-04-08",
      areas: [],
      reason: { zh_TW: "颱風", en_US: "a typhoon", ja_JP: "台風" },
    };
    expect(await dryRunClosing(open.park, closing)).toMatchObject({
      reservations: 1,
      people: 20,
      byLocale: { ja_JP: 1 },
    });
    const { id } = await closeDays(open.park, closing, officer.id);
    expect([(await submissionOf(applied.id)).state, await people("2026-04-08")]).toEqual(["cancelled", 20]);
    await goOn(open, "2026-03-02 12:04");
    expect(await people("2026-04-08")).toBe(0);
    expect(await liftClosing(open.park, id, officer.id)).toMatchObject({ ok: true, restored: 1 });
    expect([(await submissionOf(applied.id)).state, await people("2026-04-08")]).toEqual(["confirmed", 20]);
    await open.park.jobs.waiting({ delayed: true });
    expect(
      (await readOutbox(open.park))
        .filter(({ language }) => language === "ja")
        .map(({ subject }) => subject)
        .some((subject) => subject.includes("休園")),
    ).toBe(true);
    expect(await reconcile(open.park)).toEqual([]);
  });
});

it("no mail leaves a place unfilled", () => {
  const known = new Set([
    "visit",
    "people",
    "group",
    "code",
    "day",
    "reason",
    "changes",
    "when",
    "until",
    "link",
    "phone",
  ]);
  for (const [name, { words }] of Object.entries(freeAdmissionMails))
    for (const locale of locales)
      for (const line of [words[locale].subject, ...words[locale].lines])
        expect(
          [...line.matchAll(/\{(\w+)\}/g)].filter(([, place = ""]) => !known.has(place)),
          `${name} ${locale}`,
        ).toEqual([]);
});
