import { createHash } from "node:crypto";

/** Numbers from 0 to 1, one after the other. */
export type Chance = {
  (): number;
  /** One from `least` to `most`. */
  between(least: number, most: number): number;
};

/** The same numbers for the same seed; nobody can tell them who does not know it. */
export function chanceOf(seed: string): Chance {
  let bytes = createHash("sha256").update(seed).digest();
  let at = 0;
  const next = () => {
    if (at + 4 > bytes.length) [bytes, at] = [createHash("sha256").update(bytes).digest(), 0];
    at += 4;
    return bytes.readUInt32BE(at - 4) / 2 ** 32;
  };
  return Object.assign(next, { between: (least: number, most: number) => least + next() * (most - least) });
}
