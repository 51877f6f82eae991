import { giveUpOffer } from "./give-up-offer.texts.ts";
import { giveQuote, type Quote, quotedAmount, undoQuote } from "#app/submissions/quotes.server.ts";
import { refused } from "#app/submissions/refused.ts";
import {
  type Submission,
  type SubmissionFact,
  type SubmissionType,
  personalText,
  type Place,
} from "#app/submissions/submission-type.ts";
import { formatFact } from "#app/visiting/facts/format-fact.ts";
import { readIdentity } from "#app/visiting/identity.server.ts";
import { dayOf, formatDay, formatTimeRange, timeOf } from "#platform/dates.ts";
import { fillIn, listMark, type Locale, type Localized } from "#platform/locales.ts";
import {
  acceptOffer,
  cancelReservation,
  confirmReservation,
  declineOffer,
  declineReservation,
  hasBegun,
  hasCome,
  markAttended,
  markMissed,
  undoDecision,
} from "#app/reservations/decisions.server.ts";
import { done } from "./answered.server.ts";
import { changeAction } from "./change-action.server.ts";
import { formatFreeReason, formatFreeTicket } from "./free-reason.texts.ts";
import { refuseFree, tickets } from "./group.ts";
import { particularsAction } from "./particulars-action.server.ts";
import { classTourNames, extraNames, fieldNames, fieldTripNames, guideNames, kindNames } from "./group.texts.ts";
import { kindTexts, nextSteps } from "./group-kind.texts.ts";
import { groupMailTexts } from "#app/reservations/mails/group-mails.texts.ts";
import { groupQuotes, quoteOfGroup } from "#app/reservations/quotation/group-quotes.server.ts";
import { isQuotable } from "#app/reservations/quotation/quotation.ts";
import { quotationTexts } from "#app/reservations/quotation/quotation.texts.ts";
import { lockReservation, readReservation, type Reservation } from "#app/reservations/reservation.server.ts";

/**
 * The group reservation as a kind of submission: status page, mails, calendar file and what staff do follow from it.
 */
