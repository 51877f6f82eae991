import type { Kysely } from "kysely";
import {
  type ClosedKind,
  type Closing,
  comesBack,
  formatClosing,
  spanOf,
  type StandingClosing,
} from "#app/submissions/closing.ts";
import { type SubmissionState, endStates } from "#app/submissions/submission.ts";
import { addState, hasAskedAnew, newestStep, setDue, stateOf } from "#app/submissions/submissions.server.ts";
import { enqueueEmail } from "#app/submissions/emails.server.ts";
import { inTransaction } from "#app/submissions/in-transaction.ts";
import { undoStep } from "#app/submissions/undo.server.ts";
import { areasOfSpace, readSpaces } from "#app/rentals/spaces.server.ts";
import { isShutDuring, type Span } from "#app/visiting/hours/opening.ts";
import { dayOf, instantAt } from "#platform/dates.ts";
import type { Tables } from "#platform/db/tables.ts";
import { defaultLocale, isLocale } from "#platform/locales.ts";
import { firstDayOf, replyDay } from "./ask.server.ts";
import { isClosedThen } from "./decisions.server.ts";
import { heldAgainst, hold, letGo, lockSpaces, whatOf } from "./ledger.server.ts";

/**
 * What closing the park does to rentals (rules P1–P4): whole rentals are cancelled of which any moment falls into it,
 * all of them when the whole park is closed, else those of a space that a closed part names: by the space, its side of
 * the park, its place, or the area of that.
 */
export const closedRentals: ClosedKind = {
  counted: { zh_TW: "{count} 筆場地租借", en_US: "{count} venue [rental|rentals]", ja_JP: "会場利用{count}件" },

  concerned: async ({ db }, closing) =>
    (await rentalsIn(db, closing)).map(({ submissionId, locale }) => ({
      submissionId,
      locale: isLocale(locale) ? locale : defaultLocale,
    })),

  lock: async (trx, park) =>
    void (await lockSpaces(
      trx,
      (await readSpaces(park)).spaces.map((space) => space.id),
    )),

  async close(trx, park, closing, { id, by }) {
    const locked = await lockSpaces(
      trx,
      (await readSpaces(park)).spaces.map((space) => space.id),
    );
    const rentals = await rentalsIn(trx, closing);
    for (const { submissionId, state, locale } of rentals) {
      await letGo(trx, locked, submissionId);
      await trx
        .insertInto("rental_closings")
        .values({ closing_id: id, submission_id: submissionId, state })
        .onConflict((conflict) =>
          conflict.columns(["closing_id", "submission_id"]).doUpdateSet({ state, restored_step: null }),
        )
        .execute();
      const { reason, when } = formatClosing(closing, locale);
      await addState(trx, park, submissionId, { state: "cancelled", by, why: reason });
      await setDue(trx, submissionId, undefined);
      await enqueueEmail(trx, park, submissionId, {
        mail: "rental-park-closed",
        by,
        closing: id,
        words: { reason, when },
      });
    }
    return rentals.length;
  },

  async reopen(trx, park, ended) {
    const { by } = ended;
    const cancelled = await trx
      .selectFrom("rental_closings")
      .select(["submission_id", "state", "restored_step"])
      .where("closing_id", "=", ended.id)
      .orderBy("submission_id")
      .execute();
    let restored = 0;
    // What was remembered of the closures in this transaction is from before they were lifted: they are read anew.
    for (const { submission_id: submissionId, state, restored_step } of cancelled) {
      const { spaceIds, stretches } = await whatOf(trx, submissionId);
      const locked = await lockSpaces(trx, spaceIds);
      const { state: now, at: cancelledAt } = await newestStep(trx, submissionId);
      const how = comesBack(ended, cancelledAt, restored_step);
      const inTime =
        how === "undone" ||
        ((stretches[0]?.day ?? "") > dayOf(park.now()).toString() &&
          !(await hasAskedAnew(trx, submissionId, cancelledAt)));
      if (now !== "cancelled" || !inTime) continue;
      const other = await closingOver(trx, submissionId, ended.standing);
      // What stays cancelled for another closing is opened with that one.
      if (other)
        await trx
          .insertInto("rental_closings")
          .values({ closing_id: other.id, submission_id: submissionId, state })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      if (
        other ||
        (await isClosedThen({ park: inTransaction(park, trx), spaceIds, stretches })) ||
        (await heldAgainst(trx, spaceIds, stretches, submissionId)).length > 0
      )
        continue;
      const before: SubmissionState = state === "confirmed" || state === "question" ? state : "under-review";
      if (how === "lifted")
        await trx
          .updateTable("rental_closings")
          .set({ restored_step: await addState(trx, park, submissionId, { state: before, by }) })
          .where("closing_id", "=", ended.id)
          .where("submission_id", "=", submissionId)
          .execute();
      else if (!(await undoStep(trx, park, submissionId, { state: before, by }))) continue;
      if (state === "confirmed") await hold(trx, locked, submissionId, spaceIds, stretches);
      if (how === "lifted" && before === "under-review")
        await setDue(trx, submissionId, await replyDay(park, firstDayOf(stretches)));
      if (how === "lifted")
        await enqueueEmail(trx, park, submissionId, { mail: "rental-restored", by, closing: ended.id });
      restored += 1;
    }
    return { restored, kept: cancelled.length - restored };
  },

  async recall(trx, park, { id, by }) {
    const restored = await trx
      .selectFrom("rental_closings")
      .innerJoin("submissions", "submissions.newest_state_id", "restored_step")
      .select("submissions.id")
      .where("closing_id", "=", id)
      .orderBy("submissions.id")
      .execute();
    for (const { id: submissionId } of restored) {
      const locked = await lockSpaces(trx, (await whatOf(trx, submissionId)).spaceIds);
      if (await undoStep(trx, park, submissionId, { state: "cancelled", by })) await letGo(trx, locked, submissionId);
    }
  },
};

