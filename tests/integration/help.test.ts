import { afterAll, beforeAll, expect, it } from "vitest";
import { ask } from "#tests/ask.ts";
import { signedIn } from "#tests/cast/signed-in.ts";
import { openTestSite, type TestSite } from "#tests/site.ts";
import { chapters } from "#app/staff/help/chapters.ts";
import { readGuide } from "#app/staff/help/guide.server.ts";
import { locales } from "#platform/locales.ts";

let site: TestSite;
let cookie: string;
beforeAll(async () => {
  site = await openTestSite();
  cookie = await signedIn(site.url, "director");
});
afterAll(() => site.close());

it("every screen's help is a chapter of the guide, and every chapter but the one for all is some screen's", async () => {
  const told = (await readGuide("zh_TW")).chapters.map(({ id }) => id);
  expect(Object.entries(chapters).filter(([, chapter]) => !told.includes(chapter))).toEqual([]);
  expect(told.filter((id) => !Object.values(chapters).includes(id))).toEqual(["together"]);
});

it("the guide has the same chapters, pictures, tables and facts in each language, each in its own words", async () => {
  const [chinese, ...others] = await Promise.all(locales.map(readGuide));
  const partsOf = ({ html, chapters }: Awaited<ReturnType<typeof readGuide>>) => ({
    chapters: chapters.map(({ id }) => id),
    pictures: [...html.matchAll(/<img src="([^"]*)"/g)].map(([, src]) => src),
    tables: html.split("<table").length,
    facts: html.match(/\{fact:[\w.]+\}/g),
  });
  for (const guide of others) {
    expect(partsOf(guide)).toEqual(partsOf(chinese ?? { html: "", chapters: [] }));
    expect(guide.chapters.filter(({ text }) => chinese?.chapters.some((one) => one.text === text))).toEqual([]);
  }
  const [english = "", japanese = ""] = await Promise.all(
    ["/en_US", "/ja_JP"].map(
      async (prefix) => (await ask(site.url, `${prefix}/booking-manage/help`, { headers: { cookie } })).text,
    ),
  );
  expect([
    english.includes("Signing in and your account"),
    japanese.includes("サインインとアカウント"),
    english.includes("登入與帳號"),
  ]).toEqual([true, true, false]);
});

it("each screen links to its chapter, and the guide has it, with pictures that are there", async () => {
  const guide = await ask(site.url, "/booking-manage/help", { headers: { cookie } });
  for (const [path, chapter] of Object.entries(chapters).filter(
    ([one]) => !/[:.]|sign-out|views|arrivals|upload|documents|export|code|password/.test(one),
  )) {
    const { status, text } = await ask(site.url, `/en_US/booking-manage${path && `/${path}`}`, { headers: { cookie } });
    expect([path, status, text.includes(`href="/en_US/booking-manage/help#${chapter}"`)]).toEqual([path, 200, true]);
    expect(guide.text, path).toContain(`id="${chapter}"`);
  }
  const pictures = [...guide.text.matchAll(/<img src="(\/[^"]+\.webp)"/g)].map(([, address = ""]) => address);
  expect(pictures.length).toBeGreaterThan(8);
  for (const address of pictures)
    expect((await ask(site.url, address)).headers["content-type"], address).toBe("image/webp");
});
