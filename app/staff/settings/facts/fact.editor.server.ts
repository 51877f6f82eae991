import { z } from "zod";
import { builtInFacts, type FactKey, type FactUnit } from "#app/visiting/facts/facts.ts";
import { factValueSchema } from "#app/visiting/visiting.schema.ts";
import type { Draft, Editor } from "#app/staff/core/editing/editor.server.ts";
import { type Locale, partMark } from "#platform/locales.ts";
import type { Setting } from "#app/staff/core/editing/setting.server.ts";
import { factTexts } from "./facts.texts.ts";

/** A value that staff gave a fact; days are park days, both included, null = no bound. */
export type FactRow = { value: number | string; from: string | null; to: string | null; note: string };

/** Two facts follow from what is edited elsewhere. */
export const derivedFacts: readonly FactKey[] = ["hours.lastAdmission", "shuttle.roundTrips"];
const columns = ["value", "from", "to", "note"] as const;
const spareLines = 2;
const longestNote = 300;

/** True for the key of a fact that staff may give values. */
export function isEditableFact(key: string): key is FactKey {
  return Object.hasOwn(builtInFacts, key) && !derivedFacts.some((derived) => derived === key);
}

/** The values of one fact with their validity (rules F1, F2). */
export function factEditor(key: FactKey): Editor<FactRow[]> {
  const { unit } = builtInFacts[key];
  return {
    setting: factSetting(key),
    draftOf,
    nameOf,
    read: (draft, locale) => readRows(draft, unit, (problem) => factTexts[problem][locale]),
  };
}

/** How many lines the form has: those in use, and some to spare. */
export function linesOf(draft: Draft): number {
  const used = Object.keys(draft).flatMap((name) =>
    name.startsWith("value.") && draft[name] ? [Number(name.slice(6)) + 1] : [],
  );
  return Math.max(0, ...used) + spareLines;
}

const day = z.iso.date().nullable();

function factSetting(key: FactKey): Setting<FactRow[]> {
  return {
    subject: `fact:${key}`,
    schema: z.array(z.object({ value: factValueSchema(builtInFacts[key].unit), from: day, to: day, note: z.string() })),
    tags: ["facts"],
    async read(db) {
      const rows = await db
        .selectFrom("facts")
        .select(["value", "valid_from", "valid_to", "note"])
        .where("key", "=", key)
        .orderBy("valid_from", (order) => order.asc().nullsFirst())
        .execute();
      const valid = factValueSchema(builtInFacts[key].unit);
      return rows.flatMap(({ value, valid_from, valid_to, note }) => {
        const known = valid.safeParse(value);
        return known.success ? [{ value: known.data, from: valid_from, to: valid_to, note }] : [];
      });
    },
    async write(trx, rows, stamp) {
      await trx.deleteFrom("facts").where("key", "=", key).execute();
      if (rows.length > 0)
        await trx
          .insertInto("facts")
          .values(
            rows.map(({ value, from, to, note }) => ({
              key,
              value: JSON.stringify(value),
              valid_from: from,
              valid_to: to,
              note,
              ...stamp,
            })),
          )
          .execute();
    },
  };
}

function draftOf(rows: FactRow[]): Draft {
  return Object.fromEntries(
    rows.flatMap(({ value, from, to, note }, at) => [
      [`value.${at}`, String(value)],
      [`from.${at}`, from ?? ""],
      [`to.${at}`, to ?? ""],
      [`note.${at}`, note],
    ]),
  );
}

/** `value.0` as the form has it: 第 1 行，數值. */
function nameOf(field: string, locale: Locale): string {
  const [name, at] = field.split(".");
  const column = columns.find((one) => one === name) ?? "value";
  return `${factTexts.line[locale].replace("{number}", String(Number(at) + 1))}${partMark[locale]}${factTexts[column][locale]}`;
}

function typedValue(typed: string, unit: FactUnit): string | number {
  if (unit === "time" || unit === "time-range") return typed.replace(/\s+/g, " ").replace(/ ?[–~～至-] ?/, "-");
  return unit === "date" ? typed.replaceAll("/", "-") : Number(typed.replaceAll(",", ""));
}

type Problem = "wrongValue" | "wrongDays" | "sameDay" | "noteNeeded";

function readRows(
  draft: Draft,
  unit: FactUnit,
  say: (problem: Problem) => string,
): { ok: true; value: FactRow[] } | { ok: false; problems: string[] } {
  const [rows, problems]: [FactRow[], Set<Problem>] = [[], new Set()];
  for (let at = 0; at < linesOf(draft); at++) {
    const typed = (draft[`value.${at}`] ?? "").trim();
    if (!typed) continue;
    const value = factValueSchema(unit).safeParse(typedValue(typed, unit));
    const [from, to] = [day.safeParse(draft[`from.${at}`] || null), day.safeParse(draft[`to.${at}`] || null)];
    const note = (draft[`note.${at}`] ?? "").trim().slice(0, longestNote);
    if (!value.success) problems.add("wrongValue");
    if (!note) problems.add("noteNeeded");
    if (!from.success || !to.success || (from.data && to.data && from.data > to.data)) problems.add("wrongDays");
    if (value.success && from.success && to.success)
      rows.push({ value: value.data, from: from.data, to: to.data, note });
  }
  if (new Set(rows.map(({ from }) => from)).size < rows.length) problems.add("sameDay");
  const sorted = rows.sort((a, b) => (a.from ?? "").localeCompare(b.from ?? ""));
  return problems.size > 0 ? { ok: false, problems: [...problems].map(say) } : { ok: true, value: sorted };
}
