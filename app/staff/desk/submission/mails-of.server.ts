import type { Selectable } from "kysely";
import { keyOfSubmission } from "#app/submissions/submission-keys.server.ts";
import type { Submission } from "#app/submissions/submission-type.ts";
import { letterOf } from "#app/submission-desk/emails/submission-jobs.server.ts";
import { moment } from "#app/submission-desk/status/status-page.server.ts";
import { findMail, mailName } from "#app/staff/core/mail-names.server.ts";
import type { Tables } from "#platform/db/tables.ts";
import type { Locale } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";

/**
 * Every mail of a submission by its name in the reader's language, and what became of it. For who sees personal data
 * also the letter, in the applicant's language: what has not left as it would leave now (rule B1). What was taken back,
 * or told by telephone, says nothing any more.
 */
export async function mailsOf(park: Park, submission: Submission, personal: boolean, locale: Locale) {
  const key = personal ? await keyOfSubmission(park.db, park, submission.id) : "erased";
  const rows = await park.db
    .selectFrom("submission_emails")
    .selectAll()
    .where("submission_id", "=", submission.id)
    .orderBy("asked_at")
    .execute();
  return Promise.all(
    rows.map(async (row) => {
      const { id, mail, taken_back_at, told_at } = row;
      const written =
        row.sealed_message !== null || (!taken_back_at && !told_at && findMail(submission.kind, mail) !== undefined);
      const letter = key !== "erased" && written ? await letterOf(park, submission, key, row) : undefined;
      return {
        id,
        title: mailName(submission.kind, mail, locale),
        letter: letter && { subject: letter.subject, text: letter.text, lang: letter.lang },
        ...inSummary(row.summary_id, whatBecameOf(row, park.now(), locale)),
      };
    }),
  );
}

/** A mail beyond three an hour to one mailbox waits for a summary, and leaves in it (rule H24). */
function inSummary(
  summary: string | null,
  { state, at }: { state: MailState; at: string },
): { state: MailState | "sentInSummary" | "waitsForSummary"; at: string } {
  if (summary === null) return { state, at };
  return {
    state: state === "sent" ? "sentInSummary" : state === "leaves" || state === "leaving" ? "waitsForSummary" : state,
    at,
  };
}

type MailRow = Pick<
  Selectable<Tables["submission_emails"]>,
  "leaves_at" | "sent_at" | "taken_back_at" | "refused_at" | "by_phone" | "told_at"
>;

/** What became of a mail, and when. */
export function whatBecameOf(
  { leaves_at, sent_at, taken_back_at, refused_at, by_phone, told_at }: MailRow,
  now: Temporal.Instant,
  locale: Locale,
) {
  const leaves = leaves_at.toTemporalInstant();
  const due = Temporal.Instant.compare(leaves, now) <= 0;
  const state = taken_back_at
    ? "takenBack"
    : told_at
      ? "told"
      : by_phone
        ? "byPhone"
        : sent_at
          ? "sent"
          : refused_at
            ? "mailRefused"
            : due
              ? "leaving"
              : "leaves";
  const at = (taken_back_at ?? told_at ?? sent_at ?? refused_at)?.toTemporalInstant();
  return { state, at: at ? moment(at, locale) : toTheSecond(leaves, locale) } as const;
}

/** How it looks. */
export type MailState = ReturnType<typeof whatBecameOf>["state"];

/** The moment at which a mail leaves: of a single minute the seconds count. */
function toTheSecond(at: Temporal.Instant, locale: Locale): string {
  return `${moment(at, locale)}:${String(Math.floor(at.epochMilliseconds / 1000) % 60).padStart(2, "0")}`;
}
