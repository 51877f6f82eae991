import type { UploadScan } from "#platform/uploads/upload.ts";
import type { ColumnType, Generated, GeneratedAlways } from "kysely";

type Moment = ColumnType<Date, string, string>;
type MaybeMoment = ColumnType<Date | null, string | null, string | null>;

export interface SubmissionTable {
  id: string;
  kind: string;
  code: string;
  secret_hash: string;
  sealed_secret: string;
  idempotency_hash: string | null;
  email_hash: string | null;
  locale: string;
  sealed_personal: string;
  opened_at: Moment;
  due_on: string | null;
  retain_from: string;
  /** The newest of its states; null only until the first is added, in the same transaction. */
  newest_state: string | null;
  newest_state_id: number | null;
  touched_at: ColumnType<Date, string | undefined, string>;
  about_day: string | null;
  about_from: string | null;
  about_to: string | null;
  about_people: number | null;
  about_as_of: number | null;
}

export interface SubmissionKeyTable {
  submission_id: string;
  wrapped: string;
}

export interface SubmissionErasureTable {
  submission_id: string;
  at: Moment;
  by: string;
}

export interface SubmissionStateTable {
  id: Generated<number>;
  submission_id: string;
  state: string;
  by: string;
  sealed_why: string | null;
  at: Moment;
  /** What the submission's `due_on` and `retain_from` were before. */
  due_before: ColumnType<string | null, string | null | undefined>;
  retain_before: ColumnType<string | null, string | null | undefined>;
  /** The step that this one took back. */
  takes_back: ColumnType<number | null, number | null | undefined>;
}

export interface SubmissionEmailTable {
  id: string;
  submission_id: string;
  mail: string;
  by: string;
  sealed_words: string | null;
  sealed_message: string | null;
  asked_at: Moment;
  leaves_at: Moment;
  sent_at: MaybeMoment;
  taken_back_at: MaybeMoment;
  refused_at: MaybeMoment;
  /** The step it tells of; none for a letter sent again. */
  state_id: ColumnType<number | null, number | null | undefined, number | null>;
  /** Nobody to write to: told by telephone. */
  by_phone: Generated<boolean>;
  told_at: ColumnType<Date | null, string | null | undefined, string | null>;
  told_by: ColumnType<string | null, string | null | undefined, string | null>;
  /** The closing of the park that it tells of, or of its end. */
  closing_id: ColumnType<string | null, string | null | undefined, never>;
  /** The summary that it goes in instead of by itself; that may be deleted by now. */
  summary_id: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface MailboxMailTable {
  mail_id: string;
  mailbox_hash: string;
  asked_at: Moment;
}

export interface MailSummaryTable {
  id: string;
  mailbox_hash: string;
  leaves_at: Moment;
  closed_at: ColumnType<Date | null, never, string>;
  sent_at: ColumnType<Date | null, never, string>;
}

export interface SubmissionDayTable {
  submission_id: string;
  day: string;
  starts: string | null;
  ends: string | null;
}

export interface SubmissionArrivalTable {
  id: Generated<number>;
  submission_id: string;
  key: string;
  ticket: string;
  people: number;
  at: Moment;
  by: string;
}

export interface SubmissionArrivalRemovalTable {
  arrival_id: number;
  at: Moment;
  by: string;
}

export interface SubmissionNoteTable {
  id: Generated<number>;
  submission_id: string;
  by: string;
  sealed_note: string;
  at: Moment;
}

export interface SubmissionUploadTable {
  id: string;
  submission_id: string;
  field: string;
  state_id: number | null;
  content_type: string;
  size: number;
  sealed_name_and_key: string;
  at: Moment;
  /** What a virus scanner has against it: it has not looked yet, or its bytes are gone. */
  scan: UploadScan | null;
}

export interface SubmissionQuestionTable {
  state_id: number;
  submission_id: string;
  state_before: string;
  due_before: string | null;
  asked_on: string;
}

export interface WorkingYearTable {
  year: number;
  holidays: ColumnType<unknown, string, string>;
  make_ups: ColumnType<unknown, string, string>;
  changed_at: Moment;
  changed_by: string;
}

export interface SubmissionQuoteTable {
  id: GeneratedAlways<number>;
  submission_id: string;
  /** Whole NT$. */
  amount: number;
  sealed_words: string;
  quoted_at: Moment;
  quoted_by: string;
  quoted_for: ColumnType<string | null, string | null | undefined, never>;
}

export interface SubmissionCorrectionTable {
  state_id: number;
  submission_id: string;
  /** Empty where it was erased. */
  sealed_before: string;
}

declare module "#platform/db/tables.ts" {
  interface Tables {
    submissions: SubmissionTable;
    submission_corrections: SubmissionCorrectionTable;
    submission_quotes: SubmissionQuoteTable;
    submission_keys: SubmissionKeyTable;
    submission_erasures: SubmissionErasureTable;
    submission_states: SubmissionStateTable;
    submission_emails: SubmissionEmailTable;
    mailbox_mails: MailboxMailTable;
    mail_summaries: MailSummaryTable;
    submission_notes: SubmissionNoteTable;
    submission_uploads: SubmissionUploadTable;
    submission_questions: SubmissionQuestionTable;
    submission_days: SubmissionDayTable;
    submission_arrivals: SubmissionArrivalTable;
    submission_arrival_removals: SubmissionArrivalRemovalTable;
    working_years: WorkingYearTable;
  }
}
