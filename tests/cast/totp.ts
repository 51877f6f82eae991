import { createHmac } from "node:crypto";
import { nowMs } from "#platform/clock.ts";

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/**
 * The six digits an authenticator app shows for a key, as RFC 6238 has it: now, or `ahead` half minutes later; `wrong`
 * ones are the digits one off.
 */
export function codeFor(key: string, { wrong = false, ahead = 0 } = {}): string {
  const bits = [...key.replace(/[\s=]/g, "")]
    .map((letter) => letters.indexOf(letter).toString(2).padStart(5, "0"))
    .join("");
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(nowMs() / 30_000) + ahead));
  const digest = createHmac("sha1", bytes).update(counter).digest();
  const number = digest.readUInt32BE((digest.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String((number + (wrong ? 1 : 0)) % 1_000_000).padStart(6, "0");
}
