/** A form that could not be sent, kept in this browser until it is: its entries, and the version it began with. */
export type KeptWork = { version: number; entries: [name: string, value: string][] };

const prefix = "park:content:";

export function keepWork(id: string, work: KeptWork): void {
  try {
    localStorage.setItem(prefix + id, JSON.stringify(work));
  } catch {
    // No room, or none allowed: then it is only on the screen.
  }
}

export function dropWork(id: string): void {
  localStorage.removeItem(prefix + id);
}

export function keptWork(id: string): KeptWork | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(prefix + id) ?? "null");
    return isWork(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function isWork(kept: unknown): kept is KeptWork {
  return typeof kept === "object" && kept !== null && "version" in kept && typeof kept.version === "number" && "entries" in kept && Array.isArray(kept.entries);
}
