import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { reconcile } from "#app/reservations/reconciliation.server.ts";
import type { Answer } from "#tests/ask.ts";
import { type Desk, openDesk } from "#tests/desk.ts";
import { openFormPage } from "#tests/pages/form-page.ts";
import { pageOf, tags } from "#tests/pages/page.ts";
import { taken } from "#tests/rentals/orders.ts";
import { groupOf } from "#tests/reservations/orders.ts";

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

describe("a booking by telephone (rule G20)", () => {
  it("goes by the same rules, is taken with a reason all the same, and the exception is kept; sent twice it is one", async () => {
    // On a day after which the park is open.
    const headers = { cookie: desk.cookies.officer, "x-park-now": "2026-12-01T10:00" };
    const page = await openFormPage(desk.url, "/booking-manage/new", headers);
    const {
      guidelines: _g,
      privacy: _p,
      extras: _e,
      total,
      general,
      discount,
      local,
      senior,
      free,
      coaches,
      ...texts
    } = groupOf(260, { date: "2026-12-02", groupName: "縣政府參訪團" });
    const form = {
      ...texts,
      total: String(total),
      general: String(general),
      discount: String(discount),
      local: String(local),
      senior: String(senior),
      free: String(free),
      coaches: String(coaches),
      guidelines: "on",
      privacy: "on",
      language: "en_US",
    };
    const refused = await page.send(form, headers);
    expect([refused.status, tags(refused.text, "input").find(({ name }) => name === "groupName")?.value]).toEqual([
      422,
      "縣政府參訪團",
    ]);
    // Only what a reason waives is followed by the way to give one; and nobody at the telephone is sent to the
    // telephone.
    expect(refused.text).toContain("在下面寫明理由");
    expect(refused.text).not.toContain("請來電");
    expect((await page.send({ ...form, contactName: "" }, headers)).text).not.toContain("在下面寫明理由");
    const taken = await page.send({ ...form, override: "縣長室來電，已與園長確認。" }, headers);
    expect(taken.status).toBe(303);
    const again = await page.send({ ...form, override: "縣長室來電，已與園長確認。" }, headers);
    expect(taken.headers.location).toContain("?told=booked");
    expect(again.headers.location).toBe(taken.headers.location);
    const id = /submissions\/([\w-]+)/.exec(taken.headers.location ?? "")?.[1] ?? "";
    const log = await desk.park.db
      .selectFrom("audit_log")
      .select("details")
      .where("subject", "=", `submission:${id}`)
      .where("action", "=", "submission.override")
      .executeTakeFirstOrThrow();
    expect(JSON.parse(log.details).rules).toBe("too-soon too-many full");
    expect(log.details).not.toContain("縣長室");
    expect((await desk.as("officer", `/booking-manage/submissions/${id}`)).text).toContain("縣長室來電");
  });
});

describe("what is wrong with a change stands beside its fields, and what was typed stays (rule D3)", () => {
  it("of a group: what cannot be read first, then what the rules have against it; nothing is changed", async () => {
    const { id } = await desk.booked("wrong change");
    const change = {
      date: desk.dayAhead(20),
      startTime: "10:00",
      endTime: "12:00",
      general: "",
      discount: "30",
      local: "",
      senior: "",
      free: "",
    };
    const tried = async (wrong: Record<string, string>) =>
      faultsIn(
        await desk.send("officer", `/en_US/booking-manage/submissions/${id}/change`, {
          version: String(await desk.version(id)),
          ...change,
          ...wrong,
        }),
      );
    expect(await tried({ date: "some day", discount: "thirty" })).toEqual({
      status: 422,
      faults: ["change-date", "change-discount"],
      typed: expect.objectContaining({ "change-date": "some day", "change-discount": "thirty" }),
    });
    expect(await tried({ date: desk.dayAhead(-1), startTime: "07:00", discount: "thirty" })).toMatchObject({
      faults: ["change-date", "change-startTime", "change-discount"],
    });
    expect(await tried({ startTime: "08:00", endTime: "07:30" })).toMatchObject({
      faults: ["change-startTime", "change-endTime"],
      typed: { "change-startTime": "08:00", "change-endTime": "07:30" },
    });
    expect(await tried({ date: desk.dayAhead(-1), discount: "2000" })).toMatchObject({
      faults: ["change-date", "change-general"],
      typed: { "change-discount": "2000" },
    });
    const { id: full } = await desk.booked("fills the hour", {
      total: 190,
      discount: 190,
      date: desk.dayAhead(20),
      startTime: "10:00",
      endTime: "12:00",
    });
    expect(await tried({})).toMatchObject({ faults: ["change-startTime"] });
    expect([await desk.stateOf(id), await desk.stateOf(full), await reconcile(desk.park)]).toEqual([
      "confirmed",
      "confirmed",
      [],
    ]);
    expect(
      await desk.park.db.selectFrom("group_changes").selectAll().where("submission_id", "=", id).execute(),
    ).toEqual([]);
  });

  it("of a rental: rows that lack something, hours out of order, too many heads, and nothing chosen at all", async () => {
    const day = desk.dayAhead(70);
    const id = await taken(desk.park, { spaces: ["craft-hall"], heads: 10, times: [{ day, lastDay: day }] });
    const change = {
      space1: "craft-hall",
      space2: "",
      heads: "10",
      day1: day,
      lastDay1: day,
      setUp1: "",
      starts1: "10:00",
      ends1: "12:00",
      clear1: "",
      day2: "",
      starts2: "",
    };
    const tried = async (wrong: Record<string, string>) =>
      faultsIn(
        await desk.send("officer", `/ja_JP/booking-manage/submissions/${id}/change`, {
          version: String(await desk.version(id)),
          ...change,
          ...wrong,
        }),
      );
    expect(await tried({ starts1: "", starts2: "09:00", heads: "many" })).toMatchObject({
      status: 422,
      faults: ["change-starts1", "change-day2", "change-ends2", "change-heads"],
      typed: { "change-starts2": "09:00", "change-heads": "many" },
    });
    expect(await tried({ ends1: "09:00", space1: "" })).toMatchObject({ faults: ["change-space1", "change-ends1"] });
  });

  it("of how somebody is reached, where the words of the rule stand with theirs", async () => {
    const { id } = await desk.booked("wrong contact");
    const answer = await desk.send("officer", `/booking-manage/submissions/${id}/contact`, {
      version: String(await desk.version(id)),
      contactName: "林老師",
      phone: "none",
      email: "right@",
    });
    expect(faultsIn(answer)).toMatchObject({
      status: 422,
      faults: ["contact-phone", "contact-email"],
      typed: { "contact-email": "right@" },
    });
    expect(pageOf(answer).words).toContain("Invalid email address");
  });
});

/**
 * The fields that a summary of what is wrong leads to, each of which must say so beside itself, and what stands in the
 * fields.
 */
function faultsIn({ status, text }: Answer) {
  const summary = /class="error-summary"[\s\S]*?<\/ul>/.exec(text)?.[0] ?? "";
  const faults = [...summary.matchAll(/<a href="#([\w-]+)">/g)].map(([, field = ""]) => field);
  const fields = [...tags(text, "input"), ...tags(text, "select")];
  for (const id of faults)
    expect([id, fields.find((one) => one.id === id)?.["aria-invalid"], text.includes(`id="${id}-error"`)]).toEqual([
      id,
      "true",
      true,
    ]);
  return {
    status,
    faults,
    typed: Object.fromEntries(fields.flatMap(({ id, value = "" }) => (id ? [[id, value]] : []))),
  };
}
