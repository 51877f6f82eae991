import { describe, expect, it } from "vitest";
import { starterTimetable } from "#app/visiting/days/rhythm.ts";
import { builtInFacts } from "#app/visiting/facts/facts.ts";
import type { Facts } from "#app/visiting/facts/format-fact.ts";
import { minutesOf } from "#platform/dates.ts";
import { journeysOf, lastShuttleFor } from "./journeys.ts";

const facts: Facts = builtInFacts;
const withFact = (key: keyof Facts, value: string | number): Facts => ({ ...facts, [key]: { ...facts[key], value } });

describe("the ways here from Taipei and from the south (rule T20)", () => {
  it("are three from each, and each takes as long as its legs", () => {
    const journeys = journeysOf(facts, starterTimetable);
    expect(journeys.map(({ from, by }) => `${from} ${by}`)).toEqual([
      "taipei train",
      "taipei coach",
      "taipei car",
      "south train",
      "south coach",
      "south car",
    ]);
    for (const { steps, minutes } of journeys) expect(steps.reduce((sum, step) => sum + step.minutes, 0)).toBe(minutes);
    for (const by of ["train", "coach", "car"]) {
      const [near, far] = journeys.filter((one) => one.by === by);
      expect(far?.minutes, by).toBeGreaterThan(near?.minutes ?? 0);
    }
  });

  it("lead back by a shuttle of the timetable that reaches the station before the train leaves", () => {
    for (const { by, back } of journeysOf(facts, starterTimetable)) {
      if (by !== "train") continue;
      expect(starterTimetable.map(({ fromPark }) => fromPark)).toContain(back?.shuttle);
      expect(minutesOf(back?.shuttle ?? "23:59") + Number(facts["shuttle.ride"].value)).toBeLessThan(
        minutesOf(back?.last ?? "00:00"),
      );
    }
  });

  it("follow staff: a train at another time, a longer ride and another timetable give another shuttle, or none", () => {
    const trips = ["10:00", "15:00", "17:45"].map((fromPark) => ({ fromStation: "09:00", fromPark }));
    const shuttle = (changed: Facts) => journeysOf(changed, trips)[0]?.back?.shuttle;
    expect(shuttle(withFact("travel.lastTrainTaipei", "18:05"))).toBe("17:45");
    expect(shuttle(withFact("travel.lastTrainTaipei", "18:04"))).toBe("15:00");
    expect(
      shuttle({
        ...withFact("travel.lastTrainTaipei", "18:05"),
        "shuttle.ride": { ...facts["shuttle.ride"], value: 16 },
      }),
    ).toBe("15:00");
    expect(shuttle(withFact("travel.lastTrainTaipei", "09:30"))).toBeUndefined();
    expect(lastShuttleFor("00:05", 15, trips)).toBeUndefined();
  });
});
