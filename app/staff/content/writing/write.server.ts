import type { Transaction } from "kysely";
import type { ContentName } from "#app/content.ts";
import { plainType } from "#app/staff/core/content/type-param.ts";
import { wholeNumber } from "#app/staff/core/whole-number.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Staff } from "#platform/auth/auth.ts";
import { differences } from "#platform/content/differences.ts";
import { beginItem, openWorking, type Working, writeDraft } from "#platform/content/drafts.ts";
import { type Entries, readContent, rearranged } from "#platform/content/posted.ts";
import { shapesOf } from "#platform/content/shapes-of.ts";
import { isItemId } from "#platform/content/store.ts";
import { same, toValues, type Values, valueAt, withValueAt } from "#platform/content/values.ts";
import { versionOf } from "#platform/content/drafts.ts";
import type { Tables } from "#platform/db/tables.ts";
import type { Park } from "#platform/park.ts";
import { newRowKey } from "#app/staff/content/editor/row-key.ts";
import { ownShapes } from "#app/staff/content/editor/form-fields.ts";
import { blankContent, staffNames, type ShownConflict } from "#app/staff/content/editor/editor-page.server.ts";

/** What came of a form of the editor: the draft as it now is, and what is still to be chosen. */
export type FormWritten = {
  working: Working;
  /** What the writer's form should show: theirs where nothing hindered, else what they wrote. */
  content: Values;
  version: number;
  conflicts: ShownConflict[];
  /** The paths of what the form changed in the draft. */
  changed: string[];
  mixed: boolean;
  /** Who wrote what came in. */
  others: string;
};

type Writer = { park: Park; staff: Staff; name: ContentName; id: string };

/**
 * Takes a form of the editor into the draft, in the caller's transaction; nothing when there is no such item. Where
 * somebody else changed the same since the form was made, theirs stays and is told, whatever the button was (rule C21).
 * `how` says which line of the audit log tells of it: a saving on purpose, writing that goes on, or none, where the
 * caller tells what was asked with it.
 */
export async function writeForm(
  { park, staff, name, id }: Writer,
  trx: Transaction<Tables>,
  entries: Entries,
  how: "kept" | "written" | "told elsewhere",
): Promise<FormWritten | undefined> {
  const type = plainType(name);
  const asked = numberOf(entries, "version");
  const isNew = asked === 0 && isItemId(id) && (await beginItem(park, trx, name, id, staff.id));
  const working = await openWorking(trx, name, id);
  if (!working) return undefined;
  // The form of a new item that has been sent before began with nothing, as the first version did.
  const version = isNew ? working.version : Math.max(asked, 1);
  const shapes = [...ownShapes, ...shapesOf(type)];
  const before = asked === 0 ? blankContent(name) : ((await versionOf(trx, id, version)) ?? working.content);
  const held = Object.fromEntries(
    [...entries].filter(([key]) => key.startsWith("held:")).map(([key, [at]]) => [key.slice(5), wholeNumber(at)]),
  );
  const settled = [...entries]
    .filter(([key]) => key.startsWith("settle:"))
    .map(([key, [choice]]) => ({ path: key.slice(7), choice }));
  const button = entries.get("intent")?.[0] ?? "";
  let content = rearranged(shapes, readContent(shapes, entries, before, newRowKey), button);
  for (const { path } of settled.filter(({ choice }) => choice === "theirs"))
    content = toValues(withValueAt(content, path, valueAt(working.content, path)));
  const chosen = settled.map(({ path }) => path);
  const written = await writeDraft(park, trx, working, {
    content,
    version,
    held,
    chosen: heldStill(held, chosen),
    by: staff.id,
    kept: how === "kept",
  });
  const by = (await staffNames(trx, [working.updatedBy])).get(working.updatedBy) ?? working.updatedBy;
  const conflicts = written.conflicts.map(({ path, theirs }) => ({ path, theirs, by, version: held[path] ?? version }));
  let shown = written.content;
  for (const { path, mine } of written.conflicts) shown = toValues(withValueAt(shown, path, mine));
  const now = {
    ...working,
    content: written.content,
    version: written.version,
    dirty: true,
    updatedAt: park.now(),
    updatedBy: staff.id,
  };
  const mixed = written.mixed && asked !== 0;
  const changed = differences(working.content, written.content).map(({ path }) => path);
  if (how !== "told elsewhere" && changed.length > 0)
    await auditWriting({ park, staff, name, id }, trx, working.version, changed, how === "kept");
  return {
    working: written.version === working.version ? working : now,
    content: shown,
    version: written.version,
    conflicts,
    changed,
    mixed,
    others: mixed ? by : "",
  };
}

/** True for the form of a new item on which nothing is written. */
export function isNothing(name: ContentName, id: string, entries: Entries): boolean {
  if (!entries.has("version") || numberOf(entries, "version") !== 0 || !isItemId(id)) return false;
  const blank = blankContent(name);
  return same(readContent([...ownShapes, ...shapesOf(plainType(name))], entries, blank, newRowKey), blank);
}

/** Writing that goes on is one line of the log every ten minutes; each saving on purpose is one of its own. */
async function auditWriting(
  { park, staff, name, id }: Writer,
  trx: Transaction<Tables>,
  from: number,
  changed: readonly string[],
  kept: boolean,
): Promise<void> {
  const subject = `item:${id}`;
  if (!kept) {
    const last = await trx
      .selectFrom("audit_log")
      .select(["at", "by", "action"])
      .where("subject", "=", subject)
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirst();
    const recent = last && last.at.getTime() > park.now().epochMilliseconds - 10 * 60_000;
    if (recent && last.action === "content.written" && last.by === staff.id) return;
  }
  await recordAudit(trx, park.now(), {
    by: staff.id,
    action: kept ? "content.saved" : "content.written",
    subject,
    details: { type: name, fields: changed.join(" ").slice(0, 500), from, to: from + 1 },
  });
}

function heldStill(held: Record<string, number>, chosen: readonly string[]): string[] {
  return chosen.filter((path) => path in held);
}

function numberOf(entries: Entries, name: string): number {
  return wholeNumber(entries.get(name)?.[0]);
}
