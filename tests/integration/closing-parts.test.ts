import { afterAll, beforeAll, expect, it } from "vitest";
import { reserve } from "#app/reservations/reserve.server.ts";
import { type Answer, ask, cookieOf } from "#tests/ask.ts";
import { cast, castPassword } from "#tests/cast/cast.ts";
import { pageOf, tags } from "#tests/pages/page.ts";
import { taken } from "#tests/rentals/orders.ts";
import { groupOf } from "#tests/reservations/orders.ts";
import { openTestSite, type TestSite } from "#tests/site.ts";

let site: TestSite;
let cookie: string;
beforeAll(async () => {
  site = await openTestSite();
  cookie = cookieOf(await ask(site.url, "/booking-manage", { form: { email: cast.officer.email, password: castPassword } }));
});
afterAll(() => site.close());

const today = Temporal.Now.plainDateISO("Asia/Taipei");
/** Far enough to be rented, and an hour at which the park is open as a rule. */
const day = today.add({ days: 60 }).toString();
const then = { "x-park-now": `${day}T11:00` };

it("closing an area shows on its places, /time and the banner, touches only rentals in it, and is taken back (rules P1, P2, T5)", async () => {
  const times = [{ day, lastDay: day }];
  const [plaza, hall] = [await taken(site.park, { spaces: ["temple-plaza"], times }), await taken(site.park, { spaces: ["banyan-room"], heads: 10, times })];
  const group = await reserve(site.park, groupOf(20, { date: day }), { locale: "zh_TW", idempotencyKey: "comes all the same" });
  if (!group.ok) throw new Error(group.reason);

  const page = await staff();
  const areas = tags(page.text, "input").filter(({ name, value }) => name === "areas" && value === "temple");
  expect([page.status, areas.length]).toEqual([200, 1]);
  const dry = pageOf(await staff({ wish: "dry-run", areas: "temple" }));
  expect(dry.words).toMatch(/文昌祠一帶，.*：會取消 0 筆團體預約，共 0 人；.*1 筆場地租借；取消 \d+ 場節目與活動/);
  const looked = tags(dry.answer.text, "input").find(({ name }) => name === "looked")?.value ?? "";
  expect(pageOf(await staff({ wish: "close", areas: "river", looked })).words).toContain("請先看新的結果");
  expect((await staff({ wish: "dry-run", areas: "constructor" })).status).toBe(422);
  expect((await staff({ wish: "close", areas: "temple", looked })).status).toBe(303);
  expect([await stateOf(plaza), await stateOf(hall), await stateOf(group.id)]).toEqual(["cancelled", "under-review", "confirmed"]);
  expect(pageOf(await staff()).words).toContain("文昌祠一帶");

  const words = async (path: string, headers: Record<string, string> = then) => pageOf(await ask(site.url, path, { headers })).words;
  for (const [path, closed] of [["/navigate/wenchang-temple", "地震後安全檢查"], ["/time", "文昌祠一帶"], ["/news", "文昌祠一帶暫停開放"], ["/en_US/news", "Temple area closed"], ["/ja_JP/news", "文昌祠まわりは休止します"]] as const) expect(await words(path), path).toContain(closed);
  expect(await words("/navigate/craft-hall")).not.toMatch(/地震後安全檢查[^（]*未開放/);
  expect(await words("/news", { "x-park-now": `${today.add({ days: 58 })}T11:00` })).toContain("文昌祠一帶暫停開放");
  expect(await words("/news", { "x-park-now": `${today.add({ days: 56 })}T11:00` })).not.toContain("文昌祠一帶暫停開放");
  expect(tags((await ask(site.url, "/news", { headers: then })).text, "div").some((tag) => "data-open" in tag) || (await words("/news")).includes("開放中")).toBe(true);

  const id = /name="closing" value="([^"]+)"/.exec((await staff()).text)?.[1] ?? "";
  expect((await ask(site.url, "/booking-manage/closures", { form: { wish: "undo", closing: id }, headers: { cookie } })).headers.location).toContain("restored=1");
  expect([await stateOf(plaza), await words("/news")]).toEqual(["under-review", expect.not.stringContaining("文昌祠一帶暫停開放")]);
});

it("a single house or space is closed by itself", async () => {
  const item = await site.park.db.selectFrom("items").select("id").where("slug", "=", "banyan-room").where("type", "=", "space").executeTakeFirstOrThrow();
  expect((await staff({ wish: "close", areas: item.id })).status).toBe(303);
  const { words } = pageOf(await ask(site.url, "/time", { headers: then }));
  expect(words).toContain("榕樹");
  const calendar = await ask(site.url, `/en_US/space/inside?space=banyan-room&day=${day}`);
  expect(pageOf(calendar).words).toContain("closed");
});

function staff(form?: Record<string, string>): Promise<Answer> {
  return ask(site.url, "/booking-manage/closures", { headers: { cookie }, ...(form && { form: { firstDay: day, lastDay: day, reason: "quake", ...form } }) });
}

async function stateOf(id: string): Promise<string | null> {
  return (await site.park.db.selectFrom("deeds").select("newest_state").where("id", "=", id).executeTakeFirstOrThrow()).newest_state;
}
