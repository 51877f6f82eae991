// @module-tag postgres
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { openTestPark, type TestPark } from "#tests/park.ts";
import { openOutages } from "../faults/outages.ts";
import { openLimits } from "./limits.ts";

let opened: TestPark;
beforeAll(async () => {
  opened = await openTestPark();
});
afterEach(() => void vi.useRealTimers());
afterAll(() => opened.close());

const hour = 60 * 60 * 1000;
const limit = { what: "trials", most: 1, seconds: 60 * 60 };

/** From now on the machine's clock, and no timer, stands so many milliseconds apart. */
function setClock(ms: number): void {
  const at = Date.now() + ms;
  vi.useFakeTimers({ toFake: ["Date"], now: at });
}

describe("a clock that jumps by an hour (rule H54)", () => {
  it("back: nobody waits for the hour that comes twice, and a limit counts on from now", async () => {
    const limits = openLimits({ ...opened.park, off: false, secret: opened.park.config.secret });
    expect([await limits.wait(limit, "back"), await limits.wait(limit, "back")]).toEqual([0, 3600]);
    setClock(-hour);
    expect([await limits.wait(limit, "back"), await limits.wait(limit, "back")]).toEqual([0, 3600]);
  });

  it("forth: what was counted is over", async () => {
    const limits = openLimits({ ...opened.park, off: false, secret: opened.park.config.secret });
    expect([await limits.wait(limit, "forth"), await limits.wait(limit, "forth")]).toEqual([0, 3600]);
    setClock(hour + 1_000);
    expect(await limits.wait(limit, "forth")).toBe(0);
  });

  it("by half a minute, as between two machines: a limit counts on", async () => {
    const limits = openLimits({ ...opened.park, off: false, secret: opened.park.config.secret });
    expect(await limits.wait(limit, "between")).toBe(0);
    setClock(-30_000);
    expect(await limits.wait(limit, "between")).toBe(3600);
  });

  it("back: /readyz does not tell of an outage that is long over, nor forget one of just now", () => {
    const outages = openOutages();
    outages.note("database", "full");
    setClock(hour);
    expect(outages.lately().get("database")).toBe("full");
  });
});
