import type { Transaction } from "kysely";
import type { Span } from "#app/visiting/hours/opening.ts";
import { formatSpan } from "#app/visiting/hours/format-span.ts";
import { instantAt, startOfDay } from "#platform/dates.ts";
import type { Tables } from "#platform/db/tables.ts";
import { isLocale, type Locale, type Localized } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";

/** Days to close (YYYY-MM-DD), both included: whole, or the first from a time and the last until one (HH:MM). */
export type ClosedTime = { firstDay: string; lastDay: string; from?: string | undefined; until?: string | undefined };
/** When to close, and what of the park: the whole of it, or some of its areas (rule P1). */
export type Closing = ClosedTime & { areas: readonly string[]; reason: Localized };

/** The time of a closing as the park's calendar has it: whole days, or instants where a part of a day is closed. */
export function spanOf({ firstDay, lastDay, from, until }: ClosedTime): Span {
  const [first, last] = [Temporal.PlainDate.from(firstDay), Temporal.PlainDate.from(lastDay)];
  if (!from && !until) return { firstDay: first, lastDay: last };
  return {
    from: instantAt(first, from ?? "00:00"),
    to: until ? instantAt(last, until) : startOfDay(last.add({ days: 1 })),
  };
}

/** Why and when the park is closed, for the e-mails about it. */
export function formatClosing(closing: Closing, locale: string): { reason: string; when: string } {
  const known = isLocale(locale) ? locale : "zh_TW";
  return { reason: closing.reason[known], when: formatSpan(spanOf(closing), known) };
}

/** A submission that a closing cancels or moves to another day, and the language of its e-mail. */
export type Concerned = { submissionId: string; locale: Locale; movedTo?: string };

/** How a closing ends: undone within a minute, or lifted later (rules P3, P4). */
export type ClosingEnd = {
  id: string;
  how: "undone" | "lifted";
  by: string;
  closedAt: Temporal.Instant;
  /** The other closings that are in force. */
  standing: readonly StandingClosing[];
};

/**
 * A closing that has not ended. Where it overlaps an earlier one, it leaves things as the earlier one left them, and
 * opens them together with its own (rule P4).
 */
export type StandingClosing = Closing & { id: string };

/**
 * How a cancelled submission comes back. Without an e-mail only where this closing cancelled it and nobody reopened in
 * between: for one that an earlier closing cancelled, the visitor had an e-mail long ago.
 */
export function comesBack(
  { how, closedAt }: Pick<ClosingEnd, "how" | "closedAt">,
  cancelledAt: Temporal.Instant,
  restoredStep: string | null,
): ClosingEnd["how"] {
  return Temporal.Instant.compare(cancelledAt, closedAt) < 0 || restoredStep !== null ? "lifted" : how;
}

/**
 * What closing the park does to one kind of submission beside group reservations; listed in `app/closed-kinds.ts`.
 * `park` sees through the transaction (`inTransaction`).
 */
export type ClosedKind = {
  /** What is counted, with {count}: "{count} rentals". */
  counted: Localized;
  /** True where a closing moves submissions instead of cancelling them: the text of the count says so. */
  moves?: true;
  /** Which submissions it would concern. Changes nothing. */
  concerned(park: Park, closing: Omit<Closing, "reason">): Promise<Concerned[]>;
  /**
   * Takes the locks that a booking of this kind takes first. A closing takes those of all kinds before it changes
   * anything.
   */
  lock(trx: Transaction<Tables>, park: Park): Promise<void>;
  /** Cancels or moves them and enqueues their e-mails. Returns how many. */
  close(trx: Transaction<Tables>, park: Park, closing: Closing, as: { id: string; by: string }): Promise<number>;
  /** Restores them where that is possible: without an e-mail when undone, with one when lifted. */
  reopen(trx: Transaction<Tables>, park: Park, end: ClosingEnd): Promise<{ restored: number; kept: number }>;
  /**
   * Undoes the restoring, with its e-mail, where nothing else happened since and no e-mail has left. `close` then
   * handles what is still booked.
   */
  recall(trx: Transaction<Tables>, park: Park, as: { id: string; by: string }): Promise<void>;
};
