import { isPlainObject } from "./plain-object.ts";

export type Difference = { what: string; before: string | undefined; after: string | undefined };

/**
 * What two states of a thing differ in, value by value: `differences({ a: { b: 1 } }, { a: { b: 2 } })` is `[{ what:
 * "a.b", before: "1", after: "2" }]`.
 */
export function differences(before: unknown, after: unknown): Difference[] {
  const [old, now] = [flat(before), flat(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((what) =>
    old.get(what) === now.get(what) ? [] : [{ what, before: old.get(what), after: now.get(what) }],
  );
}

function flat(value: unknown, path = "", into = new Map<string, string>()): Map<string, string> {
  if (Array.isArray(value))
    for (const [at, one] of value.entries()) flat(one, join(path, nameOf(one) ?? String(at + 1)), into);
  else if (isPlainObject(value)) for (const [key, one] of Object.entries(value)) flat(one, join(path, key), into);
  else if (value !== undefined && value !== null) into.set(path, String(value));
  return into;
}

/** Rows that bear an id are told by it, so that a new one does not make all that follow look changed. */
function nameOf(value: unknown): string | undefined {
  return isPlainObject(value) && (typeof value.id === "string" || typeof value.id === "number")
    ? `#${value.id}`
    : undefined;
}

function join(path: string, name: string): string {
  return path ? `${path}.${name}` : name;
}
