import type { Transaction } from "kysely";
import { z } from "zod";
import { addState, setRetention } from "#app/deeds/deeds.server.ts";
import { sayChanges } from "#app/deeds/letters/say-changes.ts";
import { mailDeed } from "#app/deeds/mails.server.ts";
import { bringForward } from "#app/deeds/working-days/bring-forward.server.ts";
import { stepBack } from "#app/deeds/step-back.server.ts";
import { listed, type Space, spaceNames } from "#app/rentals/spaces.server.ts";
import { recordAudit } from "#platform/audit.ts";
import { dayOf } from "#platform/dates.ts";
import type { Tables } from "#platform/db/tables.ts";
import { defaultLocale, isLocale, type Locale } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import {
  type Answered,
  isClosedThen,
  notNow,
  type Officer,
  open,
  type RentalWork,
  takenBy,
  withRental,
} from "./answers.server.ts";
import { firstDayOf, lastDayOf, refuseTaken } from "./ask.server.ts";
import { heldAgainst, hold, letGo, pendingAgainst, readRentalCalendar, timesOf, writeWhat } from "./ledger.server.ts";
import { refuseOver, refusePlan, type RentalTime, stretchesOf, timeParts, type WrittenTime } from "./rental.ts";
import { kindTexts } from "./rental-kind.texts.ts";
import { sayTimes } from "./say-times.ts";

/** Other spaces, days, hours or heads: what staff change for a renter who telephoned. */
export type RentalChange = { spaces: readonly Space[]; times: readonly WrittenTime[]; heads: number };

/**
 * Staff change a rental; an approved one gives its hours back and holds the new ones, if they are free (rules D8, D13).
 * What it was is kept.
 */
export function changeRental(park: Park, deedId: string, change: RentalChange, officer: Officer): Promise<Answered> {
  const spaceIds = change.spaces.map(({ id }) => id);
  return withRental(
    park,
    deedId,
    async (at) => {
      const { trx } = at;
      if (at.state !== "confirmed" && !open.includes(at.state)) return notNow(at);
      const before = await whatIs(at);
      const refusals = [
        ...refuseOver(change.times, before.times, dayOf(at.park.now()).toString()),
        ...refusePlan(change, await readRentalCalendar(at.park)),
      ];
      const refused = refusals.length > 0 ? refusals : await refuseTaken(trx, change.times, spaceIds, deedId);
      if (refused.length > 0) return { ok: false, reason: "refused", refusals: refused };
      const after = { spaceIds, times: change.times, heads: change.heads };
      const changes = await sayToRenter(trx, deedId, before, after);
      if (changes === "") return { ok: false, reason: "unchanged" };
      // An approved one may not push others aside unseen: whoever asked for these hours is answered first.
      if (
        at.state === "confirmed" &&
        (await pendingAgainst(trx, spaceIds, stretchesOf(change.times), deedId)).length > 0
      )
        return { ok: false, reason: "others-came" };
      // While a question is open, it stays the last thing said; the reason is in the letter.
      const stateId = await addState(trx, at.park, deedId, {
        state: at.state,
        by: officer.by,
        why: at.state === "question" ? undefined : officer.why,
      });
      await write(at, after);
      await setRetention(trx, deedId, lastDayOf(change.times));
      await bringForward(trx, at.park, deedId, firstDayOf(change.times));
      await mailDeed(trx, park, deedId, {
        mail: "rental-changed",
        by: officer.by,
        words: { changes, ...(officer.why && { reason: officer.why }) },
      });
      await trx
        .insertInto("rental_changes")
        .values({
          state_id: stateId,
          deed_id: deedId,
          space_ids: JSON.stringify(before.spaceIds),
          times: JSON.stringify(before.times),
          heads: before.heads,
        })
        .execute();
      await note(at, officer.by, before, after);
      return { ok: true };
    },
    spaceIds,
  );
}

/**
 * Staff take back a change they made a moment ago: spaces, days, hours and heads are as before, if the former hours are
 * still free, and the mail does not leave.
 */
