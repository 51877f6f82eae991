import { z } from "zod";
import { addCorrection, newestCorrection, takeCorrectionBack } from "#app/deeds/person/corrections.server.ts";
import { changePersonal, personalOf, stateOf } from "#app/deeds/deeds.server.ts";
import { personalText } from "#app/deeds/kind.ts";
import { type Changed, sayChanges } from "#app/deeds/letters/say-changes.ts";
import { mailDeed } from "#app/deeds/mails.server.ts";
import type { JsonObject } from "#platform/json.ts";
import { defaultLocale, isLocale, type Locale } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import { type Answered, notNow, type Officer, open, withReservation } from "./answers.server.ts";
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
import { sayWish, type Wish, wishes } from "./group/say-wish.ts";
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
  deedId: string,
  wanted: Particulars,
  { by }: Officer,
): Promise<Answered | { ok: false; reason: "unchanged" }> {
  let unchanged = false;
  const done = await withReservation(park, deedId, async (_, at) => {
    const before = await readParticulars(at, deedId);
    if (!before || !open.includes(await stateOf(at.trx, deedId))) return notNow;
    const refusals = refuseWishes(wanted);
    if (refusals.length > 0) return { ok: false, reason: "refused", refusals };
    const changed = parts.filter((part) => JSON.stringify(before[part]) !== JSON.stringify(wanted[part]));
    unchanged = changed.length === 0;
    if (unchanged) return notNow;
    await addCorrection(at.trx, at.park, deedId, {
      action: "deed.particulars",
      by,
      said: kindTexts.corrected,
      before: only(before, changed),
      after: only(wanted, changed),
    });
    await write(at, deedId, wanted);
    const changes = await sayProgramme(at, deedId, before, wanted);
    if (changes) await mailDeed(at.trx, at.park, deedId, { mail: "group-changed", by, words: { changes } });
    return { ok: true };
  });
  return unchanged ? { ok: false, reason: "unchanged" } : done;
}

/** Staff take back a correction they made a moment ago, with its letter: everything is as it was. */
export async function takeBackParticulars(park: Park, deedId: string, { by }: Officer): Promise<Answered> {
  return withReservation(park, deedId, async (_, at) => {
    const [former, now] = [await newestCorrection(at.trx, at.park, deedId), await readParticulars(at, deedId)];
    if (!former || !now) return notNow;
    const before = particularsSchema.parse({
      ...now,
      ...former,
      ...(typeof former.extras === "string" && { extras: former.extras.split(" ").filter(Boolean) }),
    });
    const changed = parts.filter((part) => part in former);
    if (
      !(await takeCorrectionBack(at.trx, at.park, deedId, {
        action: "deed.particulars",
        by,
        before: only(now, changed),
        after: only(before, changed),
      }))
    )
      return notNow;
    await write(at, deedId, before);
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
async function readParticulars({ trx, park }: DayWork, deedId: string): Promise<Particulars | undefined> {
  const [personal, reservation] = [await personalOf(trx, park, deedId), await readReservation(trx, deedId)];
  if (personal === "erased") return undefined;
  return particularsSchema.parse({
    ...reservation,
    ...Object.fromEntries(sealed.map((part) => [part, personalText(personal, part)])),
  });
}

async function write({ trx, park }: DayWork, deedId: string, wanted: Particulars): Promise<void> {
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
    .where("deed_id", "=", deedId)
    .execute();
  await changePersonal(trx, park, deedId, only(wanted, sealed));
}

/** What a programme was and is, in the group's language; empty where it stays. */
async function sayProgramme(
  { trx }: DayWork,
  deedId: string,
  before: Particulars,
  after: Particulars,
): Promise<string> {
  const { locale: language } = await trx
    .selectFrom("deeds")
    .select("locale")
    .where("id", "=", deedId)
    .executeTakeFirstOrThrow();
  const locale: Locale = isLocale(language) ? language : defaultLocale;
  return sayChanges(
    wishes.map(
      (wish: Wish): Changed => ({
        what: fieldNames[wish][locale],
        before: sayWish(wish, before[wish], locale),
        after: sayWish(wish, after[wish], locale),
      }),
    ),
    locale,
  );
}

/** Some of them as they are noted: several extras with spaces between. */
function only(all: Particulars, some: readonly (typeof parts)[number][]): JsonObject {
  return Object.fromEntries(some.map((part) => [part, part === "extras" ? all.extras.join(" ") : all[part]]));
}
