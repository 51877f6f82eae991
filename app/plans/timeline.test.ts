import { describe, expect, it } from "vitest";
import { shortestWalk } from "#app/places/map/directions/shortest-way.ts";
import { crossings } from "#app/places/map/park-plan.ts";
import { starterHours } from "#app/visiting/hours/opening.ts";
import { minutesOf } from "#platform/dates.ts";
import { dayInQuery } from "./day-query.ts";
import { type ParkDay, stayAtPlace, stayAtSession, stayInShop, type WhyClosed } from "./stays.ts";
import { type PlannedStop, timelineOf, type Where } from "./timeline.ts";

const tuesday: ParkDay = { day: Temporal.PlainDate.from("2026-03-03"), hours: starterHours, closures: [] };
const gate = { ...crossings.southGate, stepFree: true };
const temple = { ...crossings.temple, stepFree: true };
const banyan = { ...crossings.banyanGarden, stepFree: false };
const place = (minutes: number) => ({ id: "place", place: "place", minutes });
const shop = { id: "shop", place: "place", minutes: 30, opens: "10:30", closes: "16:00" };
const session = (from: string, to: string, more = {}) => ({
  id: from,
  from,
  to,
  weekdays: [2],
  except: [],
  cancelled: [],
  soldOut: [],
  ...more,
});
const at = (where: PlannedStop<WhyClosed>["where"], minutes = 30): PlannedStop<WhyClosed> => ({
  where,
  stay: (arrival) => stayAtPlace(tuesday, place(minutes), arrival),
});

describe("a plan's day (rule C10)", () => {
  it("begins at the gate and counts the walk to each stop", () => {
    const day = timelineOf(minutesOf("10:00"), gate, [at(gate, 10), at(temple, 20)]);
    const there = Math.ceil((610 + day.walking) / 5) * 5;
    expect(day).toMatchObject({
      stepFree: true,
      entries: [
        { arrives: 600, leaves: 610 },
        { begins: there, leaves: there + 20 },
      ],
    });
    expect(day.minutes).toBe(there + 20 - 600);
  });

  it("goes without steps where that can be done, and says where it cannot", () => {
    expect(timelineOf(600, gate, [at(temple)])).toMatchObject({ stepFree: true, entries: [{ walk: { steps: 0 } }] });
    const steps = timelineOf(600, gate, [at(temple), at(banyan)]);
    expect(steps.stepFree).toBe(false);
    expect(steps.entries).toHaveLength(2);
  });

  it("leaves a closed stop out of the times and says why", () => {
    const day = timelineOf<WhyClosed>(600, gate, [
      at(temple),
      { where: banyan, stay: () => ({ open: false, why: { kind: "no-session" } }) },
      at(temple),
    ]);
    expect(day.entries[1]).toEqual({ closed: { kind: "no-session" } });
    expect(day).toMatchObject({ stepFree: true });
    expect(day.minutes).toBe(60 + Math.ceil(day.walking / 5) * 5);
  });
});

describe("the times of a plan (rule C10)", () => {
  const show = (from: string, to: string) => ({ ...place(60), sessions: [session(from, to)] });
  const seeing = (from: string, to: string): PlannedStop<WhyClosed> => ({
    where: temple,
    stay: (arrival) => stayAtSession(tuesday, show(from, to), arrival),
  });
  const eating: PlannedStop<WhyClosed> = { where: temple, stay: (arrival) => stayInShop(tuesday, shop, arrival) };
  const stops = [at(temple, 40), seeing("11:30", "12:30"), eating, at(gate, 25), at(temple, 35)];

  const onFoot = (from: Where, to: Where) =>
    from && to && from !== to ? (shortestWalk(from, to, { stepFree: true })?.minutes ?? 0) : 0;

  it("are told on five minutes, and never cost a stop or a session that the minutes allow", () => {
    let trimmed = 0;
    for (let starts = minutesOf("08:30"); starts < minutesOf("17:59"); starts++) {
      const { entries } = timelineOf(starts, gate, stops);
      // The same walk to the minute, stop by stop.
      let [now, here]: [number, Where] = [starts, gate];
      for (const [order, stop] of stops.entries()) {
        const entry = entries[order];
        const exact = stop.stay(now + onFoot(here, stop.where));
        if (!exact.open) continue;
        if (!entry || entry.closed !== undefined) throw new Error(`${starts}: stop ${order} is lost`);
        [now, here] = [exact.leaves, stop.where];
        if (exact.fixed) expect([entry.begins, entry.leaves], `${starts}`).toEqual([exact.begins, exact.leaves]);
        else expect(entry.begins % 5 === 0 || entry.begins === exact.begins, `${starts}: ${entry.begins}`).toBe(true);
        expect(entry.begins, `${starts}`).toBeGreaterThanOrEqual(entry.arrives);
        expect(stayAtPlace(tuesday, place(entry.leaves - entry.begins), entry.begins), `${starts}`).toMatchObject({
          open: true,
        });
        if (entry.leaves - entry.begins < exact.leaves - exact.begins) trimmed += 1;
      }
      const made = entries.flatMap((entry) => (entry.closed === undefined ? [entry] : []));
      for (const [order, entry] of made.entries())
        expect(entry.arrives - (entry.walk?.minutes ?? 0), `${starts}`).toBeGreaterThanOrEqual(
          made[order - 1]?.leaves ?? starts,
        );
    }
    expect(trimmed).toBeGreaterThan(0);
  });

  it("cut a stay short rather than come too late for the next", () => {
    const walk = timelineOf(600, gate, [at(temple)]).walking;
    // Thirty minutes at the temple end at the minute at which the play begins.
    const starts = minutesOf("11:00") - walk - (walk % 5 === 1 ? 2 : 1);
    const [before, play] = timelineOf(starts, gate, [at(temple, 30), seeing("11:30", "12:30")]).entries;
    expect(play).toMatchObject({ begins: minutesOf("11:30") });
    expect(before).toMatchObject({ begins: minutesOf("11:00"), leaves: minutesOf("11:30") });
    const tight = timelineOf(starts - 2, gate, [at(temple, 33), seeing("11:30", "12:30")]).entries;
    expect(tight[1]).toMatchObject({ begins: minutesOf("11:30") });
    expect(tight[0]).toMatchObject({ begins: minutesOf("11:00"), leaves: minutesOf("11:30") });
  });
});

