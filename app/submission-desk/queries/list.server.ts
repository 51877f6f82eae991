import { type SelectQueryBuilder, sql } from "kysely";
import {
  type SubmissionKind,
  type SubmissionState,
  endStates,
  isSubmissionKind,
  isSubmissionState,
} from "#app/submissions/submission.ts";
import { personalOf } from "#app/submissions/submissions.server.ts";
import { keyOpener } from "#app/submissions/submission-keys.server.ts";
import { dayOf } from "#platform/dates.ts";
import type { Tables } from "#platform/db/tables.ts";
import type { JsonObject } from "#platform/json.ts";
import { defaultLocale, isLocale, type Locale } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import { noteDays } from "./days.server.ts";
import { findAmongPersonal, openPersonal } from "./search.server.ts";
import { isUnanswered } from "./unanswered.server.ts";

export type SubmissionRow = {
  id: string;
  kind: SubmissionKind;
  code: string;
  state: SubmissionState;
  stateId: number;
  locale: Locale;
  openedAt: Temporal.Instant;
  dueOn: string | undefined;
  day: string | undefined;
  starts: string | undefined;
  ends: string | undefined;
  people: number | undefined;
  erased: boolean;
  /** How staff reach whoever asked; only for those who see personal data. */
  contact: Contact | undefined;
};

/**
 * What one looks for. `due`: until today, over already, or whatever waits for an answer of staff; `day` and `lastDay`
 * what a submission is about; `asked` the same of the day it came.
 */
export type SubmissionFilter = {
  kind?: SubmissionKind | undefined;
  state?: SubmissionState | "open" | undefined;
  due?: "due" | "overdue" | "unanswered" | undefined;
  day?: string | undefined;
  lastDay?: string | undefined;
  text?: string | undefined;
};

/** How staff reach whoever asked. */
export type Contact = { name: string; person: string; phone: string; email: string };

export const submissionSorts = ["due", "day", "opened", "code"] as const;
export type SubmissionSort = { by: (typeof submissionSorts)[number]; down: boolean };

type Reading = { page: number; size: number; personal: boolean; sort?: SubmissionSort | undefined };
type Found = SelectQueryBuilder<Tables, "submissions", object>;

/**
 * Submissions for the staff's list, those due first, then the newest, unless sorted otherwise; `personal` says whether
 * the text may be looked for among personal values (rule S5).
 */
export async function listSubmissions(
  park: Park,
  filter: SubmissionFilter,
  { page, size, personal, sort }: Reading,
): Promise<{ rows: SubmissionRow[]; total: number }> {
  await noteDays(park);
  const found = await matching(park, filter, personal);
  if (!found) return { rows: [], total: 0 };
  const [{ total }, ids] = await Promise.all([
    found.select((of) => of.fn.countAll<string>().as("total")).executeTakeFirstOrThrow(),
    ordered(found, sort)
      .select("submissions.id")
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
  ]);
  return {
    rows: await readRows(
      park,
      ids.map(({ id }) => id),
      personal,
    ),
    total: Number(total),
  };
}

/** Every submission that matches, in order, a few hundred at a time: for files, which may be long. */
export async function* streamSubmissions(
  park: Park,
  filter: SubmissionFilter,
  { personal, sort }: Pick<Reading, "personal" | "sort">,
): AsyncGenerator<SubmissionRow[]> {
  await noteDays(park);
  const found = await matching(park, filter, personal);
  const ids = found ? await ordered(found, sort).select("submissions.id").execute() : [];
  for (let at = 0; at < ids.length; at += 500)
    yield await readRows(
      park,
      ids.slice(at, at + 500).map(({ id }) => id),
      personal,
    );
}

/** The query of what matches, not yet ordered; nothing when nothing can. */
async function matching(
  park: Park,
  { kind, state, due, day, lastDay, text }: SubmissionFilter,
  personal: boolean,
): Promise<Found | undefined> {
  const words = text?.trim() ?? "";
  const code = codePart(words);
  const ids = words && personal ? await findAmongPersonal(park, words) : [];
  if (words && !code && ids.length === 0) return undefined;
  const today = dayOf(park.now()).toString();
  return park.db
    .selectFrom("submissions")
    .$if(kind !== undefined, (query) => query.where("kind", "=", kind ?? ""))
    .$if(state === "open" || due !== undefined, (query) => query.where("newest_state", "not in", [...endStates]))
    .$if(state !== undefined && state !== "open", (query) => query.where("newest_state", "=", state ?? ""))
    .$if(due === "due", (query) => query.where("due_on", "<=", today))
    .$if(due === "unanswered", (query) => query.where((on) => isUnanswered(on, today)))
    .$if(due === "overdue", (query) => query.where("due_on", "<", today))
    .$if(day !== undefined || lastDay !== undefined, (query) =>
      query.where((on) =>
        on.exists(
          on
            .selectFrom("submission_days")
            .select(sql`1`.as("one"))
            .whereRef("submission_days.submission_id", "=", "submissions.id")
            .where("submission_days.day", ">=", day ?? lastDay ?? "")
            .where("submission_days.day", "<=", lastDay ?? day ?? ""),
        ),
      ),
    )
    .$if(words !== "", (query) =>
      query.where((on) =>
        on.or([
          ...(code ? [on("code", "like", `%${code}%`)] : []),
          ...(ids.length > 0 ? [sql<boolean>`submissions.id = any(${ids})`] : []),
        ]),
      ),
    );
}

