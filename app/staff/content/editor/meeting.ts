import type { Remark } from "#app/staff/content/writing/checks.server.ts";
import { differences } from "#platform/content/differences.ts";
import { merge } from "#platform/content/merge.ts";
import { toValues, type Values, valueAt, withValueAt } from "#platform/content/values.ts";

/** What an editor in a browser knows of the draft it works on. */
export type Desk = {
  /** The version it began with, and the draft as it was then. */
  version: number;
  base: Values;
  /** For each value still to be chosen, the version it began with. */
  held: Readonly<Record<string, number>>;
};

/** What was changed by two, as the server tells it. */
export type Conflict = { path: string; theirs: unknown; by: string; version: number };

/** What the server answers to a saving. */
export type SavedDraft = {
  version: number;
  content: Values;
  conflicts: readonly Conflict[];
  others: string;
  must: readonly Remark[];
};

/**
 * Brings together what was sent, what has been written meanwhile, and what the server has now. `shown` is what the form
 * must show;
 * `changed` are the paths in it that differ from what stands there. What both changed stays as written and is held
 * until somebody chooses: `conflicts`.
 */
export function meet(
  desk: Desk,
  sent: Values,
  now: Values,
  saved: Omit<SavedDraft, "must">,
): { desk: Desk; shown: Values; changed: string[]; conflicts: Conflict[] } {
  const { merged, conflicts: late } = merge({ base: sent, mine: now, theirs: saved.content });
  const held: Record<string, number> = Object.fromEntries(saved.conflicts.map(({ path, version }) => [path, version]));
  const told = [...saved.conflicts];
  for (const { path, theirs } of late) {
    if (path in held) continue;
    held[path] = desk.held[path] ?? desk.version;
    told.push({ path, theirs, by: saved.others, version: held[path] });
  }
  let shown = merged;
  for (const path of Object.keys(held)) shown = toValues(withValueAt(shown, path, valueAt(now, path)));
  const changed = differences(now, shown).map(({ path }) => path);
  return { desk: { version: saved.version, base: saved.content, held }, shown, changed, conflicts: told };
}
