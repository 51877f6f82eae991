import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ask } from "#tests/ask.ts";
import { type Desk, openDesk } from "#tests/desk.ts";
import { pageOf, tags } from "#tests/pages/page.ts";

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

/** Follows a form's answer to the page it leads to. */
async function landed(path: string, form: Record<string, string>) {
  const { status, headers } = await desk.send("officer", path, form);
  expect(status).toBe(303);
  return desk.as("officer", String(headers.location));
}

describe("at the gate without a script (rule S13)", () => {
  const arrivals = "/booking-manage/check-in/arrivals";
  const field = (text: string, name: string) => tags(text, "input").find((one) => one.name === name);

  it("asks before more come in than were expected, keeps what was typed, and asks anew when others have come meanwhile", async () => {
    const { id, code } = await desk.booked("too many", { groupName: "慈心華德福" });
    const key = "more0more0more0more0";
    const asked = await landed(arrivals, { deed: id, code, key, "people-discount": "35" });
    expect(pageOf(asked).words).toContain("比預約多 5 人，請再確認一次");
    expect([field(asked.text, "people-discount")?.value, field(asked.text, "sure")?.value, await desk.stateOf(id)]).toEqual(["35", "5", "confirmed"]);

    expect((await desk.send("officer", arrivals, { deed: id, code, key: "other0other0other0", "people-discount": "10" })).status).toBe(303);
    const anew = await landed(arrivals, { deed: id, code, key, "people-discount": "35", sure: "5" });
    expect(pageOf(anew).words).toContain("比預約多 15 人，請再確認一次");

    const done = pageOf(await landed(arrivals, { deed: id, code, key, "people-discount": "35", sure: "15" })).words;
    expect(done).toContain(`慈心華德福，${code} 報到 35 人`);
    expect(done).toContain("預約 30 人，已到 45 人");
  });

  it("a phone whose check-ins waited is told how many more they are, and may count them all the same; what is sent again counts once", async () => {
    const { id, code } = await desk.booked("too many at once");
    const send = async (more: Record<string, string>) => {
      const { status, text } = await ask(desk.url, arrivals, { form: { deed: id, code, "people-discount": "31", key: "wait0wait0wait0wait0", ...more }, headers: { cookie: desk.cookies.officer, accept: "application/json" } });
      return { status, ...JSON.parse(text) };
    };
    expect(await send({})).toEqual({ status: 422, ok: false, reason: "more", beyond: 1, message: "比預約多 1 人，還沒有計入。請再確認一次人數。" });
    expect([await send({ sure: "1" }), await send({ sure: "1" })]).toEqual([{ status: 200, ok: true, repeated: false }, { status: 200, ok: true, repeated: true }]);
    // Taken back after it, as by a phone that lost the answer; twice is no fault, nor is what never came.
    expect([await send({ wish: "take-back" }), await send({ wish: "take-back" }), await send({ wish: "take-back", key: "never0never0never0" })].map(({ ok, taken }) => [ok, taken])).toEqual([[true, true], [true, false], [true, false]]);
    expect(await desk.stateOf(id)).toBe("confirmed");
  });

  it("says which group it let in, and takes that back on the same screen", async () => {
    const { id, code } = await desk.booked("let in", { groupName: "羅東國小" });
    const done = await landed(arrivals, { deed: id, code, key: "letin0letin0letin0", "people-discount": "20" });
    expect(pageOf(done).words).toContain(`羅東國小，${code} 報到 20 人`);
    const back = field(done.text, "key");
    expect([back?.value, tags(done.text, "button").some(({ name, value }) => name === "wish" && value === "take-back")]).toEqual(["letin0letin0letin0", true]);
    const taken = pageOf(await landed(arrivals, { deed: id, code, key: String(back?.value), wish: "take-back" })).words;
    expect([taken.includes("已收回報到"), taken.includes("預約 30，已到 0"), await desk.stateOf(id)]).toEqual([true, true, "confirmed"]);
  });
});