type Standing = { submissionId: string; state: SubmissionState; locale: string };

async function rentalsIn(db: Kysely<Tables>, closing: Omit<Closing, "reason">): Promise<Standing[]> {
  const rows = await db
    .selectFrom("rental_times")
    .innerJoin("submissions", "submissions.id", "submission_id")
    .select(["submission_id", "locale"])
    .where("day", "<=", closing.lastDay)
    .where("last_day", ">=", closing.firstDay)
    .distinct()
    .orderBy("submission_id")
    .execute();
  const [found, span]: [Standing[], Span] = [[], spanOf(closing)];
  for (const { submission_id: submissionId, locale } of rows) {
    const state = await stateOf(db, submissionId);
    if (
      !endStates.includes(state) &&
      (await isThen(db, submissionId, span)) &&
      (await isIn(db, submissionId, closing.areas))
    )
      found.push({ submissionId, state, locale });
  }
  return found;
}

/** One of these closings that shuts a rental as well. */
async function closingOver(
  db: Kysely<Tables>,
  submissionId: string,
  standing: readonly StandingClosing[],
): Promise<StandingClosing | undefined> {
  for (const one of standing)
    if ((await isThen(db, submissionId, spanOf(one))) && (await isIn(db, submissionId, one.areas))) return one;
  return undefined;
}

/** Whether a rental, setting up and clearing away included, shares a moment with a closing. */
async function isThen(db: Kysely<Tables>, submissionId: string, span: Span): Promise<boolean> {
  const { stretches } = await whatOf(db, submissionId);
  return stretches.some(({ day, from, to }) => isShutDuring({ span }, instantAt(day, from), instantAt(day, to)));
}

/** Whether any space of a rental lies in one of these areas; no areas are the whole park. */
async function isIn(db: Kysely<Tables>, submissionId: string, areas: readonly string[]): Promise<boolean> {
  if (areas.length === 0) return true;
  const rows = await db
    .selectFrom("rental_spaces")
    .innerJoin("items", "items.id", "space_id")
    .select(["items.id", "slug", "data"])
    .where("submission_id", "=", submissionId)
    .execute();
  const places = rows.flatMap(({ data }) => (typeof data.place === "string" ? [data.place] : []));
  const found =
    places.length > 0 ? await db.selectFrom("items").select(["id", "data"]).where("id", "in", places).execute() : [];
  const areaOf = new Map(
    found.flatMap(({ id, data }) => (typeof data.area === "string" ? [[id, data.area] as const] : [])),
  );
  return rows.some(({ id, slug, data }) =>
    areasOfSpace(
      { id, slug, side: String(data.side), place: typeof data.place === "string" ? data.place : undefined },
      areaOf,
    ).some((name) => areas.includes(name)),
  );
}
