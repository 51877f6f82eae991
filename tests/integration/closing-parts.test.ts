import { afterAll, beforeAll, expect, it } from "vitest";
import { reserve } from "#app/reservations/reserve.server.ts";
import { type Answer, ask } from "#tests/ask.ts";
import { signedIn } from "#tests/cast/signed-in.ts";
import { readOutbox } from "#tests/outbox.ts";
import { pageOf, tags } from "#tests/pages/page.ts";
import { taken } from "#tests/rentals/orders.ts";
import { groupOf } from "#tests/reservations/orders.ts";
import { openTestSite, type TestSite } from "#tests/site.ts";

let site: TestSite;
let cookie: string;
beforeAll(async () => {
  site = await openTestSite();
  cookie = await signedIn(site.url, "officer");
});
afterAll(() => site.close());

const today = Temporal.Now.plainDateISO("Asia/Taipei");
/** Far enough to be rented, and an hour at which the park is open as a rule. */
const day = today.add({ days: 60 }).toString();
const then = { "x-park-now": `${day}T11:00` };

it("closing an area shows on its places, /time and the banner, touches only rentals in it, and is taken back (rules P1, P2, T5)", async () => {
  const times = [{ day, lastDay: day }];
  const [plaza, hall] = [
    await taken(site.park, { spaces: ["temple-plaza"], times }),
    await taken(site.park, { spaces: ["banyan-room"], heads: 10, times }),
  ];
  const group = await reserve(site.park, groupOf(20, { date: day }), {
    locale: "zh_TW",
    idempotencyKey: "comes all the same",
  });
  if (!group.ok) throw new Error(group.reason);

  const page = await staff();
  const areas = tags(page.text, "input").filter(({ name, value }) => name === "areas" && value === "temple");
  expect([page.status, areas.length]).toEqual([200, 1]);
  const dry = pageOf(await staff({ wish: "dry-run", areas: "temple" }));
  expect(dry.words).toMatch(/文昌祠一帶，.*：會取消 1 筆場地租借；/);
  expect(listed(dry.answer)).toEqual([plaza]);
  const looked = tags(dry.answer.text, "input").find(({ name }) => name === "looked")?.value ?? "";
  expect(pageOf(await staff({ wish: "close", areas: "river", looked })).words).toContain("請先看新的結果");
  expect((await staff({ wish: "dry-run", areas: "constructor" })).status).toBe(422);
  expect((await staff({ wish: "close", areas: "temple", looked })).status).toBe(303);
  expect([await stateOf(plaza), await stateOf(hall), await stateOf(group.id)]).toEqual([
    "cancelled",
    "under-review",
    "confirmed",
  ]);
  expect(pageOf(await staff()).words).toContain("文昌祠一帶");

  const words = async (path: string, headers: Record<string, string> = then) =>
    pageOf(await ask(site.url, path, { headers })).words;
  for (const [path, closed] of [
    ["/navigate/wenchang-temple", "地震後安全檢查"],
    ["/time", "文昌祠一帶"],
    ["/news", "文昌祠一帶暫停開放"],
    ["/en_US/news", "Temple area closed"],
    ["/ja_JP/news", "文昌祠まわりは休止します"],
  ] as const)
    expect(await words(path), path).toContain(closed);
  expect(await words("/navigate/craft-hall")).not.toMatch(/地震後安全檢查[^（]*未開放/);
  expect(await words("/news", { "x-park-now": `${today.add({ days: 58 })}T11:00` })).toContain("文昌祠一帶暫停開放");
  expect(await words("/news", { "x-park-now": `${today.add({ days: 56 })}T11:00` })).not.toContain(
    "文昌祠一帶暫停開放",
  );
  expect(
    tags((await ask(site.url, "/news", { headers: then })).text, "div").some((tag) => "data-open" in tag) ||
      (await words("/news")).includes("開放中"),
  ).toBe(true);

  const id = /name="closing" value="([^"]+)"/.exec((await staff()).text)?.[1] ?? "";
  expect(
    (await ask(site.url, "/booking-manage/closures", { form: { wish: "undo", closing: id }, headers: { cookie } }))
      .headers.location,
  ).toContain("restored=1");
  expect([await stateOf(plaza), await words("/news")]).toEqual([
    "under-review",
    expect.not.stringContaining("文昌祠一帶暫停開放"),
  ]);
});

it("a single house or space is closed by itself", async () => {
  const item = await site.park.db
    .selectFrom("items")
    .select("id")
    .where("slug", "=", "banyan-room")
    .where("type", "=", "space")
    .executeTakeFirstOrThrow();
  expect((await staff({ wish: "close", areas: item.id })).status).toBe(303);
  const { words } = pageOf(await ask(site.url, "/time", { headers: then }));
  expect(words).toContain("榕樹");
  const calendar = await ask(site.url, `/en_US/space/inside?space=banyan-room&day=${day}`);
  expect(pageOf(calendar).words).toContain("closed");
});

