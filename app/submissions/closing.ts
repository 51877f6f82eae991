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

/** Why and when the park is closed, for the mails that tell of it. */
export function formatClosing(closing: Closing, locale: string): { reason: string; when: string } {
  const known = isLocale(locale) ? locale : "zh_TW";
  return { reason: closing.reason[known], when: formatSpan(spanOf(closing), known) };
}

/** A submission that a closing concerns, and the language its letter is in. It is cancelled, or moved to another day. */
export type Concerned = { submissionId: string; locale: Locale; movedTo?: string };

/** How a closing ends: taken back within a minute, or lifted later (rules P3, P4). */
export type ClosingEnd = {
  id: string;
  how: "undone" | "lifted";
  by: string;
  closedAt: Temporal.Instant;
  /** The others that stand. */
  standing: readonly StandingClosing[];
};

/**
 * A closing that has not ended. What it shuts too stays as the one before it left it, and is opened with it (rule P4).
 */
export type StandingClosing = Closing & { id: string };

/**
 * How what a closing cancelled comes back: silently only where it was this closing that cancelled it, and nobody opened
 * in between. What it took over from one before it was told of that one long ago.
 */
export function comesBack(
  { how, closedAt }: Pick<ClosingEnd, "how" | "closedAt">,
  cancelledAt: Temporal.Instant,
  restoredStep: string | null,
): ClosingEnd["how"] {
  return Temporal.Instant.compare(cancelledAt, closedAt) < 0 || restoredStep !== null ? "lifted" : how;
}

/**
 * What closing the park does to one kind of submission beside group reservations; listed in `app/closed-kinds.ts`. `park`
 * sees through the transaction (`inTransaction`).
 */
export type ClosedKind = {
  /** What is counted, with {count}: "{count} rentals". */
  counted: Localized;
  /** True where a closing moves them: what is counted says so itself, and is not said to be cancelled. */
  moves?: true;
  /** Which it would concern; nothing is changed. */
  concerned(park: Park, closing: Omit<Closing, "reason">): Promise<Concerned[]>;
  /** Locks what bookings of the kind lock first; a closing does so for all kinds before it touches anything. */
  lock(trx: Transaction<Tables>, park: Park): Promise<void>;
  /** Cancels or moves them and asks for their mails; answers how many. */
  close(trx: Transaction<Tables>, park: Park, closing: Closing, as: { id: string; by: string }): Promise<number>;
  /** As before, where that can be: taken back silently, lifted with a mail. */
  reopen(trx: Transaction<Tables>, park: Park, end: ClosingEnd): Promise<{ restored: number; kept: number }>;
  /**
   * Takes back what lifting it restored, with the mail, where nothing else happened since and none has left; `close`
   * then meets whatever still stands.
   */
  recall(trx: Transaction<Tables>, park: Park, as: { id: string; by: string }): Promise<void>;
};
