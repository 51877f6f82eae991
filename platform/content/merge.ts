import { isDoc, isValues, same, type Values, valueAt } from "./values.ts";

/** Two people changed one value differently: what each of them wrote. */
export type Conflict = { path: string; mine: unknown; theirs: unknown };

/**
 * What somebody is still to decide: for each path of a conflict, the value both began with, so that the conflict comes
 * up again until one of them is chosen.
 */
export type Held = Readonly<Record<string, unknown>>;

type Sides = {
  /** What both began with. */
  base: Values;
  mine: Values;
  /** What is stored now. */
  theirs: Values;
  held?: Held;
};

/**
 * Puts together what two people changed of one thing. Texts, documents and plain lists are one value each; a change of
 * one side alone is taken, and where both changed a value differently theirs stays and the conflict is told: nothing is
 * overwritten silently.
 */
export function merge({ base, mine, theirs, held = {} }: Sides): { merged: Values; conflicts: Conflict[] } {
  const conflicts: Conflict[] = [];
  const heldPaths = Object.keys(held);

  function value(path: string, from: unknown, ours: unknown, other: unknown): unknown {
    const above = heldPaths.find((key) => key === path || path.startsWith(`${key}.`));
    const groups = above === undefined && groupsOf(from, ours, other);
    if (groups) return record(path, groups.from, groups.ours, groups.other);
    const rows = above === undefined && rowsOf(from, ours, other);
    if (rows) return rows.map((row, at) => value(`${path}.${at}`, row.from, row.ours, row.other));
    const began = beginning(path, from);
    if (same(ours, other) || same(ours, began)) return other;
    if (same(other, began)) return ours;
    conflicts.push({ path, mine: ours, theirs: other });
    return other;
  }

  function record(
    path: string,
    from: Values | undefined,
    ours: Values | undefined,
    other: Values | undefined,
  ): Values | undefined {
    const keys = new Set([from, ours, other].flatMap((side) => Object.keys(side ?? {})));
    const entries = [...keys].map(
      (key) => [key, value(path === "" ? key : `${path}.${key}`, from?.[key], ours?.[key], other?.[key])] as const,
    );
    const told = entries.filter(([, inner]) => inner !== undefined);
    return told.length === 0 && other === undefined ? undefined : Object.fromEntries(told);
  }

  /**
   * The value both began with, which is an older one where a conflict about it, or about a part of it, is still
   * undecided.
   */
  function beginning(path: string, from: unknown): unknown {
    if (path in held) return held[path];
    const above = heldPaths.find((key) => path.startsWith(`${key}.`));
    if (above !== undefined) return valueAt(held[above], path.slice(above.length + 1));
    const below = heldPaths.find((key) => key.startsWith(`${path}.`));
    // It had another form then: neither side can be said to have left it alone.
    return below === undefined ? from : unlike;
  }

  return { merged: record("", base, mine, theirs) ?? {}, conflicts };
}

/** Equal to nothing. */
const unlike = Symbol("unlike");

type Groups = { from: Values | undefined; ours: Values | undefined; other: Values | undefined };

function groupsOf(from: unknown, ours: unknown, other: unknown): Groups | undefined {
  if (!isGroup(from) || !isGroup(ours) || !isGroup(other)) return undefined;
  return (from ?? ours ?? other) ? { from, ours, other } : undefined;
}

function isGroup(value: unknown): value is Values | undefined {
  return value === undefined || (isValues(value) && !isDoc(value));
}

/** Lists of groups, none of them longer, shorter or in another order: they can be merged row by row. */
function rowsOf(
  from: unknown,
  ours: unknown,
  other: unknown,
): { from: Values; ours: Values; other: Values }[] | undefined {
  if (!isRows(from) || !isRows(ours) || !isRows(other) || from.length !== ours.length || from.length !== other.length)
    return undefined;
  if (isReordered(from, ours) || isReordered(from, other)) return undefined;
  return from.map((row, at) => ({ from: row, ours: ours[at] ?? {}, other: other[at] ?? {} }));
}

function isRows(value: unknown): value is Values[] {
  return Array.isArray(value) && value.every(isValues);
}

function isReordered(from: unknown[], to: unknown[]): boolean {
  return to.some(
    (row, at) =>
      !same(row, from[at]) && from.some((one, place) => place !== at && (same(one, row) || isSameRow(one, row))),
  );
}

/** Rows that bear an id are known by it, however much of them has changed. */
function isSameRow(a: unknown, b: unknown): boolean {
  return isValues(a) && isValues(b) && a.id !== undefined && a.id === b.id;
}