/** A part of a reference as it was typed, from three characters on: `"h4k"` finds H4KX-9TMC. */
function codePart(text: string): string | undefined {
  const plain = text
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[\s\-‐–—−ー－]/g, "");
  if (!/^[0-9A-Z]{3,8}$/.test(plain)) return undefined;
  return plain.length > 4 ? `${plain.slice(0, 4)}-${plain.slice(4)}` : plain;
}

function ordered(found: Found, sort: SubmissionSort = { by: "due", down: false }) {
  const way = sort.down ? "desc" : "asc";
  switch (sort.by) {
    case "code":
      return found.orderBy("code", way);
    case "day":
      return found
        .orderBy("about_day", (order) => (sort.down ? order.desc().nullsLast() : order.asc().nullsLast()))
        .orderBy("about_from", way)
        .orderBy("submissions.id");
    case "opened":
      return found.orderBy("opened_at", way).orderBy("submissions.id");
    default:
      return found
        .orderBy("due_on", (order) => (sort.down ? order.desc().nullsLast() : order.asc().nullsLast()))
        .orderBy("opened_at", "desc")
        .orderBy("submissions.id");
  }
}

/** Submissions by their ids, in that order; ids that are none are left out. */
export async function readRows(park: Park, ids: readonly string[], personal: boolean): Promise<SubmissionRow[]> {
  if (ids.length === 0) return [];
  const rows = await park.db
    .selectFrom("submissions")
    .leftJoin("submission_keys", "submission_keys.submission_id", "submissions.id")
    .select([
      "id",
      "kind",
      "code",
      "newest_state",
      "newest_state_id",
      "locale",
      "opened_at",
      "due_on",
      "about_day",
      "about_from",
      "about_to",
      "about_people",
      "wrapped",
    ])
    .$if(personal, (query) => query.select("sealed_personal"))
    .where("id", "in", ids)
    .execute();
  const open = keyOpener(park);
  const known = new Map(
    rows.flatMap((row) => {
      const {
        id,
        kind,
        code,
        newest_state: state,
        locale,
        opened_at,
        due_on,
        about_day,
        about_from,
        about_to,
        about_people,
        wrapped,
        sealed_personal,
      } = row;
      if (!isSubmissionKind(kind) || !state || !isSubmissionState(state)) return [];
      const shown: SubmissionRow = {
        id,
        kind,
        code,
        state,
        stateId: Number(row.newest_state_id),
        locale: isLocale(locale) ? locale : defaultLocale,
        openedAt: opened_at.toTemporalInstant(),
        dueOn: due_on ?? undefined,
        day: about_day ?? undefined,
        starts: about_from ?? undefined,
        ends: about_to ?? undefined,
        people: about_people ?? undefined,
        erased: wrapped === null,
        contact:
          wrapped !== null && sealed_personal ? contactIn(openPersonal(open(id, wrapped), sealed_personal)) : undefined,
      };
      return [[id, shown] as const];
    }),
  );
  return ids.flatMap((id) => known.get(id) ?? []);
}

/** Name, telephone and e-mail address of whoever asked; nothing when they were erased. */
export async function contactOf(park: Park, id: string): Promise<Contact | undefined> {
  const personal = await personalOf(park.db, park, id);
  return personal === "erased" ? undefined : contactIn(personal);
}

function contactIn(personal: JsonObject): Contact {
  const word = (...names: string[]) =>
    names.map((name) => personal[name]).find((value) => typeof value === "string" && value !== "") ?? "";
  return {
    name: String(word("groupName", "organiser", "contactName", "name")),
    person: String(word("contactName", "name")),
    phone: String(word("phone")),
    email: String(word("email")),
  };
}
