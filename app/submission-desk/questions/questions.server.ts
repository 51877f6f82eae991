import type { Transaction } from "kysely";
import { z } from "zod";
import { kindOf } from "#app/deed-kinds.ts";
import { type DeedState, type Doer, isDeedState } from "#app/deeds/deed.ts";
import { addState, lockDeed, setDue, stateOf } from "#app/deeds/deeds.server.ts";
import type { Deed } from "#app/deeds/kind.ts";
import { keyOfDeed } from "#app/deeds/deed-keys.server.ts";
import { mailDeed, takeBackMails } from "#app/deeds/mails.server.ts";
import { parkWithin } from "#app/deeds/park-within.ts";
import { stepBack } from "#app/deeds/step-back.server.ts";
import { withUploads } from "#app/deeds/uploads/uploads.server.ts";
import {
  addWorkingDays,
  isWorkingDay,
  notAfterVisit,
  type WorkingCalendar,
} from "#app/deeds/working-days/working-days.ts";
import { readHolidays } from "#app/deeds/working-days/working-years.server.ts";
import { dayOf } from "#platform/dates.ts";
import type { Tables } from "#platform/db/tables.ts";
import type { Park } from "#platform/park.ts";
import type { Upload } from "#platform/uploads/upload.ts";

type Trx = Transaction<Tables>;
type Settled = { ok: boolean };

/** In working days: what staff have at least when an answer comes, and in all when nothing was due before. */
const shortest = 1;
const whenNothingWasDue = 3;
const wordsSchema = z.record(z.string(), z.string());

/** In which states of a deed staff may ask its applicant something. */
export function questionStates(deed: Pick<Deed, "kind">): readonly DeedState[] {
  return kindOf(deed.kind).questions ?? ["under-review", "confirmed"];
}

/** Staff ask; until the answer comes nothing is due of them (rule D18). Not ok: the deed stands otherwise by now. */
export function askQuestion(
  park: Park,
  deed: Deed,
  { by, question }: { by: string; question: string },
): Promise<Settled> {
  return park.db.transaction().execute(async (trx) => {
    await lock(trx, deed, by);
    const before = await stateOf(trx, deed.id);
    if (!questionStates(deed).includes(before)) return { ok: false };
    const { due_on } = await trx
      .selectFrom("deeds")
      .select("due_on")
      .where("id", "=", deed.id)
      .executeTakeFirstOrThrow();
    const stateId = await addState(trx, park, deed.id, { state: "question", by, why: question });
    await trx
      .insertInto("deed_questions")
      .values({
        state_id: stateId,
        deed_id: deed.id,
        state_before: before,
        due_before: due_on,
        asked_on: dayOf(park.now()).toString(),
      })
      .execute();
    await setDue(trx, deed.id, undefined);
    await mailDeed(trx, park, deed.id, { mail: "question", by, words: { question } });
    return { ok: true };
  });
}

/**
 * The applicant answers: the deed is what it was, and staff have as many working days as were left when they asked
 * (rule D18).
 */
export function answerQuestion(park: Park, deed: Deed, answer: string, files: readonly Upload[]): Promise<Settled> {
  return withUploads(park, { answer: files }, (attach) =>
    park.db.transaction().execute(async (trx) => {
      await lock(trx, deed, "visitor");
      const asked = await openQuestion(trx, deed.id);
      if (!asked) return { ok: false };
      const stateId = await addState(trx, park, deed.id, { state: asked.before, by: "visitor", why: answer });
      await attach(trx, deed.id, stateId);
      await setDue(trx, deed.id, await dueAfter(trx, park, deed, asked));
      // Answered before it left: it would ask once more.
      await takeBackMails(trx, park, deed.id, { newest: "question" });
      await mailDeed(trx, park, deed.id, { mail: "answer-received" });
      return { ok: true };
    }),
  );
}

/**
 * Staff heard the answer elsewhere, or need it no more: the deed is what it was, due as after an answer (rule D18).
 * What they note is read by the applicant, too.
 */
