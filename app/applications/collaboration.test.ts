import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eraseEnded, retentionDays } from "#app/submission-desk/erasure.server.ts";
import { readSubmission } from "#app/submissions/read.server.ts";
import { readStatusPage } from "#app/submission-desk/status/status-page.server.ts";
import { performAction, undo } from "#app/staff/desk/submission/submission-actions.server.ts";
import type { Staff } from "#platform/auth/auth.ts";
import { dayOf, startOfDay } from "#platform/dates.ts";
import { parseForm } from "#platform/form/parse.ts";
import { locales } from "#platform/locales.ts";
import type { Upload } from "#platform/uploads/upload.ts";
import { readOutbox } from "#tests/outbox.ts";
import { openTestPark, type TestPark } from "#tests/park.ts";
import { storedUploads } from "#tests/traces.ts";
import { type Proposal, propose } from "./apply.server.ts";
import { type CollaborationKind, collaborationKinds, fieldsOf, refuseDays } from "./collaboration.ts";
import { collaborationForm } from "./collaboration.form.server.ts";
import { collaborationMails } from "./collaboration-mails.texts.ts";

const officer: Staff = { id: "officer-1", email: "officer@example.org", name: "陳志明", role: "booking-officer" };
const plan: Upload = { name: "企畫書.pdf", contentType: "application/pdf", bytes: Buffer.from("%PDF-1.7 plan %%EOF") };

describe("filming, drones and image licences come thirty days ahead (rule D14)", () => {
  // Every weekday, across New Year, a leap day, a month's end.
  it.each([
    "2026-11-23",
    "2026-11-27",
    "2026-11-29",
    "2026-12-02",
    "2026-12-31",
    "2027-01-01",
    "2028-01-30",
    "2028-02-28",
  ])("counted from midnight of %s in the park, to the second", (day) => {
    const midnight = startOfDay(day);
    const date = (days: number) => Temporal.PlainDate.from(day).add({ days }).toString();
    const keys = (first: string, last: string, now: Temporal.Instant, kind: CollaborationKind = "filming") =>
      Object.values(refuseDays(kind, { firstDay: first, lastDay: last }, 30, now)).flatMap((messages) =>
        messages.map(({ key }) => key),
      );
    expect(keys(date(29), date(29), midnight.subtract({ seconds: 1 }))).toEqual([]);
    expect(keys(date(29), date(29), midnight)).toEqual(["tooSoon"]);
    expect(keys(date(29), date(29), midnight.add({ seconds: 1 }))).toEqual(["tooSoon"]);
    expect(keys(date(30), date(30), midnight.add({ seconds: 1 }))).toEqual([]);
    expect(keys(date(31), date(30), midnight)).toEqual(["lastBeforeFirst"]);
    expect([keys(date(30), date(89), midnight), keys(date(30), date(90), midnight)]).toEqual([[], ["tooManyDays"]]);
    expect([
      keys(date(30), date(43), midnight, "drone"),
      keys(date(30), date(44), midnight, "drone"),
      keys(date(30), date(900), midnight, "image"),
    ]).toEqual([[], ["tooManyDays"], []]);
    expect([keys(date(730), date(730), midnight), keys(date(731), date(731), midnight)]).toEqual([[], ["tooFar"]]);
  });
});

it.each(collaborationKinds)("the form of %s asks for all it needs, and names it in three languages", (kind) => {
  const form = collaborationForm(kind);
  const empty = parseForm({ values: {}, files: {} }, form.schema);
  const { idea, who } = fieldsOf(kind);
  const needed = [...idea, ...who].filter((name) => !["hours", "timing", "size"].includes(name));
  expect(empty.ok ? [] : Object.keys(empty.errors).sort()).toEqual([...needed, "privacy"].sort());
  expect(Object.entries(form.files ?? {}).map(([name, { required }]) => [name, required])).toEqual(
    kind === "drone"
      ? [
          ["plan", true],
          ["papers", true],
        ]
      : [["plan", kind === "filming" || kind === "image"]],
  );
  for (const label of Object.values(form.labels)) for (const locale of locales) expect(label[locale]).toBeTruthy();
});