describe("a stay", () => {
  it("at a place needs the park to be open until its end", () => {
    expect(stayAtPlace(tuesday, place(30), minutesOf("17:30"))).toMatchObject({
      open: true,
      leaves: minutesOf("18:00"),
    });
    expect(stayAtPlace(tuesday, place(31), minutesOf("17:30"))).toMatchObject({
      open: false,
      why: { kind: "not-open-then" },
    });
    expect(stayAtPlace(tuesday, place(30), minutesOf("08:50"))).toMatchObject({ open: false });
    expect(stayAtPlace(tuesday, place(30), minutesOf("23:50"))).toMatchObject({ open: false });
  });

  it("at a place that is closed says the reason told to visitors", () => {
    const reason = { zh_TW: "整修", en_US: "Repairs", ja_JP: "修理" };
    const closed: ParkDay = {
      ...tuesday,
      closures: [
        {
          id: "1",
          covers: { kind: "facility", id: "place" },
          span: { firstDay: tuesday.day, lastDay: tuesday.day },
          reason,
        },
      ],
    };
    expect(stayAtPlace(closed, place(30), 600)).toEqual({ open: false, why: { kind: "not-open-then", reason } });
    expect(stayInShop(closed, shop, 660)).toMatchObject({ open: false, why: { reason } });
    const shut: ParkDay = {
      ...tuesday,
      closures: [{ id: "1", covers: { kind: "park" }, span: { firstDay: tuesday.day, lastDay: tuesday.day }, reason }],
    };
    for (const stay of [
      stayAtPlace(shut, place(30), 600),
      stayInShop(shut, shop, 600),
      stayAtSession(shut, { ...place(30), sessions: [session("10:30", "11:30")] }, 600),
    ])
      expect(stay).toEqual({ open: false, why: { kind: "park-closed", reason } });
  });

  it("at a place ends when its area is closed", () => {
    const reason = { zh_TW: "施工", en_US: "Works", ja_JP: "工事" };
    const works: ParkDay = {
      ...tuesday,
      areaOf: new Map([["place", "crafts"]]),
      closures: [
        {
          id: "1",
          covers: { kind: "area", id: "crafts" },
          span: { firstDay: tuesday.day, lastDay: tuesday.day },
          reason,
        },
      ],
    };
    expect(stayAtPlace(works, place(30), 600)).toEqual({ open: false, why: { kind: "not-open-then", reason } });
  });

  it("in a shop waits for it to open, 90 minutes at most, and ends before it closes", () => {
    expect(stayInShop(tuesday, shop, minutesOf("10:00"))).toEqual({
      open: true,
      begins: minutesOf("10:30"),
      leaves: minutesOf("11:00"),
    });
    expect(stayInShop(tuesday, { ...shop, opens: "11:31" }, minutesOf("10:00"))).toMatchObject({
      open: false,
      why: { kind: "shop-hours", opens: "11:31" },
    });
    expect(stayInShop(tuesday, shop, minutesOf("15:30"))).toMatchObject({ open: true });
    expect(stayInShop(tuesday, shop, minutesOf("15:31"))).toMatchObject({ open: false, why: { closes: "16:00" } });
  });

  it("in a workshop is the next session that takes place and has room", () => {
    const sessions = [
      session("10:00", "11:00", { cancelled: ["2026-03-03"] }),
      session("10:30", "11:30", { soldOut: ["2026-03-03"] }),
      session("11:00", "12:00"),
    ];
    expect(stayAtSession(tuesday, { ...place(60), sessions }, minutesOf("09:45"))).toEqual({
      open: true,
      begins: minutesOf("11:00"),
      leaves: minutesOf("12:00"),
      fixed: true,
    });
    expect(stayAtSession(tuesday, { ...place(60), sessions }, minutesOf("11:01"))).toEqual({
      open: false,
      why: { kind: "other-sessions", times: ["11:00"] },
    });
    expect(stayAtSession({ ...tuesday, day: tuesday.day.add({ days: 1 }) }, { ...place(60), sessions }, 600)).toEqual({
      open: false,
      why: { kind: "no-session" },
    });
  });
});

describe("the day asked for", () => {
  const today = Temporal.PlainDate.from("2026-03-03");
  const ask = (query: string) => dayInQuery(new URLSearchParams(query), { day: today, at: "10:00" }, today);

  it("is the one in the address, or the one proposed", () => {
    expect(ask("date=2026-04-01&at=13:30")).toMatchObject({ at: 810, errors: [] });
    expect(ask("").day.toString()).toBe("2026-03-03");
  });

  it.each([
    ["date=2026-02-30", "no-day"],
    ["date=tomorrow", "no-day"],
    ["date=2026-03-02", "past"],
    ["date=2027-03-05", "too-far"],
    ["at=25:00", "no-time"],
    ["at=ten", "no-time"],
  ])("%s is told to be wrong, and what was typed is kept", (query, why) => {
    const asked = ask(query);
    expect(asked.errors).toMatchObject([{ why }]);
    expect(Object.values(asked.typed)).toContain(query.split("=")[1]);
    expect(asked.day.toString()).toBe("2026-03-03");
  });
});
