import type { RoundTrip } from "#app/visiting/days/rhythm.ts";
import type { FactKey } from "#app/visiting/facts/facts.ts";
import type { Facts } from "#app/visiting/facts/format-fact.ts";
import { clockTime, minutesOf } from "#platform/dates.ts";
import type { StepName } from "./journeys.texts.ts";

type StartName = "taipei" | "south";
type WayName = "train" | "coach" | "car";
/** A leg of a way here and the fact that says how long it takes, about. */
type Step = { step: StepName; takes: FactKey };
export type Journey = {
  from: StartName;
  by: WayName;
  steps: { step: StepName; minutes: number }[];
  /** All legs together, waiting left out. */
  minutes: number;
  /**
   * The last shuttle, bus, train or coach with which one still gets back, HH:MM; nothing by car. `shuttle` is missing
   * where none is early enough.
   */
  back?: { last: string; shuttle?: string | undefined; onward?: string | undefined };
};

const shuttleRide: Step = { step: "shuttle", takes: "shuttle.ride" };
const toCounty: Step[] = [
  { step: "countyCoach", takes: "travel.coachTaipei" },
  { step: "countyBus", takes: "travel.countyBus" },
];
const ways: { from: StartName; by: WayName; steps: Step[] }[] = [
  { from: "taipei", by: "train", steps: [{ step: "train", takes: "travel.trainTaipei" }, shuttleRide] },
  { from: "taipei", by: "coach", steps: toCounty },
  { from: "taipei", by: "car", steps: [{ step: "drive", takes: "travel.carTaipei" }] },
  {
    from: "south",
    by: "train",
    steps: [
      { step: "fastTrain", takes: "travel.fastTrainSouth" },
      { step: "change", takes: "travel.change" },
      { step: "train", takes: "travel.trainTaipei" },
      shuttleRide,
    ],
  },
  {
    from: "south",
    by: "coach",
    steps: [
      { step: "southCoach", takes: "travel.coachSouth" },
      { step: "change", takes: "travel.change" },
      ...toCounty,
    ],
  },
  { from: "south", by: "car", steps: [{ step: "driveNorth", takes: "travel.carSouth" }] },
];

/**
 * How to come from Taipei and from the south, with the minutes of every leg and the last way back by the shuttle's own
 * timetable (rule T20).
 */
export function journeysOf(facts: Facts, timetable: readonly RoundTrip[]): Journey[] {
  return ways.map(({ from, by, steps }) => {
    const legs = steps.map(({ step, takes }) => ({ step, minutes: Number(facts[takes].value) }));
    return {
      from,
      by,
      steps: legs,
      minutes: legs.reduce((sum, { minutes }) => sum + minutes, 0),
      back: backOf(from, by, facts, timetable),
    };
  });
}

/** From the shuttle to the platform. */
const toPlatform = 5;

function backOf(from: StartName, by: WayName, facts: Facts, timetable: readonly RoundTrip[]): Journey["back"] {
  const time = (key: FactKey) => String(facts[key].value);
  if (by === "car") return undefined;
  if (by === "coach") return { last: time("travel.lastCountyBus"), onward: time("travel.lastCoachTaipei") };
  const last = time(from === "taipei" ? "travel.lastTrainTaipei" : "travel.lastTrainSouth");
  return { last, shuttle: lastShuttleFor(last, Number(facts["shuttle.ride"].value), timetable) };
}

/** The last shuttle from the park with which one still catches a train. */
export function lastShuttleFor(train: string, ride: number, timetable: readonly RoundTrip[]): string | undefined {
  const latest = clockTime(Math.max(minutesOf(train) - ride - toPlatform, 0));
  return timetable
    .map(({ fromPark }) => fromPark)
    .filter((time) => time <= latest)
    .sort()
    .at(-1);
}
