import type { SubmissionKind } from "#app/submissions/submission.ts";
import { dayOf } from "#platform/dates.ts";
import type { FormErrors } from "#platform/form/message.ts";

/** What somebody may propose on /collaboration (rules D14, D15). */
export const collaborationKinds = ["filming", "drone", "image", "co-branding", "other"] as const;
export type CollaborationKind = (typeof collaborationKinds)[number];

/** What each kind is asked, in the order of the form; the last two are asked of all. */
const who = ["organiser", "contactName", "phone", "email"] as const;
const asked = {
  filming: ["title", "firstDay", "lastDay", "hours", "places", "people", "equipment", "use"],
  drone: ["title", "firstDay", "lastDay", "hours", "places", "pilot", "equipment", "use"],
  image: ["title", "pictures", "firstDay", "lastDay", "size", "use"],
  "co-branding": ["title", "idea", "timing"],
  other: ["title", "idea", "timing"],
} as const satisfies Record<CollaborationKind, readonly string[]>;
export type CollaborationField = (typeof who)[number] | (typeof asked)[CollaborationKind][number];

/** The fields of a kind, but for files, consent and code. */
export function fieldsOf(kind: CollaborationKind): {
  idea: readonly CollaborationField[];
  who: readonly CollaborationField[];
} {
  return { idea: asked[kind], who };
}

/** Those that may be left empty. */
export const optionalFields: readonly CollaborationField[] = ["hours", "timing", "size"];

/** True for what must be asked for thirty days ahead, with a plan, and is reviewed. */
export function needsNotice(kind: CollaborationKind): boolean {
  return kind === "filming" || kind === "drone" || kind === "image";
}

/** The kind of submission it becomes: what is reviewed, and what sales staff follow up. */
export function submissionKindOf(kind: CollaborationKind): SubmissionKind {
  return needsNotice(kind) ? "filming" : "co-branding";
}

/** True for the name of a kind, as it stands in an address. */
export function isCollaborationKind(name: string | null): name is CollaborationKind {
  return collaborationKinds.some((kind) => kind === name);
}

/** How far ahead days may lie, and how long they may last: a shooting weeks, a licence years. */
const furthestDays = 730;
const mostDays = { filming: 60, drone: 14, image: 1826 } as const;

export type Days = { firstDay: string; lastDay: string };

/** The first and the last day on which something may begin, as YYYY-MM-DD. */
export function possibleDays(noticeDays: number, now: Temporal.Instant): { first: string; last: string } {
  const today = dayOf(now);
  return { first: today.add({ days: noticeDays }).toString(), last: today.add({ days: furthestDays }).toString() };
}

/**
 * What the rules have against those days of a proposal that are there; `facts` are what the messages say (rule D14).
 */
export function refuseDays(
  kind: CollaborationKind,
  { firstDay, lastDay }: Partial<Days>,
  noticeDays: number,
  now: Temporal.Instant,
): FormErrors {
  const { first, last } = possibleDays(noticeDays, now);
  const most = kind === "filming" || kind === "drone" || kind === "image" ? mostDays[kind] : furthestDays;
  if (firstDay === undefined) return {};
  return {
    ...(firstDay < first && { firstDay: [{ key: "tooSoon", facts: { day: first, days: noticeDays } }] }),
    ...(firstDay > last && { firstDay: [{ key: "tooFar", facts: { day: last } }] }),
    ...(lastDay !== undefined && lastDay < firstDay && { lastDay: [{ key: "lastBeforeFirst" }] }),
    ...(lastDay !== undefined &&
      Temporal.PlainDate.from(firstDay).until(lastDay).days >= most && {
        lastDay: [{ key: "tooManyDays", facts: { most } }],
      }),
  };
}
