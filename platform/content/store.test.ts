// @module-tag postgres
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openTestPark, type TestPark } from "#tests/park.ts";
import { defineContent, localizedText, number } from "./define.ts";
import {
  findItem,
  findItemAmong,
  findItems,
  type ItemChange,
  itemTag,
  listItems,
  listTag,
  saveItem,
  starterId,
} from "./store.ts";

const bell = defineContent("bell", { name: localizedText({ search: "high" }), weight: number({ min: 1 }) });
type Change = Omit<ItemChange<typeof bell>, "data"> & { data?: ItemChange<typeof bell>["data"] };

let test: TestPark;
beforeAll(async () => {
  test = await openTestPark();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.at("2026-03-01 10:00");
  await test.park.db.deleteFrom("items").where("type", "=", "bell").execute();
  test.park.memo.drop();
});

describe("saving an item (rule C1)", () => {
  it("makes it a draft with an id of its own and a first revision", async () => {
    const id = await saved({ slug: "old-bell" });
    expect(id).toMatch(/^i[a-z0-9]{11}$/);
    expect(await row(id)).toMatchObject({
      slug: "old-bell",
      status: "draft",
      revision: 1,
      position: 0,
      publish_at: null,
      updated_by: "editor",
    });
  });

  it("keeps what is not said, and every revision as it was, with who and when", async () => {
    const id = await saved({ slug: "old-bell", status: "published", position: 7 });
    test.at("2026-03-02 11:00");
    await saved({ data: { name: { zh_TW: "新鐘" }, weight: 30 } }, { id });
    expect(await row(id)).toMatchObject({ slug: "old-bell", status: "published", position: 7, revision: 2 });
    const revisions = await test.park.db
      .selectFrom("item_revisions")
      .selectAll()
      .where("item_id", "=", id)
      .orderBy("number")
      .execute();
    expect(
      revisions.map(({ number, data, made_at, made_by }) => [number, data.weight, made_at.toISOString(), made_by]),
    ).toEqual([
      [1, 20, "2026-03-01T02:00:00.000Z", "editor"],
      [2, 30, "2026-03-02T03:00:00.000Z", "editor"],
    ]);
  });

  it("is refused to who has not seen the latest revision, and to who changes what is not there", async () => {
    const id = await saved({ slug: "old-bell" });
    await saved({ position: 1 }, { id, expected: 1 });
    expect(await save({ position: 2 }, { id, expected: 1 })).toEqual({ ok: false, reason: "changed-meanwhile" });
    expect(await save({ slug: "x" }, { id: "i00000000000", expected: 1 })).toEqual({
      ok: false,
      reason: "unknown-item",
    });
    expect(await row(id)).toMatchObject({ position: 1, revision: 2 });
  });

  it("by two at once lets one of them win", async () => {
    const id = await saved({ slug: "old-bell" });
    const both = await Promise.all([3, 4].map((position) => save({ position }, { id, expected: 1 })));
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
  });

  it("checks every field, and stores nothing of what it refuses", async () => {
    await expect(save({ slug: "bad", data: { name: { zh_TW: "鐘" }, weight: 0 } })).rejects.toThrow();
    await expect(
      save({ slug: "bad", data: JSON.parse('{"name":{"en_US":"no Chinese"},"weight":3}') }),
    ).rejects.toThrow();
    expect(await listed()).toEqual([]);
  });

  it("tells every instance of the item and its list, once it is committed", async () => {
    const heard: (string[] | undefined)[] = [];
    test.park.changes.onChange((tags) => heard.push(tags));
    const lost = test.park.db.transaction().execute(async (trx) => {
      await saveItem(test.park, trx, bell, { slug: "lost", data: { name: { zh_TW: "鐘" }, weight: 1 } }, "editor");
      throw new Error("no");
    });
    await expect(lost).rejects.toThrow("no");
    const id = await saved({ slug: "kept" });
    await expect.poll(() => heard).toEqual([[itemTag(id), listTag("bell")]]);
  });
});