export const groupKind: SubmissionType = {
  label: kindTexts.label,
  next: nextSteps,
  facts: async ({ db, park }, submission, locale) => {
    const reservation = await readReservation(db, submission.id);
    return factsOf(reservation, await quoteOfGroup(db, park, submission.id, reservation), submission, locale);
  },
  event: async ({ db, park }, submission, locale) => {
    const name = (await readIdentity({ ...park, db })).park[locale];
    const { date, startTime, endTime, total } = await readReservation(db, submission.id);
    return {
      day: date,
      from: startTime,
      to: endTime,
      title: fillIn(kindTexts.eventTitle[locale], { people: total, park: name }),
      place: kindTexts.place[locale].replace("{park}", () => name),
      people: total,
    };
  },
  words: async ({ db }, submission, locale) => {
    const { offerEnds, total, ...reservation } = await readReservation(db, submission.id);
    return {
      visit: visitOf(reservation, locale),
      people: String(total),
      group: personalText(submission.personal, "groupName"),
      ...(isQuotable(submission.state) && { quotation: quotationTexts.name[locale] }),
      ...(offerEnds && { until: `${formatDay(dayOf(offerEnds), locale)} ${timeOf(offerEnds)}` }),
    };
  },
  tickets: async ({ db }, submission, locale) => {
    const { counts, freeReason } = await readReservation(db, submission.id);
    return tickets
      .filter((ticket) => counts[ticket] > 0)
      .map((ticket) => ({
        ticket,
        label: ticket === "free" ? formatFreeTicket(freeReason, counts.free, locale) : fieldNames[ticket][locale],
        people: counts[ticket],
      }));
  },
  links: async (_, { state }, locale) =>
    isQuotable(state) ? [{ to: "quotation.pdf", label: quotationTexts.download[locale] }] : [],
  mails: groupMailTexts,
  lock: lockReservation,
  visitor: {
    acceptance: {
      from: ["offered"],
      to: ["confirmed", "under-review"],
      label: kindTexts.accept,
      look: "primary",
      run: async ({ park }, { id }) => done(await acceptOffer(park, id), kindTexts.offerOver),
    },
    refusal: {
      from: ["offered"],
      to: ["cancelled"],
      label: kindTexts.refuse,
      look: "secondary",
      question: giveUpOffer,
      until: async ({ db }, { id }) => (await readReservation(db, id)).offerEnds,
      run: async ({ park }, { id }) => done(await declineOffer(park, id), kindTexts.offerOver),
    },
  },
  staff: {
    confirmation: {
      from: ["under-review", "question", "waiting", "offered"],
      label: kindTexts.confirm,
      look: "primary",
      reason: "optional",
      // An officer may have agreed on the price by telephone: told, not refused.
      consequence: async (place, submission, locale) => {
        const open = await openQuestions(place, submission);
        return open.length > 0
          ? { text: open.map((one) => one[locale]).join(locale === "en_US" ? " " : ""), submissions: [] }
          : undefined;
      },
      run: async ({ park, by }, { id, stateId }, { reason }) =>
        done(await confirmReservation(park, id, { by: by.id, expected: stateId, why: reason || undefined })),
      undo: async ({ park, by }, { id, stateId }) =>
        done(await undoDecision(park, id, { by: by.id, expected: stateId })),
    },
    restoration: {
      from: ["declined", "cancelled", "lapsed"],
      label: kindTexts.restore,
      reason: "optional",
      run: async ({ park, by }, { id, stateId }, { reason }) =>
        done(await confirmReservation(park, id, { by: by.id, expected: stateId, why: reason || undefined })),
      undo: async ({ park, by }, { id, stateId }) =>
        done(await undoDecision(park, id, { by: by.id, expected: stateId })),
    },
    quotation: {
      from: ["confirmed", "under-review", "question", "offered"],
      label: kindTexts.quoting,
      look: "secondary",
      reason: "needed",
      offered: ({ db }, { id }) => isQuoted(db, id),
      fields: [{ name: "amount", label: kindTexts.amount, type: "number" }],
      run: async ({ park, by }, { id }, { reason, fields }) => {
        const amount = quotedAmount.safeParse(fields.amount);
        if (!amount.success)
          return refused(() => ({ amount: [{ key: "wrongAmount" }] }), {
            labels: { amount: kindTexts.amount },
            messages: { wrongAmount: kindTexts.wrongAmount },
          });
        return (await isQuoted(park.db, id)) &&
          (await giveQuote(park, id, { amount: amount.data, words: reason, by: by.id }, groupQuotes))
          ? { ok: true }
          : { ok: false, message: kindTexts.notNow };
      },
      undo: async ({ park, by }, { id }) =>
        (await undoQuote(park, id, by.id, groupQuotes)) ? { ok: true } : { ok: false, message: kindTexts.notNow },
    },
    change: changeAction,
    particulars: particularsAction,
    attendance: {
      from: ["confirmed"],
      label: kindTexts.attended,
      look: "secondary",
      offered: async ({ db, park }, { id }) => hasCome((await readReservation(db, id)).date, park.now()),
      run: async ({ park, by }, { id, stateId }) =>
        done(await markAttended(park, id, { by: by.id, expected: stateId })),
      undo: async ({ park, by }, { id, stateId }) =>
        done(await undoDecision(park, id, { by: by.id, expected: stateId })),
    },
    absence: {
      from: ["confirmed"],
      label: kindTexts.missed,
      look: "secondary",
      offered: async ({ db, park }, { id }) => hasBegun(await readReservation(db, id), park.now()),
      run: async ({ park, by }, { id, stateId }) =>
        done(await markMissed(park, id, { by: by.id, expected: stateId }), kindTexts.notNow, kindTexts.notBegun),
      undo: async ({ park, by }, { id, stateId }) =>
        done(await undoDecision(park, id, { by: by.id, expected: stateId })),
    },
    declination: {
      from: ["under-review", "question", "waiting", "offered"],
      label: kindTexts.decline,
      look: "danger",
      reason: "needed",
      run: async ({ park, by }, { id, stateId }, { reason }) =>
        done(await declineReservation(park, id, { by: by.id, expected: stateId, why: reason || undefined })),
      undo: async ({ park, by }, { id, stateId }) =>
        done(await undoDecision(park, id, { by: by.id, expected: stateId })),
    },
    cancellation: {
      from: ["confirmed", "under-review", "question", "waiting", "offered"],
      label: kindTexts.cancel,
      look: "danger",
      reason: "optional",
      run: async ({ park, by }, { id, stateId }, { reason }) =>
        done(await cancelReservation(park, id, { by: by.id, expected: stateId, why: reason || undefined })),
      undo: async ({ park, by }, { id, stateId }) =>
        done(await undoDecision(park, id, { by: by.id, expected: stateId })),
    },
  },
};

