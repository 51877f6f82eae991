import { randomInt } from "node:crypto";

const letters = "abcdefghjkmnpqrstuvwxyz23456789";

/**
 * Random letters and digits that cannot be mistaken for one another, to be read from a screen or paper and typed:
 * `readable(2, 5)` is ten of them, such as `k4mzt-8hqwe`.
 */
export function readable(groups: number, long: number): string {
  const group = () => Array.from({ length: long }, () => letters[randomInt(letters.length)]).join("");
  return Array.from({ length: groups }, group).join("-");
}
