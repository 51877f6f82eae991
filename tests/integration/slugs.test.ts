import { afterAll, beforeAll, expect, it } from "vitest";
import { locales, pathIn } from "#platform/locales.ts";
import { ask } from "#tests/ask.ts";
import { pageOf } from "#tests/pages/page.ts";
import { openTestSite, type TestSite } from "#tests/site.ts";
import { inEveryLanguage, writeNews, writtenNews } from "#tests/cast/writing.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

it("a stable id and every former slug lead for good to the present one, in each language (rule R4)", async () => {
  const id = await writtenNews(site.park, inEveryLanguage("moving"), { slug: "first-name" });
  await ask(site.url, "/news/first-name");
  await writtenNews(site.park, inEveryLanguage("moving"), { slug: "second-name" }, { id });
  await writtenNews(site.park, inEveryLanguage("moving"), { slug: "third-name" }, { id });
  // A page kept under its former address may be sent for a second yet, while it is made anew (rule H7).
  await expect.poll(async () => (await ask(site.url, "/news/first-name")).status, { timeout: 10_000 }).toBe(301);
  for (const locale of locales)
    for (const name of [id, "first-name", "second-name"]) {
      const { status, headers } = await ask(site.url, pathIn(locale, `/news/${name}`));
      expect([status, headers.location], name).toEqual([301, pathIn(locale, "/news/third-name")]);
    }
  expect((await ask(site.url, "/news/third-name")).status).toBe(200);
  expect((await ask(site.url, `/tidings/${id}`)).status).toBe(404);
});

it("what another item was called, or is known by for good, is refused while that one is there, and free once it is archived", async () => {
  const mover = await writtenNews(site.park, inEveryLanguage("mover"), { slug: "wanted" });
  await writtenNews(site.park, inEveryLanguage("mover"), { slug: "moved-away" }, { id: mover });
  for (const slug of ["wanted", mover])
    expect(await writeNews(site.park, inEveryLanguage("taker"), { slug }), slug).toEqual({
      ok: false,
      reason: "slug-taken",
    });
  await writtenNews(site.park, inEveryLanguage("mover"), { slug: "moved-away", status: "archived" }, { id: mover });
  await writtenNews(site.park, inEveryLanguage("taker"), { slug: "wanted" });
  expect(pageOf(await ask(site.url, "/news/wanted")).headings).toEqual(["taker中"]);
});

it("an item that goes back to its first slug leads there from the others, and in no circle", async () => {
  const id = await writtenNews(site.park, inEveryLanguage("homing"), { slug: "home-slug" });
  await writtenNews(site.park, inEveryLanguage("homing"), { slug: "away-slug" }, { id });
  await writtenNews(site.park, inEveryLanguage("homing"), { slug: "home-slug" }, { id });
  expect((await ask(site.url, "/news/home-slug")).status).toBe(200);
  const { status, headers } = await ask(site.url, "/news/away-slug");
  expect([status, headers.location]).toEqual([301, "/news/home-slug"]);
});

it("an item that is no longer out leads nowhere by any of its names", async () => {
  const id = await writtenNews(site.park, inEveryLanguage("gone"), { slug: "was-here" });
  await writtenNews(site.park, inEveryLanguage("gone"), { slug: "is-gone", status: "archived" }, { id });
  for (const name of [id, "was-here", "is-gone"]) expect((await ask(site.url, `/news/${name}`)).status, name).toBe(404);
});

it("a slug that is taken, malformed or reserved is refused", async () => {
  await writtenNews(site.park, inEveryLanguage("first"), { slug: "taken" });
  expect(await writeNews(site.park, inEveryLanguage("second"), { slug: "taken" })).toEqual({
    ok: false,
    reason: "slug-taken",
  });
  for (const slug of ["Upper", "two words", "-dash", "dash-", "a--b", "", "鼓", "a/b", "x".repeat(81)])
    expect(await writeNews(site.park, inEveryLanguage("bad"), { slug }), slug).toEqual({
      ok: false,
      reason: "slug-malformed",
    });
});
