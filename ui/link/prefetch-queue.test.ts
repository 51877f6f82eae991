import { expect, it } from "vitest";
import { emptyQueue, finish, type PrefetchQueue, unwant, want } from "./prefetch-queue.ts";

function wantAll(...pages: string[]): PrefetchQueue {
  return pages.reduce(want, emptyQueue);
}

it("loads four pages at once and lets the fifth wait", () => {
  const queue = wantAll("/a", "/b", "/c", "/d", "/e");
  expect(queue.loading).toEqual(["/a", "/b", "/c", "/d"]);
  expect(queue.waiting).toEqual(["/e"]);
});

it("loads the newest wish when a place becomes free", () => {
  const queue = finish(wantAll("/a", "/b", "/c", "/d", "/e", "/f"), "/b");
  expect(queue.loading).toEqual(["/a", "/c", "/d", "/f"]);
  expect(queue.waiting).toEqual(["/e"]);
});

it("loads a page once, however often it is pointed at", () => {
  const loading = wantAll("/a", "/a");
  expect(loading.loading).toEqual(["/a"]);
  const loaded = want(finish(loading, "/a"), "/a");
  expect(loaded).toEqual({ waiting: [], loading: [], loaded: ["/a"] });
});

it("forgets a waiting page whose link the pointer left, but not a loading one", () => {
  const queue = wantAll("/a", "/b", "/c", "/d", "/e");
  expect(unwant(queue, "/e").waiting).toEqual([]);
  expect(unwant(queue, "/a")).toBe(queue);
});

it("ignores the end of a load it does not know", () => {
  expect(finish(emptyQueue, "/a")).toBe(emptyQueue);
});