describe("slugs (rule R4)", () => {
  it.each(["Old", "old bell", "old_bell", "-old", "old-", "old--bell", "", "鐘", "old/bell", "x".repeat(81)])(
    "%j is malformed",
    async (slug) => {
      expect(await save({ slug })).toEqual({ ok: false, reason: "slug-malformed" });
    },
  );
  it("that the type's own addresses use are reserved", async () => {
    expect(await save({ slug: "preview" })).toEqual({ ok: false, reason: "slug-reserved" });
    expect((await save({ slug: "preview-of-bells" })).ok).toBe(true);
  });
  it("belong to one item of a type", async () => {
    const id = await saved({ slug: "old-bell", status: "published" });
    expect(await save({ slug: "old-bell" })).toEqual({ ok: false, reason: "slug-taken" });
    expect((await save({ slug: "old-bell" }, { id })).ok).toBe(true);
  });
  it("lead from the id and every former one to the present one, and are no other item's until it is archived", async () => {
    const id = await saved({ slug: "first", status: "published" });
    await saved({ slug: "second" }, { id });
    await saved({ slug: "third" }, { id });
    for (const name of [id, "first", "second"])
      expect(await findItem(test.park, bell, name), name).toEqual({ movedTo: "third" });
    expect(await findItem(test.park, bell, "third")).toMatchObject({ item: { id, slug: "third" } });
    for (const slug of ["first", id]) expect(await save({ slug }), slug).toEqual({ ok: false, reason: "slug-taken" });
    await saved({ slug: "third", status: "archived" }, { id });
    const other = await saved({ slug: "first", status: "published" });
    expect(await findItem(test.park, bell, "first")).toMatchObject({ item: { id: other } });
    for (const name of ["fourth", "First", "i00000000000", "../third", ""])
      expect(await findItem(test.park, bell, name), name).toBeUndefined();
  });
  it("of starter items come with the same id on every machine", () => {
    expect(starterId("bell", "old-bell")).toBe(starterId("bell", "old-bell"));
    expect(starterId("bell", "old-bell")).toMatch(/^i[a-z0-9]{11}$/);
    expect(starterId("gong", "old-bell")).not.toBe(starterId("bell", "old-bell"));
  });
});

