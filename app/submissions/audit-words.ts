/**
 * The audit log once called a submission a deed. An entry that was written is never changed (rule S7), so whoever reads
 * the log takes both words.
 */

/** The subjects under which entries about a submission stand in the log, old and new. */
export function auditSubjects(submissionId: string): string[] {
  return [`submission:${submissionId}`, `deed:${submissionId}`];
}

/** An action or a subject in today's words: `deed.act.payment` is `submission.act.payment`. */
export function inTodaysWords(text: string): string {
  return text.replace(/^deed(?=s?[.:]|s?$)/, "submission");
}

/** The words under which an action's kind or a subject may stand in the log: for `submission` also `deed`. */
export function wordsInLog(text: string): string[] {
  return text.startsWith("submission") ? [text, text.replace("submission", "deed")] : [text];
}
