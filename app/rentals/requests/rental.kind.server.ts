import {
  type Submission,
  type SubmissionFact,
  type SubmissionType,
  personalText,
  type Place,
} from "#app/submissions/submission-type.ts";
import { readIdentity } from "#app/visiting/identity.server.ts";
import { formatFact } from "#app/visiting/facts/format-fact.ts";
import { readFacts } from "#app/visiting/visiting.server.ts";
import { listed, readSpaces, spaceNames } from "#app/rentals/spaces.server.ts";
import type { Locale } from "#platform/locales.ts";
import { lockSpaces, timesOf, whatOf } from "./ledger.server.ts";
import { quoteOf } from "#app/submissions/quotes.server.ts";
import { capacityOf, eventKinds, isCrowded, stretchesOf } from "./rental.ts";
import { kindTexts, nextSteps } from "./rental-kind.texts.ts";
import { formatTimes } from "./format-times.ts";
import { rentalMailTexts } from "./rental-mails.texts.ts";
import { rentalStaff } from "./rental-staff.server.ts";
import { eventNames, fieldNames } from "./rental.texts.ts";

/**
 * The rental as a kind of submission: status page, mails, calendar file and what staff do follow from it (rules
 * D11–D13).
 */
export const rentalKind: SubmissionType = {
  label: kindTexts.label,
  next: nextSteps,
  facts: factsOf,
  event: async (place, submission, locale) => {
    const { times, spaces, heads } = await readRental(place, submission.id, locale);
    const [first, ...further] = stretchesOf(times);
    if (!first) return undefined;
    const { park } = await readIdentity({ ...place.park, db: place.db });
    const title = personalText(submission.personal, "title") || kindTexts.label[locale];
    return {
      ...first,
      further,
      title: kindTexts.eventTitle[locale].replace("{title}", title).replace("{spaces}", spaces),
      place: `${park[locale]} ${spaces}`,
      people: heads,
    };
  },
  words: async (place, submission, locale) => {
    const { times, spaces, heads, capacity } = await readRental(place, submission.id, locale);
    const facts = await readFacts({ ...place.park, db: place.db });
    return {
      spaces,
      heads: String(heads),
      times: formatTimes(times, locale),
      organiser: personalText(submission.personal, "organiser"),
      reviewFrom: String(facts["rental.reviewFrom"].value),
      reviewTo: String(facts["rental.reviewTo"].value),
      ...(capacity && { crowded: kindTexts.crowded[locale].replace("{capacity}", capacity) }),
    };
  },
  mails: rentalMailTexts,
  staff: rentalStaff,
  // An approved rental is settled on the telephone: it keeps its spaces, and its state.
  questions: ["under-review"],
  lock: async (trx, submissionId) => void (await lockSpaces(trx, (await whatOf(trx, submissionId)).spaceIds)),
};

/**
 * What is kept of a rental outside the seal; `capacity` only where more people come than the spaces are made for (rule
 * D12).
 */
export async function readRental({ db, park }: Place, submissionId: string, locale: Locale) {
  const { event, heads } = await db
    .selectFrom("rentals")
    .select(["event", "heads"])
    .where("submission_id", "=", submissionId)
    .executeTakeFirstOrThrow();
  const { spaceIds } = await whatOf(db, submissionId);
  const chosen = (await readSpaces({ ...park, db })).spaces.filter(({ id }) => spaceIds.includes(id));
  return {
    heads,
    event: eventKinds.find((kind) => kind === event) ?? "other",
    spaces: listed(await spaceNames(db, spaceIds, locale), locale),
    times: await timesOf(db, submissionId),
    capacity: isCrowded({ spaces: chosen, heads }) ? capacityOf(chosen).people.toLocaleString("en") : undefined,
  };
}

async function factsOf(place: Place, submission: Submission, locale: Locale): Promise<SubmissionFact[]> {
  const { times, spaces, event, heads, capacity } = await readRental(place, submission.id, locale);
  const quote = await quoteOf(place.db, place.park, submission.id);
  const people = formatFact({ value: heads, unit: "people" }, locale);
  const mine = (name: keyof typeof fieldNames): SubmissionFact[] => {
    const value = personalText(submission.personal, name);
    return value
      ? [
          {
            label: { ...fieldNames, needs: kindTexts.needs, taxId: kindTexts.taxId }[name][locale],
            value,
            personal: true,
          },
        ]
      : [];
  };
  return [
    { label: kindTexts.spaces[locale], value: spaces },
    { label: kindTexts.times[locale], value: formatTimes(times, locale) },
    ...mine("title"),
    { label: kindTexts.event[locale], value: eventNames[event][locale] },
    {
      label: kindTexts.heads[locale],
      value: capacity
        ? kindTexts.crowdedHeads[locale].replace("{people}", people).replace("{capacity}", capacity)
        : people,
    },
    ...(quote
      ? [
          {
            label: kindTexts.quote[locale],
            value: `${formatFact({ value: quote.amount, unit: "ntd" }, locale)}\n${quote.words}`,
            personal: true as const,
          },
        ]
      : []),
    ...mine("organiser"),
    ...mine("taxId"),
    ...mine("contactName"),
    ...mine("phone"),
    ...mine("email"),
    ...mine("needs"),
  ];
}
