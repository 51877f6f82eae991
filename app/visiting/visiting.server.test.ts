import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readConfig } from "#platform/config.ts";
import { openEmbedded } from "#platform/db/open.ts";
import { instantAt } from "#platform/dates.ts";
import type { Park } from "#platform/park.ts";
import { openPark } from "#server/park.ts";
import {
  closePark,
  liftClosure,
  parkRhythm,
  parkStatus,
  readClosures,
  readFacts,
  readHours,
  readTimetable,
} from "./visiting.server.ts";

const typhoon = { zh_TW: "颱風", en_US: "Typhoon", ja_JP: "台風" };
const wholePark = { kind: "park" } as const;
const changed = { changed_at: "2026-02-01T00:00:00Z", changed_by: "mei" };

let folder: string;
let opened: Awaited<ReturnType<typeof openPark>>;
let warnings: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "park-"));
  const config = readConfig({ PARK_MODE: "test", DATA_DIR: folder });
  const log = pino({ level: "warn" }, { write: (line: string) => void warnings.push(line) });
  const database = await openEmbedded(undefined);
  opened = await openPark(config, log, { migrations: join(process.cwd(), "db/migrations"), database });
}, 60_000);

afterAll(async () => {
  await opened.close();
  await rm(folder, { recursive: true });
});

beforeEach(async () => {
  warnings = [];
  const tables = ["closures", "facts", "opening_hours", "opening_exceptions", "site_settings"] as const;
  for (const table of tables) await opened.park.db.deleteFrom(table).execute();
  opened.park.memo.drop();
});

describe("the park's hours", () => {
  it("are the starter's until staff write others, with exceptions on top", async () => {
    expect((await parkStatus(viewAt("2026-03-01 10:00"))).open).toBe(true);
    const short = { opens: "10:00", closes: "16:00", lastAdmission: "15:00" };
    const week = { 1: null, 2: short, 3: short, 4: short, 5: short, 6: short, 7: short };
    await opened.park.db
      .insertInto("opening_hours")
      .values({ subject: "park", rule: JSON.stringify({ week, seasons: [], yearly: [] }), ...changed })
      .execute();
    await opened.park.db
      .insertInto("opening_exceptions")
      .values({
        subject: "park",
        first_day: "2026-03-04",
        last_day: "2026-03-05",
        hours: null,
        reason: JSON.stringify(typhoon),
        ...changed,
      })
      .execute();
    opened.park.memo.drop(["hours"]);
    expect((await readHours(viewAt("2026-03-01 10:00"))).exceptions).toEqual([
      { from: "2026-03-04", to: "2026-03-05", hours: null, reason: typhoon },
    ]);
    expect((await parkStatus(viewAt("2026-03-02 12:00"))).why).toBe("closed-day");
    expect((await parkStatus(viewAt("2026-03-03 15:59"))).open).toBe(true);
    expect(await parkStatus(viewAt("2026-03-05 12:00"))).toMatchObject({ why: "closed-day", reason: typhoon });
    expect((await readFacts(viewAt("2026-03-02 12:00")))["hours.lastAdmission"].value).toBe("15:00");
  });

  it("mark the page with what it shows and how long it holds", async () => {
    const view = viewAt("2026-03-01 12:00");
    await parkStatus(view);
    expect(view.noted()).toEqual({ seen: ["closures", "hours"], until: "2026-03-01T09:30:00Z" });
  });

  it("give the rhythm of the day, with the timetable that staff wrote", async () => {
    const view = viewAt("2026-03-01 12:00");
    expect((await parkRhythm(view)).mist.on).toBe(true);
    expect(view.noted()).toEqual({ seen: ["closures", "facts", "hours", "settings"], until: "2026-03-01T04:05:00Z" });
    const trips = [{ fromStation: "12:30", fromPark: "12:45" }];
    await opened.park.db
      .insertInto("site_settings")
      .values({ key: "shuttle.timetable", value: JSON.stringify(trips), ...changed })
      .execute();
    opened.park.memo.drop(["settings"]);
    expect(await readTimetable(viewAt("2026-03-01 12:00"))).toEqual(trips);
    expect((await readFacts(viewAt("2026-03-01 12:00")))["shuttle.roundTrips"].value).toBe(1);
  });
});

