/** What visitors can ask for. Each kind describes itself in `app/submission-types.ts`. */
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

/** How far a submission has come; a kind uses those it needs. */
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

/** States in which nothing more is awaited of anybody. */
export const endStates: readonly SubmissionState[] = [
  "done",
  "attended",
  "missed",
  "declined",
  "withdrawn",
  "cancelled",
  "lapsed",
];

/** True for the name of a state, as it stands in the database. */
export function isSubmissionState(name: string): name is SubmissionState {
  return submissionStates.some((state) => state === name);
}

/** True for the name of a kind. */
export function isSubmissionKind(name: string): name is SubmissionKind {
  return submissionTypes.some((kind) => kind === name);
}

/** Who did it: the visitor, the park by itself, or a member of staff by id. */
/**
 * Staff who change a submission, why, and the newest state they saw: when another has come since, nothing is written
 * (rule S12).
 */
export type Officer = { by: string; why?: string | undefined; expected?: number | undefined };

export type Doer = "visitor" | "park" | (string & {});

/** True when `by` is a member of staff. */
export function isStaff(by: Doer): boolean {
  return by !== "visitor" && by !== "park";
}

/** The bare address of a status page. */
export function statusPath(secret: string): string {
  return `/status/${secret}`;
}
