import { isDoc, isValues, same } from "./values.ts";

/** One value that is not as it was: a text, a document or a list as a whole. */
export type Difference = { path: string; before: unknown; after: unknown };

/**
 * Everything that differs between two contents, value by value; rows are compared one by one where there are as many.
 */
export function differences(before: unknown, after: unknown, path = ""): Difference[] {
  if (same(before, after)) return [];
  const inner = (key: string | number) => (path === "" ? String(key) : `${path}.${key}`);
  if (isGroup(before) && isGroup(after) && (before ?? after)) {
    const keys = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
    return keys.flatMap((key) => differences(before?.[key], after?.[key], inner(key)));
  }
  if (isRows(before) && isRows(after) && before.length === after.length)
    return after.flatMap((row, at) => differences(before[at], row, inner(at)));
  return [{ path, before, after }];
}

function isGroup(value: unknown): value is Record<string, unknown> | undefined {
  return value === undefined || (isValues(value) && !isDoc(value));
}

function isRows(value: unknown): value is Record<string, unknown>[] {
  return Array.isArray(value) && value.length > 0 && value.every(isValues);
}
