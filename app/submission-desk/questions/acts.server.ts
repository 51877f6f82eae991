import { kindOf } from "#app/deed-kinds.ts";
import type { Deed, StaffAct, VisitorAct } from "#app/deeds/kind.ts";
import { contactAct } from "#app/deeds/person/contact-data.server.ts";
import { stepsOf } from "#app/deeds/read.server.ts";
import type { Park } from "#platform/park.ts";
import {
  answerQuestion,
  askQuestion,
  questionStates,
  reopenQuestion,
  settleQuestion,
  takeBackQuestion,
} from "./questions.server.ts";
import { questionTexts } from "./questions.texts.ts";

/**
 * What staff may do with a deed: what its kind says, ask its applicant something, note that this is settled, and
 * correct how they are reached (rules D18, D19).
 */
export function staffActsOf(deed: Deed): Record<string, StaffAct> {
  const question: StaffAct = {
    from: questionStates(deed),
    label: questionTexts.ask,
    look: "secondary",
    reason: "needed",
    run: async ({ park, by }, asked, { reason }) =>
      told(await askQuestion(park, asked, { by: by.id, question: reason })),
    undo: async ({ park, by }, asked) => told(await takeBackQuestion(park, asked, by.id)),
  };
  const settling: StaffAct = {
    from: ["question"],
    label: questionTexts.settle,
    look: "secondary",
    reason: "optional",
    run: async ({ park, by }, asked, { reason }) =>
      told(await settleQuestion(park, asked, { by: by.id, words: reason || undefined })),
    undo: async ({ park, by }, asked) => told(await reopenQuestion(park, asked, by.id)),
  };
  return { ...kindOf(deed.kind).staff, question, settling, contact: contactAct(deed) };
}

/** What a visitor may do with a deed: what its kind says, and answer what was asked, with words and files (rule D7). */
export function visitorActsOf(deed: Deed): Record<string, VisitorAct> {
  const answer: VisitorAct = {
    from: ["question"],
    label: questionTexts.answer,
    asks: questionTexts.words,
    files: { label: questionTexts.files, most: 3 },
    run: async ({ park }, asked, words, files) => told(await answerQuestion(park, asked, words, files)),
  };
  return { answer, ...kindOf(deed.kind).visitor };
}

/**
 * Whether the last thing that happened to a deed is this very act by its visitor: it was sent twice. With words, when
 * they are the same, unless the act leads to a state that nothing else leads to.
 */
export async function isDone(
  park: Park,
  deedId: string,
  { from, to, asks }: VisitorAct,
  words: string,
): Promise<boolean> {
  const [before, last] = (await stepsOf(park.db, park, deedId)).slice(-2);
  if (!before || last?.by !== "visitor" || !from.includes(before.state)) return false;
  return (to?.includes(last.state) ?? true) && (!asks || to !== undefined || last.why === words);
}

function told({ ok }: { ok: boolean }) {
  return ok ? ({ ok } as const) : ({ ok, message: questionTexts.changed } as const);
}
