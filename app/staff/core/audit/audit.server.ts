import { type SelectQueryBuilder, sql } from "kysely";
import { inTodaysWords, wordsInLog } from "#app/submissions/audit-words.ts";
import { correctionIn } from "#app/submissions/person/corrections.server.ts";
import { keyOfSubmission } from "#app/submissions/submission-keys.server.ts";
import { startOfDay } from "#platform/dates.ts";
import type { Tables } from "#platform/db/tables.ts";
import { type JsonObject, jsonObjectSchema } from "#platform/json.ts";
import type { Park } from "#platform/park.ts";
import { type Difference, differences } from "./differences.ts";
import { asToday } from "./older-entries.ts";

/** Which entries are asked for; days are park days, `before` is the number of an entry. */
export type AuditQuestion = {
  who?: string | undefined;
  what?: string | undefined;
  about?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  before?: number | undefined;
};

export type AuditShown = {
  id: number;
  at: Temporal.Instant;
  by: string;
  action: string;
  subject: string;
  changes: Difference[];
  /** Everything else that was noted. A sealed value whose key was destroyed is `undefined`. */
  details: { what: string; value: string | undefined }[];
  hash: string;
};

/** How many entries a page shows. */
export const entriesAtOnce = 50;

/** The audit log, newest first (rule S7). */
export async function listAudit(
  park: Park,
  question: AuditQuestion,
): Promise<{ entries: AuditShown[]; next: number | undefined }> {
  const rows = await filtered(park.db.selectFrom("audit_log"), question)
    .select(["id", "at", "by", "action", "subject", "details", "hash"])
    .orderBy("id", "desc")
    .limit(entriesAtOnce + 1)
    .execute();
  const entries: AuditShown[] = [];
  for (const { details, ...stored } of rows.slice(0, entriesAtOnce)) {
    const row = { ...stored, action: inTodaysWords(stored.action), subject: inTodaysWords(stored.subject) };
    const { before, after, ...rest } = await withCorrection(
      park,
      row.subject,
      asToday(row.action, jsonObjectSchema.parse(JSON.parse(details))),
    );
    entries.push({
      ...row,
      id: Number(row.id),
      at: Temporal.Instant.fromEpochMilliseconds(row.at.getTime()),
      changes: differences(before, after),
      details: await readable(park, row.subject, rest),
    });
  }
  return { entries, next: rows.length > entriesAtOnce ? entries.at(-1)?.id : undefined };
}

/** Of one thing, newest first: what was changed about it. */
export async function historyOf(park: Park, subject: string): Promise<AuditShown[]> {
  return (await listAudit(park, { about: subject })).entries;
}

/** Everybody who stands in the log, with the name of who still works here, and what kinds of things were done. */
export async function whatToAskFor(
  park: Park,
): Promise<{ people: { id: string; name: string | undefined }[]; kinds: string[] }> {
  const [people, kinds] = [
    await park.db
      .selectFrom("audit_log")
      .leftJoin("staff", "staff.id", "audit_log.by")
      .select(["audit_log.by as id", "staff.name"])
      .distinct()
      .execute(),
    await park.db
      .selectFrom("audit_log")
      .select(sql<string>`split_part(action, '.', 1)`.as("kind"))
      .distinct()
      .execute(),
  ];
  return {
    people: people
      .map(({ id, name }) => ({ id, name: name ?? undefined }))
      .sort((a, b) => (a.name ?? a.id).localeCompare(b.name ?? b.id)),
    kinds: [...new Set(kinds.map(({ kind }) => inTodaysWords(kind)))].sort(),
  };
}

function filtered<O>(
  query: SelectQueryBuilder<Tables, "audit_log", O>,
  { who, what, about, from, to, before }: AuditQuestion,
) {
  return query
    .$if(Boolean(who), (some) => some.where("by", "=", who ?? ""))
    .$if(Boolean(what), (some) => some.where(sql<string>`split_part(action, '.', 1)`, "in", wordsInLog(what ?? "")))
    .$if(Boolean(about), (some) => some.where("subject", "in", wordsInLog(about ?? "")))
    .$if(from !== undefined, (some) =>
      some.where("at", ">=", sql<Date>`${startOfDay(from ?? "").toString()}::timestamptz`),
    )
    .$if(to !== undefined, (some) =>
      some.where(
        "at",
        "<",
        sql<Date>`${startOfDay(Temporal.PlainDate.from(to ?? "").add({ days: 1 })).toString()}::timestamptz`,
      ),
    )
    .$if(before !== undefined, (some) => some.where("id", "<", before ?? 0));
}

/** What was corrected of a submission is told like any change, as long as the submission's key is there. */
async function withCorrection(park: Park, subject: string, details: JsonObject): Promise<JsonObject> {
  const { correction, before, ...rest } = details;
  // Sealed as a whole, as corrections once were.
  if (isSealed(before)) return { ...rest, ...(correction !== undefined && { correction }) };
  if (!isSealed(correction)) return details;
  const found = correctionIn(details, await keyOfSubmission(park.db, park, subject.slice("submission:".length)));
  return found ? { ...rest, before: { correction: found.before }, after: { correction: found.after } } : details;
}

/** Sealed values of a submission are opened as long as its key is there; erasing the person destroyed it (rule D9). */
async function readable(park: Park, subject: string, details: Record<string, unknown>): Promise<AuditShown["details"]> {
  const values = Object.entries(details).filter(
    ([what, value]) => what !== "sent" && what !== "led" && value !== null && value !== "",
  );
  const sealed = subject.startsWith("submission:") && values.some(([, value]) => isSealed(value));
  const key = sealed ? await keyOfSubmission(park.db, park, subject.slice("submission:".length)) : undefined;
  return values.map(([what, value]) => {
    if (!key || !isSealed(value))
      return { what, value: typeof value === "object" ? JSON.stringify(value) : String(value) };
    return { what, value: key === "erased" ? undefined : key.open(what, value) };
  });
}

function isSealed(value: unknown): value is string {
  return typeof value === "string" && /^1\.[\w-]{38,}$/.test(value);
}
