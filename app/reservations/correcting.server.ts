import type { Officer } from "#app/submissions/submission.ts";
import { z } from "zod";
import { addCorrection, newestCorrection, takeCorrectionBack } from "#app/submissions/person/corrections.server.ts";
import { changePersonal, personalOf, stateOf } from "#app/submissions/submissions.server.ts";
import { personalText } from "#app/submissions/submission-type.ts";
import { type Changed, formatChanges } from "#app/submissions/emails/format-changes.ts";
import { enqueueEmail } from "#app/submissions/emails.server.ts";
import type { JsonObject } from "#platform/json.ts";
import { defaultLocale, isLocale, type Locale } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import { type Answered, notNow, open, withReservation } from "./decisions.server.ts";
import type { DayWork } from "./capacity/waiting.server.ts";
import {
  classTours,
  extras,
  fieldTrips,
  type GroupOrder,
  groupKinds,
  guides,
  needsReview,
  refuseWishes,
} from "./group/group.ts";
import { fieldNames } from "./group/group.texts.ts";
import { kindTexts } from "./group/group-kind.texts.ts";
import { formatWish, type Wish, wishes } from "./group/format-wish.ts";
import { readReservation } from "./reservation.server.ts";

/**
 * What staff correct of a group beside day, times and numbers, each as its form has it; the e-mail address is corrected
 * by itself (rule D19).
 */
export type Particulars = Pick<GroupOrder, (typeof sealed)[number] | (typeof plain)[number] | "extras">;
/** What is personal, and so is sealed (rule D9). */
const sealed = ["groupName", "taxId", "contactName", "phone", "onsiteName", "onsitePhone", "requirements"] as const;
const plain = ["groupKind", "coaches", "fieldTrip", "classTour", "guide"] as const;
const parts = [...sealed, ...plain, "extras"] as const;

/**
 * Staff correct a group's particulars by the rules of its form (rule G21). The group has the letter of a change where
 * its programme is another.
 */
export async function correctParticulars(
  park: Park,
  submissionId: string,
  wanted: Particulars,
  { by, expected }: Officer,
): Promise<Answered | { ok: false; reason: "unchanged" }> {
  let unchanged = false;
  const done = await withReservation(park, submissionId, async (_, at) => {
    const before = await readParticulars(at, submissionId);
    if (!before || !open.includes(await stateOf(at.trx, submissionId))) return notNow;
    const refusals = refuseWishes(wanted);
    if (refusals.length > 0) return { ok: false, reason: "refused", refusals };
    const changed = parts.filter((part) => JSON.stringify(before[part]) !== JSON.stringify(wanted[part]));
    unchanged = changed.length === 0;
    if (unchanged) return notNow;
    await addCorrection(at.trx, at.park, submissionId, {
      action: "submission.particulars",
      by,
      expected,
      said: kindTexts.corrected,
      before: only(before, changed),
      after: only(wanted, changed),
    });
    await write(at, submissionId, wanted);
    const changes = await formatProgramme(at, submissionId, before, wanted);
    if (changes) await enqueueEmail(at.trx, at.park, submissionId, { mail: "group-changed", by, words: { changes } });
    return { ok: true };
  });
  return unchanged ? { ok: false, reason: "unchanged" } : done;
}

/** Staff take back a correction they made a moment ago, with its letter: everything is as it was. */
export async function undoParticulars(park: Park, submissionId: string, { by, expected }: Officer): Promise<Answered> {
  return withReservation(park, submissionId, async (_, at) => {
    const [former, now] = [
      await newestCorrection(at.trx, at.park, submissionId),
      await readParticulars(at, submissionId),
    ];
    if (!former || !now) return notNow;
    const before = particularsSchema.parse({
      ...now,
      ...former,
      ...(typeof former.extras === "string" && { extras: former.extras.split(" ").filter(Boolean) }),
    });
    const changed = parts.filter((part) => part in former);
    if (
      !(await takeCorrectionBack(at.trx, at.park, submissionId, {
        action: "submission.particulars",
        by,
        expected,
        before: only(now, changed),
        after: only(before, changed),
      }))
    )
      return notNow;
    await write(at, submissionId, before);
    return { ok: true };
  });
}

const particularsSchema: z.ZodType<Particulars> = z.object({
  groupName: z.string(),
  taxId: z.string(),
  contactName: z.string(),
  phone: z.string(),
  onsiteName: z.string(),
  onsitePhone: z.string(),
  requirements: z.string(),
  groupKind: z.enum(groupKinds),
  coaches: z.number(),
  fieldTrip: z.enum(fieldTrips),
  classTour: z.enum(classTours),
  guide: z.enum(guides),
  extras: z.array(z.enum(extras)),
});

/** As they stand; nothing where they were erased. */
async function readParticulars({ trx, park }: DayWork, submissionId: string): Promise<Particulars | undefined> {
  const [personal, reservation] = [await personalOf(trx, park, submissionId), await readReservation(trx, submissionId)];
  if (personal === "erased") return undefined;
  return particularsSchema.parse({
    ...reservation,
    ...Object.fromEntries(sealed.map((part) => [part, personalText(personal, part)])),
  });
}

async function write({ trx, park }: DayWork, submissionId: string, wanted: Particulars): Promise<void> {
  const { groupKind, coaches, fieldTrip, classTour, guide } = wanted;
  await trx
    .updateTable("group_reservations")
    .set({
      group_kind: groupKind,
      coaches,
      field_trip: fieldTrip,
      class_tour: classTour,
      guide,
      extras: JSON.stringify(wanted.extras),
      review: needsReview(wanted),
    })
    .where("submission_id", "=", submissionId)
    .execute();
  await changePersonal(trx, park, submissionId, only(wanted, sealed));
}

/** What a programme was and is, in the group's language; empty where it stays. */
async function formatProgramme(
  { trx }: DayWork,
  submissionId: string,
  before: Particulars,
  after: Particulars,
): Promise<string> {
  const { locale: language } = await trx
    .selectFrom("submissions")
    .select("locale")
    .where("id", "=", submissionId)
    .executeTakeFirstOrThrow();
  const locale: Locale = isLocale(language) ? language : defaultLocale;
  return formatChanges(
    wishes.map(
      (wish: Wish): Changed => ({
        what: fieldNames[wish][locale],
        before: formatWish(wish, before[wish], locale),
        after: formatWish(wish, after[wish], locale),
      }),
    ),
    locale,
  );
}

/** Some of them as they are noted: several extras with spaces between. */
function only(all: Particulars, some: readonly (typeof parts)[number][]): JsonObject {
  return Object.fromEntries(some.map((part) => [part, part === "extras" ? all.extras.join(" ") : all[part]]));
}
