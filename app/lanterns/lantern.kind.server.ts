import type { Submission, SubmissionFact, Done, SubmissionType } from "#app/submissions/submission-type.ts";
import { type Particular, particularsAction } from "#app/submissions/person/particulars.server.ts";
import { formatFact } from "#app/visiting/facts/format-fact.ts";
import { formatDay } from "#platform/dates.ts";
import { field, line, optional, personName, wrong } from "#platform/form/fields.ts";
import type { Locale } from "#platform/locales.ts";
import {
  type Answered,
  cancelOrder,
  confirmPayment,
  markMailed,
  markPerformed,
  reportPayment,
  undo,
} from "./order-steps.server.ts";
import { type Identity, readIdentity } from "#app/visiting/identity.server.ts";
import { account, readLastFive } from "./lantern.ts";
import { fieldNames, lightTexts, nameOf, wishOf } from "./lantern.texts.ts";
import { kindTexts, nextSteps } from "./lantern-kind.texts.ts";
import { lanternMailTexts } from "./lantern-mails.texts.ts";
import type { InTime } from "./rites/rites.ts";
import { type Order, type OrderDates, readOrder, readSealed } from "./reading.server.ts";

/**
 * The wish lantern ordered online as a kind of submission: status page, mails, calendar file and what staff do follow
 * from it.
 */
export const lanternKind: SubmissionType = {
  label: kindTexts.label,
  next: nextSteps,
  facts: async ({ db, park }, submission, locale) => [
    ...factsOf(
      await readOrder(db, park, submission.id, submission.state),
      submission,
      await readIdentity({ ...park, db }),
      locale,
    ),
    ...personalFacts(submission, locale),
  ],
  event: async ({ db, park }, submission, locale) => {
    const { rite, lanterns } = await readOrder(db, park, submission.id, submission.state);
    return {
      day: rite,
      title: formatCount(kindTexts.eventTitle[locale], lanterns, locale),
      place: kindTexts.place[locale].replace("{park}", (await readIdentity({ ...park, db })).park[locale]),
    };
  },
  words: async ({ db, park }, submission, locale) => {
    const order = await readOrder(db, park, submission.id, submission.state);
    return {
      name: readSealed(submission.personal)?.contactName ?? "",
      count: String(order.lanterns),
      lanterns: formatLanterns(order.lanterns, locale),
      amount: formatFact({ value: order.lanterns * order.price, unit: "ntd" }, locale),
      payBy: say(order.payBy, locale),
      account: formatAccount(await readIdentity({ ...park, db }), locale),
      when: formatWhen(order, locale),
      rite: say(order.rite, locale),
      mailBy: say(order.mailBy, locale),
      ...(order.missed && { missed: say(order.missed, locale) }),
    };
  },
  mails: lanternMailTexts,
  visitor: {
    account: {
      from: ["unpaid"],
      to: ["reported"],
      label: kindTexts.tell,
      asks: kindTexts.tellAsks,
      line: true,
      look: "primary",
      run: async ({ park }, { id }, words) => {
        const lastFive = readLastFive(words);
        return lastFive
          ? done(await reportPayment(park, id, { by: "visitor", lastFive }))
          : { ok: false, message: kindTexts.wrongDigits };
      },
    },
  },
  staff: {
    payment: {
      from: ["unpaid", "reported", "lapsed", "performed-unpaid"],
      label: kindTexts.paid,
      look: "primary",
      run: async ({ park, by }, { id, stateId }) =>
        done(await confirmPayment(park, id, { by: by.id, expected: stateId })),
      undo: async ({ park, by }, { id, stateId }) => done(await undo(park, id, { by: by.id, expected: stateId })),
    },
    reinstatement: {
      from: ["unpaid", "lapsed"],
      label: kindTexts.paidInTime,
      look: "secondary",
      offered: async ({ db, park }, { id }) => (await readOrder(db, park, id, "unpaid")).missed !== undefined,
      run: async ({ park, by }, { id, stateId }) =>
        done(await confirmPayment(park, id, { by: by.id, expected: stateId, inTime: true })),
      undo: async ({ park, by }, { id, stateId }) => done(await undo(park, id, { by: by.id, expected: stateId })),
    },
    report: {
      from: ["unpaid"],
      label: kindTexts.reported,
      look: "secondary",
      run: async ({ park, by }, { id, stateId }) =>
        done(await reportPayment(park, id, { by: by.id, expected: stateId })),
      undo: async ({ park, by }, { id, stateId }) => done(await undo(park, id, { by: by.id, expected: stateId })),
    },
    performance: {
      from: ["paid", "reported"],
      label: kindTexts.performed,
      look: "primary",
      run: async ({ park, by }, { id, stateId }) =>
        done(await markPerformed(park, id, { by: by.id, expected: stateId })),
      undo: async ({ park, by }, { id, stateId }) => done(await undo(park, id, { by: by.id, expected: stateId })),
    },
    mailing: {
      from: ["performed"],
      label: kindTexts.mailed,
      look: "primary",
      reason: "optional",
      run: async ({ park, by }, { id, stateId }, { reason }) =>
        done(await markMailed(park, id, { by: by.id, expected: stateId, why: reason || undefined })),
      undo: async ({ park, by }, { id, stateId }) => done(await undo(park, id, { by: by.id, expected: stateId })),
    },
    particulars: particularsAction({
      from: ["unpaid", "reported", "paid", "performed-unpaid", "performed"],
      of: ({ personal }) => {
        const sealed = readSealed(personal);
        const ofLantern = ({ name, wish }: { name: string; wish: string }, at: number): Particular[] => [
          { name: `name${at + 1}`, label: nameOf(at + 1), type: "text", read: personName({ max: 40 }), value: name },
          { name: `wish${at + 1}`, label: wishOf(at + 1), type: "text", read: line({ max: 60 }), value: wish },
        ];
        return sealed
          ? [
              ...sealed.lanterns.flatMap(ofLantern),
              {
                name: "lastFive",
                label: kindTexts.lastFiveOf,
                type: "text",
                read: lastFiveField,
                value: sealed.lastFive ?? "",
              },
            ]
          : [];
      },
      within: (personal, { lastFive, ...rows }) => ({
        ...(lastFive !== undefined && { lastFive: String(lastFive) }),
        lanterns: (readSealed(personal)?.lanterns ?? []).map(({ name, wish }, at) => ({
          name: String(rows[`name${at + 1}`] ?? name),
          wish: String(rows[`wish${at + 1}`] ?? wish),
        })),
      }),
      messages: { wrongDigits: kindTexts.wrongDigitsOf },
    }),
    cancellation: {
      from: ["unpaid", "reported", "paid", "performed-unpaid"],
      label: kindTexts.cancel,
      look: "danger",
      reason: "optional",
      run: async ({ park, by }, { id, stateId }, { reason }) =>
        done(await cancelOrder(park, id, { by: by.id, expected: stateId, why: reason || undefined })),
      undo: async ({ park, by }, { id, stateId }) => done(await undo(park, id, { by: by.id, expected: stateId })),
    },
  },
};

