/** The kinds of submission. `app/submission-types.ts` lists their descriptions. */
export const submissionTypes = [
  "group",
  "free-admission",
  "rental",
  "filming",
  "co-branding",
  "lantern",
  "contact",
  "lost-item",
] as const;
export type SubmissionKind = (typeof submissionTypes)[number];

/** The states of a submission. Each kind uses those it needs. */
export const submissionStates = [
  "under-review",
  "question",
  "waiting",
  "offered",
  "confirmed",
  "unpaid",
  "reported",
  "paid",
  "performed-unpaid",
  "performed",
  "done",
  "attended",
  "missed",
  "declined",
  "withdrawn",
  "cancelled",
  "lapsed",
] as const;
export type SubmissionState = (typeof submissionStates)[number];

/** States in which nobody has anything left to do. */
export const endStates: readonly SubmissionState[] = [
  "done",
  "attended",
  "missed",
  "declined",
  "withdrawn",
  "cancelled",
  "lapsed",
];

/** True for the name of a state. */
export function isSubmissionState(name: string): name is SubmissionState {
  return submissionStates.some((state) => state === name);
}

/** True for the name of a kind. */
export function isSubmissionKind(name: string): name is SubmissionKind {
  return submissionTypes.some((kind) => kind === name);
}

/**
 * Staff who change a submission, why, and the newest state they saw: when another has come since, nothing is written
 * (rule S12).
 */
export type Officer = { by: string; why?: string | undefined; expected?: number | undefined };

/** Who did it: "visitor", "park" for what happens automatically, or the id of a member of staff. */
export type Doer = "visitor" | "park" | (string & {});

/** True when `by` is a member of staff. */
export function isStaff(by: Doer): boolean {
  return by !== "visitor" && by !== "park";
}

/** The bare address of a status page. */
export function statusPath(secret: string): string {
  return `/status/${secret}`;
}
