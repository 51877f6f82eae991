import { giveUpOffer } from "#app/reservations/group/give-up-offer.texts.ts";
import * as staffQuestions from "#app/staff/core/staff-questions.texts.ts";
import type { Question } from "#ui/ask/question.ts";

/**
 * Every question that is asked before something is sent, by its name: without scripts a page of its own asks it
 * (app/sure/sure.route.tsx).
 */
export const questionsByName = new Map<string, Question>(
  [giveUpOffer, ...Object.values(staffQuestions)].map((question) => [question.name, question]),
);
