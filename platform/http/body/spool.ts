import { readdirSync, rmSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";

/**
 * The folder for files that are arriving, for this process alone. What processes of this machine that are gone have
 * left there is taken away.
 */
export function openSpool(dataDir: string): string {
  const folder = join(dataDir, "arriving");
  const mine = `${hostname()}-`;
  for (const name of listed(folder)) {
    const pid = Number(name.startsWith(mine) ? name.slice(mine.length) : Number.NaN);
    // A number comes back: what bears ours is of a process before this one.
    if (pid === process.pid || (pid > 0 && !lives(pid))) rmSync(join(folder, name), { recursive: true, force: true });
  }
  return join(folder, `${mine}${process.pid}`);
}

function listed(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // One of somebody else's lives, too.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
