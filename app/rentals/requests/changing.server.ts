import type { Officer } from "#app/submissions/submission.ts";
import type { Transaction } from "kysely";
import { z } from "zod";
import { addState, setRetention } from "#app/submissions/submissions.server.ts";
import { formatChanges } from "#app/submissions/emails/format-changes.ts";
import { enqueueEmail } from "#app/submissions/emails.server.ts";
import { bringForward } from "#app/submissions/working-days/bring-forward.server.ts";
import { undoStep } from "#app/submissions/undo.server.ts";
import { listed, type Space, spaceNames } from "#app/rentals/spaces.server.ts";
import { recordAudit } from "#platform/audit.ts";
import { dayOf } from "#platform/dates.ts";
import type { Tables } from "#platform/db/tables.ts";
import { defaultLocale, isLocale, type Locale } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import { type Answered, isClosedThen, notNow, open, type RentalWork, takenBy, withRental } from "./decisions.server.ts";
import { firstDayOf, lastDayOf, refuseTaken } from "./ask.server.ts";
import { heldAgainst, hold, letGo, pendingAgainst, readRentalCalendar, timesOf, writeWhat } from "./ledger.server.ts";
import { refuseOver, refusePlan, type RentalTime, stretchesOf, timeParts, type WrittenTime } from "./rental.ts";
import { kindTexts } from "./rental-kind.texts.ts";
import { formatTimes } from "./format-times.ts";

/** Other spaces, days, hours or heads: what staff change for a renter who telephoned. */
export type RentalChange = { spaces: readonly Space[]; times: readonly WrittenTime[]; heads: number };

/**
 * Staff change a rental; an approved one gives its hours back and holds the new ones, if they are free (rules D8, D13).
 * What it was is kept.
 */
export function changeRental(
  park: Park,
  submissionId: string,
  change: RentalChange,
  officer: Officer,
): Promise<Answered> {
  const spaceIds = change.spaces.map(({ id }) => id);
  return withRental(
    park,
    submissionId,
    async (at) => {
      const { trx } = at;
      if (at.state !== "confirmed" && !open.includes(at.state)) return notNow(at);
      const before = await whatIs(at);
      const refusals = [
        ...refuseOver(change.times, before.times, dayOf(at.park.now()).toString()),
        ...refusePlan(change, await readRentalCalendar(at.park)),
      ];
      const refused = refusals.length > 0 ? refusals : await refuseTaken(trx, change.times, spaceIds, submissionId);
      if (refused.length > 0) return { ok: false, reason: "refused", refusals: refused };
      const after = { spaceIds, times: change.times, heads: change.heads };
      const changes = await formatToRenter(trx, submissionId, before, after);
      if (changes === "") return { ok: false, reason: "unchanged" };
      // An approved one may not push others aside unseen: whoever asked for these hours is answered first.
      if (
        at.state === "confirmed" &&
        (await pendingAgainst(trx, spaceIds, stretchesOf(change.times), submissionId)).length > 0
      )
        return { ok: false, reason: "others-came" };
      // While a question is open, it stays the last thing said; the reason is in the letter.
      const stateId = await addState(trx, at.park, submissionId, {
        state: at.state,
        by: officer.by,
        why: at.state === "question" ? undefined : officer.why,
        expected: officer.expected,
      });
      await write(at, after);
      await setRetention(trx, submissionId, lastDayOf(change.times));
      await bringForward(trx, at.park, submissionId, firstDayOf(change.times));
      await enqueueEmail(trx, park, submissionId, {
        mail: "rental-changed",
        by: officer.by,
        words: { changes, ...(officer.why && { reason: officer.why }) },
      });
      await trx
        .insertInto("rental_changes")
        .values({
          state_id: stateId,
          submission_id: submissionId,
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
export async function undoChange(park: Park, submissionId: string, { by, expected }: Officer): Promise<Answered> {
  const known = await newestChange(park.db, submissionId);
  return withRental(
    park,
    submissionId,
    async (at) => {
      const { trx } = at;
      const former = await newestChange(trx, submissionId);
      if (!former || former.spaceIds.some((id) => !at.locked.ids.includes(id))) return notNow(at);
      const stretches = stretchesOf(former.times);
      const [held] = await heldAgainst(trx, former.spaceIds, stretches, submissionId);
      if (held) return takenBy(trx, held);
      if (await isClosedThen({ park: at.park, spaceIds: former.spaceIds, stretches }))
        return { ok: false, reason: "closed" };
      const changed = await whatIs(at);
      if (!(await undoStep(trx, at.park, submissionId, { state: at.state, by, expected }))) return notNow(at);
      await write(at, former);
      await note(at, by, changed, former);
      return { ok: true };
    },
    known?.spaceIds ?? [],
  );
}

/** What staff change of a rental, as it is kept. */
type What = { spaceIds: readonly string[]; times: readonly RentalTime[]; heads: number };

async function whatIs({ trx, submissionId, spaceIds }: RentalWork): Promise<What> {
  const { heads } = await trx
    .selectFrom("rentals")
    .select("heads")
    .where("submission_id", "=", submissionId)
    .executeTakeFirstOrThrow();
  return { spaceIds, times: await timesOf(trx, submissionId), heads };
}

async function write(
  { trx, locked, submissionId, state }: RentalWork,
  { spaceIds, times, heads }: What,
): Promise<void> {
  await letGo(trx, locked, submissionId);
  if (state === "confirmed") await hold(trx, locked, submissionId, spaceIds, stretchesOf(times));
  await writeWhat(trx, submissionId, spaceIds, times);
  await trx.updateTable("rentals").set({ heads }).where("submission_id", "=", submissionId).execute();
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
async function newestChange(db: Park["db"], submissionId: string): Promise<What | undefined> {
  const row = await db
    .selectFrom("rental_changes")
    .innerJoin("submissions", "submissions.newest_state_id", "rental_changes.state_id")
    .select(["space_ids", "times", "heads"])
    .where("rental_changes.submission_id", "=", submissionId)
    .executeTakeFirst();
  return row && { spaceIds: ids.parse(row.space_ids), times: rows.parse(row.times), heads: row.heads };
}

/** From what to what, for the history and the audit log; spaces by their names, each in three languages. */
async function note({ trx, park, submissionId }: RentalWork, by: string, before: What, after: What): Promise<void> {
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
    action: "submission.changed",
    subject: `submission:${submissionId}`,
    details: { before: await told(before), after: await told(after) },
  });
}

/** What a change is from and to, in the renter's language; empty where nothing differs. */
async function formatToRenter(
  trx: Transaction<Tables>,
  submissionId: string,
  before: What,
  after: What,
): Promise<string> {
  const { locale: language } = await trx
    .selectFrom("submissions")
    .select("locale")
    .where("id", "=", submissionId)
    .executeTakeFirstOrThrow();
  const locale = isLocale(language) ? language : defaultLocale;
  return formatChanges(
    [
      {
        what: kindTexts.spaces[locale],
        before: await namesOf(trx, before.spaceIds, locale),
        after: await namesOf(trx, after.spaceIds, locale),
      },
      {
        what: kindTexts.times[locale],
        before: formatTimes(before.times, locale),
        after: formatTimes(after.times, locale),
      },
      { what: kindTexts.heads[locale], before: String(before.heads), after: String(after.heads) },
    ],
    locale,
  );
}

async function namesOf(trx: Transaction<Tables>, spaceIds: readonly string[], locale: Locale): Promise<string> {
  return listed(await spaceNames(trx, spaceIds, locale), locale);
}
