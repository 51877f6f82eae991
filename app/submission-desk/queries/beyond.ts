/** A ticket of a visit: how many are expected, and how many have come. */
export type TicketCount = { ticket: string; label: string; people: number; arrived: number };

/**
 * How many of those who come now were not expected, ticket by ticket: with 30 expected and 20 already there, 12 more
 * are 2 too many.
 */
export function beyondExpected(
  tickets: readonly Omit<TicketCount, "label">[],
  now: Readonly<Record<string, number>>,
): number {
  return tickets.reduce(
    (all, { ticket, people, arrived }) => all + Math.max(0, (now[ticket] ?? 0) - Math.max(0, people - arrived)),
    0,
  );
}
