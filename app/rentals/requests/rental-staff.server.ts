import {
  type Consequence,
  type Submission,
  type Done,
  type SubmissionType,
  personalText,
  type Place,
  type StaffField,
} from "#app/submissions/submission-type.ts";
import { particularsAction } from "#app/submissions/person/particulars.server.ts";
import { giveQuote, quotedAmount, type QuotedKind, undoQuote } from "#app/submissions/quotes.server.ts";
import { refused } from "#app/submissions/refused.ts";
import { staffName } from "#app/submissions/last-step.server.ts";
import { listed, readSpaces, spaceNames } from "#app/rentals/spaces.server.ts";
import { dayOf, formatDay, formatTime, formatTimeRange } from "#platform/dates.ts";
import type { FormErrors } from "#platform/form/message.ts";
import { parseForm, postedOnce, readableOf } from "#platform/form/parse.ts";
import { fillIn, type Locale, type Localized, locales, localize } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import {
  type Answered,
  approveRental,
  cancelRental,
  closeRental,
  declineRental,
  open,
  reopenRental,
  undoDecision,
  wouldDecline,
} from "./decisions.server.ts";
import { changeRental, type RentalChange, undoChange } from "./changing.server.ts";
import { type Holding, lockRental, readRentalCalendar, timesOf as storedTimes, whatOf } from "./ledger.server.ts";
import { fieldOf, refuseOver, refusePlan, type RentalTime, type TimePart, timeParts, timeRows } from "./rental.ts";
import { changeSchema, errorsOf, rentalForm, timesOf } from "./rental.form.server.ts";
import { kindTexts } from "./rental-kind.texts.ts";
import { fieldNames, formTexts, partNames } from "./rental.texts.ts";

const undo: NonNullable<NonNullable<SubmissionType["staff"]>[string]["undo"]> = async ({ park, by }, { id, stateId }) =>
  done(park, await undoDecision(park, id, { by: by.id, expected: stateId }));

const rentalQuotes: QuotedKind = { mail: "rental-quoted", lock: lockRental };

/** What staff do with a rental. */
export const rentalStaff: NonNullable<SubmissionType["staff"]> = {
  approval: {
    from: open,
    label: kindTexts.approve,
    look: "primary",
    reason: "optional",
    consequence,
    run: async ({ park, by }, { id, stateId }, { reason, fields }) =>
      done(
        park,
        await approveRental(park, id, {
          by: by.id,
          expected: stateId,
          why: reason || undefined,
          seen: (fields.seen ?? "").split(" "),
        }),
      ),
    undo,
  },
  quotation: {
    from: [...open, "confirmed"],
    label: kindTexts.quoting,
    look: "secondary",
    reason: "needed",
    fields: [{ name: "amount", label: kindTexts.amount, type: "number" }],
    run: async ({ park, by }, { id }, { reason, fields }) => {
      const amount = quotedAmount.safeParse(fields.amount);
      if (!amount.success)
        return refused(() => ({ amount: [{ key: "wrongAmount" }] }), {
          labels: { amount: kindTexts.amount },
          messages: { wrongAmount: kindTexts.wrongAmount },
        });
      return (await giveQuote(park, id, { amount: amount.data, words: reason, by: by.id }, rentalQuotes))
        ? { ok: true }
        : { ok: false, message: kindTexts.unknown };
    },
    undo: async ({ park, by }, { id }) =>
      (await undoQuote(park, id, by.id, rentalQuotes)) ? { ok: true } : { ok: false, message: kindTexts.unknown },
  },
  change: {
    from: [...open, "confirmed"],
    label: kindTexts.change,
    look: "secondary",
    reason: "optional",
    fields: fieldsOfChange,
    run: async ({ park, by }, { id, stateId }, { reason, fields }) => {
      const read = await readChange(park, id, fields);
      return read.ok
        ? done(
            park,
            await changeRental(park, id, read.change, { by: by.id, expected: stateId, why: reason || undefined }),
          )
        : refused(read.errors, rentalForm, changedFields);
    },
    undo: async ({ park, by }, { id, stateId }) =>
      done(park, await undoChange(park, id, { by: by.id, expected: stateId })),
  },
  particulars: particularsAction({
    from: [...open, "confirmed"],
    of: ({ personal }) =>
      (["title", "organiser", "taxId", "needs"] as const).map((name) => ({
        name,
        label: fieldNames[name],
        type: name === "needs" ? "lines" : "text",
        read: rentalForm.schema.shape[name],
        value: personalText(personal, name),
      })),
  }),
  completion: {
    from: ["confirmed"],
    label: kindTexts.finish,
    look: "secondary",
    run: async ({ park, by }, { id, stateId }) =>
      done(park, await closeRental(park, id, { by: by.id, expected: stateId })),
    undo,
  },
  reopening: {
    from: ["declined", "cancelled"],
    label: kindTexts.reopen,
    look: "secondary",
    reason: "optional",
    run: async ({ park, by }, { id, stateId }, { reason }) =>
      done(park, await reopenRental(park, id, { by: by.id, expected: stateId, why: reason || undefined })),
    undo,
  },
  declination: {
    from: open,
    label: kindTexts.decline,
    look: "danger",
    reason: "needed",
    run: async ({ park, by }, { id, stateId }, { reason }) =>
      done(park, await declineRental(park, id, { by: by.id, expected: stateId, why: reason })),
    undo,
  },
  cancellation: {
    from: ["confirmed", ...open],
    label: kindTexts.cancel,
    look: "danger",
    reason: "optional",
    run: async ({ park, by }, { id, stateId }, { reason }) =>
      done(park, await cancelRental(park, id, { by: by.id, expected: stateId, why: reason || undefined })),
    undo,
  },
};

