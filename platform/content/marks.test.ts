import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestPark, type TestPark } from "#tests/park.ts";
import { defineContent, localizedText } from "./define.ts";
import { contentOf, draftWords } from "./drafts.ts";
import { newId, saveItem, type SaveTarget } from "./store.ts";

const bell = defineContent("bell", { name: localizedText() });
type Said = [zh: string, en: string];

let test: TestPark;
beforeAll(async () => {
  test = await openTestPark();
});
afterAll(() => test.close());

describe("a text that comes back (rule C23)", () => {
  it("is translated again where the Chinese is that of which the translation was made", async () => {
    const id = await published(["鐘", "Bell"], ["大鐘", "Bell"]);
    expect(await stale(id)).toEqual(["en_US"]);
    expect(await drafted(id, ["鐘", "Bell"])).toEqual([]);
    await publish(id, ["鐘", "Bell"]);
    expect(await stale(id)).toEqual([]);
  });

  it("is to be looked at where the Chinese alone goes back, and the translation was made of the newer", async () => {
    const id = await published(["鐘", "Bell"], ["大鐘", "Great bell"]);
    expect(await drafted(id, ["鐘", "Great bell"])).toEqual(["en_US"]);
    await publish(id, ["鐘", "Great bell"]);
    expect(await stale(id)).toEqual(["en_US"]);
  });

  it("is to be looked at where a version comes back whose translation lagged behind even then", async () => {
    const id = await published(["鐘", "Bell"], ["大鐘", "Bell"], ["古鐘", "Old bell"]);
    expect(await stale(id)).toEqual([]);
    expect(await drafted(id, ["大鐘", "Bell"])).toEqual(["en_US"]);
    await publish(id, ["大鐘", "Bell"]);
    expect(await stale(id)).toEqual(["en_US"]);
    const { marks } = await test.park.db
      .selectFrom("items")
      .select("marks")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    // So that the editor shows how the Chinese differs from what was translated.
    expect(marks.name).toMatchObject({ en_US: 1, zh_TW: 4 });
  });

  it("is right where both come back as they stood together", async () => {
    const id = await published(["鐘", "Bell"], ["大鐘", "Great bell"], ["古鐘", "Old bell"]);
    expect(await drafted(id, ["大鐘", "Great bell"])).toEqual([]);
    await publish(id, ["大鐘", "Great bell"]);
    expect(await stale(id)).toEqual([]);
  });

  it("is right where somebody found that translation right for that Chinese", async () => {
    const id = await published(["鐘", "Bell"]);
    await publish(id, ["大鐘", "Bell"], { confirmed: ["name.en_US"] });
    await publish(id, ["古鐘", "Old bell"]);
    expect(await drafted(id, ["大鐘", "Bell"])).toEqual([]);
  });

  it("is right where the Chinese was only changed in small things", async () => {
    const id = await published(["鍾", "Bell"]);
    await publish(id, ["鐘", "Bell"], { minor: true });
    await publish(id, ["大鐘", "Great bell"]);
    expect(await drafted(id, ["鐘", "Bell"])).toEqual([]);
    expect(await drafted(id, ["鍾", "Bell"])).toEqual([]);
  });

  it("is right as it was first, though nothing was noted of old revisions", async () => {
    const id = await published(["鐘", "Bell"], ["大鐘", "Great bell"]);
    await sql`update item_revisions set marks = null where item_id = ${id}`.execute(test.park.db);
    expect(await drafted(id, ["鐘", "Bell"])).toEqual([]);
    expect(await drafted(id, ["鐘", "Great bell"])).toEqual(["en_US"]);
  });
});

async function published(first: Said, ...more: Said[]): Promise<string> {
  const id = newId();
  for (const said of [first, ...more]) await publish(id, said);
  return id;
}

async function publish(id: string, [zh_TW, en_US]: Said, how: Omit<SaveTarget, "id"> = {}): Promise<void> {
  const change = { slug: id, status: "published" as const, data: { name: { zh_TW, en_US } } };
  const saved = await test.park.db
    .transaction()
    .execute((trx) => saveItem(test.park, trx, bell, change, "editor", { id, ...how }));
  expect(saved.ok).toBe(true);
}

async function stale(id: string) {
  return (await test.park.db.selectFrom("items").select("stale").where("id", "=", id).executeTakeFirstOrThrow()).stale;
}

/** Which translations are to be looked at while something is being written, before it is published. */
async function drafted(id: string, [zh_TW, en_US]: Said) {
  const item = await test.park.db.selectFrom("items").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  return (await draftWords(test.park.db, { item, content: { ...contentOf(item), name: { zh_TW, en_US } } })).stale;
}
