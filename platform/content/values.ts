/** A stored value that is an object, and no list. */
export type Values = Record<string, unknown>;

export function isValues(value: unknown): value is Values {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The value where it is an object, else an empty one. */
export function toValues(value: unknown): Values {
  return isValues(value) ? value : {};
}

/** True for a rich-text document, which is one value however deep it goes. */
export function isDoc(value: unknown): boolean {
  return isValues(value) && value.type === "doc";
}

/** Equal as the database keeps them: the order of keys does not count, and what is undefined is not there. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((one, at) => same(one, b[at]));
  if (!isValues(a) || !isValues(b)) return false;
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => same(a[key], b[key]));
}

/** The value at a path within another: `valueAt(item, "stops.0.note.zh_TW")`. */
export function valueAt(value: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>(
      (inner, key) => (Array.isArray(inner) ? inner[Number(key)] : isValues(inner) ? inner[key] : undefined),
      value,
    );
}

/** A copy in which the value at a path is another one. */
export function withValueAt(value: unknown, path: string, inner: unknown): unknown {
  const [first = "", ...rest] = path.split(".");
  if (Array.isArray(value)) return value.map((one, at) => (String(at) === first ? next(one, rest, inner) : one));
  const values = isValues(value) ? value : {};
  return { ...values, [first]: next(values[first], rest, inner) };
}

function next(value: unknown, rest: string[], inner: unknown): unknown {
  return rest.length === 0 ? inner : withValueAt(value, rest.join("."), inner);
}