/** "Approving this declines those", told before it is done; or why it cannot be approved. */
async function consequence({ db }: Place, { id }: Submission, locale: Locale): Promise<Consequence | undefined> {
  const { requests, held } = await wouldDecline(db, id);
  const others = [...new Set([...held, ...requests].map(({ submissionId }) => submissionId))];
  if (others.length === 0) return undefined;
  const submissions = await Promise.all(
    others.map(async (submissionId) => ({ id: submissionId, text: await another(db, submissionId, locale) })),
  );
  return held.length > 0
    ? { text: kindTexts.blocked[locale], submissions, hindered: true }
    : { text: fillIn(kindTexts.declines[locale], { count: requests.length }), submissions };
}

async function another(db: Place["db"], submissionId: string, locale: Locale): Promise<string> {
  const { code, heads } = await db
    .selectFrom("rentals")
    .innerJoin("submissions", "submissions.id", "submission_id")
    .select(["code", "heads"])
    .where("submission_id", "=", submissionId)
    .executeTakeFirstOrThrow();
  const { spaceIds, stretches } = await whatOf(db, submissionId);
  const times = stretches.map(({ day, from, to }) => `${formatDay(day, locale)} ${formatTimeRange(from, to, locale)}`);
  return fillIn(kindTexts.another[locale], {
    code,
    spaces: listed(await spaceNames(db, spaceIds, locale), locale),
    times: listed(times, locale),
    heads,
  });
}

/** The spaces with one more to choose, and the rows with one more to fill in, as they stand now. */
async function fieldsOfChange({ id }: Submission, { db, park }: Place): Promise<StaffField[]> {
  const [{ spaces }, { spaceIds }, times] = [
    await readSpaces({ ...park, db }),
    await whatOf(db, id),
    await storedTimes(db, id),
  ];
  const { heads } = await db
    .selectFrom("rentals")
    .select("heads")
    .where("submission_id", "=", id)
    .executeTakeFirstOrThrow();
  const options = [
    { value: "", label: kindTexts.noSpace },
    ...spaces.map(({ slug, name }) => ({ value: slug, label: inAll((locale) => localize(name, locale).text) })),
  ];
  const chosen = spaces.filter((space) => spaceIds.includes(space.id)).map(({ slug }) => slug);
  // One that is on the site no longer cannot be chosen again: the field in its place says so, and that it would be left
  // out.
  const gone = await Promise.all(
    spaceIds
      .filter((spaceId) => !spaces.some((space) => space.id === spaceId))
      .map(async (spaceId) => {
        const name = await nameInAll(db, spaceId);
        return { value: "", label: inAll((locale) => kindTexts.spaceGone[locale].replace("{space}", name[locale])) };
      }),
  );
  const fields = [
    ...chosen.map((slug) => ({ slug, none: options.slice(0, 1) })),
    ...gone.map((one) => ({ slug: "", none: [one] })),
    { slug: "", none: options.slice(0, 1) },
  ];
  const choices = fields.slice(0, Math.max(fields.length - 1, 4)).map(
    ({ slug, none }, at): StaffField => ({
      name: `space${at + 1}`,
      type: "choice",
      options: [...none, ...options.slice(1)],
      label: inAll((locale) => kindTexts.spaceOrder[locale].replace("{n}", String(at + 1))),
      value: async () => slug,
    }),
  );
  const rows = timeRows.slice(0, times.length + 1).flatMap((row) =>
    timeParts.map(
      (part): StaffField => ({
        name: fieldOf(part, row),
        type: part === "day" || part === "lastDay" ? "date" : "time",
        label: partNames[part],
        row: inAll((locale) =>
          (row > times.length ? kindTexts.furtherRow : formTexts.row)[locale].replace("{n}", String(row)),
        ),
        value: async () => writtenOf(times[row - 1], part),
      }),
    ),
  );
  return [
    ...choices,
    { name: "heads", type: "number", label: fieldNames.heads, value: async () => String(heads) },
    ...rows,
  ];
}

