import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { dropWork, keepWork, keptNewWork, keptWork } from "./kept-work.ts";

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
beforeEach(() => void vi.stubGlobal("localStorage", storage));
afterEach(() => {
  stored.clear();
  vi.unstubAllGlobals();
});

it("keeps a form that could not be sent, by the item, until it is (rule C21)", () => {
  keepWork("a", { type: "news", version: 3, entries: [["title.zh_TW", "燈"]] });
  expect(keptWork("a")?.entries).toEqual([["title.zh_TW", "燈"]]);
  expect(keptWork("b")).toBeUndefined();
  dropWork("a");
  expect(keptWork("a")).toBeUndefined();
});

it("finds what was written of a new item whose address nobody knows any more: of its type, never saved, and nothing else", () => {
  stored.set("other", "null");
  stored.set("park:content:broken", "{");
  keepWork("saved", { type: "news", version: 2, entries: [] });
  keepWork("tidings", { type: "tidings", version: 0, entries: [] });
  expect(keptNewWork("news")).toBeUndefined();
  keepWork("lost", { type: "news", version: 0, entries: [["title.zh_TW", "沒送出"]] });
  expect(keptNewWork("news")).toEqual({ id: "lost", work: { type: "news", version: 0, entries: [["title.zh_TW", "沒送出"]] } });
  dropWork("lost");
  expect(keptNewWork("news")).toBeUndefined();
});

it("does without where the browser keeps nothing", () => {
  vi.stubGlobal("localStorage", { ...storage, setItem: () => { throw new Error("full"); } });
  expect(() => keepWork("a", { type: "news", version: 0, entries: [] })).not.toThrow();
});
