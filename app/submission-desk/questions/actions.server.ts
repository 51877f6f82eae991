import { kindOf } from "#app/submission-types.ts";
import type { Submission, StaffAction, VisitorAction } from "#app/submissions/submission-type.ts";
import { contactAction } from "#app/submissions/person/contact-data.server.ts";
import { stepsOf } from "#app/submissions/read.server.ts";
import type { Park } from "#platform/park.ts";
import {
  answerQuestion,
  askQuestion,
  questionStates,
  reopenQuestion,
  settleQuestion,
  undoQuestion,
} from "./questions.server.ts";
import { questionTexts } from "./questions.texts.ts";

/**
 * What staff may do with a submission: what its kind says, ask its applicant something, note that this is settled, and
 * correct how they are reached (rules D18, D19).
 */
export function staffActionsOf(submission: Submission): Record<string, StaffAction> {
  const question: StaffAction = {
    from: questionStates(submission),
    label: questionTexts.ask,
    look: "secondary",
    reason: "needed",
    run: async ({ park, by }, asked, { reason }) =>
      told(await askQuestion(park, asked, { by: by.id, expected: asked.stateId, question: reason })),
    undo: async ({ park, by }, asked) => told(await undoQuestion(park, asked, { by: by.id, expected: asked.stateId })),
  };
  const settling: StaffAction = {
    from: ["question"],
    label: questionTexts.settle,
    look: "secondary",
    reason: "optional",
    run: async ({ park, by }, asked, { reason }) =>
      told(await settleQuestion(park, asked, { by: by.id, expected: asked.stateId, why: reason || undefined })),
    undo: async ({ park, by }, asked) =>
      told(await reopenQuestion(park, asked, { by: by.id, expected: asked.stateId })),
  };
  return { ...kindOf(submission.kind).staff, question, settling, contact: contactAction(submission) };
}

/**
 * What a visitor may do with a submission: what its kind says, and answer what was asked, with words and files (rule
 * D7).
 */
export function visitorActionsOf(submission: Submission): Record<string, VisitorAction> {
  const answer: VisitorAction = {
    from: ["question"],
    label: questionTexts.answer,
    asks: questionTexts.words,
    files: { label: questionTexts.files, most: 3 },
    run: async ({ park }, asked, words, files) => told(await answerQuestion(park, asked, words, files)),
  };
  return { answer, ...kindOf(submission.kind).visitor };
}

/**
 * Whether the last thing that happened to a submission is this very act by its visitor: it was sent twice. With words,
 * when they are the same, unless the act leads to a state that nothing else leads to.
 */
export async function isDone(
  park: Park,
  submissionId: string,
  { from, to, asks }: VisitorAction,
  words: string,
): Promise<boolean> {
  const [before, last] = (await stepsOf(park.db, park, submissionId)).slice(-2);
  if (!before || last?.by !== "visitor" || !from.includes(before.state)) return false;
  return (to?.includes(last.state) ?? true) && (!asks || to !== undefined || last.why === words);
}

function told({ ok }: { ok: boolean }) {
  return ok ? ({ ok } as const) : ({ ok, message: questionTexts.changed } as const);
}
