import { expect, it } from "vitest";
import {
  afterViewingStep,
  type Album,
  neighbour,
  startViewing,
  stepOfKey,
  swipeOf,
  type Viewing,
  type ViewingStep,
} from "./viewing.ts";

const album: Album = { count: 3, loop: false };
const ring: Album = { count: 3, loop: true };

function after(viewing: Viewing, ...steps: ViewingStep[]): Viewing {
  return steps.reduce((now, step) => afterViewingStep(now, step, album), viewing);
}

function repeat(step: ViewingStep, times: number): ViewingStep[] {
  return Array.from({ length: times }, () => step);
}

it("is loading, then shown or an error", () => {
  expect(startViewing(0).picture).toBe("loading");
  expect(after(startViewing(0), { type: "loaded" }).picture).toBe("shown");
  expect(after(startViewing(0), { type: "failed" }).picture).toBe("error");
});

it("zooms in steps of 0.12 from 0.1 to 3", () => {
  expect(after(startViewing(0), { type: "zoom in" }).zoom).toBe(1.12);
  expect(after(startViewing(0), { type: "zoom out" }).zoom).toBe(0.88);
  expect(after(startViewing(0), ...repeat({ type: "zoom in" }, 5)).zoom).toBe(1.6);
  expect(after(startViewing(0), ...repeat({ type: "zoom in" }, 40)).zoom).toBe(3);
  expect(after(startViewing(0), ...repeat({ type: "zoom out" }, 40)).zoom).toBe(0.1);
});

it("turns by 90 degrees either way", () => {
  expect(after(startViewing(0), { type: "turn right" }).turn).toBe(90);
  expect(after(startViewing(0), { type: "turn left" }).turn).toBe(-90);
  expect(after(startViewing(0), ...repeat({ type: "turn right" }, 5)).turn).toBe(450);
});

it("resets size, turn and place, not the picture", () => {
  const changed = after(
    startViewing(1),
    { type: "loaded" },
    { type: "zoom in" },
    { type: "turn left" },
    { type: "move", x: 5, y: 6 },
  );
  expect(changed).toMatchObject({ x: 5, y: 6 });
  expect(after(changed, { type: "reset" })).toEqual({ at: 1, picture: "shown", zoom: 1, turn: 0, x: 0, y: 0 });
});

it("stops at both ends unless it loops", () => {
  expect(neighbour(0, -1, album)).toBeUndefined();
  expect(neighbour(2, 1, album)).toBeUndefined();
  expect(neighbour(0, -1, ring)).toBe(2);
  expect(neighbour(2, 1, ring)).toBe(0);
  expect(neighbour(0, 1, { count: 1, loop: true })).toBeUndefined();
});

it("starts every picture anew, and keeps the one that stays", () => {
  const turned = after(startViewing(0), { type: "loaded" }, { type: "turn right" });
  expect(after(turned, { type: "next" })).toEqual(startViewing(1));
  expect(after(turned, { type: "previous" })).toBe(turned);
  expect(after(turned, { type: "show", at: 2 })).toEqual(startViewing(2));
  expect(after(turned, { type: "show", at: 0 })).toBe(turned);
});

it.each([
  [-50, 0, "next"],
  [50, 0, "previous"],
  [-49, 0, undefined],
  [49, 10, undefined],
  [-60, 70, undefined],
  [-120, 40, "next"],
])("takes a stroke of %i, %i for %s", (dx, dy, meaning) => {
  expect(swipeOf(dx, dy)).toBe(meaning);
});

it("has a key for every step", () => {
  const keys = ["ArrowRight", "ArrowLeft", "+", "-", "r", "l", "0", "Home", "End"];
  const types = keys.map((key) => stepOfKey({ key, shiftKey: false }, album)?.type);
  expect(types).toEqual([
    "next",
    "previous",
    "zoom in",
    "zoom out",
    "turn right",
    "turn left",
    "reset",
    "show",
    "show",
  ]);
  expect(stepOfKey({ key: "ArrowLeft", shiftKey: true }, album)).toEqual({ type: "move", x: 60, y: 0 });
  expect(stepOfKey({ key: "End", shiftKey: false }, album)).toEqual({ type: "show", at: 2 });
  expect(stepOfKey({ key: "R", shiftKey: false }, album)).toEqual({ type: "turn right" });
  expect(stepOfKey({ key: "R", shiftKey: true }, album)).toEqual({ type: "turn left" });
  expect(stepOfKey({ key: "Tab", shiftKey: false }, album)).toBeUndefined();
});
