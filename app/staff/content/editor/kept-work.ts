/**
 * A form that could not be sent, kept in this browser until it is: its entries, and the version it began with; 0 for
 * what nobody has saved yet.
 */
export type KeptWork = { type: string; version: number; entries: [name: string, value: string][] };

const prefix = "park:content:";
/** Each page that is open keeps its own: two of one item hold different words. */
const page = Math.random().toString(36).slice(2);
const leftKey = "park:left";

export function keepWork(id: string, work: KeptWork): void {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify(work));
  } catch {
    // No room, or none allowed: then it is only on the screen.
  }
}

export function dropWork(id: string): void {
  localStorage.removeItem(keyOf(id));
}

/** What a page of the item kept that is no more; it is this page's own from then on. */
export function takeUpWork(id: string): KeptWork | undefined {
  for (const key of keys().filter((one) => idOf(one) === id)) {
    const work = readWork(key);
    if (work) return takeUp(key, id, work);
  }
  return undefined;
}

/**
 * What was written of a new item of a type and never arrived anywhere: its page had an address that nobody knows any
 * more.
 */
export function takeUpNewWork(type: string): { id: string; work: KeptWork } | undefined {
  for (const key of keys()) {
    const work = readWork(key);
    if (work?.type === type && work.version === 0) return { id: idOf(key), work: takeUp(key, idOf(key), work) };
  }
  return undefined;
}

/** The form leaves with the page: the next one of this tab is the answer to it. */
export function leaveWork(id: string, work: KeptWork): void {
  keepWork(id, work);
  sessionStorage.setItem(leftKey, keyOf(id));
}

/** The answer is there: what left is kept no longer, unless something of it is still to be decided. */
export function receiveWork(id: string, decided: boolean): void {
  const key = sessionStorage.getItem(leftKey) ?? "";
  sessionStorage.removeItem(leftKey);
  const work = idOf(key) === id ? readWork(key) : undefined;
  if (work && !decided) takeUp(key, id, work);
  else if (work) localStorage.removeItem(key);
}

function takeUp(key: string, id: string, work: KeptWork): KeptWork {
  localStorage.removeItem(key);
  keepWork(id, work);
  return work;
}

function readWork(key: string): KeptWork | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return isWork(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function keys(): string[] {
  return Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? "").filter((key) =>
    key.startsWith(prefix),
  );
}

function keyOf(id: string): string {
  return `${prefix}${id}:${page}`;
}

function idOf(key: string): string {
  return key.slice(prefix.length).split(":", 1).join("");
}

function isWork(kept: unknown): kept is KeptWork {
  return (
    typeof kept === "object" &&
    kept !== null &&
    "type" in kept &&
    typeof kept.type === "string" &&
    "version" in kept &&
    typeof kept.version === "number" &&
    "entries" in kept &&
    Array.isArray(kept.entries)
  );
}
