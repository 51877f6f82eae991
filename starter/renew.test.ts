import { afterEach, beforeEach, expect, it } from "vitest";
import { contentTypes } from "#app/content.ts";
import { saveItem, starterId } from "#platform/content/store.ts";
import { type Values, valueAt, withValueAt } from "#platform/content/values.ts";
import { openTestSite, type TestSite } from "#tests/site.ts";
import { renewStarterTexts } from "./renew.ts";
import { hasTakenIn } from "./texts-taken-in.ts";

let site: TestSite;
beforeEach(async () => {
  site = await openTestSite();
});
afterEach(() => site.close());

const page = async (path: string) => (await fetch(site.url + path)).text();

/** Has an older version of the site have filled the park: its starter wrote this at the path, or nothing there. */
async function hadWritten(slug: string, path: string, value: unknown) {
  const id = starterId("encyclopedia", slug);
  const { db, changes } = site.park;
  await db.transaction().execute(async (trx) => {
    const { data } = await trx.selectFrom("items").select("data").where("id", "=", id).executeTakeFirstOrThrow();
    const old = JSON.stringify(withValueAt(data, path, value));
    await trx.updateTable("items").set({ data: old }).where("id", "=", id).execute();
    await trx.updateTable("item_revisions").set({ data: old }).where("item_id", "=", id).execute();
    await changes.announce(trx, [`item:${id}`]);
  });
}

/** Staff publish another text. */
async function staffWrite(slug: string, path: string, value: unknown) {
  const id = starterId("encyclopedia", slug);
  const data = await dataOf(slug);
  const type = contentTypes.encyclopedia;
  await site.park.db
    .transaction()
    .execute((trx) =>
      saveItem(site.park, trx, type, { data: withValueAt(data, path, value) as never }, "somebody", { id }),
    );
}

async function dataOf(slug: string): Promise<Values> {
  const id = starterId("encyclopedia", slug);
  const row = await site.park.db.selectFrom("items").select("data").where("id", "=", id).executeTakeFirstOrThrow();
  return row.data;
}

const old = { zh_TW: "泡茶", en_US: "Tea of old", ja_JP: "昔のお茶" };

it("a text that staff never touched is renewed in a park filled by an older version; what they wrote stays", async () => {
  await hadWritten("gongfu-tea", "term", old);
  await hadWritten("lacquer", "term", old);
  await staffWrite("lacquer", "term.en_US", "Our own lacquer");
  expect(await page("/en_US/encyclopedia")).toContain("Tea of old");

  expect(await renewStarterTexts(site.park, "another")).toBe(1);
  // A page that has changed may be sent once more while it is made anew.
  await expect.poll(() => page("/en_US/encyclopedia"), { timeout: 20_000 }).toContain("Old folks’ tea");
  const renewed = await page("/en_US/encyclopedia");
  expect(renewed).not.toContain("Tea of old");
  expect(renewed).toContain("Our own lacquer");
  // The three languages of a text belong together: the Chinese that staff left alone stays beside their English.
  expect(valueAt(await dataOf("lacquer"), "term.zh_TW")).toBe("泡茶");
});

it("the other texts of an item that staff changed are renewed, and only once for each version", async () => {
  await hadWritten("lacquer", "term", old);
  await staffWrite("lacquer", "kana", "うるし");
  expect(await renewStarterTexts(site.park, "another")).toBe(1);
  expect(await dataOf("lacquer")).toMatchObject({ kana: "うるし", term: { zh_TW: "漆藝" } });
  expect(await hasTakenIn(site.park.db, "another")).toBe(true);

  await hadWritten("lacquer", "term", old);
  expect(await renewStarterTexts(site.park, "another")).toBe(0);
  expect(await dataOf("lacquer")).toMatchObject({ term: old });
});

it("what staff wrote stays through several versions, and what they put back is the starter’s again", async () => {
  await hadWritten("lacquer", "term", old);
  await hadWritten("gongfu-tea", "term", old);
  await staffWrite("gongfu-tea", "term", { ...old, zh_TW: "自己的茶" });
  await renewStarterTexts(site.park, "second");
  // The starter's own revision of the other texts holds the words of staff too; they are not its own for that.
  await hadWritten("lacquer", "term", old);
  await renewStarterTexts(site.park, "third");
  expect(await dataOf("gongfu-tea")).toMatchObject({ term: { zh_TW: "自己的茶" } });

  await staffWrite("gongfu-tea", "term", old);
  await renewStarterTexts(site.park, "fourth");
  expect(await dataOf("gongfu-tea")).toMatchObject({ term: { en_US: "Old folks’ tea" } });
});

it("a field that did not exist then is filled, one that staff emptied is not", async () => {
  await hadWritten("lacquer", "kana", undefined);
  await staffWrite("gongfu-tea", "kana", undefined);
  await renewStarterTexts(site.park, "another");
  expect((await dataOf("lacquer")).kana).toBe("しつげい");
  expect((await dataOf("gongfu-tea")).kana).toBeUndefined();
});

it("a change that waits for its time is not called off: its item keeps its old texts until the next version", async () => {
  await hadWritten("lacquer", "term", old);
  const { db } = site.park;
  const item_id = starterId("encyclopedia", "lacquer");
  const waiting = { publish_at: "2099-01-01T00:00:00Z", item: "{}", version: 1, minor: false, made_by: "somebody" };
  await db
    .insertInto("item_timed_changes")
    .values({ item_id, ...waiting, confirmed: [] })
    .execute();
  expect(await renewStarterTexts(site.park, "another")).toBe(0);
  expect(await dataOf("lacquer")).toMatchObject({ term: old });
  expect(await db.selectFrom("item_timed_changes").select("item_id").execute()).toHaveLength(1);
});