const lastFiveField = optional(field((written) => readLastFive(written ?? "") ?? wrong("wrongDigits")));

function factsOf(order: Order, { state }: Submission, identity: Identity, locale: Locale): SubmissionFact[] {
  const over = ["lapsed", "cancelled"].includes(state);
  return [
    ...(over
      ? []
      : [
          { label: kindTexts.rite[locale], value: say(order.rite, locale) },
          { label: kindTexts.mailBy[locale], value: say(order.mailBy, locale) },
        ]),
    { label: kindTexts.count[locale], value: String(order.lanterns) },
    {
      label: kindTexts.amount[locale],
      value: formatFact({ value: order.lanterns * order.price, unit: "ntd" }, locale),
    },
    ...(state === "reported" || state === "performed-unpaid"
      ? [{ label: kindTexts.payment[locale], value: kindTexts.beingMatched[locale] }]
      : []),
    ...(state === "unpaid"
      ? [
          { label: kindTexts.payBy[locale], value: say(order.payBy, locale) },
          { label: kindTexts.account[locale], value: formatAccount(identity, locale) },
        ]
      : []),
  ];
}

function personalFacts({ personal, state }: Submission, locale: Locale): SubmissionFact[] {
  const sealed = readSealed(personal);
  if (!sealed) return [];
  const { lanterns, contactName, phone, email, recipientName, postcode, address, lastFive } = sealed;
  const mine = (label: string, value: string): SubmissionFact[] => (value ? [{ label, value, personal: true }] : []);
  return [
    ...mine(
      kindTexts.lastFive[locale],
      lastFive || (["unpaid", "reported"].includes(state) ? kindTexts.notTold[locale] : ""),
    ),
    ...lanterns.map(
      ({ name, wish }, at): SubmissionFact => ({
        label: kindTexts.lantern[locale].replace("{n}", String(at + 1)),
        value: `${name}\n${wish}`,
        personal: true,
        neverMailed: true,
      }),
    ),
    ...mine(fieldNames.contactName[locale], contactName),
    ...mine(fieldNames.phone[locale], phone),
    ...mine(fieldNames.email[locale], email),
    ...mine(fieldNames.recipientName[locale], recipientName),
    ...mine(fieldNames.address[locale], [postcode, address].filter(Boolean).join("\n")),
  ];
}

/**
 * The day of the rite and, if the last day to pay is later, the moment until which an order is in time for that rite.
 */
function formatWhen({ rite, inTime }: OrderDates, locale: Locale): string {
  return (inTime.time ? kindTexts.whenInTime : kindTexts.whenSure)[locale]
    .replace("{before}", formatInTime(inTime, locale))
    .replace("{rite}", say(rite, locale));
}

/** Until when an order is in time for its rite: 12月28日（一）09:30, or a whole day. */
function formatInTime({ day, time }: InTime, locale: Locale): string {
  return [formatDay(day, locale), time].filter(Boolean).join(locale === "en_US" ? ", " : " ");
}

/** A number of lanterns: 3 盞, 3 lanterns, 3灯. */
export function formatLanterns(lanterns: number, locale: Locale): string {
  return (lanterns === 1 ? lightTexts.one : lightTexts.several)[locale].replace("{n}", String(lanterns));
}

function formatCount(text: string, lanterns: number, locale: Locale): string {
  return text.replace("{count}", String(lanterns)).replace("{lanterns}", formatLanterns(lanterns, locale));
}

function formatAccount({ foundation }: Identity, locale: Locale): string {
  return `${account.bank[locale]}\n${account.number}\n${foundation[locale]}`;
}

function say(day: string, locale: Locale): string {
  return formatDay(day, locale, { year: true });
}

function done(answered: Answered): Done {
  if (answered.ok) return { ok: true };
  return { ok: false, message: answered.reason === "not-yet" ? kindTexts.notYet : kindTexts.notNow };
}
