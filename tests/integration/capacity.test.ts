// @module-tag postgres
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { reserve } from "#app/reservations/reserve.server.ts";
import { type Answer, ask } from "#tests/ask.ts";
import type { CastName } from "#tests/cast/cast.ts";
import { type Desk, openDesk } from "#tests/desk.ts";
import { pageOf, tags } from "#tests/pages/page.ts";
import { groupOf } from "#tests/reservations/orders.ts";

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

describe("limits of single days (rule G13)", () => {
  it("are set, offer places to who waits, and refuse what is no day or number with what was typed", async () => {
    const day = desk.dayAhead(40);
    const set = async (perHour: string, perDay: string) =>
      desk.send("officer", "/booking-manage/capacity", {
        version: await desk.versionOn("/booking-manage/capacity"),
        firstDay: day,
        lastDay: day,
        perHour,
        perDay,
      });
    expect((await set("３０", "30")).headers.location).toBe(`/booking-manage/capacity?day=${day}&saved=yes`);
    await desk.booked("fills it", { date: day });
    const waits = await reserve(desk.park, groupOf(20, { date: day }), {
      locale: "zh_TW",
      idempotencyKey: "waits",
      wait: true,
    });
    expect(waits).toMatchObject({ ok: true, state: "waiting" });
    await set("", "");
    if (!waits.ok) return;
    expect(await desk.stateOf(waits.id)).toBe("offered");
    // Who presses twice, or presses the other button afterwards, accepts once.
    const answers = await Promise.all(
      ["acceptance", "acceptance", "acceptance"].map((act) =>
        ask(desk.url, `/status/${waits.secret}`, { form: { act } }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect((await ask(desk.url, `/status/${waits.secret}`, { form: { act: "refusal" } })).status).toBe(409);
    expect(await desk.stateOf(waits.id)).toBe("confirmed");
    const refused = await desk.send("officer", "/booking-manage/capacity", {
      firstDay: day,
      lastDay: "2020-01-01",
      perHour: "many",
      perDay: "",
    });
    expect([refused.status, tags(refused.text, "input").find(({ name }) => name === "perHour")?.value]).toEqual([
      422,
      "many",
    ]);
    expect((await set("50", "40")).status).toBe(422);
  });

  it("are changed only as they were seen: who is later reads who set what, nothing is overwritten, and other days are no hindrance (rule S12)", async () => {
    const [at, day, other] = ["/booking-manage/capacity", desk.dayAhead(50), desk.dayAhead(60)];
    const version = await desk.versionOn(at);
    const set = (name: CastName, limits: Record<string, string>, seen = version) =>
      desk.send(name, at, { version: seen, firstDay: day, lastDay: day, ...limits });
    const both = await Promise.all([
      set("director", { perHour: "31", perDay: "62" }),
      set("officer", { lastDay: desk.dayAhead(52), perHour: "44", perDay: "88" }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([303, 409]);
    const late = both.find(({ status }) => status === 409);
    if (!late) throw new Error("nobody was told");
    expect(pageOf(late).words).toMatch(/陳志明|林怡君/);
    const [quicker, own] = pageOf(late).words.includes("每小時 31、每天 62") ? ["31", "44"] : ["44", "31"];
    expect([limitsShown(late), await limitsOf(day)]).toEqual([own, quicker]);
    expect((await set("director", { perHour: "7", perDay: "9" }, "nonsense")).status).toBe(409);
    // The same days and numbers sent twice, and other days, disturb nobody.
    expect((await set("officer", { firstDay: other, lastDay: other, perHour: "20", perDay: "40" })).status).toBe(303);
    expect((await set("director", { firstDay: other, lastDay: other, perHour: "20", perDay: "40" })).status).toBe(303);
    const seen = tags(late.text, "input").find(({ name }) => name === "version")?.value ?? "";
    expect((await set("officer", { perHour: "55", perDay: "66" }, seen)).status).toBe(303);
    expect(await limitsOf(day)).toBe("55");
  });
});

describe("the usual limits (rule G13)", () => {
  it("hold for every day without limits of its own: less room refuses, more room goes to who waits, and the facts page tells the same", async () => {
    const [at, day] = ["/booking-manage/capacity/usual", desk.dayAhead(45)];
    const set = async (perHour: string, perDay: string, note = "園務會議") =>
      desk.send("officer", at, {
        version: /name="version" value="([^"]+)"/.exec((await desk.as("officer", at)).text)?.[1] ?? "",
        perHour,
        perDay,
        note,
      });
    for (const [perHour, perDay, note] of [
      ["0", "600", "x"],
      ["many", "600", "x"],
      ["300", "200", "x"],
      ["30", "40", ""],
    ] as const)
      expect((await set(perHour, perDay, note)).status, perHour).toBe(422);
    expect((await set("40", "50")).headers.location).toBe(`${at}?done=saved`);
    await expect.poll(async () => (await desk.as("director", "/booking-manage/facts")).text).toContain("園務會議");
    await expect
      .poll(async () => reserve(desk.park, groupOf(41, { date: day }), { locale: "zh_TW", idempotencyKey: "too many" }))
      .toMatchObject({ ok: false, reason: "refused" });
    await desk.booked("takes most of it", { date: day });
    const waits = await reserve(desk.park, groupOf(20, { date: day }), {
      locale: "zh_TW",
      idempotencyKey: "waits for more",
      wait: true,
    });
    expect(waits).toMatchObject({ ok: true, state: "waiting" });
    await set("60", "90");
    expect(waits.ok && (await desk.stateOf(waits.id))).toBe("offered");
    const entry = /name="entry" value="(\d+)"/.exec((await desk.as("officer", at)).text)?.[1] ?? "";
    const late = await desk.send("officer", at, { version: "stale", perHour: "10", perDay: "20", note: "x" });
    expect([late.status, pageOf(late).words.includes("陳志明")]).toEqual([409, true]);
    await desk.send("officer", at, {
      version: /name="version" value="([^"]+)"/.exec((await desk.as("officer", at)).text)?.[1] ?? "",
      wish: "restore",
      entry,
    });
    expect(tags((await desk.as("officer", at)).text, "input").find(({ name }) => name === "perDay")?.value).toBe("50");
    await set("200", "600");
  });
});

const limitsShown = ({ text }: Answer) => tags(text, "input").find(({ name }) => name === "perHour")?.value;
const limitsOf = async (day: string) =>
  limitsShown(await desk.as("officer", `/booking-manage/capacity?day=${day}&set=yes`));
