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

/** A submission as its type gets it. */
export type Submission = {
  id: string;
  kind: SubmissionKind;
  code: string;
  /** The visitor's language. */
  locale: Locale;
  openedAt: Temporal.Instant;
  state: SubmissionState;
  /** The number of its newest state. An action names the one that was seen (rule S12). */
  stateId: number;
  dueOn: string | undefined;
  personal: JsonObject | "erased";
};

/** Where a type reads from. `db` may be a transaction: then only `db` may be used. */
export type Place = { db: Kysely<Tables>; park: Park };

/**
 * One line about a submission: "Visitors · 35". Staff who are viewers do not see personal lines; some lines are shown
 * on the page and in no e-mail (rule W6).
 */
export type SubmissionFact = { label: string; value: string; personal?: true; neverMailed?: true };

/** The date of a submission, for calendar files. Without times it is a whole day. */
export type SubmissionEvent = EventDay & {
  title: string;
  place?: string;
  /** How many come. */
  people?: number | undefined;
  /** Further days of the same event, in order. */
  further?: readonly EventDay[];
};
export type EventDay = { day: string; from?: string | undefined; to?: string | undefined };

/**
 * An e-mail of a type: a subject and lines, each a paragraph. A line is left out when a {placeholder} in it has no
 * value.
 */
export type MailText = {
  words: Localized<{ subject: string; lines: readonly string[] }>;
  /** With the facts of the submission as a table. */
  facts?: boolean;
  /** With a calendar file, where the submission has a date. */
  event?: boolean;
  /** It says that the submission has ended: nothing can be changed or cancelled any more. */
  ends?: boolean;
};

/**
 * The result of an action on a submission. A refusal says why, what to do, and where possible which fields are
 * concerned (`refused`).
 */
export type Done = { ok: true } | { ok: false; message: Localized; faults?: Localized<readonly FieldError[]> };

/** Something a visitor may do on the status page; nothing else changes a submission online (rule D7). */
export type VisitorAction = {
  /** It is possible in these states. */
  from: readonly SubmissionState[];
  /** The states it leads to, where they are few: sent twice, the second finds it done. */
  to?: readonly SubmissionState[];
  label: Localized;
  look?: "primary" | "secondary";
  /** The label of its text box. What was typed comes as `words`. */
  asks?: Localized;
  /** The text box has one line. */
  line?: true;
  /** The question asked first, since it cannot be undone; and until when it is possible, if that ends. */
  question?: Question;
  until?(place: Place, submission: Submission): Promise<Temporal.Instant | undefined>;
  /** Files may be added, at most so many. They come as `files`, checked and found good. */
  files?: FileRule;
  run(place: { park: Park }, submission: Submission, words: string, files: readonly Upload[]): Promise<Done>;
};

/**
 * A field of an action by staff. A choice lists its options; of several, the chosen ones come as one text with spaces
 * between them. Neighbouring fields with the same `row` stand in one group, and `row` is its legend.
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

/**
 * What an action brings about for others, in words, and which submissions those are; `hindered` where they prevent it.
 */
export type Consequence = { text: string; submissions: readonly { id: string; text: string }[]; hindered?: true };

/**
 * An action of staff, named by a noun: `POST /booking-manage/submissions/{id}/{noun}`. `run` opens its own transaction.
 */
export type StaffAction = {
  from: readonly SubmissionState[];
  label: Localized;
  look?: "primary" | "secondary" | "danger";
  /** Asks for a reason, which the visitor will read. */
  reason?: "needed" | "optional";
  /** Further fields, as HTML inputs; a function where they depend on what the submission holds. */
  fields?: readonly StaffField[] | ((submission: Submission, place: Place) => Promise<readonly StaffField[]>);
  /** Whether it is possible now, where the state alone does not decide. An impossible action is not shown. */
  offered?(place: Place, submission: Submission): Promise<boolean>;
  /** What it brings about for others, shown before the button. What was shown comes back in the field `seen`. */
  consequence?(place: Place, submission: Submission, locale: Locale): Promise<Consequence | undefined>;
  run(
    place: { park: Park; by: Staff },
    submission: Submission,
    given: { reason: string; fields: Record<string, string> },
  ): Promise<Done>;
  /**
   * `POST …/{noun}/removal` within 60 seconds: puts everything back in one transaction, the e-mails of the action too
   * (`undoStep`).
   */
  undo?(place: { park: Park; by: Staff }, submission: Submission): Promise<Done>;
};

/** One type of submission, described once. Status page, e-mails, calendar file and back office are made from it. */
export type SubmissionType = {
  label: Localized;
  /** What happens next, for each state that the type uses, as shown on the status page; {day} is the due date. */
  next: Partial<Record<SubmissionState, Localized>>;
  /** What was asked for, in the reader's language. */
  facts(place: Place, submission: Submission, locale: Locale): Promise<SubmissionFact[]>;
  event?(place: Place, submission: Submission, locale: Locale): Promise<SubmissionEvent | undefined>;
  /**
   * Values for the {placeholders} in e-mails and in `next`. {code}, {link}, {park}, {phone} and {day} (due date) exist
   * already.
   */
  words?(place: Place, submission: Submission, locale: Locale): Promise<Record<string, string>>;
  /** Further files of the status page, relative to its address: `{ to: "quotation.pdf", label }`. */
  links?(place: Place, submission: Submission, locale: Locale): Promise<{ to: string; label: string }[]>;
  /** How many people are expected at the gate, by ticket, for the check-in. A submission without it is no visit. */
  tickets?(
    place: Place,
    submission: Submission,
    locale: Locale,
  ): Promise<{ ticket: string; label: string; people: number }[]>;
  mails: Record<string, MailText>;
  /** Nothing in it can be changed or cancelled, for example in a message. */
  fixed?: true;
  visitor?: Record<string, VisitorAction>;
  staff?: Record<string, StaffAction>;
  /** In which states staff may ask the applicant something (rule D18): under review and confirmed where left out. */
  questions?: readonly SubmissionState[];
  /** Takes the lock that this type's own changes take first, so that a question waits for them, and they for it. */
  lock?(trx: Transaction<Tables>, submissionId: string): Promise<void>;
  /** Retention begins with the answer: what nobody has answered is not erased automatically (rule S8). */
  keptUntilAnswered?: true;
};

/** A personal text value by its name; empty where nothing was typed, or where it was erased. */
export function personalText(personal: Submission["personal"], name: string): string {
  const value = personal === "erased" ? "" : personal[name];
  return typeof value === "string" ? value : "";
}

/** Whether anything can still be changed or cancelled by telephone (rule D7). */
export function isChangeable({ fixed }: SubmissionType, { state }: Pick<Submission, "state">): boolean {
  return !fixed && !endStates.includes(state);
}
