import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

/** The colours of a scheme by name; the dark one gives only those that differ. */
type Scheme = Record<string, string>;

const grounds = ["paper", "paper-2", "sheet"];
const [light, dark] = schemes(readFileSync(join(import.meta.dirname, "tokens.css"), "utf8"));

describe.each([
  ["light", light],
  ["dark", { ...light, ...dark }],
] as const)("in the %s scheme", (_, scheme) => {
  it.each([
    ["ink", 7],
    ["ink-2", 7],
    ["link", 7],
    ["brick", 4.5],
    ["jade", 4.5],
    ["indigo", 4.5],
    ["field-line", 3],
  ] as const)("%s stands out from every ground by %d : 1", (name, least) => {
    for (const ground of grounds) expect(contrast(scheme[name], scheme[ground]), ground).toBeGreaterThanOrEqual(least);
  });

  it.each([
    ["on-brick", "brick-fill"],
    ["on-brick", "brick-fill-2"],
    ["on-gold", "gold-fill"],
    ["on-gold", "gold-fill-2"],
    ["on-night", "night"],
    ["ink", "brick-wash"],
    ["ink", "gold-wash"],
    ["ink", "jade-wash"],
    ["ink", "indigo-wash"],
  ])("%s can be read on %s", (ink, ground) => {
    expect(contrast(scheme[ink], scheme[ground])).toBeGreaterThanOrEqual(4.5);
  });
});

function schemes(css: string): [Scheme, Scheme] {
  const [day = "", night = ""] = css.split("@media (prefers-color-scheme: dark)");
  return [coloursIn(day), coloursIn(night)];
}

function coloursIn(css: string): Scheme {
  return Object.fromEntries(
    [...css.matchAll(/--([\w-]+):\s*(#[0-9a-f]{3,6})\b/g)].map(([, name = "", colour = ""]) => [name, colour]),
  );
}

/** The contrast of WCAG 2.2, 1 to 21. */
function contrast(one: string | undefined, other: string | undefined): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminance(colour: string | undefined): number {
  const digits = colour?.slice(1) ?? "";
  const whole = digits.length === 3 ? digits.replace(/./g, "$&$&") : digits;
  if (whole.length !== 6) throw new Error(`no such colour: ${colour}`);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(whole.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
