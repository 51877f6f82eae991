import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, randomInt } from "node:crypto";
import type { Park } from "#platform/park.ts";
import {
  type Asking,
  type Blocks,
  drawTries,
  mostTries,
  nextStep,
  type Side,
  standingOf,
  sticks,
  type Try,
} from "./asking.ts";

const sealLength = 12;
const tagLength = 16;
const longest = 100;
const sides: readonly Side[] = ["flat", "round"];

/** Begins a question: draws its sticks and blocks and gives the sealed slip that stands for it (rules O1, O4). */
export function beginAsking(park: Park): string {
  return sealAsking(park, drawTries(randomInt));
}

/**
 * A question travels with the visitor as a sealed slip, in the address and in the form, and is kept nowhere else. What
 * it will show is settled in it, so going back or pressing twice shows the same stick and the same blocks.
 */
export function sealAsking(park: Park, { tries, step }: Asking): string {
  const plain = Buffer.from([
    step,
    ...tries.flatMap(({ stick, blocks }) => [stick, sides.indexOf(blocks[0]) * 2 + sides.indexOf(blocks[1])]),
  ]);
  const start = randomBytes(sealLength);
  const cipher = createCipheriv("aes-256-gcm", keyOf(park), start);
  return Buffer.concat([start, cipher.update(plain), cipher.final(), cipher.getAuthTag()]).toString("base64url");
}

/** The question a slip stands for, or nothing when it is none of ours. */
export function openAsking(park: Park, slip: string): Asking | undefined {
  if (!/^[\w-]+$/.test(slip) || slip.length > longest) return undefined;
  const bytes = Buffer.from(slip, "base64url");
  if (bytes.length !== sealLength + tagLength + 1 + 2 * mostTries) return undefined;
  const decipher = createDecipheriv("aes-256-gcm", keyOf(park), bytes.subarray(0, sealLength));
  decipher.setAuthTag(bytes.subarray(-tagLength));
  try {
    return readAsking(Buffer.concat([decipher.update(bytes.subarray(sealLength, -tagLength)), decipher.final()]));
  } catch {
    return undefined;
  }
}

/** The slip one step on, and nothing when there was none to go on from. */
export function stepOn(park: Park, slip: string): string | undefined {
  const asking = openAsking(park, slip);
  if (!asking) return undefined;
  return standingOf(asking).ended ? slip : sealAsking(park, nextStep(asking));
}

function readAsking([step = 1, ...rest]: Buffer): Asking {
  const once = (at: number): Try => {
    const fallen = rest[at * 2 + 1] ?? 0;
    const blocks: Blocks = [fallen >= 2 ? "round" : "flat", fallen % 2 === 1 ? "round" : "flat"];
    return { stick: Math.min(rest[at * 2] ?? 1, sticks), blocks };
  };
  return { step, tries: [once(0), once(1), once(2)] };
}

function keyOf({ config }: Park): Buffer {
  return Buffer.from(hkdfSync("sha256", config.secret, "", "fortune stick slips", 32));
}