export async function takeBackChange(park: Park, deedId: string, { by }: Officer): Promise<Answered> {
  const known = await newestChange(park.db, deedId);
  return withRental(
    park,
    deedId,
    async (at) => {
      const { trx } = at;
      const former = await newestChange(trx, deedId);
      if (!former || former.spaceIds.some((id) => !at.locked.ids.includes(id))) return notNow(at);
      const stretches = stretchesOf(former.times);
      const [held] = await heldAgainst(trx, former.spaceIds, stretches, deedId);
      if (held) return takenBy(trx, held);
      if (await isClosedThen({ park: at.park, spaceIds: former.spaceIds, stretches }))
        return { ok: false, reason: "closed" };
      const changed = await whatIs(at);
      if (!(await stepBack(trx, at.park, deedId, { state: at.state, by }))) return notNow(at);
      await write(at, former);
      await note(at, by, changed, former);
      return { ok: true };
    },
    known?.spaceIds ?? [],
  );
}

/** What staff change of a rental, as it is kept. */
type What = { spaceIds: readonly string[]; times: readonly RentalTime[]; heads: number };

async function whatIs({ trx, deedId, spaceIds }: RentalWork): Promise<What> {
  const { heads } = await trx
    .selectFrom("rentals")
    .select("heads")
    .where("deed_id", "=", deedId)
    .executeTakeFirstOrThrow();
  return { spaceIds, times: await timesOf(trx, deedId), heads };
}

async function write({ trx, locked, deedId, state }: RentalWork, { spaceIds, times, heads }: What): Promise<void> {
  await letGo(trx, locked, deedId);
  if (state === "confirmed") await hold(trx, locked, deedId, spaceIds, stretchesOf(times));
  await writeWhat(trx, deedId, spaceIds, times);
  await trx.updateTable("rentals").set({ heads }).where("deed_id", "=", deedId).execute();
}

const [ids, rows] = [
  z.array(z.string()),
  z.array(
    z.object({
      day: z.string(),
      lastDay: z.string(),
      setUp: z.string(),
      starts: z.string(),
      ends: z.string(),
      clear: z.string(),
    }),
  ),
];

/** What a rental was before its newest step; nothing when that was no change. */
async function newestChange(db: Park["db"], deedId: string): Promise<What | undefined> {
  const row = await db
    .selectFrom("rental_changes")
    .innerJoin("deeds", "deeds.newest_state_id", "rental_changes.state_id")
    .select(["space_ids", "times", "heads"])
    .where("rental_changes.deed_id", "=", deedId)
    .executeTakeFirst();
  return row && { spaceIds: ids.parse(row.space_ids), times: rows.parse(row.times), heads: row.heads };
}

/** From what to what, for the history and the audit log; spaces by their names, each in three languages. */
async function note({ trx, park, deedId }: RentalWork, by: string, before: What, after: What): Promise<void> {
  const told = async ({ spaceIds, times, heads }: What) => ({
    spaces: {
      zh_TW: await namesOf(trx, spaceIds, "zh_TW"),
      en_US: await namesOf(trx, spaceIds, "en_US"),
      ja_JP: await namesOf(trx, spaceIds, "ja_JP"),
    },
    times: times.map((time) => Object.fromEntries(timeParts.map((part) => [part, time[part]]))),
    heads,
  });
  await recordAudit(trx, park.now(), {
    by,
    action: "deed.changed",
    subject: `deed:${deedId}`,
    details: { before: await told(before), after: await told(after) },
  });
}

/** What a change is from and to, in the renter's language; empty where nothing differs. */
async function sayToRenter(trx: Transaction<Tables>, deedId: string, before: What, after: What): Promise<string> {
  const { locale: language } = await trx
    .selectFrom("deeds")
    .select("locale")
    .where("id", "=", deedId)
    .executeTakeFirstOrThrow();
  const locale = isLocale(language) ? language : defaultLocale;
  return sayChanges(
    [
      {
        what: kindTexts.spaces[locale],
        before: await namesOf(trx, before.spaceIds, locale),
        after: await namesOf(trx, after.spaceIds, locale),
      },
      { what: kindTexts.times[locale], before: sayTimes(before.times, locale), after: sayTimes(after.times, locale) },
      { what: kindTexts.heads[locale], before: String(before.heads), after: String(after.heads) },
    ],
    locale,
  );
}

async function namesOf(trx: Transaction<Tables>, spaceIds: readonly string[], locale: Locale): Promise<string> {
  return listed(await spaceNames(trx, spaceIds, locale), locale);
}
