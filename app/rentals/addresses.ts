/** Where a space is asked for, with what is known already: `/space/inside?rent=craft-hall&date=2026-12-20#request`. */
export function addressWithQuery(
  { slug, side }: { slug: string; side: string },
  known: { date?: string | undefined; from?: string; to?: string; heads?: string } = {},
): string {
  const query = new URLSearchParams({ rent: slug });
  for (const [name, value] of Object.entries(known)) if (value) query.set(name, value);
  return `/space/${side}?${query}#request`;
}

/** The calendar of a space, perhaps at a day: `/space/inside?space=craft-hall&day=2026-12-20#calendar`. */
export function calendarAddress({ slug, side }: { slug: string; side: string }, day?: string): string {
  return `/space/${side}?${new URLSearchParams([["space", slug], ...(day ? [["day", day]] : [])])}#${day ? "day" : "calendar"}`;
}
