import { expect, it } from "vitest";
import { focusOf, srcSet, widthsOf } from "./picture.ts";

const drum = {
  id: "drum",
  version: "a1",
  width: 700,
  height: 500,
  focalX: 0.5,
  focalY: 0.5,
  tiny: [],
  alt: { text: "鼓" },
};

it("offers no width beyond the original", () => {
  expect(srcSet(drum, "avif")).toBe(
    "/media/drum/a1-320.avif 320w, /media/drum/a1-480.avif 480w, /media/drum/a1-640.avif 640w",
  );
  expect(widthsOf(4000)).toEqual([320, 480, 640, 768, 960, 1080, 1280, 1920]);
});

it("offers a picture smaller than all widths in its own", () => {
  expect(widthsOf(100)).toEqual([100]);
});

it.each([
  [0.5, 0.5, undefined],
  [0, 0, "left top"],
  [1, 0.5, "right"],
  [0.5, 0.9, "bottom"],
  [0.34, 0.66, undefined],
])("takes the focal point %d, %d for %s", (x, y, focus) => {
  expect(focusOf(x, y)).toBe(focus);
});
