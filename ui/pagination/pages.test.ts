import { expect, it } from "vitest";
import { itemsPerPage, pageCount, pagesShown } from "./pages.ts";

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 3, 4, 5]],
  [3, 9, [1, 2, 3, 4, 5]],
  [5, 9, [3, 4, 5, 6, 7]],
  [8, 9, [5, 6, 7, 8, 9]],
  [9, 9, [5, 6, 7, 8, 9]],
  [40, 9, [5, 6, 7, 8, 9]],
])("on page %i of %i shows %j", (page, pages, numbers) => {
  expect(pagesShown(page, pages)).toEqual(numbers);
});

it("shows as many as asked for", () => {
  expect(pagesShown(4, 9, 2)).toEqual([4, 5]);
  expect(pagesShown(4, 9, 1)).toEqual([4]);
});

it.each([0, -1, 1.5, Number.NaN])("refuses %d for a page, a number of pages or a number shown", (bad) => {
  expect(() => pagesShown(bad, 5)).toThrow(RangeError);
  expect(() => pagesShown(1, bad)).toThrow(RangeError);
  expect(() => pagesShown(1, 5, bad)).toThrow(RangeError);
  expect(() => pageCount(20, bad)).toThrow(RangeError);
});

it("fills ten items to a page", () => {
  expect(itemsPerPage).toBe(10);
  expect([0, 1, 10, 11, 100].map((items) => pageCount(items))).toEqual([1, 1, 1, 2, 10]);
});
