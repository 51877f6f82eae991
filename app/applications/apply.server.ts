import type { Transaction } from "kysely";
import { takeKey, openSubmission } from "#app/submissions/submissions.server.ts";
import { enqueueEmail } from "#app/submissions/emails.server.ts";
import { withUploads } from "#app/submissions/uploads/uploads.server.ts";
import { dueAfter } from "#app/submissions/working-days/working-days.ts";
import { readHolidays } from "#app/submissions/working-days/working-years.server.ts";
import { readFacts } from "#app/visiting/visiting.server.ts";
import { dayOf } from "#platform/dates.ts";
import type { Tables } from "#platform/db/tables.ts";
import type { FormErrors } from "#platform/form/message.ts";
import type { JsonObject } from "#platform/json.ts";
import type { Locale } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import type { Upload } from "#platform/uploads/upload.ts";
import { type CollaborationKind, submissionKindOf, needsNotice, refuseDays } from "./collaboration.ts";

export type Proposal = {
  kind: CollaborationKind;
  locale: Locale;
  idempotencyKey: string;
  email: string;
  /** Everything that was written: all of it may tell of a person. */
  personal: JsonObject;
  /** Where the kind names days. */
  days: { firstDay: string; lastDay: string } | undefined;
  uploads: Readonly<Record<string, readonly Upload[]>>;
  /** Uses the verification code up; false when it was used already. */
  spend(trx: Transaction<Tables>): Promise<boolean>;
};

export type Proposed =
  | { ok: true; id: string; secret: string }
  | { ok: false; reason: "code-used" }
  | { ok: false; reason: "refused"; errors: FormErrors };

/**
 * Takes a proposal with its files and confirms it by mail; staff review it, or follow it up, within the days of the
 * facts (rules D14, D15).
 */
export async function propose(
  park: Park,
  { kind, locale, idempotencyKey, email, personal, days, uploads, spend }: Proposal,
): Promise<Proposed> {
  const facts = await readFacts(park);
  return withUploads(park, uploads, (attach) =>
    park.db.transaction().execute(async (trx): Promise<Proposed> => {
      const turn = await takeKey(trx, park, idempotencyKey);
      if (turn.seen) return { ok: true, ...turn.seen };
      const errors = days ? refuseDays(kind, days, Number(facts["filming.noticeDays"].value), park.now()) : {};
      if (Object.keys(errors).length > 0) return { ok: false, reason: "refused", errors };
      if (!(await spend(trx))) return { ok: false, reason: "code-used" };
      const dueOn = dueAfter(await readHolidays(trx), park.now(), Number(facts[dueFact(kind)].value), days?.firstDay);
      const submission = await openSubmission(trx, park, turn, {
        kind: submissionKindOf(kind),
        locale,
        email,
        personal,
        dueOn,
        state: "under-review",
        by: "visitor",
        retainFrom: days?.lastDay ?? dayOf(park.now()).toString(),
      });
      await trx
        .insertInto("collaborations")
        .values({
          submission_id: submission.id,
          kind,
          first_day: days?.firstDay ?? null,
          last_day: days?.lastDay ?? null,
        })
        .execute();
      await attach(trx, submission.id);
      await enqueueEmail(trx, park, submission, { mail: "collaboration-received", forAnybody: true });
      return { ok: true, id: submission.id, secret: submission.secret };
    }),
  );
}

/** The fact that says within how many working days staff answer: the end of the review, or the follow-up. */
function dueFact(kind: CollaborationKind) {
  return needsNotice(kind) ? "filming.reviewTo" : "sales.replyDays";
}
