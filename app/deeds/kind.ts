import type { Kysely, Transaction } from "kysely";
import type { Staff } from "#platform/auth/auth.ts";
import type { Tables } from "#platform/db/tables.ts";
import type { FileRule } from "#platform/form/define.ts";
import type { ToldError } from "#platform/form/tell-errors.ts";
import type { JsonObject } from "#platform/json.ts";
import type { Locale, Localized } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import type { Upload } from "#platform/uploads/upload.ts";
import type { Question } from "#ui/ask/question.ts";
import { type DeedKind, type DeedState, endStates } from "./deed.ts";

/** A deed as its kind sees it. */
export type Deed = {
  id: string;
  kind: DeedKind;
  code: string;
  /** The visitor's language. */
  locale: Locale;
  openedAt: Temporal.Instant;
  state: DeedState;
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
export type DeedFact = { label: string; value: string; personal?: true; neverMailed?: true };

/** The date a deed is about, for calendar files. Without times it is a whole day. */
export type DeedEvent = EventDay & {
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
  /** With the facts of the deed as a table. */
  facts?: boolean;
  /** With a calendar file, where the deed has a date. */
  event?: boolean;
  /** It tells that the deed has ended: nothing is left to change or cancel. */
  ends?: boolean;
};

/**
 * What came of something done to a deed; a refusal says why, and what to do, where it can beside the fields it is about
 * (`refused`).
 */
export type Done = { ok: true } | { ok: false; message: Localized; faults?: Localized<readonly ToldError[]> };

/** Something a visitor may do on the status page; nothing else changes a deed online (rule D7). */
export type VisitorAct = {
  /** In these states. */
  from: readonly DeedState[];
  /** What it leads to, where that is one of few: who sends it twice finds it done. */
  to?: readonly DeedState[];
  label: Localized;
  look?: "primary" | "secondary";
  /** With a box to write in: its label. What was written comes as `words`. */
  asks?: Localized;
  /** What is asked for fits on one line. */
  line?: true;
  /** The question asked first, since the act cannot be taken back; and until when the act is possible, if that ends. */
  question?: Question;
  until?(place: Place, deed: Deed): Promise<Temporal.Instant | undefined>;
  /** With files, at most so many, where wanted: they come as `files`, looked at and good. */
  files?: FileRule;
  run(place: { park: Park }, deed: Deed, words: string, files: readonly Upload[]): Promise<Done>;
};

/**
 * A field of something staff do; a choice names its options, and of several those chosen are told with spaces between
 * them. `row`: fields that follow each other under the same words belong together, and bear them as their legend.
 */
export type StaffField = {
  name: string;
  label: Localized;
  row?: Localized;
  value?: (deed: Deed, place: Place) => Promise<string>;
} & (
  | { type: "date" | "time" | "number" | "text" | "lines" }
  | { type: "choice" | "several"; options: readonly { value: string; label: Localized }[] }
);

/** What an act brings with it: in words, and the other deeds it concerns; `hindered` where those stand in its way. */
export type Consequence = { text: string; deeds: readonly { id: string; text: string }[]; hindered?: true };

/** Something staff may do: a noun, `POST /booking-manage/deeds/{id}/{noun}`. `run` makes its own transaction. */
export type StaffAct = {
  from: readonly DeedState[];
  label: Localized;
  look?: "primary" | "secondary" | "danger";
  /** Asks for words that the visitor will read. */
  reason?: "needed" | "optional";
  /** Further fields, as HTML inputs; a function where they depend on what the deed holds. */
  fields?: readonly StaffField[] | ((deed: Deed, place: Place) => Promise<readonly StaffField[]>);
  /** Whether it can be done at all by now, where the state alone does not tell; what cannot is not shown. */
  offered?(place: Place, deed: Deed): Promise<boolean>;
  /** What doing it brings with it for others, told before the button; what was told comes back as the field `seen`. */
  consequence?(place: Place, deed: Deed, locale: Locale): Promise<Consequence | undefined>;
  run(
    place: { park: Park; by: Staff },
    deed: Deed,
    given: { reason: string; fields: Record<string, string> },
  ): Promise<Done>;
  /**
   * `POST …/{noun}/removal` within 60 seconds: back to how it was, the act's own mails with it (`stepBack`), in one
   * transaction.
   */
  undo?(place: { park: Park; by: Staff }, deed: Deed): Promise<Done>;
};

/** One kind of deed, described once: status page, mails, calendar file and back office follow. */
export type Kind = {
  label: Localized;
  /** What happens next, in each state the kind uses, as the status page says it; {day} is the due date. */
  next: Partial<Record<DeedState, Localized>>;
  /** What was asked for, in the reader's language. */
  facts(place: Place, deed: Deed, locale: Locale): Promise<DeedFact[]>;
  event?(place: Place, deed: Deed, locale: Locale): Promise<DeedEvent | undefined>;
  /**
   * Words for the {places} in mails and in `next`; {code}, {link}, {park}, {phone}, {day} (due date) are there already.
   */
  words?(place: Place, deed: Deed, locale: Locale): Promise<Record<string, string>>;
  /** Further files on the status page, below its address: `{ to: "quotation.pdf", label }`. */
  links?(place: Place, deed: Deed, locale: Locale): Promise<{ to: string; label: string }[]>;
  /** Who is expected at the gate, by ticket, for the check-in; without it a deed is no visit. */
  tickets?(place: Place, deed: Deed, locale: Locale): Promise<{ ticket: string; label: string; people: number }[]>;
  mails: Record<string, MailText>;
  /** Nothing in it can be changed or cancelled, as in a message. */
  fixed?: true;
  visitor?: Record<string, VisitorAct>;
  staff?: Record<string, StaffAct>;
  /**
   * In which states staff may ask a question, which every kind has (rule D18): under review and confirmed, unless told
   * otherwise.
   */
  questions?: readonly DeedState[];
  /** Locks what the kind's own changes lock first, so that a question and they go one after the other. */
  lock?(trx: Transaction<Tables>, deedId: string): Promise<void>;
  /** Retention counts from the answer: what nobody has answered yet is not erased by itself (rule S8). */
  keptUntilAnswered?: true;
};

/** What somebody wrote under a name; empty where nothing was, or where it was erased. */
export function personalText(personal: Deed["personal"], name: string): string {
  const value = personal === "erased" ? "" : personal[name];
  return typeof value === "string" ? value : "";
}

/** Whether there is something left to change or cancel, by telephone (rule D7). */
export function isChangeable({ fixed }: Kind, { state }: Pick<Deed, "state">): boolean {
  return !fixed && !endStates.includes(state);
}
