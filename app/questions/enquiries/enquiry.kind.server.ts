import type { Submission, SubmissionFact, SubmissionType } from "#app/submissions/submission-type.ts";
import { bareLabel } from "#platform/form/localize-errors.ts";
import type { Locale, Localized } from "#platform/locales.ts";
import { formatDay } from "#platform/dates.ts";
import { answerEnquiry, undoDecision } from "./enquiries.server.ts";
import { enquiryKindTexts, enquiryMails } from "./enquiry-kind.texts.ts";
import { fieldNames, subjectNames } from "./enquiry.texts.ts";
import { lostCategoryNames } from "#app/questions/questions.texts.ts";

const staff: SubmissionType["staff"] = {
  answer: {
    from: ["under-review", "question", "done"],
    label: enquiryKindTexts.answer,
    look: "primary",
    reason: "needed",
    run: async ({ park, by }, { id, stateId }, { reason }) =>
      (await answerEnquiry(park, id, { by: by.id, expected: stateId, answer: reason }))
        ? { ok: true }
        : { ok: false, message: enquiryKindTexts.notNow },
    undo: async ({ park, by }, { id, stateId }) =>
      (await undoDecision(park, id, { by: by.id, expected: stateId }))
        ? { ok: true }
        : { ok: false, message: enquiryKindTexts.notNow },
  },
};

/** A message of /contact as a kind of submission. */
export const contactKind: SubmissionType = {
  label: enquiryKindTexts.contact,
  next: { "under-review": enquiryKindTexts.received, done: enquiryKindTexts.answered },
  facts: async (_, submission, locale) => factsOf(submission, locale, ["subject", "message", "name", "email", "phone"]),
  mails: enquiryMails,
  keptUntilAnswered: true,
  fixed: true,
  staff,
};

/** An enquiry of /faq/lostfound as a kind of submission. */
export const lostItemKind: SubmissionType = {
  label: enquiryKindTexts.lostItem,
  next: { "under-review": enquiryKindTexts.searching, done: enquiryKindTexts.answered },
  facts: async (_, submission, locale) =>
    factsOf(submission, locale, ["category", "lostOn", "lostAt", "description", "name", "email", "phone"]),
  mails: enquiryMails,
  keptUntilAnswered: true,
  fixed: true,
  staff,
};

const choices: Readonly<Record<string, Readonly<Record<string, Localized>>>> = {
  subject: subjectNames,
  category: lostCategoryNames,
};
/** What a viewer among the staff may read too. */
const open = new Set<string>(["subject", "category", "lostOn"]);

function factsOf(
  { personal }: Submission,
  locale: Locale,
  names: readonly (keyof typeof fieldNames)[],
): SubmissionFact[] {
  if (personal === "erased") return [];
  return names.flatMap((name) => {
    const written = personal[name];
    if (typeof written !== "string" || written === "") return [];
    const value =
      name === "lostOn" ? formatDay(written, locale, { year: true }) : (choices[name]?.[written]?.[locale] ?? written);
    return [{ label: bareLabel(fieldNames[name][locale]), value, ...(!open.has(name) && { personal: true as const }) }];
  });
}