describe("closing the park (rule T5)", () => {
  it("is told from then on, until it is lifted, and stays in the past", async () => {
    const storm = {
      covers: wholePark,
      span: { from: moment("2026-03-01 13:00"), to: moment("2026-03-01 20:00") },
      reason: typhoon,
      by: "mei",
    };
    const heard = nextChange();
    const closed = await closePark(viewAt("2026-03-01 12:00"), storm);
    expect(await heard).toEqual(["closures"]);
    if (!closed.ok) throw new Error(closed.reason);
    expect(await parkStatus(viewAt("2026-03-01 13:00"))).toMatchObject({
      open: false,
      why: "closure",
      reason: typhoon,
    });

    const heardToo = nextChange();
    expect(await liftClosure(viewAt("2026-03-01 15:00"), { id: closed.id, by: "mei" })).toEqual({ ok: true });
    expect(await heardToo).toEqual(["closures"]);
    expect((await parkStatus(viewAt("2026-03-01 14:59"))).why).toBe("closure");
    expect((await parkStatus(viewAt("2026-03-01 15:00"))).open).toBe(true);
    expect(await liftClosure(viewAt("2026-03-01 16:00"), { id: closed.id, by: "mei" })).toEqual({
      ok: false,
      reason: "already-lifted",
    });
    expect(await liftClosure(viewAt("2026-03-01 16:00"), { id: "none", by: "mei" })).toEqual({
      ok: false,
      reason: "unknown",
    });
  });

  it("for whole days, or one facility until further notice, comes back as it was given", async () => {
    const days = { firstDay: Temporal.PlainDate.from("2026-03-05"), lastDay: Temporal.PlainDate.from("2026-03-06") };
    const hall = { kind: "facility", id: "craft-hall" } as const;
    await closePark(viewAt("2026-03-01 12:00"), { covers: wholePark, span: days, reason: typhoon, by: "mei" });
    await closePark(viewAt("2026-03-01 12:01"), {
      covers: hall,
      span: { from: moment("2026-03-02 09:00") },
      reason: typhoon,
      by: "mei",
    });
    opened.park.memo.drop(["closures"]);
    const view = viewAt("2026-03-01 12:02");
    expect((await readClosures(view)).map(({ id: _, ...closure }) => JSON.stringify(closure))).toEqual([
      JSON.stringify({ covers: wholePark, span: days, reason: typhoon }),
      JSON.stringify({ covers: hall, span: { from: moment("2026-03-02 09:00") }, reason: typhoon }),
    ]);
    expect(view.noted()).toEqual({ seen: ["closures"], until: "2026-03-02T01:00:00Z" });
    expect((await parkStatus(viewAt("2026-03-06 23:59"))).why).toBe("closure");
    expect((await parkStatus(viewAt("2026-03-07 09:00"))).open).toBe(true);
    expect((await parkStatus(viewAt("2026-03-07 09:00"), { facility: "craft-hall" })).open).toBe(false);
  });

  it("taken back before it begins leaves nothing", async () => {
    const closed = await closePark(viewAt("2026-03-01 12:00"), {
      covers: wholePark,
      span: { from: moment("2026-03-02 09:00") },
      reason: typhoon,
      by: "mei",
    });
    if (!closed.ok) throw new Error(closed.reason);
    await liftClosure(viewAt("2026-03-01 12:30"), { id: closed.id, by: "mei" });
    opened.park.memo.drop(["closures"]);
    expect(await readClosures(viewAt("2026-03-03 12:00"))).toEqual([]);
  });

  it("is refused when it ends before it begins", async () => {
    const now = moment("2026-03-02 09:00");
    const backwards = { covers: wholePark, span: { from: now, to: now }, reason: typhoon, by: "mei" };
    expect(await closePark(viewAt("2026-03-01 12:00"), backwards)).toEqual({
      ok: false,
      reason: "ends-before-it-begins",
    });
  });
});

describe("the facts (rules F1, F2)", () => {
  it("are what staff gave for the day, the one that began last before the others", async () => {
    const fact = (value: number, valid_from: string | null, valid_to: string | null) => ({
      key: "ticket.regular.single",
      value: JSON.stringify(value),
      valid_from,
      valid_to,
      note: "board",
      ...changed,
    });
    await opened.park.db
      .insertInto("facts")
      .values([fact(160, "2026-04-01", null), fact(155, null, null), fact(100, "2026-05-01", "2026-05-02")])
      .execute();
    const price = async (day: string) => (await readFacts(viewAt(`${day} 12:00`)))["ticket.regular.single"].value;
    expect(
      await Promise.all(
        ["2026-03-31", "2026-04-01", "2026-04-30", "2026-05-01", "2026-05-02", "2026-05-03"].map(price),
      ),
    ).toEqual([155, 160, 160, 100, 100, 160]);
    expect((await readFacts(viewAt("2026-04-01 12:00")))["ticket.regular.single"].source).toBe("board");
    expect((await readFacts(viewAt("2026-04-01 12:00")))["ticket.senior.single"].value).toBe(75);
  });

  it("pass over a stored value that is no fact, and say so to the operator", async () => {
    await opened.park.db
      .insertInto("facts")
      .values([
        { key: "toString", value: "1", ...changed },
        { key: "ticket.regular.single", value: JSON.stringify("free"), ...changed },
      ])
      .execute();
    expect((await readFacts(viewAt("2026-03-01 12:00")))["ticket.regular.single"].value).toBe(150);
    expect(warnings).toHaveLength(2);
    warnings = [];
  });

  it("hold until the end of the day at most", async () => {
    const view = viewAt("2026-03-01 12:00");
    await readFacts(view);
    expect(view.noted()).toEqual({ seen: ["facts", "hours", "settings"], until: "2026-03-01T16:00:00Z" });
  });
});

/** The park as one request sees it, which remembers what was noted. */
function viewAt(when: string): Park & { noted(): { seen: string[]; until: string | undefined } } {
  const seen = new Set<string>();
  const untils: Temporal.Instant[] = [];
  return {
    ...opened.park,
    now: () => moment(when),
    cache: {
      tag: (tag) => void seen.add(tag),
      expireAt: (instant) => void untils.push(instant),
      markPrivate: () => {},
    },
    noted: () => ({ seen: [...seen].sort(), until: untils.sort(Temporal.Instant.compare)[0]?.toString() }),
  };
}

function nextChange(): Promise<string[] | undefined> {
  return new Promise((resolve) => opened.park.changes.onChange(resolve));
}

/** `moment("2026-03-01 17:30")` in the park. */
function moment(text: string): Temporal.Instant {
  return instantAt(text.slice(0, 10), text.slice(11));
}
