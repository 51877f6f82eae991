import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Answer, ask, cookieOf } from "#tests/ask.ts";
import { cast, castPassword } from "#tests/cast.ts";
import { pageOf } from "#tests/page.ts";
import { openTestSite, type TestSite } from "#tests/site.ts";

let site: TestSite;
let editor: string;
let admin: string;
beforeAll(async () => {
  site = await openTestSite();
  [editor, admin] = [await signedIn(cast.editor.email), await signedIn(cast.director.email)];
});
afterAll(() => site.close());

describe("the main menu (rule M5)", () => {
  const names = { "name.zh_TW": "志工招募", "name.en_US": "Volunteers", "name.ja_JP": "ボランティア" };

  it("takes an item of the staff’s own, moves it, hides a built-in one, and every page follows", async () => {
    await seen("/en_US/news");
    expect((await send("/booking-manage/menu", { wish: "add", ...names, routing: "/about", parent: "2" })).headers.location).toBe("/booking-manage/menu?done=saved");
    expect((await send("/booking-manage/menu", { step: "up 1001" })).headers.location).toBe("/booking-manage/menu?done=saved&at=up%201001");
    expect((await send("/booking-manage/menu", { step: "hide 8" })).status).toBe(303);
    expect((await send("/booking-manage/menu", { wish: "change", id: "9", routing: "/calendar", parent: "2" })).status).toBe(303);
    await expect.poll(() => childrenOf(2)).toEqual([3, 4, 5, 6, 7, 9, 1001, 10]);
    await expect.poll(() => seen("/en_US/news")).toContain("Volunteers");
    expect(await seen("/ja_JP/news")).toContain("ボランティア");
    const item = (await menu()).find(({ Id }) => Id === 2)?.Children.find(({ Id }) => Id === 9);
    expect(item?.Routing).toBe("/calendar");
    expect(await audited("menu:main")).toBe(4);
  });

  it("refuses what leads nowhere or has no name in a language, and keeps what was typed", async () => {
    const refused = await send("/booking-manage/menu", { wish: "add", ...names, "name.ja_JP": "", routing: "javascript:alert(1)" });
    expect(refused.status).toBe(422);
    expect(pageOf(refused).words).toContain("三種語言都要填");
    expect(refused.text).toContain("志工招募");
    for (const routing of ["/nowhere", "//evil.example", "/../x", "http://plain.example", "/news/a/b"]) expect((await send("/booking-manage/menu", { wish: "add", ...names, routing })).status, routing).toBe(422);
  });

  it("overwrites nobody: who had it open before is told, and can take the other’s step back", async () => {
    const page = await get("/booking-manage/menu");
    const version = versionIn(page);
    await send("/booking-manage/menu", { step: "hide 24" }, { cookie: admin });
    const late = await ask(site.url, "/booking-manage/menu", { form: { step: "hide 23", version }, headers: { cookie: editor } });
    expect([late.status, pageOf(late).words.includes("林怡君 在")]).toEqual([409, true]);
    const entry = /name="entry" value="(\d+)"/.exec((await get("/booking-manage/menu")).text)?.[1] ?? "";
    expect((await send("/booking-manage/menu", { wish: "restore", entry })).headers.location).toContain("done=restored");
    expect((await menu()).some(({ Id }) => Id === 24)).toBe(true);
  });

  it("the side menu too: other order, an item of one’s own", async () => {
    await send("/booking-manage/side-menu", { step: "down 1" });
    await send("/booking-manage/side-menu", { wish: "add", "name.zh_TW": "電話", "name.en_US": "Phone", "name.ja_JP": "電話", routing: "/contact", icon: "phone" });
    await expect.poll(async () => JSON.parse((await ask(site.url, "/api/HomePage/GetSubMenuList?locale=en_US")).text).Data.map((item: { Id: number }) => item.Id)).toEqual([2, 1, 3, 4, 5, 6, 1001]);
    expect(await seen("/en_US/info")).toContain("Phone");
  });
});

describe("the notice on every page (rule M19)", () => {
  it("stands on every page for its time, and not after", async () => {
    const text = { "text.zh_TW": "週六戲臺換地點", "text.en_US": "Saturday’s opera moves", "text.ja_JP": "土曜の公演は会場が変わります" };
    await seen("/en_US/time");
    expect((await send("/booking-manage/banner", { ...text, link: "/show", from: "2031-03-01T09:00", to: "2031-03-02T18:00" })).status).toBe(303);
    const at = async (moment: string) => (await ask(site.url, "/en_US/time", { headers: { "x-park-now": moment } })).text.includes("Saturday’s opera moves");
    expect([await at("2031-03-01T08:59"), await at("2031-03-01T09:00"), await at("2031-03-02T17:59"), await at("2031-03-02T18:00")]).toEqual([false, true, true, false]);
    expect((await send("/booking-manage/banner", { ...text, link: "", from: "2031-03-02T18:00", to: "2031-03-01T09:00" })).status).toBe(422);
    expect((await send("/booking-manage/banner", { ...text, "text.ja_JP": "", link: "", from: "", to: "" })).status).toBe(422);
    await send("/booking-manage/banner", { ...text, link: "", from: "", to: "" });
    await expect.poll(() => seen("/en_US/time")).toContain("Saturday’s opera moves");
    await send("/booking-manage/banner", { link: "", from: "", to: "" });
    await expect.poll(() => seen("/en_US/time")).not.toContain("Saturday’s opera moves");
  });
});

type Item = { Id: number; Routing: string; Children: Item[] };

async function menu(): Promise<Item[]> {
  return JSON.parse((await ask(site.url, "/api/HomePage/GetMenuList")).text).Data;
}

async function childrenOf(id: number): Promise<number[]> {
  return (await menu()).find(({ Id }) => Id === id)?.Children.map(({ Id }) => Id) ?? [];
}

async function seen(path: string): Promise<string> {
  return pageOf(await ask(site.url, path)).words;
}

function get(path: string, cookie = editor): Promise<Answer> {
  return ask(site.url, path, { headers: { cookie } });
}

/** Sends a form as somebody who has just opened the page. */
async function send(path: string, form: Record<string, string>, { cookie = editor } = {}): Promise<Answer> {
  return ask(site.url, path, { form: { version: versionIn(await get(path, cookie)), ...form }, headers: { cookie } });
}

function versionIn({ text }: Answer): string {
  return /name="version" value="([^"]+)"/.exec(text)?.[1] ?? "";
}

async function audited(subject: string): Promise<number> {
  return (await site.park.db.selectFrom("audit_log").select("id").where("subject", "=", subject).execute()).length;
}

async function signedIn(email: string): Promise<string> {
  return cookieOf(await ask(site.url, "/booking-manage", { form: { email, password: castPassword } }));
}