/**
 * What an officer should settle before confirming: a programme without a quote, free places without a reason (rules
 * G10, G22).
 */
async function openQuestions({ db, park }: Place, { id, kind }: Submission): Promise<Localized[]> {
  const reservation = await readReservation(db, id);
  const { estimate, counts, freeReason } = reservation;
  const unquoted = estimate.quotedByStaff && !(await quoteOfGroup(db, park, id, reservation));
  // A group with a letter says in it why it is free.
  const unreasoned = kind === "group" && refuseFree({ free: counts.free, freeReason }).length > 0;
  return [...(unquoted ? [kindTexts.unquoted] : []), ...(unreasoned ? [kindTexts.unreasoned] : [])];
}

/** Whether anything was chosen that staff quote. */
async function isQuoted(db: Place["db"], id: string): Promise<boolean> {
  return (await readReservation(db, id)).estimate.quotedByStaff;
}

function factsOf(
  reservation: Reservation,
  quote: Quote | undefined,
  { personal }: Submission,
  locale: Locale,
): SubmissionFact[] {
  const { counts, freeReason, groupKind, fieldTrip, classTour, extras, guide, coaches, total, estimate } = reservation;
  const ntd = (value: number) => formatFact({ value, unit: "ntd" }, locale);
  const mine = (name: keyof typeof fieldNames): SubmissionFact[] => {
    const value = personalText(personal, name);
    return value ? [{ label: fieldNames[name][locale], value, personal: true }] : [];
  };
  const said = (name: keyof typeof fieldNames, value: string): SubmissionFact[] =>
    value ? [{ label: fieldNames[name][locale], value }] : [];
  return [
    { label: kindTexts.visit[locale], value: visitOf(reservation, locale) },
    ...mine("groupName"),
    ...said("groupKind", kindNames[groupKind][locale]),
    ...said("total", formatFact({ value: total, unit: "people" }, locale)),
    {
      label: kindTexts.tickets[locale],
      value: tickets
        .filter((ticket) => counts[ticket] > 0)
        .map((ticket) => `${fieldNames[ticket][locale]} ${counts[ticket]}`)
        .join(listMark[locale]),
    },
    ...said("freeReason", counts.free > 0 ? formatFreeReason(freeReason, counts.free, locale) : ""),
    ...said("coaches", coaches ? String(coaches) : ""),
    ...said("fieldTrip", fieldTrip && fieldTripNames[fieldTrip][locale]),
    ...said("classTour", classTour && classTourNames[classTour][locale]),
    ...said("extras", extras.map((extra) => extraNames[extra][locale]).join(listMark[locale])),
    ...said("guide", guide && guideNames[guide][locale]),
    {
      label: kindTexts.estimate[locale],
      value: ntd(estimate.sum) + (estimate.quotedByStaff && !quote ? kindTexts.quotedToo[locale] : ""),
    },
    ...(quote
      ? [
          { label: kindTexts.quoted[locale], value: `${ntd(quote.amount)}\n${quote.words}`, personal: true as const },
          { label: kindTexts.total[locale], value: ntd(estimate.sum + quote.amount) },
        ]
      : []),
    ...mine("taxId"),
    ...mine("contactName"),
    ...mine("phone"),
    ...mine("email"),
    ...mine("onsiteName"),
    ...mine("onsitePhone"),
    ...mine("requirements"),
  ];
}

function visitOf(
  { date, startTime, endTime }: Pick<Reservation, "date" | "startTime" | "endTime">,
  locale: Locale,
): string {
  return `${formatDay(date, locale, { year: true })} ${formatTimeRange(startTime, endTime, locale)}`;
}
