import { sql } from "kysely";
import { type DeedKey, keyOpener } from "#app/deeds/deed-keys.server.ts";
import { type JsonObject, jsonObjectSchema } from "#platform/json.ts";
import type { Park } from "#platform/park.ts";

/** The words of every deed, opened in this process's memory alone: sealed values cannot be searched where they lie (rule D9). */
type Opened = { words: Map<string, { touched: number; text: string }>; asOf: Date | undefined; reading: Promise<void> | undefined };

const atOnce = 1000;
// No transaction that changes a deed takes longer; what it changed is read anew at the next search.
const overlapSeconds = 60;

/** The deeds whose personal values hold every word of a text, as one writes it: `"林 0912"`. The first search after a start opens them all. */
export async function findAmongPersonal(park: Park, text: string): Promise<string[]> {
  const wanted = text.normalize("NFKC").split(/\s+/).map(folded).filter(Boolean);
  if (wanted.length === 0) return [];
  const opened = await park.memory.remember<Opened>("deed-words", ["deed-words"], async () => ({ words: new Map(), asOf: undefined, reading: undefined }));
  // Several searches at once wait for the same reading.
  opened.reading ??= bringUpToDate(park, opened).finally(() => {
    opened.reading = undefined;
  });
  await opened.reading;
  const found: string[] = [];
  for (const [id, { text: words }] of opened.words) if (wanted.every((word) => words.includes(word))) found.push(id);
  return found;
}

/** A text as it is compared: case, width, spaces and hyphens do not count, 臺 is 台. */
function folded(text: string): string {
  return text.normalize("NFKC").toLowerCase().replace(/[\s\-‐–—−()]/g, "").replaceAll("臺", "台");
}

async function bringUpToDate(park: Park, opened: Opened): Promise<void> {
  const open = keyOpener(park);
  const { rows: [clock] } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(park.db);
  const since = opened.asOf ?? new Date(0);
  for (let after = ""; ; ) {
    const rows = await park.db
      .selectFrom("deeds")
      .leftJoin("deed_keys", "deed_keys.deed_id", "deeds.id")
      .select(["id", "sealed_personal", "wrapped", "touched_at"])
      .where("touched_at", ">=", since)
      .where("id", ">", after)
      .orderBy("id")
      .limit(atOnce)
      .execute();
    for (const { id, sealed_personal, wrapped, touched_at } of rows) {
      if (wrapped === null) opened.words.delete(id);
      else if (opened.words.get(id)?.touched !== touched_at.getTime()) opened.words.set(id, { touched: touched_at.getTime(), text: wordsOf(openPersonal(open(id, wrapped), sealed_personal)) });
    }
    after = rows.at(-1)?.id ?? "";
    if (rows.length < atOnce) break;
  }
  if (clock) opened.asOf = new Date(clock.now.getTime() - overlapSeconds * 1000);
}

/** The personal values of a deed, from how they are kept. */
export function openPersonal(key: DeedKey, sealed: string): JsonObject {
  return jsonObjectSchema.parse(JSON.parse(key.open("personal", sealed)));
}

// What no text holds, so that no word is found across two values.
const border = "\u0001";

function wordsOf(personal: JsonObject): string {
  return Object.values(personal).flatMap((value) => (typeof value === "string" && value ? [folded(value)] : [])).join(border);
}
