import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The process that holds the embedded database of a folder, if it lives (the mark is made by platform/db/open.ts). */
export function ownerOf(dataDir: string): number | undefined {
  const mark = join(dataDir, "in-use");
  const owner = existsSync(mark) ? Number(readFileSync(mark, "utf8")) : 0;
  return owner && lives(owner) ? owner : undefined;
}

function lives(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
