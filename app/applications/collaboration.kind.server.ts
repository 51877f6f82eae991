import type { SubmissionState } from "#app/submissions/submission.ts";
import type {
  Submission,
  SubmissionFact,
  SubmissionType,
  Place,
  StaffAction,
} from "#app/submissions/submission-type.ts";
import { readIdentity } from "#app/visiting/identity.server.ts";
import { formatFactRange } from "#app/visiting/facts/format-fact.ts";
import { readFacts } from "#app/visiting/visiting.server.ts";
import { formatDay, formatDayRange } from "#platform/dates.ts";
import { bareLabel } from "#platform/form/localize-errors.ts";
import type { Locale, Localized } from "#platform/locales.ts";
import { type Decision, decide, readCollaboration, undoDecision } from "./decisions.server.ts";
import { fieldsOf } from "./collaboration.ts";
import { collaborationKindNames, collaborationTexts, fieldName } from "./collaboration.texts.ts";
import {
  collaborationKindTexts as texts,
  collaborationMails,
  followedUpNext,
  reviewedNext,
} from "./collaboration-mails.texts.ts";

/** Filming, drones and image licences: reviewed by staff (rule D14). */
export const filmingKind: SubmissionType = {
  label: texts.reviewed,
  next: reviewedNext,
  facts: factsOf,
  event: async ({ db, park }, submission, locale) => {
    const { kind, days } = await readCollaboration(db, submission.id);
    return days && kind !== "image"
      ? {
          day: days.firstDay,
          title: `${collaborationKindNames[kind][locale]} · ${(await readIdentity({ ...park, db })).park[locale]}`,
        }
      : undefined;
  },
  words: async ({ park }, submission, locale) => {
    const facts = await readFacts(park);
    return {
      ...personalWords(submission),
      review: formatFactRange(facts["filming.reviewFrom"], facts["filming.reviewTo"], locale),
    };
  },
  mails: collaborationMails,
  keptUntilAnswered: true,
  staff: staffActions(
    { from: ["under-review", "question"], state: "confirmed", mail: "collaboration-approved" },
    texts.approve,
    "optional",
  ),
};

/** Co-branding and other proposals: followed up by sales staff (rule D15). */
export const coBrandingKind: SubmissionType = {
  label: texts.followedUp,
  next: followedUpNext,
  facts: factsOf,
  words: async (_, submission, locale) => ({
    ...personalWords(submission),
    ...(submission.dueOn && { follow: formatDay(submission.dueOn, locale) }),
  }),
  mails: collaborationMails,
  keptUntilAnswered: true,
  staff: staffActions(
    { from: ["under-review", "question"], state: "confirmed", mail: "collaboration-taken-up" },
    texts.takeUp,
    "needed",
  ),
};

function staffActions(yes: Decision, label: Localized, reason: "needed" | "optional"): Record<string, StaffAction> {
  const actionFor = (decision: Decision, words: Pick<StaffAction, "label" | "look" | "reason">): StaffAction => ({
    ...words,
    from: decision.from,
    run: async ({ park, by }, { id, stateId }, given) =>
      told(await decide(park, id, decision, { by: by.id, expected: stateId, why: given.reason || undefined })),
    undo: async ({ park, by }, { id, stateId }) => told(await undoDecision(park, id, { by: by.id, expected: stateId })),
  });
  const open: readonly SubmissionState[] = ["under-review", "question"];
  return {
    approval: actionFor(yes, { label, look: "primary", reason }),
    completion: actionFor(
      { from: ["confirmed"], state: "done", mail: "collaboration-closed" },
      { label: texts.close, look: "primary", reason: "optional" },
    ),
    declination: actionFor(
      { from: open, state: "declined", mail: "collaboration-declined" },
      { label: texts.decline, look: "danger", reason: "needed" },
    ),
    cancellation: actionFor(
      { from: [...open, "confirmed"], state: "cancelled", mail: "collaboration-cancelled" },
      { label: texts.cancel, look: "danger", reason: "optional" },
    ),
  };
}

function told(done: boolean) {
  return done ? ({ ok: true } as const) : ({ ok: false, message: texts.changed } as const);
}

async function factsOf({ db }: Place, { id, personal }: Submission, locale: Locale): Promise<SubmissionFact[]> {
  const { kind, days } = await readCollaboration(db, id);
  const open: SubmissionFact[] = [
    { label: collaborationTexts.kind[locale], value: collaborationKindNames[kind][locale] },
    ...(days
      ? [
          {
            label: collaborationTexts.when[locale],
            value: formatDayRange(days.firstDay, days.lastDay, locale, { year: true }),
          },
        ]
      : []),
  ];
  if (personal === "erased") return open;
  const { idea, who } = fieldsOf(kind);
  const written = [...idea, ...who]
    .filter((name) => name !== "firstDay" && name !== "lastDay")
    .flatMap((name): SubmissionFact[] => {
      const value = personal[name];
      return (typeof value === "string" && value !== "") || typeof value === "number"
        ? [{ label: bareLabel(fieldName(kind, name)[locale]), value: String(value), personal: true }]
        : [];
    });
  return [...open, ...written];
}

function personalWords({ personal }: Submission): Record<string, string> {
  if (personal === "erased") return {};
  return { title: String(personal.title ?? ""), name: String(personal.contactName ?? "") };
}
