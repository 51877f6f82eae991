import { stateNames } from "#app/submissions/submissions.texts.ts";
import { readSubmission } from "#app/submissions/read.server.ts";
import { readRite, type RiteOrder } from "#app/lanterns/rites/rite-list.server.ts";
import { performAction, undo, undoable } from "#app/staff/desk/submission/submission-actions.server.ts";
import { formatFact } from "#app/visiting/facts/format-fact.ts";
import type { Staff } from "#platform/auth/auth.ts";
import { dayOf, formatDay } from "#platform/dates.ts";
import type { Locale } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import { riteTexts } from "./rites.texts.ts";

/** What staff do to all orders of a rite at once: it was held, or everything is in the post. */
export const riteActions = ["performance", "mailing"] as const;
export type RiteAction = (typeof riteActions)[number];

/** One Monday as staff see and print it. */
export async function readRitePage(park: Park, day: string, locale: Locale) {
  const { hanging, unmatched, unpaid } = await readRite(park, day);
  const undoables = new Set<string | undefined>();
  for (const { submission } of hanging) undoables.add(await undoable(park, submission));
  const some = (state: string) => hanging.some(({ submission }) => submission.state === state);
  const held = day <= dayOf(park.now()).toString();
  return {
    day,
    title: riteTexts.riteOf[locale].replace("{day}", formatDay(day, locale, { year: true })),
    mailBy: hanging[0] && formatDay(hanging[0].order.mailBy, locale, { year: true }),
    orders: hanging.length,
    lanterns: hanging.reduce((sum, { order }) => sum + order.lanterns, 0),
    names: hanging.flatMap(({ submission: { id, code }, sealed }) =>
      (sealed?.lanterns ?? [{ name: riteTexts.erased[locale], wish: "" }]).map(({ name, wish }) => ({
        id,
        code,
        name,
        wish,
      })),
    ),
    // Nothing is posted before its money was found (rule W3).
    parcels: hanging
      .filter((one) => !unmatched.includes(one))
      .map((one) => ({
        id: one.submission.id,
        code: one.submission.code,
        state: stateNames[one.submission.state][locale],
        lanterns: one.order.lanterns,
        ...addressOf(one, locale),
      })),
    unmatched: unmatched.map((one) => ({
      ...moneyOf(one, locale),
      by: one.submission.dueOn ? formatDay(one.submission.dueOn, locale) : "",
    })),
    unpaid: unpaid.map((one) => ({ ...moneyOf(one, locale), by: formatDay(one.order.payBy, locale) })),
    actions: [
      ...(held && (some("paid") || some("reported")) ? (["performance"] as const) : []),
      ...(some("performed") ? (["mailing"] as const) : []),
    ],
    undos: riteActions.filter((noun) => undoables.has(noun)),
  };
}

export type RitePage = Awaited<ReturnType<typeof readRitePage>>;

/**
 * Does it to every order of the rite it can be done to; each is whole by itself, and once more does what was left.
 * Answers how many.
 */
export async function actOnRite(park: Park, staff: Staff, day: string, noun: RiteAction): Promise<number> {
  let done = 0;
  for (const { submission } of (await readRite(park, day)).hanging)
    if ((await performAction(park, staff, submission, noun, {}))?.ok) done += 1;
  return done;
}

/** Takes it back within a minute for every order it was done to; answers how many. */
export async function undoOnRite(park: Park, staff: Staff, day: string, noun: RiteAction): Promise<number> {
  let undone = 0;
  for (const {
    submission: { id },
  } of (await readRite(park, day)).hanging) {
    const submission = await readSubmission(park.db, park, id);
    if (submission && (await undoable(park, submission)) === noun && (await undo(park, staff, submission, noun))?.ok)
      undone += 1;
  }
  return undone;
}

/** What staff look for in the bank's list. */
function moneyOf({ submission: { id, code }, order, sealed }: RiteOrder, locale: Locale) {
  return {
    id,
    code,
    amount: formatFact({ value: order.lanterns * order.price, unit: "ntd" }, locale),
    lastFive: sealed?.lastFive ?? "",
    name: sealed?.contactName ?? "",
  };
}

function addressOf({ sealed }: RiteOrder, locale: Locale) {
  if (!sealed) return { to: riteTexts.erased[locale], phone: "" };
  return {
    to: [sealed.recipientName || sealed.contactName, [sealed.postcode, sealed.address].filter(Boolean).join(" ")].join(
      "\n",
    ),
    phone: sealed.phone,
  };
}