describe("what visitors see (rules C2, T13)", () => {
  it("is what is published, or scheduled and due, and not yet taken back", async () => {
    await saved({ slug: "a-draft", status: "draft" });
    await saved({ slug: "b-archived", status: "archived" });
    await saved({ slug: "c-published", status: "published" });
    await saved({ slug: "d-scheduled", status: "scheduled", publishAt: moment("10:30") });
    await saved({ slug: "e-scheduled-without-a-time", status: "scheduled" });
    await saved({ slug: "f-published-until", status: "published", unpublishAt: moment("10:30") });
    await saved({ slug: "g-published-from", status: "published", publishAt: moment("10:15") });
    expect(await listed()).toEqual(["c-published", "f-published-until"]);
    test.at("2026-03-01 10:15");
    expect(await listed()).toEqual(["c-published", "f-published-until", "g-published-from"]);
    test.at("2026-03-01 10:30");
    expect(await listed()).toEqual(["c-published", "d-scheduled", "g-published-from"]);
  });

  it("comes in the order staff gave, and by ids in the order of the ids", async () => {
    const ids: string[] = [];
    for (const [slug, position] of [
      ["third", 30],
      ["first", 10],
      ["second", 20],
    ] as const)
      ids.push(await saved({ slug, position, status: "published" }));
    await saved({ slug: "draft" });
    expect((await listItems(test.park, bell)).map(({ slug }) => slug)).toEqual(["first", "second", "third"]);
    const [third = "", first = ""] = ids;
    expect((await findItems(test.park, bell, [third, "i00000000000", first])).map(({ slug }) => slug)).toEqual([
      "third",
      "first",
    ]);
    expect(await findItems(test.park, bell, [])).toEqual([]);
  });

  it("is found among the few that follow it, round to the first again", async () => {
    const ids = new Map<string, string>();
    for (const [position, slug] of ["one", "two", "three", "four"].entries())
      ids.set(slug, await saved({ slug, position, status: "published" }));
    await saved({ slug: "draft", position: 2 });
    expect(await among("three", 2)).toEqual(["three", "four", "one"]);
    expect(await among("four", 0)).toEqual(["four"]);
    // The item is whole, the others are what a card shows.
    expect(await findItemAmong(test.park, bell, "one", 1)).toMatchObject({
      item: { data: { name: { zh_TW: "鐘" }, weight: 20 } },
      others: [{ slug: "two", data: { name: { zh_TW: "鐘" } } }],
    });
    expect(await findItemAmong(test.park, bell, "one", 1)).not.toMatchObject({ others: [{ data: { weight: 20 } }] });
    for (const name of ["draft", "five", "", "../one"]) expect(await among(name, 2), name).toBeUndefined();
    expect(await among(ids.get("two") ?? "", 2)).toEqual({ movedTo: "two" });
  });

  it("is never more than the database says, whatever is remembered of it", async () => {
    const [moved, gone] = [
      await saved({ slug: "moved", status: "published" }),
      await saved({ slug: "gone", status: "published" }),
    ];
    await listed();
    await save({ slug: "present" }, { id: moved });
    await save({ status: "archived" }, { id: gone });
    expect(await among("moved", 4)).toEqual({ movedTo: "present" });
    expect(await among("present", 4)).toEqual(["present"]);
    expect(await among("gone", 4)).toBeUndefined();
  });

  it("marks the page with what it shows and with the next moment at which an item comes or goes", async () => {
    const id = await saved({ slug: "shown", status: "published" });
    await saved({ slug: "coming", status: "scheduled", publishAt: moment("11:00") });
    await saved({ slug: "going", status: "published", unpublishAt: moment("10:45") });
    const seen = new Set<string>();
    const until: string[] = [];
    await listItems(
      {
        ...test.park,
        cache: {
          ...test.park.cache,
          tag: (tag) => void seen.add(tag),
          expireAt: (when) => void until.push(when.toString()),
        },
      },
      bell,
    );
    expect([...seen]).toEqual(expect.arrayContaining([listTag("bell"), itemTag(id)]));
    expect(until).toEqual([moment("10:45").toString()]);
  });
});

function moment(time: string): Temporal.Instant {
  return Temporal.Instant.from(`2026-03-01T${time}:00+08:00`);
}

function save(
  { data = { name: { zh_TW: "鐘" }, weight: 20 }, ...change }: Change,
  target?: { id: string; expected?: number },
) {
  return test.park.db
    .transaction()
    .execute((trx) => saveItem(test.park, trx, bell, { ...change, data }, "editor", target));
}

async function saved(...args: Parameters<typeof save>): Promise<string> {
  const answer = await save(...args);
  if (!answer.ok) throw new Error(answer.reason);
  test.park.memo.drop([listTag("bell")]);
  return answer.id;
}

async function listed(): Promise<string[]> {
  const slugs = (await listItems(test.park, bell)).map(({ slug }) => slug);
  for (const [at, slug] of slugs.entries())
    expect(await among(slug, slugs.length)).toEqual([...slugs.slice(at), ...slugs.slice(0, at)]);
  return slugs.sort();
}

/** The slugs of an item and those after it, round to the first again, or what is said instead. */
async function among(slugOrId: string, most: number) {
  const found = await findItemAmong(test.park, bell, slugOrId, most);
  return found && "item" in found ? [found.item, ...found.others].map(({ slug }) => slug) : found;
}

function row(id: string) {
  return test.park.db.selectFrom("items").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}
