/** A form that could not be sent, kept in this browser until it is: its entries, and the version it began with; 0 for what nobody has saved yet. */
export type KeptWork = { type: string; version: number; entries: [name: string, value: string][] };

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

/** What was written of a new item of a type and never arrived anywhere: its page had an address that nobody knows any more. */
export function keptNewWork(type: string): { id: string; work: KeptWork } | undefined {
  const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? "");
  for (const key of keys.filter((one) => one.startsWith(prefix))) {
    const id = key.slice(prefix.length);
    const work = keptWork(id);
    if (work?.type === type && work.version === 0) return { id, work };
  }
  return undefined;
}

function isWork(kept: unknown): kept is KeptWork {
  return typeof kept === "object" && kept !== null && "type" in kept && typeof kept.type === "string" && "version" in kept && typeof kept.version === "number" && "entries" in kept && Array.isArray(kept.entries);
}
