import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Of each password on the list the first bytes of its hash: so few that two share them once in some million. */
const bytesOfEach = 5;

/** What is kept of a password: `A`, `a` and full-width `Ａ` are one. */
function digestOf(password: string): Buffer {
  return createHash("sha256").update(password.normalize("NFKC").toLowerCase()).digest().subarray(0, bytesOfEach);
}

/** The list as it is stored: one digest after the other, in order, for passwords of at least `shortest` characters. */
export function packBreached(passwords: Iterable<string>, shortest: number): Buffer {
  const digests = new Map<string, Buffer>();
  for (const password of passwords) {
    if ([...password].length < shortest) continue;
    const digest = digestOf(password);
    digests.set(digest.toString("latin1"), digest);
  }
  return Buffer.concat([...digests.values()].sort(Buffer.compare));
}

/**
 * True for a password that stands in known breaches (OWASP ASVS 5.0, 6.2.12), whatever its case. The list is read anew
 * each time, since passwords are seldom set; nobody else is asked.
 */
export async function isBreached(password: string): Promise<boolean> {
  return isIn(await readFile(listFile()), digestOf(password));
}

function isIn(list: Buffer, digest: Buffer): boolean {
  let [from, to] = [0, list.length / bytesOfEach];
  while (from < to) {
    const middle = (from + to) >> 1;
    const order = Buffer.compare(list.subarray(middle * bytesOfEach, (middle + 1) * bytesOfEach), digest);
    if (order === 0) return true;
    if (order < 0) from = middle + 1;
    else to = middle;
  }
  return false;
}

/** The list in the tree; a built site runs from `build/` beside it. */
function listFile(): string {
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder)) {
    const here = join(folder, "platform/auth/passwords/breached.bin");
    if (existsSync(here)) return here;
  }
  throw new Error("platform/auth/passwords/breached.bin is not there");
}
