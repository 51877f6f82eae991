import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { legsOf } from "./directions.ts";
import { narrowestNamed, nameBox, overlap, placeNames } from "#app/places/map/labels.ts";
import { type Crossing, crossings, metresAlong, pointsOf, sheet, ways } from "#app/places/map/park-plan.ts";
import { shortestWalk } from "./shortest-way.ts";

const at = (crossing: Crossing, stepFree = true) => ({ ...crossings[crossing], stepFree });
const walk = (from: Crossing, to: Crossing, stepFree = false) => shortestWalk(at(from), at(to), { stepFree });
const everyCrossing = fc.constantFrom<Crossing>(...new Set(ways.flatMap(({ from, to }) => [from, to])));

describe("the quickest walk", () => {
  it("takes the arched bridge from the gate, and the level one where steps are to be avoided", () => {
    expect(walk("southGate", "centralPlaza")).toMatchObject({
      steps: 22,
      stretches: [{ name: "forecourt" }, { name: "archBridge" }],
    });
    const level = walk("southGate", "centralPlaza", true);
    expect(level).toMatchObject({ steps: 0 });
    expect(level?.stretches.map(({ name }) => name)).toContain("levelBridge");
  });

  it("exists between any two crossings, and as long one way as the other", () => {
    fc.assert(
      fc.property(everyCrossing, everyCrossing, (from, to) => {
        const [there, back] = [walk(from, to), walk(to, from)];
        expect(there?.metres).toBe(back?.metres);
        expect(there?.minutes).toBeGreaterThanOrEqual(1);
      }),
    );
  });

  it("is never longer by way of a third place, and a step-free one is never quicker", () => {
    fc.assert(
      fc.property(everyCrossing, everyCrossing, everyCrossing, (from, by, to) => {
        const effort = (one: ReturnType<typeof walk>) =>
          one ? one.stretches.reduce((sum, { metres, steps }) => sum + metres + steps, 0) : Number.POSITIVE_INFINITY;
        expect(effort(walk(from, to))).toBeLessThanOrEqual(effort(walk(from, by)) + effort(walk(by, to)) + 1e-6);
        expect(effort(walk(from, to))).toBeLessThanOrEqual(effort(walk(from, to, true)));
      }),
    );
  });

  it("without steps does not exist to the landing, the banyan, or a place that has steps of its own", () => {
    expect(walk("southGate", "boatLanding", true)).toBeUndefined();
    expect(walk("southGate", "banyanGarden", true)).toBeUndefined();
    expect(shortestWalk(at("southGate"), at("temple", false), { stepFree: true })).toBeUndefined();
    expect(walk("southGate", "temple", true)).toMatchObject({ steps: 0 });
  });

  it("leads off the ways to a place that lies beside them", () => {
    const told = shortestWalk(
      at("southGate"),
      { x: crossings.lawn.x + 100, y: crossings.lawn.y, stepFree: true },
      { stepFree: false },
    );
    expect(told?.stretches.at(-1)).toMatchObject({ name: undefined, metres: 60 });
  });
});

describe("the walk in legs", () => {
  it("joins stretches of one way while it goes straight on, and turns where it bends", () => {
    const legs = legsOf(walk("southGate", "temple") ?? { stretches: [], metres: 0, steps: 0, minutes: 1 });
    expect(legs).toMatchObject([
      { heading: "north", way: "forecourt", metres: 35 },
      { turn: "straight", way: "archBridge", steps: 22, ends: "centralPlaza" },
      { turn: "straight", way: "mainWay", ends: "templePlaza" },
      { turn: "straight", way: "templeSteps", steps: 5, ends: "temple" },
    ]);
  });

  it("tells left from right", () => {
    const turns = (from: Crossing, to: Crossing) =>
      legsOf(walk(from, to) ?? { stretches: [], metres: 0, steps: 0, minutes: 1 }).map(({ turn }) => turn);
    expect(turns("temple", "craftHall")).toEqual([undefined, "right", "left"]);
    expect(turns("southGate", "craftHall").at(-1)).toBe("left");
  });
});

it("every crossing of the plan lies on the sheet, and every way has a length", () => {
  expect(Object.values(crossings).filter(({ x, y }) => x < 0 || x > sheet.width || y < 0 || y > sheet.height)).toEqual(
    [],
  );
  expect(ways.filter((way) => metresAlong(pointsOf(way)) < 10)).toEqual([]);
});

it("names on the map cover neither marks nor each other, however the places lie and however wide it is", () => {
  const spot = fc.record({
    x: fc.integer({ min: 0, max: 1000 }),
    y: fc.integer({ min: 0, max: 900 }),
    name: fc.string({ minLength: 1, maxLength: 18, unit: fc.constantFrom("a", "W", "祠") }),
  });
  fc.assert(
    fc.property(fc.array(spot, { maxLength: 30 }), fc.integer({ min: narrowestNamed, max: 1248 }), (spots, width) => {
      const scale = width / sheet.width;
      const chosen = placeNames(spots);
      const boxes = spots.flatMap((one, order) => {
        const side = chosen[order];
        return side ? [nameBox({ x: one.x * scale, y: one.y * scale, name: one.name }, side)] : [];
      });
      expect(boxes.filter((box, order) => boxes.slice(order + 1).some((other) => overlap(box, other)))).toEqual([]);
    }),
  );
});