it("hours of a day are closed for a reason in our own words: only who comes then is cancelled, and visitors read when (rules P1, T5)", async () => {
  const part = today.add({ days: 61 }).toString();
  const comes = async (startTime: string, endTime: string) => {
    const made = await reserve(site.park, groupOf(20, { date: part, startTime, endTime }), {
      locale: "en_US",
      idempotencyKey: `comes at ${startTime}`,
    });
    if (!made.ok) throw new Error(made.reason);
    return made.id;
  };
  const [early, late] = [await comes("10:00", "12:00"), await comes("12:30", "14:30")];
  const times = [{ day: part, lastDay: part, setUp: "08:00", starts: "09:00", ends: "11:00", clear: "13:00" }];
  const hall = await taken(site.park, { spaces: ["craft-hall"], heads: 10, times });
  const hours = {
    firstDay: part,
    lastDay: part,
    from: "13:00",
    until: "16:00",
    "words-zh_TW": "電力檢修",
    "words-en_US": "Work on the power supply",
    "words-ja_JP": "電気設備の点検",
  };

  for (const [wrong, said] of [
    [{ until: "12:59" }, "結束要晚於開始"],
    [{ from: "25:00" }, "請檢查時間"],
    [{ firstDay: today.toString(), lastDay: today.toString(), from: "", until: "00:00" }, "還沒過去"],
    [{ "words-ja_JP": " " }, "三種語言都要填"],
    [{ "words-en_US": "x".repeat(121) }, "三種語言都要填"],
  ] as const) {
    const refused = await staff({ wish: "close", ...hours, ...wrong });
    expect([refused.status, pageOf(refused).words]).toEqual([422, expect.stringContaining(said)]);
    expect(tags(refused.text, "input").find(({ name }) => name === "words-zh_TW")?.value).toBe("電力檢修");
  }
  const dry = await staff({ wish: "dry-run", ...hours });
  expect(pageOf(dry).words).toMatch(/13:00 至 16:00：會取消 1 筆團體預約（共 20 人）/);
  expect(listed(dry)).toEqual([late]);
  const { code } = await site.park.db
    .selectFrom("submissions")
    .select("code")
    .where("id", "=", late)
    .executeTakeFirstOrThrow();
  expect(pageOf(dry).words).toMatch(
    new RegExp(`受影響的預約與申請（1）.*${code} 團體預約 羅東國小五年三班 .* 12:30 至 14:30 20 已確認 取消 EN`),
  );
  const looked = tags(dry.text, "input").find(({ name }) => name === "looked")?.value ?? "";
  expect(pageOf(await staff({ wish: "close", ...hours, until: "17:00", looked })).words).toContain("請先看新的結果");
  expect((await staff({ wish: "close", ...hours, looked })).status).toBe(303);
  expect([await stateOf(early), await stateOf(late), await stateOf(hall)]).toEqual([
    "confirmed",
    "cancelled",
    "under-review",
  ]);
  expect(pageOf(await staff()).words).toContain("13:00 至 16:00");

  const at = async (path: string, time: string, on = part) =>
    pageOf(await ask(site.url, path, { headers: { "x-park-now": `${on}T${time}` } })).words;
  expect(await at("/en_US/news", "11:00", today.add({ days: 59 }).toString())).toMatch(
    /The park will be closed \([^)]*13:00–16:00\): Work on the power supply/,
  );
  expect(await at("/news", "11:00")).toContain("開放中，至 13:00");
  expect(await at("/ja_JP/news", "14:00")).toMatch(/電気設備の点検/);
  expect(await at("/news", "16:30")).not.toContain("電力檢修");
  const again = await reserve(site.park, groupOf(20, { date: part, startTime: "14:00", endTime: "15:00" }), {
    locale: "zh_TW",
    idempotencyKey: "comes while closed",
  });
  expect(again).toMatchObject({ ok: false, reason: "refused" });
  await site.park.jobs.waiting({ delayed: true });
  const letter = (await readOutbox(site.park)).find(({ text }) => text.includes("Work on the power supply"));
  expect(letter?.text).toContain("The park has to close: Work on the power supply.");
});

it.each([
  [{ firstDay: "", lastDay: "" }, "請填第一天與最後一天"],
  [{ firstDay: "2020-01-01" }, "第一天已經過去"],
  [{ lastDay: "2026-01-01" }, "最後一天比第一天早"],
  [{ lastDay: "2999-01-01" }, "一次最多"],
  [{ from: "25 o'clock" }, "請檢查時間"],
  [{ from: "16:00", until: "14:00" }, "請檢查時間"],
])("what is wrong with a time to close is told, each by itself: %o", async (wrong, words) => {
  for (const wish of ["dry-run", "close"]) {
    const refused = await staff({ wish, ...wrong });
    expect([refused.status, pageOf(refused).words.includes(words)], wish).toEqual([422, true]);
  }
});

function staff(form?: Record<string, string>): Promise<Answer> {
  return ask(site.url, "/booking-manage/closures", {
    headers: { cookie },
    ...(form && { form: { firstDay: day, lastDay: day, reason: "quake", ...form } }),
  });
}

/** The submissions that a page lists, each with a way to it. */
function listed({ text }: Answer): string[] {
  return tags(text, "a").flatMap(({ href = "" }) => /^\/booking-manage\/submissions\/([\w-]+)$/.exec(href)?.[1] ?? []);
}

async function stateOf(id: string): Promise<string | null> {
  return (
    await site.park.db.selectFrom("submissions").select("newest_state").where("id", "=", id).executeTakeFirstOrThrow()
  ).newest_state;
}
