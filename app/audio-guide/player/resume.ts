/** Where one left each stop, as the browser keeps it: newest last. */
export type Place = { key: string; at: number };

/** How many stops are remembered. */
const most = 40;
/** Nearer to an end than this, in parts of the whole, a stop begins anew. */
const edge = 0.03;

/** Where to go on: the place kept under the key, or the beginning. Whatever a browser kept may be read. */
export function placeLeft(kept: string | null, key: string, length: number): number {
  const at = placesIn(kept).findLast((place) => place.key === key)?.at ?? 0;
  return at > length * edge && at < length * (1 - edge) ? at : 0;
}

/** What is kept after leaving a stop at this place. */
export function leavingAt(kept: string | null, key: string, at: number, length: number): string {
  const others = placesIn(kept).filter((place) => place.key !== key);
  const worth = at > length * edge && at < length * (1 - edge);
  return JSON.stringify([...others, ...(worth ? [{ key, at: Math.round(at * 10) / 10 }] : [])].slice(-most));
}

function placesIn(kept: string | null): Place[] {
  try {
    const places: unknown = JSON.parse(kept ?? "[]");
    return Array.isArray(places) ? places.filter(isPlace) : [];
  } catch {
    return [];
  }
}

function isPlace(value: unknown): value is Place {
  return (
    typeof value === "object" &&
    value !== null &&
    "key" in value &&
    typeof value.key === "string" &&
    "at" in value &&
    typeof value.at === "number" &&
    Number.isFinite(value.at)
  );
}
