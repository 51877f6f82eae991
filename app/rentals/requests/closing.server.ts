import type { Kysely } from "kysely";
import {
  type ClosedKind,
  type Closing,
  comesBack,
  sayClosing,
  spanOf,
  type StandingClosing,
} from "#app/deeds/closing.ts";
import { type DeedState, endStates } from "#app/deeds/deed.ts";
import { addState, hasAskedAnew, newestStep, setDue, stateOf } from "#app/deeds/deeds.server.ts";
import { mailDeed } from "#app/deeds/mails.server.ts";
import { parkWithin } from "#app/deeds/park-within.ts";
import { stepBack } from "#app/deeds/step-back.server.ts";
import { areasOfSpace, readSpaces } from "#app/rentals/spaces.server.ts";
import { isShutDuring, type Span } from "#app/visiting/hours/opening.ts";
import { dayOf, instantAt } from "#platform/dates.ts";
import type { Tables } from "#platform/db/tables.ts";
import { defaultLocale, isLocale } from "#platform/locales.ts";
import { firstDayOf, replyDay } from "./ask.server.ts";
import { isClosedThen } from "./answers.server.ts";
import { heldAgainst, hold, letGo, lockSpaces, whatOf } from "./ledger.server.ts";

/**
 * What closing the park does to rentals (rules P1–P4): whole rentals are cancelled of which any moment falls into it,
 * all of them when the whole park is closed, else those of a space that a closed part names: by the space, its side of
 * the park, its place, or the area of that.
 */
export const closedRentals: ClosedKind = {
  counted: { zh_TW: "{count} 筆場地租借", en_US: "{count} venue [rental|rentals]", ja_JP: "会場利用{count}件" },

  concerned: async ({ db }, closing) =>
    (await rentalsIn(db, closing)).map(({ deedId, locale }) => ({
      deedId,
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
    for (const { deedId, state, locale } of rentals) {
      await letGo(trx, locked, deedId);
      await trx
        .insertInto("rental_closings")
        .values({ closing_id: id, deed_id: deedId, state })
        .onConflict((conflict) =>
          conflict.columns(["closing_id", "deed_id"]).doUpdateSet({ state, restored_step: null }),
        )
        .execute();
      const { reason, when } = sayClosing(closing, locale);
      await addState(trx, park, deedId, { state: "cancelled", by, why: reason });
      await setDue(trx, deedId, undefined);
      await mailDeed(trx, park, deedId, { mail: "rental-park-closed", by, closing: id, words: { reason, when } });
    }
    return rentals.length;
  },

  async reopen(trx, park, ended) {
    const { by } = ended;
    const cancelled = await trx
      .selectFrom("rental_closings")
      .select(["deed_id", "state", "restored_step"])
      .where("closing_id", "=", ended.id)
      .orderBy("deed_id")
      .execute();
    let restored = 0;
    // What was remembered of the closures in this transaction is from before they were lifted: they are read anew.
    for (const { deed_id: deedId, state, restored_step } of cancelled) {
      const { spaceIds, stretches } = await whatOf(trx, deedId);
      const locked = await lockSpaces(trx, spaceIds);
      const { state: now, at: cancelledAt } = await newestStep(trx, deedId);
      const how = comesBack(ended, cancelledAt, restored_step);
      const inTime =
        how === "undone" ||
        ((stretches[0]?.day ?? "") > dayOf(park.now()).toString() && !(await hasAskedAnew(trx, deedId, cancelledAt)));
      if (now !== "cancelled" || !inTime) continue;
      const other = await closingOver(trx, deedId, ended.standing);
      // What stays cancelled for another closing is opened with that one.
      if (other)
        await trx
          .insertInto("rental_closings")
          .values({ closing_id: other.id, deed_id: deedId, state })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      if (
        other ||
        (await isClosedThen({ park: parkWithin(park, trx), spaceIds, stretches })) ||
        (await heldAgainst(trx, spaceIds, stretches, deedId)).length > 0
      )
        continue;
      const before: DeedState = state === "confirmed" || state === "question" ? state : "under-review";
      if (how === "lifted")
        await trx
          .updateTable("rental_closings")
          .set({ restored_step: await addState(trx, park, deedId, { state: before, by }) })
          .where("closing_id", "=", ended.id)
          .where("deed_id", "=", deedId)
          .execute();
      else if (!(await stepBack(trx, park, deedId, { state: before, by }))) continue;
      if (state === "confirmed") await hold(trx, locked, deedId, spaceIds, stretches);
      if (how === "lifted" && before === "under-review")
        await setDue(trx, deedId, await replyDay(park, firstDayOf(stretches)));
      if (how === "lifted") await mailDeed(trx, park, deedId, { mail: "rental-restored", by, closing: ended.id });
      restored += 1;
    }
    return { restored, kept: cancelled.length - restored };
  },

  async recall(trx, park, { id, by }) {
    const restored = await trx
      .selectFrom("rental_closings")
      .innerJoin("deeds", "deeds.newest_state_id", "restored_step")
      .select("deeds.id")
      .where("closing_id", "=", id)
      .orderBy("deeds.id")
      .execute();
    for (const { id: deedId } of restored) {
      const locked = await lockSpaces(trx, (await whatOf(trx, deedId)).spaceIds);
      if (await stepBack(trx, park, deedId, { state: "cancelled", by })) await letGo(trx, locked, deedId);
    }
  },
};

type Standing = { deedId: string; state: DeedState; locale: string };

async function rentalsIn(db: Kysely<Tables>, closing: Omit<Closing, "reason">): Promise<Standing[]> {
  const rows = await db
    .selectFrom("rental_times")
    .innerJoin("deeds", "deeds.id", "deed_id")
    .select(["deed_id", "locale"])
    .where("day", "<=", closing.lastDay)
    .where("last_day", ">=", closing.firstDay)
    .distinct()
    .orderBy("deed_id")
    .execute();
  const [found, span]: [Standing[], Span] = [[], spanOf(closing)];
  for (const { deed_id: deedId, locale } of rows) {
    const state = await stateOf(db, deedId);
    if (!endStates.includes(state) && (await isThen(db, deedId, span)) && (await isIn(db, deedId, closing.areas)))
      found.push({ deedId, state, locale });
  }
  return found;
}

/** One of these closings that shuts a rental as well. */
async function closingOver(
  db: Kysely<Tables>,
  deedId: string,
  standing: readonly StandingClosing[],
): Promise<StandingClosing | undefined> {
  for (const one of standing)
    if ((await isThen(db, deedId, spanOf(one))) && (await isIn(db, deedId, one.areas))) return one;
  return undefined;
}

/** Whether a rental, setting up and clearing away included, shares a moment with a closing. */
async function isThen(db: Kysely<Tables>, deedId: string, span: Span): Promise<boolean> {
  const { stretches } = await whatOf(db, deedId);
  return stretches.some(({ day, from, to }) => isShutDuring({ span }, instantAt(day, from), instantAt(day, to)));
}

/** Whether any space of a rental lies in one of these areas; no areas are the whole park. */
async function isIn(db: Kysely<Tables>, deedId: string, areas: readonly string[]): Promise<boolean> {
  if (areas.length === 0) return true;
  const rows = await db
    .selectFrom("rental_spaces")
    .innerJoin("items", "items.id", "space_id")
    .select(["items.id", "slug", "data"])
    .where("deed_id", "=", deedId)
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