export function settleQuestion(
  park: Park,
  deed: Deed,
  { by, words }: { by: string; words: string | undefined },
): Promise<Settled> {
  return park.db.transaction().execute(async (trx) => {
    await lock(trx, deed, by);
    const asked = await openQuestion(trx, deed.id);
    if (!asked) return { ok: false };
    await addState(trx, park, deed.id, { state: asked.before, by, why: words });
    await setDue(trx, deed.id, asked.dueBefore && (await dueAfter(trx, park, deed, asked)));
    await takeBackMails(trx, park, deed.id, { newest: "question" });
    return { ok: true };
  });
}

/** Staff find that the question is open after all; had its mail not left by then, it is sent anew. */
export function reopenQuestion(park: Park, deed: Deed, by: string): Promise<Settled> {
  return park.db.transaction().execute(async (trx) => {
    await lock(trx, deed, by);
    if (!(await stepBack(trx, park, deed.id, { state: "question", by }))) return { ok: false };
    const mail = await trx
      .selectFrom("deed_mails")
      .select(["sealed_words", "taken_back_at"])
      .where("deed_id", "=", deed.id)
      .where("mail", "=", "question")
      .orderBy("asked_at", "desc")
      .limit(1)
      .executeTakeFirst();
    const key = await keyOfDeed(trx, park, deed.id);
    if (mail?.taken_back_at && mail.sealed_words && key !== "erased")
      await mailDeed(trx, park, deed.id, {
        mail: "question",
        by,
        words: wordsSchema.parse(JSON.parse(key.open("words", mail.sealed_words))),
      });
    return { ok: true };
  });
}

/** Staff take a question back a moment later: everything is as it was. */
export function takeBackQuestion(park: Park, deed: Deed, by: string): Promise<Settled> {
  return park.db.transaction().execute(async (trx) => {
    await lock(trx, deed, by);
    const asked = await openQuestion(trx, deed.id);
    return { ok: asked !== undefined && (await stepBack(trx, park, deed.id, { state: asked.before, by })) };
  });
}

type Asked = { before: DeedState; dueBefore: string | undefined; askedOn: string };

/** The day by which staff are due once a question is answered: never after the visit (rules D18, D21). */
async function dueAfter(trx: Trx, park: Park, deed: Deed, { dueBefore, askedOn }: Asked): Promise<string> {
  const calendar = await readHolidays(trx);
  const left = dueBefore ? workingDaysBetween(calendar, askedOn, dueBefore) : whenNothingWasDue;
  const event = await kindOf(deed.kind).event?.({ db: trx, park: parkWithin(park, trx) }, deed, deed.locale);
  return notAfterVisit(
    calendar,
    addWorkingDays(calendar, dayOf(park.now()), Math.max(shortest, left)),
    event?.day,
    park.now(),
  );
}

async function openQuestion(trx: Trx, deedId: string): Promise<Asked | undefined> {
  if ((await stateOf(trx, deedId)) !== "question") return undefined;
  const row = await trx
    .selectFrom("deed_questions")
    .selectAll()
    .where("deed_id", "=", deedId)
    .orderBy("state_id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row && isDeedState(row.state_before)
    ? { before: row.state_before, dueBefore: row.due_before ?? undefined, askedOn: row.asked_on }
    : undefined;
}

/** First what the kind itself locks, then the deed: always in this order. */
async function lock(trx: Trx, deed: Deed, by: Doer): Promise<void> {
  await kindOf(deed.kind).lock?.(trx, deed.id);
  await lockDeed(trx, deed.id, by);
}

function workingDaysBetween(calendar: WorkingCalendar, from: string, to: string): number {
  let count = 0;
  for (let day = Temporal.PlainDate.from(from).add({ days: 1 }); day.toString() <= to; day = day.add({ days: 1 }))
    if (isWorkingDay(calendar, day)) count++;
  return count;
}
