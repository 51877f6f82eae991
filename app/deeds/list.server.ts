import { sql } from "kysely";
import type { Park } from "#platform/park.ts";
import { readCode } from "./codes.ts";
import { type DeedKind, type DeedState, endStates, isDeedKind, isDeedState } from "./deed.ts";
import { personalOf } from "./deeds.server.ts";

export type DeedRow = { id: string; kind: DeedKind; code: string; state: DeedState; openedAt: Temporal.Instant; dueOn: string | undefined; erased: boolean };
export type DeedFilter = { kind?: DeedKind | undefined; state?: DeedState | "open" | undefined; text?: string | undefined };

/** How staff reach whoever asked. */
export type Contact = { name: string; phone: string; email: string };

// Personal values are sealed, so that a search among them opens each; beyond this many the newest are searched.
const mostSearched = 2000;

/** Deeds for the staff's list, those due first, then the newest; `personal` says whether the text may be looked for among personal values. */
export async function listDeeds(park: Park, { kind, state, text }: DeedFilter, { page, size, personal }: { page: number; size: number; personal: boolean }): Promise<{ rows: DeedRow[]; total: number }> {
  const code = text ? readCode(text) : undefined;
  const found = park.db
    .selectFrom("deeds")
    .innerJoinLateral((on) => on.selectFrom("deed_states").select("state").whereRef("deed_id", "=", "deeds.id").orderBy("deed_states.id", "desc").limit(1).as("newest"), (join) => join.onTrue())
    .leftJoin("deed_erasures", "deed_erasures.deed_id", "deeds.id")
    .$if(kind !== undefined, (query) => query.where("kind", "=", kind ?? ""))
    .$if(state === "open", (query) => query.where("newest.state", "not in", [...endStates]))
    .$if(state !== undefined && state !== "open", (query) => query.where("newest.state", "=", state ?? ""))
    .$if(code !== undefined, (query) => query.where("code", "=", code ?? ""));
  const rows = await found
    .select(["deeds.id", "kind", "code", "newest.state", "opened_at", "due_on", "deed_erasures.at as erased_at"])
    .orderBy(sql`due_on asc nulls last`)
    .orderBy("opened_at", "desc")
    .limit(mostSearched)
    .execute();
  const known = rows.flatMap(({ id, kind: of, code: own, state: now, opened_at, due_on, erased_at }) =>
    isDeedKind(of) && isDeedState(now) ? [{ id, kind: of, code: own, state: now, openedAt: Temporal.Instant.fromEpochMilliseconds(opened_at.getTime()), dueOn: due_on ?? undefined, erased: erased_at !== null }] : [],
  );
  const matching = text && !code ? await containing(park, known, personal ? text : undefined) : known;
  return { rows: matching.slice((page - 1) * size, page * size), total: matching.length };
}

async function containing(park: Park, rows: DeedRow[], text: string | undefined): Promise<DeedRow[]> {
  if (!text) return [];
  const wanted = text.toLowerCase();
  const matching: DeedRow[] = [];
  for (const row of rows) {
    const personal = row.erased ? "erased" : await personalOf(park.db, park, row.id);
    if (personal !== "erased" && JSON.stringify(Object.values(personal)).toLowerCase().includes(wanted)) matching.push(row);
  }
  return matching;
}

/** Name, telephone and e-mail address of whoever asked; nothing when they were erased. */
export async function contactOf(park: Park, id: string): Promise<Contact | undefined> {
  const personal = await personalOf(park.db, park, id);
  if (personal === "erased") return undefined;
  const word = (...names: string[]) => names.map((name) => personal[name]).find((value) => typeof value === "string" && value !== "") ?? "";
  return { name: String(word("groupName", "organiser", "contactName", "name")), phone: String(word("phone")), email: String(word("email")) };
}
