import { setTimeout as rest } from "node:timers/promises";
import { sql } from "kysely";
import { type SubmissionKey, keyOpener } from "#app/submissions/submission-keys.server.ts";
import type { Changes } from "#platform/db/changes.ts";
import { type JsonObject, jsonObjectSchema } from "#platform/json.ts";
import type { Park } from "#platform/park.ts";

/**
 * The words of every submission, opened in this process's memory alone: sealed values cannot be searched where they lie
 * (rule D9).
 */
type Opened = {
  words: Map<string, { touched: number; text: string }>;
  asOf: Date | undefined;
  reading: Promise<void> | undefined;
  waiting: number;
};

// Opening takes some forty microseconds a submission: so many at a time, others get their turn in between.
const atOnce = 100;
// While nobody waits for the words, opening them takes no more than about a third of the time.
const restMs = 8;
// No transaction that changes a submission takes longer; what it changed is read anew at the next search.
const overlapSeconds = 60;

const openedBy = new WeakMap<Changes, Opened>();

/**
 * Begins to open the words of every submission beside the requests, so that the first search after a start need not
 * (rule S5).
 */
export function beginOpeningSubmissions(park: Park): void {
  upToDate(park, openedIn(park)).catch((error: unknown) =>
    park.log.info({ err: error }, "the submissions could not be opened for searching; the first search tries again"),
  );
}

/** The submissions whose personal values hold every word of a text, as one writes it: `"林 0912"`. */
export async function findAmongPersonal(park: Park, text: string): Promise<string[]> {
  const wanted = text.normalize("NFKC").split(/\s+/).map(folded).filter(Boolean);
  if (wanted.length === 0) return [];
  const opened = openedIn(park);
  opened.waiting++;
  // A reading under way may have passed by what came just now: one more, of what changed since, is quick.
  const underWay = opened.reading?.catch(() => undefined);
  await (underWay ? underWay.then(() => upToDate(park, opened)) : upToDate(park, opened)).finally(
    () => opened.waiting--,
  );
  const found: string[] = [];
  for (const [id, { text: words }] of opened.words) if (wanted.every((word) => words.includes(word))) found.push(id);
  return found;
}

function openedIn({ changes }: Park): Opened {
  const opened = openedBy.get(changes) ?? { words: new Map(), asOf: undefined, reading: undefined, waiting: 0 };
  openedBy.set(changes, opened);
  return opened;
}

/** Several who ask at once wait for the same reading. */
function upToDate(park: Park, opened: Opened): Promise<void> {
  opened.reading ??= bringUpToDate(park, opened).finally(() => {
    opened.reading = undefined;
  });
  return opened.reading;
}

/** A text as it is compared: case, width, spaces, hyphens and full stops do not count, 臺 is 台. */
function folded(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s\-‐–—−().]/g, "")
    .replaceAll("臺", "台");
}

async function bringUpToDate(park: Park, opened: Opened): Promise<void> {
  const open = keyOpener(park);
  const {
    rows: [clock],
  } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(park.db);
  const since = opened.asOf ?? new Date(0);
  for (let after = ""; ; ) {
    const rows = await park.db
      .selectFrom("submissions")
      .leftJoin("submission_keys", "submission_keys.submission_id", "submissions.id")
      .select(["id", "sealed_personal", "wrapped", "touched_at"])
      .where("touched_at", ">=", since)
      .where("id", ">", after)
      .orderBy("id")
      .limit(atOnce)
      .execute();
    for (const { id, sealed_personal, wrapped, touched_at } of rows) {
      if (wrapped === null) opened.words.delete(id);
      else if (opened.words.get(id)?.touched !== touched_at.getTime())
        opened.words.set(id, {
          touched: touched_at.getTime(),
          text: wordsOf(openPersonal(open(id, wrapped), sealed_personal)),
        });
    }
    after = rows.at(-1)?.id ?? "";
    if (rows.length < atOnce) break;
    if (opened.waiting === 0) await rest(restMs);
  }
  park.figures.set(
    "park_submissions_searchable",
    "Submissions whose sealed words this process has opened for the desk's search",
    opened.words.size,
  );
  if (clock) opened.asOf = new Date(clock.now.getTime() - overlapSeconds * 1000);
}

/** The personal values of a submission, from how they are kept. */
export function openPersonal(key: SubmissionKey, sealed: string): JsonObject {
  return jsonObjectSchema.parse(JSON.parse(key.open("personal", sealed)));
}

// What no text holds, so that no word is found across two values.
const border = "\u0001";

function wordsOf(personal: JsonObject): string {
  return Object.values(personal)
    .flatMap((value) => (typeof value === "string" && value ? [folded(value)] : []))
    .join(border);
}
