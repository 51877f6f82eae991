import fc from "fast-check";
import { expect, it } from "vitest";
import { answerOf, type Asking, drawTries, nextStep, type Side, standingOf, sticks } from "./asking.ts";

const side = fc.constantFrom<Side>("flat", "round");
const once = fc.record({ stick: fc.integer({ min: 1, max: sticks }), blocks: fc.tuple(side, side) });
const asking = fc.record({ tries: fc.tuple(once, once, once), step: fc.constant(1) });

/** Every state a question goes through, from its first stick on. */
function wayOf(from: Asking): Asking[] {
  const next = nextStep(from);
  return next === from ? [from] : [from, ...wayOf(next)];
}

it("gives each of the sixty sticks and each fall of the blocks to exactly one outcome of the source (rules O1, O2)", () => {
  const drawn = Array.from(
    { length: sticks },
    (_, at) => drawTries((bound) => (bound === sticks ? at : 0)).tries[0].stick,
  );
  expect(drawn.toSorted((a, b) => a - b)).toEqual(Array.from({ length: sticks }, (_, at) => at + 1));
  const falls = [0, 1, 2, 3].map((fall) => {
    const bits = [fall >> 1, fall & 1];
    return answerOf(drawTries((bound) => (bound === 2 ? (bits.shift() ?? 0) : 0)).tries[0].blocks);
  });
  expect(falls.toSorted()).toEqual(["no", "smile", "yes", "yes"]);
});

it("asks its source for nothing but whole sixtieths and halves, three times over", () => {
  const bounds: number[] = [];
  drawTries((bound) => bounds.push(bound) && 0);
  expect(bounds).toEqual([60, 2, 2, 60, 2, 2, 60, 2, 2]);
});

it("ends with the first yes or the third try, and never later (rule O3)", () => {
  fc.assert(
    fc.property(asking, (question) => {
      const way = wayOf(question).map(standingOf);
      const last = way.at(-1);
      const firstYes = question.tries.findIndex(({ blocks }) => answerOf(blocks) === "yes");
      expect(way).toHaveLength(2 * (firstYes < 0 ? 3 : firstYes + 1));
      expect(last).toMatchObject({ ended: true, attempt: firstYes < 0 ? 3 : firstYes + 1 });
      expect(way.slice(0, -1).every(({ ended }) => !ended)).toBe(true);
    }),
  );
});

it("shows a stick first and the blocks thrown for it next", () => {
  fc.assert(
    fc.property(asking, (question) => {
      for (const [at, state] of wayOf(question).map(standingOf).entries()) {
        const tried = question.tries[Math.floor(at / 2)];
        expect(state).toMatchObject({ stick: tried?.stick, blocks: at % 2 === 0 ? undefined : tried?.blocks });
      }
    }),
  );
});
