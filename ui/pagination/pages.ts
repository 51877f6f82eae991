/** How many items a list page shows (rule M17). */
export const itemsPerPage = 10;

/** How many page numbers stand side by side. */
export const pagesAtOnce = 5;

/** How many pages so many items fill; an empty list still has its one page. */
export function pageCount(items: number, perPage = itemsPerPage): number {
  mustBePositive({ perPage });
  return Math.max(1, Math.ceil(items / perPage));
}

/** The page numbers to show, with the current one in the middle as far as possible: `pagesShown(5, 9)` is 3 to 7. */
export function pagesShown(page: number, pages: number, shown = pagesAtOnce): readonly number[] {
  mustBePositive({ page, pages, shown });
  const count = Math.min(shown, pages);
  const middle = Math.min(page, pages);
  const first = Math.max(1, Math.min(middle - Math.floor((count - 1) / 2), pages - count + 1));
  return Array.from({ length: count }, (_, index) => first + index);
}

function mustBePositive(values: Record<string, number>): void {
  for (const [name, value] of Object.entries(values)) {
    if (!Number.isInteger(value) || value <= 0)
      throw new RangeError(`${name} must be a whole number greater than 0, not ${value}`);
  }
}
