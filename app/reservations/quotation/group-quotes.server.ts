import { type Quote, type QuotedKind, quoteOf } from "#app/submissions/quotes.server.ts";
import { quotedParts } from "#app/reservations/estimate/estimate.ts";
import { lockReservation, readReservation, type Reservation } from "#app/reservations/reservation.server.ts";
import type { Tables } from "#platform/db/tables.ts";
import type { Park } from "#platform/park.ts";
import type { Kysely } from "kysely";

/** Quotes for what of a group's programme has no price of its own (rule G10). */
export const groupQuotes: QuotedKind = {
  mail: "group-quoted",
  lock: lockReservation,
  about: async (db, submissionId) => quotedPartsOf(await readReservation(db, submissionId)),
};

/**
 * The quote that holds for a group's programme as it stands; one for a programme that was corrected since does not
 * (rule G21).
 */
export async function quoteOfGroup(
  db: Kysely<Tables>,
  park: Park,
  submissionId: string,
  reservation: Reservation,
): Promise<Quote | undefined> {
  return reservation.estimate.quotedByStaff ? quoteOf(db, park, submissionId, quotedPartsOf(reservation)) : undefined;
}

function quotedPartsOf(reservation: Reservation): string {
  return quotedParts(reservation).join(" ");
}
