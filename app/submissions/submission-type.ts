import type { Kysely, Transaction } from "kysely";
import type { Staff } from "#platform/auth/auth.ts";
import type { Tables } from "#platform/db/tables.ts";
import type { FileRule } from "#platform/form/define.ts";
import type { FieldError } from "#platform/form/localize-errors.ts";
import type { JsonObject } from "#platform/json.ts";
import type { Locale, Localized } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import type { Upload } from "#platform/uploads/upload.ts";
import type { Question } from "#ui/ask/question.ts";
import { type SubmissionKind, type SubmissionState, endStates } from "./submission.ts";

/** A submission as its kind sees it. */
export type Submission = {
  id: string;
  kind: SubmissionKind;
  code: string;
  /** The visitor's language. */
  locale: Locale;
  openedAt: Temporal.Instant;
  state: SubmissionState;
  /** The number of its newest state: what somebody acts on is what they saw (rule S12). */
  stateId: number;
  dueOn: string | undefined;
  personal: JsonObject | "erased";
};

/** Where a kind reads: `db` may be a transaction, and then nothing but it may be used. */
export type Place = { db: Kysely<Tables>; park: Park };

/**
 * One line of what was asked for: "Visitors · 35". Personal ones are hidden from viewers among the staff; some stand on
 * the page alone, in no letter (rule W6).
 */
export type SubmissionFact = { label: string; value: string; personal?: true; neverMailed?: true };

/** The date a submission is about, for calendar files. Without times it is a whole day. */
export type SubmissionEvent = EventDay & {
  title: string;
  place?: string;
  /** How many come. */
  people?: number | undefined;
  /** Further days of the same, in their order. */
  further?: readonly EventDay[];
};
export type EventDay = { day: string; from?: string | undefined; to?: string | undefined };

/**
 * A mail of a kind: its subject and lines, a line being a paragraph. A line with a {place} for which there are no words
 * is left out.
 */
export type MailText = {
  words: Localized<{ subject: string; lines: readonly string[] }>;
  /** With the facts of the submission as a table. */
  facts?: boolean;
  /** With a calendar file, where the submission has a date. */
  event?: boolean;
  /** It tells that the submission has ended: nothing is left to change or cancel. */
  ends?: boolean;
};

/**
 * What came of something done to a submission; a refusal says why, and what to do, where it can beside the fields it is about
 * (`refused`).
 */
export type Done = { ok: true } | { ok: false; message: Localized; faults?: Localized<readonly FieldError[]> };

/** Something a visitor may do on the status page; nothing else changes a submission online (rule D7). */
export type VisitorAction = {
  /** In these states. */
  from: readonly SubmissionState[];
  /** What it leads to, where that is one of few: who sends it twice finds it done. */
  to?: readonly SubmissionState[];
  label: Localized;
  look?: "primary" | "secondary";
  /** With a box to write in: its label. What was written comes as `words`. */
  asks?: Localized;
  /** What is asked for fits on one line. */
  line?: true;
  /** The question asked first, since the act cannot be taken back; and until when the act is possible, if that ends. */
  question?: Question;
  until?(place: Place, submission: Submission): Promise<Temporal.Instant | undefined>;
  /** With files, at most so many, where wanted: they come as `files`, looked at and good. */
  files?: FileRule;
  run(place: { park: Park }, submission: Submission, words: string, files: readonly Upload[]): Promise<Done>;
};

/**
 * A field of something staff do; a choice names its options, and of several those chosen are told with spaces between
 * them. `row`: fields that follow each other under the same words belong together, and bear them as their legend.
 */
export type StaffField = {
  name: string;
  label: Localized;
  row?: Localized;
  value?: (submission: Submission, place: Place) => Promise<string>;
} & (
  | { type: "date" | "time" | "number" | "text" | "lines" }
  | { type: "choice" | "several"; options: readonly { value: string; label: Localized }[] }
);

/** What an act brings with it: in words, and the other submissions it concerns; `hindered` where those stand in its way. */
export type Consequence = { text: string; submissions: readonly { id: string; text: string }[]; hindered?: true };

/** Something staff may do: a noun, `POST /booking-manage/submissions/{id}/{noun}`. `run` makes its own transaction. */
export type StaffAction = {
  from: readonly SubmissionState[];
  label: Localized;
  look?: "primary" | "secondary" | "danger";
  /** Asks for words that the visitor will read. */
  reason?: "needed" | "optional";
  /** Further fields, as HTML inputs; a function where they depend on what the submission holds. */
  fields?: readonly StaffField[] | ((submission: Submission, place: Place) => Promise<readonly StaffField[]>);
  /** Whether it can be done at all by now, where the state alone does not tell; what cannot is not shown. */
  offered?(place: Place, submission: Submission): Promise<boolean>;
  /** What doing it brings with it for others, told before the button; what was told comes back as the field `seen`. */
  consequence?(place: Place, submission: Submission, locale: Locale): Promise<Consequence | undefined>;
  run(
    place: { park: Park; by: Staff },
    submission: Submission,
    given: { reason: string; fields: Record<string, string> },
  ): Promise<Done>;
  /**
   * `POST …/{noun}/removal` within 60 seconds: back to how it was, the act's own mails with it (`undoStep`), in one
   * transaction.
   */
  undo?(place: { park: Park; by: Staff }, submission: Submission): Promise<Done>;
};

/** One kind of submission, described once: status page, mails, calendar file and back office follow. */
export type SubmissionType = {
  label: Localized;
  /** What happens next, in each state the kind uses, as the status page says it; {day} is the due date. */
  next: Partial<Record<SubmissionState, Localized>>;
  /** What was asked for, in the reader's language. */
  facts(place: Place, submission: Submission, locale: Locale): Promise<SubmissionFact[]>;
  event?(place: Place, submission: Submission, locale: Locale): Promise<SubmissionEvent | undefined>;
  /**
   * Words for the {places} in mails and in `next`; {code}, {link}, {park}, {phone}, {day} (due date) are there already.
   */
  words?(place: Place, submission: Submission, locale: Locale): Promise<Record<string, string>>;
  /** Further files on the status page, below its address: `{ to: "quotation.pdf", label }`. */
  links?(place: Place, submission: Submission, locale: Locale): Promise<{ to: string; label: string }[]>;
  /** Who is expected at the gate, by ticket, for the check-in; without it a submission is no visit. */
  tickets?(
    place: Place,
    submission: Submission,
    locale: Locale,
  ): Promise<{ ticket: string; label: string; people: number }[]>;
  mails: Record<string, MailText>;
  /** Nothing in it can be changed or cancelled, as in a message. */
  fixed?: true;
  visitor?: Record<string, VisitorAction>;
  staff?: Record<string, StaffAction>;
  /**
   * In which states staff may ask a question, which every kind has (rule D18): under review and confirmed, unless told
   * otherwise.
   */
  questions?: readonly SubmissionState[];
  /** Locks what the kind's own changes lock first, so that a question and they go one after the other. */
  lock?(trx: Transaction<Tables>, submissionId: string): Promise<void>;
  /** Retention counts from the answer: what nobody has answered yet is not erased by itself (rule S8). */
  keptUntilAnswered?: true;
};

/** What somebody wrote under a name; empty where nothing was, or where it was erased. */
export function personalText(personal: Submission["personal"], name: string): string {
  const value = personal === "erased" ? "" : personal[name];
  return typeof value === "string" ? value : "";
}

/** Whether there is something left to change or cancel, by telephone (rule D7). */
export function isChangeable({ fixed }: SubmissionType, { state }: Pick<Submission, "state">): boolean {
  return !fixed && !endStates.includes(state);
}
