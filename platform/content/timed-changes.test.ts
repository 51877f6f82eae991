// @module-tag postgres
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { openTestPark, type TestPark } from "#tests/park.ts";
import { defineContent, localizedText } from "./define.ts";
import { openWorking, publishDraft, type Working, withdraw, writeDraft } from "./drafts.ts";
import { findItem, findItemAmong, listItems, listTag, newId, saveItem } from "./store.ts";
import { publishDue, publishLater, undoTimedChange, timedChange } from "./timed-changes.ts";

const bell = defineContent("bell", { name: localizedText() });

let test: TestPark;
let id: string;
beforeAll(async () => {
  test = await openTestPark();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.at("2026-03-01 10:00");
  await test.park.db.deleteFrom("items").where("type", "=", "bell").execute();
  id = await published("second", "鐘", 2);
  await published("first", "鼓", 1);
});

it("a change that waits for its time leaves what is out as it is, and then comes out by itself (rules C20, T13)", async () => {
  await write("新鐘", { _slug: "new-bell", _order: 0 });
  expect(await later("11:00")).toMatchObject({ ok: true });
  expect(await shown()).toEqual(["first 鼓", "second 鐘"]);
  test.at("2026-03-01 11:00");
  expect(await shown()).toEqual(["new-bell 新鐘", "first 鼓"]);
  expect(await found("new-bell")).toBe("新鐘");
  // Written down, it is the same, and the former address leads to the new one.
  expect(await due()).toMatchObject({ by: "editor", revision: 2 });
  test.park.memo.drop();
  expect(await shown()).toEqual(["new-bell 新鐘", "first 鼓"]);
  expect(await findItem(test.park, bell, "second")).toEqual({ movedTo: "new-bell" });
  expect(await stands()).toMatchObject({ dirty: false, content: { name: { zh_TW: "新鐘" } } });
  expect(await due()).toBeUndefined();
});

it("pages that are kept learn of the moment", async () => {
  await listItems(test.park, bell);
  await write("新鐘");
  await later("11:00");
  test.park.memo.drop([listTag("bell")]);
  const until: string[] = [];
  await listItems(
    { ...test.park, cache: { ...test.park.cache, expireAt: (when) => void until.push(when.toString()) } },
    bell,
  );
  expect(until).toEqual([moment("11:00").toString()]);
});

it("what was written since is not part of it, and stays a draft", async () => {
  await write("新鐘");
  await later("11:00");
  await write("還在寫");
  test.at("2026-03-01 11:01");
  expect(await due()).toMatchObject({ revision: 2 });
  expect(await shown()).toEqual(["first 鼓", "second 新鐘"]);
  expect(await stands()).toMatchObject({ dirty: true, content: { name: { zh_TW: "還在寫" } } });
});

it("decided again, it comes out as it was decided last; taken back, not at all", async () => {
  await write("新鐘");
  await later("11:00");
  await write("更新的鐘");
  await later("12:00");
  test.at("2026-03-01 11:30");
  expect([await shown(), await due()]).toEqual([["first 鼓", "second 鐘"], undefined]);
  expect(await park((trx) => undoTimedChange(test.park, trx, "bell", id))).toBe(true);
  test.park.memo.drop();
  test.at("2026-03-01 12:00");
  expect([await shown(), await due()]).toEqual([["first 鼓", "second 鐘"], undefined]);
  expect(await stands()).toMatchObject({ dirty: true, content: { name: { zh_TW: "更新的鐘" } } });
});

it("whatever is published or taken off the site before takes its place", async () => {
  await write("新鐘");
  await later("11:00");
  await withWorking((trx, working) =>
    publishDraft(
      test.park,
      trx,
      bell,
      { ...working, content: { ...working.content, name: { zh_TW: "立即" } } },
      { status: "published" },
      "editor",
    ),
  );
  expect(await timedChange(test.park.db, id)).toBeUndefined();
  await write("新鐘");
  await later("11:00");
  await withWorking((trx, working) => withdraw(test.park, trx, bell, working, "draft", "editor"));
  test.park.memo.drop();
  test.at("2026-03-01 11:00");
  expect(await shown()).toEqual(["first 鼓"]);
});

it("an address that another item has is refused; one that it got meanwhile is left to it", async () => {
  await write("新鐘", { _slug: "first" });
  expect(await later("11:00", "first")).toEqual({ ok: false, reason: "slug-taken" });
  await write("新鐘", { _slug: "third" });
  await later("11:00", "third");
  await published("third", "鑼", 3);
  test.at("2026-03-01 11:00");
  await due();
  test.park.memo.drop();
  expect(await shown()).toEqual(["first 鼓", "second 新鐘", "third 鑼"]);
});

type Trx = Parameters<typeof openWorking>[0];

function park<T>(act: (trx: Trx) => Promise<T>): Promise<T> {
  return test.park.db.transaction().execute(act);
}

function withWorking<T>(act: (trx: Trx, working: Working) => Promise<T>): Promise<T> {
  return park(async (trx) => {
    const working = await openWorking(trx, "bell", id);
    if (!working) throw new Error("the item is gone");
    return act(trx, working);
  });
}

async function published(slug: string, name: string, position: number): Promise<string> {
  const saved = await park((trx) =>
    saveItem(
      test.park,
      trx,
      bell,
      { slug, position, status: "published", publishAt: moment("09:00"), data: { name: { zh_TW: name } } },
      "starter",
      { id: newId() },
    ),
  );
  if (!saved.ok) throw new Error(saved.reason);
  test.park.memo.drop();
  return saved.id;
}

function write(name: string, own: { _slug?: string; _order?: number } = {}) {
  return withWorking((trx, working) =>
    writeDraft(test.park, trx, working, {
      content: { ...working.content, name: { zh_TW: name }, ...own },
      version: working.version,
      by: "editor",
      kept: false,
    }),
  );
}

async function later(time: string, slug?: string) {
  const saved = await withWorking((trx, working) =>
    publishLater(
      test.park,
      trx,
      bell,
      working,
      { slug: slug ?? String(working.content._slug), publishAt: moment(time), unpublishAt: undefined },
      "editor",
    ),
  );
  test.park.memo.drop([listTag("bell")]);
  return saved;
}

function due() {
  return withWorking((trx, working) => publishDue(test.park, trx, bell, working));
}

function stands() {
  return test.park.db
    .selectFrom("item_drafts")
    .select(["dirty", "content"])
    .where("item_id", "=", id)
    .executeTakeFirstOrThrow();
}

async function shown(): Promise<string[]> {
  const items = await listItems(test.park, bell);
  const among = await findItemAmong(test.park, bell, items[0]?.slug ?? "", 5);
  if (among && "item" in among)
    expect(among.others.map(({ slug }) => slug)).toEqual(items.slice(1).map(({ slug }) => slug));
  return items.map(({ slug, data }) => `${slug} ${data.name.zh_TW}`);
}

async function found(slug: string): Promise<string | undefined> {
  const at = await findItem(test.park, bell, slug);
  return at && "item" in at ? at.item.data.name.zh_TW : undefined;
}

function moment(time: string): Temporal.Instant {
  return Temporal.Instant.from(`2026-03-01T${time}:00+08:00`);
}
