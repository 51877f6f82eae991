import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { dropWork, keepWork, leaveWork, receiveWork, takeUpNewWork, takeUpWork } from "./kept-work.ts";

const stored = new Map<string, string>();
const storage = {
  get length() {
    return stored.size;
  },
  key: (at: number) => [...stored.keys()][at] ?? null,
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};
const tab = new Map<string, string>();
beforeEach(() => {
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: (key: string, value: string) => void tab.set(key, value),
    removeItem: (key: string) => void tab.delete(key),
  });
});
afterEach(() => {
  stored.clear();
  vi.unstubAllGlobals();
});

it("keeps a form that could not be sent, by the item, until it is (rule C21)", () => {
  keepWork("a", { type: "news", version: 3, entries: [["title.zh_TW", "燈"]] });
  expect(takeUpWork("a")?.entries).toEqual([["title.zh_TW", "燈"]]);
  expect(takeUpWork("b")).toBeUndefined();
  dropWork("a");
  expect(takeUpWork("a")).toBeUndefined();
});

it("keeps apart what two pages of one item hold, until one of them is no more", () => {
  stored.set(
    "park:content:a:other",
    JSON.stringify({ type: "news", version: 3, entries: [["title.zh_TW", "另一頁的"]] }),
  );
  keepWork("a", { type: "news", version: 4, entries: [["title.zh_TW", "這一頁的"]] });
  dropWork("a");
  expect(takeUpWork("a")?.entries).toEqual([["title.zh_TW", "另一頁的"]]);
  dropWork("a");
  expect(stored.size).toBe(0);
});

it("of a form that left keeps nothing once the answer is there, unless something is still to be decided", () => {
  const work = { type: "news", version: 3, entries: [] };
  leaveWork("a", work);
  receiveWork("a", false);
  expect(takeUpWork("a")).toEqual(work);
  leaveWork("a", work);
  receiveWork("b", true);
  expect(takeUpWork("a")).toEqual(work);
  leaveWork("a", work);
  receiveWork("a", true);
  expect(takeUpWork("a")).toBeUndefined();
});

it("finds what was written of a new item whose address nobody knows any more: of its type, never saved, and nothing else", () => {
  stored.set("other", "null");
  stored.set("park:content:broken", "{");
  keepWork("saved", { type: "news", version: 2, entries: [] });
  keepWork("tidings", { type: "tidings", version: 0, entries: [] });
  expect(takeUpNewWork("news")).toBeUndefined();
  keepWork("lost", { type: "news", version: 0, entries: [["title.zh_TW", "沒送出"]] });
  expect(takeUpNewWork("news")).toEqual({
    id: "lost",
    work: { type: "news", version: 0, entries: [["title.zh_TW", "沒送出"]] },
  });
  dropWork("lost");
  expect(takeUpNewWork("news")).toBeUndefined();
});

it("does without where the browser keeps nothing", () => {
  vi.stubGlobal("localStorage", {
    ...storage,
    setItem: () => {
      throw new Error("full");
    },
  });
  expect(() => keepWork("a", { type: "news", version: 0, entries: [] })).not.toThrow();
});
