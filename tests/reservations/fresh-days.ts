import { afterAll, beforeAll, beforeEach } from "vitest";
import { openTestPark, type TestPark } from "#tests/park.ts";

/**
 * Opens a park for a file's tests, all at noon of 2 March 2026; `begin` is told it before each, with a day on which
 * nobody has booked.
 */
export function onFreshDays(begin: (fresh: { open: TestPark; day: string }) => void): void {
  let open: TestPark;
  let days = 0;
  beforeAll(async () => {
    open = await openTestPark();
  });
  afterAll(() => open.close());
  beforeEach(() => {
    open.at("2026-03-02 12:00");
    begin({ open, day: Temporal.PlainDate.from("2026-03-20").add({ days: days++ }).toString() });
  });
}