/**
 * What would be written in the form: what is the same as the day or hour beside it is left empty, so that it follows
 * when that is changed.
 */
function writtenOf(time: RentalTime | undefined, part: TimePart): string {
  const implied: Partial<Record<TimePart, TimePart>> = { lastDay: "day", setUp: "starts", clear: "ends" };
  const beside = implied[part];
  return time === undefined || (beside && time[part] === time[beside]) ? "" : time[part];
}

/** Spaces are chosen one by one. */
const changedFields = { spaces: "space1" };

/**
 * What was written, or all that is wrong with it: what cannot be read, and what the rules have against the rest (rule
 * D3).
 */
async function readChange(
  park: Park,
  id: string,
  fields: Record<string, string>,
): Promise<{ ok: true; change: RentalChange } | { ok: false; errors: (locale: Locale) => FormErrors }> {
  const posted = postedOnce(fields);
  const [read, readable] = [parseForm(posted, changeSchema), readableOf(posted.values, changeSchema)];
  const { times, errors } = timesOf(readable);
  const wanted = Object.entries(fields).flatMap(([name, value]) => (/^space\d$/.test(name) ? [value] : []));
  const spaces = (await readSpaces(park)).spaces.filter(({ slug }) => wanted.includes(slug));
  const begun = Object.keys(errors).length > 0;
  if (read.ok && !begun) return { ok: true, change: { spaces, times, heads: read.value.heads } };
  const over = refuseOver(times, await storedTimes(park.db, id), dayOf(park.now()).toString());
  const refusals = [
    ...over,
    ...refusePlan({ spaces, times, heads: readable.heads ?? 0 }, await readRentalCalendar(park)),
  ].filter(({ rule }) => !(begun && rule === "no-day"));
  return {
    ok: false,
    errors: (locale) => ({ ...errorsOf(refusals, locale), ...errors, ...(read.ok ? {} : read.errors) }),
  };
}

/** An answer as the page tells it. */
async function done(park: Park, answered: Answered): Promise<Done> {
  if (answered.ok) return { ok: true };
  switch (answered.reason) {
    case "not-now":
      return { ok: false, message: answered.message };
    case "refused":
      return refused((locale) => errorsOf(answered.refusals, locale), rentalForm, changedFields);
    case "taken":
      return { ok: false, message: await formatTaken(park, answered) };
    case "others-came":
      return { ok: false, message: kindTexts.othersCame };
    default:
      return { ok: false, message: kindTexts[answered.reason] };
  }
}

/** Who approved what stands in the way, and when (rule D13). */
async function formatTaken(
  { db }: Park,
  { held, by, at }: { held: Holding; by: string; at: Temporal.Instant },
): Promise<Localized> {
  const { code } = await db
    .selectFrom("submissions")
    .select("code")
    .where("id", "=", held.submissionId)
    .executeTakeFirstOrThrow();
  const who = (await staffName(db, by)) ?? by;
  const name = await nameInAll(db, held.spaceId);
  return inAll((locale) =>
    kindTexts.taken[locale]
      .replace("{space}", name[locale])
      .replace("{code}", code)
      .replace("{who}", who)
      .replace("{day}", formatDay(held.day, locale))
      .replace("{hours}", formatTimeRange(held.from, held.to, locale))
      .replace("{when}", `${formatDay(dayOf(at), locale)} ${formatTime(at)}`),
  );
}

async function nameInAll(db: Park["db"], spaceId: string): Promise<Localized> {
  const [zh_TW = "", en_US = "", ja_JP = ""] = (
    await Promise.all(locales.map((locale) => spaceNames(db, [spaceId], locale)))
  ).flat();
  return { zh_TW, en_US, ja_JP };
}

function inAll(say: (locale: Locale) => string): Localized {
  return { zh_TW: say("zh_TW"), en_US: say("en_US"), ja_JP: say("ja_JP") };
}
