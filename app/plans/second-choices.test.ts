import { describe, expect, it } from "vitest";
import { crossings } from "#app/places/map/park-plan.ts";
import { starterHours } from "#app/visiting/hours/opening.ts";
import { clockTime, minutesOf } from "#platform/dates.ts";
import { type Spares, wholeArrival, withSecondChoices } from "./second-choices.ts";
import { type ParkDay, stayAtPlace, stayAtSession, stayInShop, type WhyClosed } from "./stays.ts";
import type { PlannedStop } from "./timeline.ts";

type Stop = PlannedStop<WhyClosed> & { name: string };

const tuesday: ParkDay = { day: Temporal.PlainDate.from("2026-03-03"), hours: starterHours, closures: [] };
const gate = { ...crossings.southGate, stepFree: true };
const temple = { ...crossings.temple, stepFree: true };
const upSteps = { ...crossings.banyanGarden, stepFree: false };

const hall = (minutes = 70): Stop => ({
  name: "hall",
  where: temple,
  stay: (arrival) => stayAtPlace(tuesday, { id: "hall", place: "hall", minutes }, arrival),
});
const shop = (name: string, opens: string, closes: string): Stop => ({
  name,
  where: temple,
  stay: (arrival) => stayInShop(tuesday, { id: name, place: name, minutes: 40, opens, closes }, arrival),
});
const workshop = (name: string, times: [from: string, to: string][], where: Stop["where"] = temple): Stop => ({
  name,
  where,
  stay: (arrival) =>
    stayAtSession(
      tuesday,
      {
        id: name,
        place: name,
        minutes: 60,
        sessions: times.map(([from, to]) => ({
          id: from,
          from,
          to,
          weekdays: [2],
          except: [],
          cancelled: [],
          soldOut: [],
        })),
      },
      arrival,
    ),
});
const none: Spares<Stop> = { near: [], other: [] };
const lay = (at: string, stops: Stop[], spares: Partial<Spares<Stop>> = {}) => {
  const { turns, timeline } = withSecondChoices<WhyClosed, Stop>({ starts: minutesOf(at), gate }, stops, () => ({
    ...none,
    ...spares,
  }));
  return turns.map(({ stop, moved, instead }, order) => {
    const entry = timeline.entries[order];
    const begins = entry?.closed === undefined && entry ? clockTime(entry.begins) : "left out";
    return [stop.name, begins, ...(moved ? ["moved"] : []), ...(instead ? [`instead of ${instead.name}`] : [])].join(
      " ",
    );
  });
};

describe("a stop that cannot be visited in its turn (rule C10)", () => {
  it("stays where it is when nothing is wrong", () => {
    expect(lay("13:00", [hall(), workshop("umbrella", [["14:30", "15:30"]])])).toEqual([
      "hall 13:10",
      "umbrella 14:30",
    ]);
  });

  it("takes another turn on the same day", () => {
    const stops = [hall(), workshop("umbrella", [["13:10", "14:10"]])];
    expect(lay("13:00", stops)).toEqual(["umbrella 13:10 moved", "hall 14:10"]);
  });

  it("gives way to the nearest in kind that fits, and to another workshop only where none does", () => {
    const stops = [hall(), workshop("umbrella", [["10:00", "11:00"]])];
    const [kite, clay] = [workshop("kite", [["14:30", "15:45"]]), workshop("clay", [["14:20", "15:00"]])];
    expect(lay("13:00", stops, { near: [kite], other: [clay] })).toEqual([
      "hall 13:10",
      "kite 14:30 instead of umbrella",
    ]);
    expect(lay("13:00", stops, { near: [workshop("kite", [["11:00", "12:00"]])], other: [clay] })).toEqual([
      "hall 13:10",
      "clay 14:20 instead of umbrella",
    ]);
  });

  it("is left out, as before, where nothing fits or only another stop would be lost", () => {
    const stops = [workshop("umbrella", [["10:00", "11:00"]]), shop("tea", "09:00", "14:00")];
    expect(lay("13:00", stops, { near: [workshop("kite", [["13:10", "14:10"]])] })).toEqual([
      "umbrella left out",
      "tea 13:10",
    ]);
  });

  it("never brings steps into a walk that has none", () => {
    const stops = [hall(), workshop("umbrella", [["10:00", "11:00"]])];
    expect(lay("13:00", stops, { near: [workshop("kite", [["14:30", "15:45"]], upSteps)] })).toEqual([
      "hall 13:10",
      "umbrella left out",
    ]);
  });
});

describe("an arrival at which every stop can be visited", () => {
  const times = Array.from({ length: 36 }, (_, step) => 540 + step * 15);
  const from = (at: string, stops: Stop[]) => {
    const arrival = wholeArrival({ starts: minutesOf(at), gate }, stops, times);
    return arrival && clockTime(arrival);
  };

  it("is the nearest to the one asked for, earlier or later", () => {
    const stops = [workshop("umbrella", [["10:00", "11:00"]]), hall()];
    expect(from("13:00", stops)).toBe("09:45");
    expect(from("08:00", stops)).toBe("09:00");
  });

  it("may need another order", () => {
    expect(from("13:00", [hall(), workshop("umbrella", [["10:00", "11:00"]])])).toBe("09:45");
  });

  it("is not told where the day has none", () => {
    expect(from("13:00", [hall(), workshop("umbrella", [])])).toBeUndefined();
  });
});