describe("a proposal", () => {
  let open: TestPark;
  let keys = 0;
  beforeAll(async () => {
    open = await openTestPark({ now: "2026-11-23 10:00" });
  });
  afterAll(() => open.close());
  const send = (kind: CollaborationKind, change: Partial<Proposal> = {}) =>
    propose(open.park, {
      kind,
      locale: "zh_TW",
      idempotencyKey: `key ${++keys}`,
      email: "film@example.org",
      spend: async () => true,
      uploads: { plan: [plan] },
      personal: { title: "月河之夜", contactName: "張導", organiser: "月河影像", phone: "02-2222-3333", use: "紀錄片" },
      days: kind === "co-branding" || kind === "other" ? undefined : { firstDay: "2027-01-05", lastDay: "2027-01-06" },
      ...change,
    });
  const taken = async (kind: CollaborationKind, change: Partial<Proposal> = {}) => {
    const proposed = await send(kind, change);
    if (!proposed.ok) throw new Error(proposed.reason);
    await open.park.jobs.waiting();
    return async () => {
      const submission = await readSubmission(open.park.db, open.park, proposed.id);
      if (!submission) throw new Error("no such submission");
      return submission;
    };
  };
  const subjects = async () => (await readOutbox(open.park)).map(({ subject }) => subject);

  it("for filming is reviewed within ten working days, approved with conditions, and closed", async () => {
    const submission = await taken("filming");
    expect([(await submission()).kind, (await submission()).state, (await submission()).dueOn]).toEqual([
      "filming",
      "under-review",
      "2026-12-07",
    ]);
    const shown = await readStatusPage(open.park, await submission(), "en_US");
    expect(shown.facts.slice(0, 3)).toEqual([
      { label: "Kind", value: "Filming and photography" },
      { label: "Days", value: "5–6 January 2027" },
      { label: "Title of the work", value: "月河之夜" },
    ]);
    expect(shown.facts.at(-1)).toEqual({ label: "Files you sent", value: "企畫書.pdf" });
    expect(await performAction(open.park, officer, await submission(), "approval", { reason: "請避開中午" })).toEqual({
      ok: true,
    });
    expect(await undo(open.park, officer, await submission(), "approval")).toEqual({ ok: true });
    expect([(await submission()).state, (await submission()).dueOn]).toEqual(["under-review", "2026-12-07"]);
    await performAction(open.park, officer, await submission(), "question", { reason: "幾個人？" });
    expect(await performAction(open.park, officer, await submission(), "approval", { reason: "請避開中午" })).toEqual({
      ok: true,
    });
    expect((await submission()).dueOn).toBeUndefined();
    expect(await performAction(open.park, officer, await submission(), "completion", {})).toEqual({ ok: true });
    expect((await submission()).state).toBe("done");
    await open.park.jobs.waiting({ delayed: true });
    for (const words of ["已收到「月河之夜」", "「月河之夜」審查通過", "「月河之夜」已結案"])
      expect(
        (await subjects()).some((subject) => subject.includes(words)),
        words,
      ).toBe(true);
    expect((await readOutbox(open.park)).find(({ subject }) => subject.includes("已收到「月河之夜」"))?.text).toContain(
      "7 至 10 個工作天",
    );
  });

  it("for co-branding is followed up within three, and declined only with a reason", async () => {
    const submission = await taken("co-branding", { locale: "en_US", uploads: {} });
    expect([(await submission()).kind, (await submission()).dueOn]).toEqual(["co-branding", "2026-11-26"]);
    expect(await performAction(open.park, officer, await submission(), "declination", {})).toMatchObject({ ok: false });
    expect(
      await performAction(open.park, officer, await submission(), "declination", { reason: "Not this year" }),
    ).toEqual({
      ok: true,
    });
    expect(await performAction(open.park, officer, await submission(), "approval", { reason: "x" })).toMatchObject({
      ok: false,
    });
    await open.park.jobs.waiting({ delayed: true });
    const mail = (await readOutbox(open.park)).find(({ subject }) => subject.includes("We have your proposal"));
    expect(mail?.text).toContain("Our sales staff will get in touch by Thursday 26 November");
    expect(mail?.text).not.toContain("review takes");
  });

  it("is kept until somebody has answered it; from then on its retention counts (rule S8)", async () => {
    const submission = await taken("co-branding", { locale: "en_US", uploads: {} });
    const [opened, { id }] = [open.park.now(), await submission()];
    open.at(`${dayOf(opened).add({ days: retentionDays + 30 })} 03:40`);
    await eraseEnded(open.park);
    expect((await submission()).personal).not.toBe("erased");
    expect(
      await performAction(open.park, officer, await submission(), "declination", { reason: "Too late for this year" }),
    ).toEqual({
      ok: true,
    });
    const { retain_from } = await open.park.db
      .selectFrom("submissions")
      .select("retain_from")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(retain_from).toBe(dayOf(open.park.now()).toString());
    open.at(`${dayOf(opened)} 10:00`);
  });

  it("too soon, or with a code used before, is refused and leaves no file behind", async () => {
    const before = (await storedUploads(open.park)).length;
    expect(await send("drone", { days: { firstDay: "2026-12-20", lastDay: "2026-12-20" } })).toMatchObject({
      ok: false,
      reason: "refused",
      errors: { firstDay: [{ key: "tooSoon" }] },
    });
    expect(await send("image", { spend: async () => false })).toEqual({ ok: false, reason: "code-used" });
    expect(await storedUploads(open.park)).toHaveLength(before);
  });

  it("sent twice is one, with its file once", async () => {
    const before = (await storedUploads(open.park)).length;
    const twice = await Promise.all([
      send("image", { idempotencyKey: "same" }),
      send("image", { idempotencyKey: "same" }),
    ]);
    expect(new Set(twice.map((one) => one.ok && one.secret)).size).toBe(1);
    expect(await storedUploads(open.park)).toHaveLength(before + 1);
  });

  it("of two officers who decide at once one is told that the other was quicker", async () => {
    const submission = await taken("filming");
    const seen = await submission();
    const done = await Promise.all([
      performAction(open.park, officer, seen, "approval", {}),
      performAction(open.park, { ...officer, id: "officer-2" }, seen, "declination", { reason: "no" }),
    ]);
    expect(done.map((one) => one?.ok).sort()).toEqual([false, true]);
  });
});

it("no mail leaves a place unfilled", () => {
  const known = new Set(["title", "name", "review", "follow", "code", "day", "reason", "link"]);
  for (const [name, { words }] of Object.entries(collaborationMails))
    for (const locale of locales)
      for (const line of [words[locale].subject, ...words[locale].lines])
        expect(
          [...line.matchAll(/\{(\w+)\}/g)].filter(([, place = ""]) => !known.has(place)),
          `${name} ${locale}`,
        ).toEqual([]);
});
