import type { SubmissionState } from "#app/submissions/submission.ts";

/** True in a state in which there is something to quote (rule G11). */
export function isQuotable(state: SubmissionState): boolean {
  return ["confirmed", "under-review", "offered", "attended"].includes(state);
}
