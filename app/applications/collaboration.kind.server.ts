import type { DeedState } from "#app/deeds/deed.ts";
import type { Deed, DeedFact, Kind, Place, StaffAct } from "#app/deeds/kind.ts";
import { readIdentity } from "#app/visiting/identity.server.ts";
import { sayFactRange } from "#app/visiting/facts/say-fact.ts";
import { readFacts } from "#app/visiting/visiting.server.ts";
import { formatDay, formatDayRange } from "#platform/dates.ts";
import { bareLabel } from "#platform/form/tell-errors.ts";
import type { Locale, Localized } from "#platform/locales.ts";
import { type Decision, decide, readCollaboration, takeBackDecision } from "./answers.server.ts";
import { fieldsOf } from "./collaboration.ts";
import { collaborationKindNames, collaborationTexts, fieldName } from "./collaboration.texts.ts";
import {
  collaborationKindTexts as texts,
  collaborationMails,
  followedUpNext,
  reviewedNext,
} from "./collaboration-mails.texts.ts";

/** Filming, drones and image licences: reviewed by staff (rule D14). */
export const filmingKind: Kind = {
  label: texts.reviewed,
  next: reviewedNext,
  facts: factsOf,
  event: async ({ db, park }, deed, locale) => {
    const { kind, days } = await readCollaboration(db, deed.id);
    return days && kind !== "image"
      ? {
          day: days.firstDay,
          title: `${collaborationKindNames[kind][locale]} · ${(await readIdentity({ ...park, db })).park[locale]}`,
        }
      : undefined;
  },
  words: async ({ park }, deed, locale) => {
    const facts = await readFacts(park);
    return {
      ...personalWords(deed),
      review: sayFactRange(facts["filming.reviewFrom"], facts["filming.reviewTo"], locale),
    };
  },
  mails: collaborationMails,
  keptUntilAnswered: true,
  staff: staffActs(
    { from: ["under-review", "question"], state: "confirmed", mail: "collaboration-approved" },
    texts.approve,
    "optional",
  ),
};

/** Co-branding and other proposals: followed up by sales staff (rule D15). */
export const coBrandingKind: Kind = {
  label: texts.followedUp,
  next: followedUpNext,
  facts: factsOf,
  words: async (_, deed, locale) => ({
    ...personalWords(deed),
    ...(deed.dueOn && { follow: formatDay(deed.dueOn, locale) }),
  }),
  mails: collaborationMails,
  keptUntilAnswered: true,
  staff: staffActs(
    { from: ["under-review", "question"], state: "confirmed", mail: "collaboration-taken-up" },
    texts.takeUp,
    "needed",
  ),
};

function staffActs(yes: Decision, label: Localized, reason: "needed" | "optional"): Record<string, StaffAct> {
  const act = (decision: Decision, words: Pick<StaffAct, "label" | "look" | "reason">): StaffAct => ({
    ...words,
    from: decision.from,
    run: async ({ park, by }, { id }, given) =>
      told(await decide(park, id, decision, { by: by.id, reason: given.reason })),
    undo: async ({ park, by }, { id }) => told(await takeBackDecision(park, id, by.id)),
  });
  const open: readonly DeedState[] = ["under-review", "question"];
  return {
    approval: act(yes, { label, look: "primary", reason }),
    completion: act(
      { from: ["confirmed"], state: "done", mail: "collaboration-closed" },
      { label: texts.close, look: "primary", reason: "optional" },
    ),
    declination: act(
      { from: open, state: "declined", mail: "collaboration-declined" },
      { label: texts.decline, look: "danger", reason: "needed" },
    ),
    cancellation: act(
      { from: [...open, "confirmed"], state: "cancelled", mail: "collaboration-cancelled" },
      { label: texts.cancel, look: "danger", reason: "optional" },
    ),
  };
}

function told(done: boolean) {
  return done ? ({ ok: true } as const) : ({ ok: false, message: texts.changed } as const);
}

async function factsOf({ db }: Place, { id, personal }: Deed, locale: Locale): Promise<DeedFact[]> {
  const { kind, days } = await readCollaboration(db, id);
  const open: DeedFact[] = [
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
    .flatMap((name): DeedFact[] => {
      const value = personal[name];
      return (typeof value === "string" && value !== "") || typeof value === "number"
        ? [{ label: bareLabel(fieldName(kind, name)[locale]), value: String(value), personal: true }]
        : [];
    });
  return [...open, ...written];
}

function personalWords({ personal }: Deed): Record<string, string> {
  if (personal === "erased") return {};
  return { title: String(personal.title ?? ""), name: String(personal.contactName ?? "") };
}
