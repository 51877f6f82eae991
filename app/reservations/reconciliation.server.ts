import { sql } from "kysely";
import type { Park } from "#platform/park.ts";

/** A reservation whose state and whose places, wait or offer do not agree. */
export type Mismatch = {
  submissionId: string;
  state: string;
  wrong:
    | "holds-nothing"
    | "holds-other"
    | "holds-still"
    | "waits-nowhere"
    | "waits-still"
    | "offered-nothing"
    | "offered-still";
};

/**
 * Compares what every reservation is with what it holds, waits for and is offered (rule D8); none should ever differ.
 * What staff gave back within the hour may wait to be freed. Whatever does is an alarm: a logged fault, and the figure
 * `park_reservation_mismatches` in /metrics.
 */
export async function reconcile(park: Park): Promise<Mismatch[]> {
  const { rows } = await sql<{ submission_id: string; state: string; wrong: Mismatch["wrong"] }>`
    with newest as (
      select distinct on (submission_id) submission_id, state from submission_states where submission_id in (select submission_id from group_reservations) order by submission_id, id desc
    ), seen as (
      select r.submission_id, n.state, n.state in ('confirmed', 'under-review', 'question', 'offered', 'attended', 'missed') as holds,
        p.submission_id is not null as held,
        coalesce(p.day = r.day and p.people = r.total and p.hour = split_part(r.start_time, ':', 1)::int, true) as same,
        w.submission_id is not null as waits, o.submission_id is not null as offer
      from group_reservations r
      join newest n on n.submission_id = r.submission_id
      left join group_places p on p.submission_id = r.submission_id and (p.freed_at is null or p.freed_at < ${new Date(park.now().subtract({ hours: 1 }).epochMilliseconds)})
      left join group_waits w on w.submission_id = r.submission_id
      left join group_offers o on o.submission_id = r.submission_id
    )
    select submission_id, state, wrong from seen cross join lateral (values
      ('holds-nothing', holds and not held), ('holds-other', holds and held and not same), ('holds-still', not holds and held),
      ('waits-nowhere', state = 'waiting' and not waits), ('waits-still', state <> 'waiting' and waits),
      ('offered-nothing', state = 'offered' and not offer), ('offered-still', state <> 'offered' and offer)
    ) as checks (wrong, found) where found order by submission_id, wrong`.execute(park.db);
  const mismatches = rows.map(({ submission_id, state, wrong }) => ({ submissionId: submission_id, state, wrong }));
  park.figures.set(
    "park_reservation_mismatches",
    "Reservations whose places do not agree with their state, found by the last nightly check",
    mismatches.length,
  );
  if (mismatches.length > 0)
    park.log.error(
      { mismatches: mismatches.slice(0, 50) },
      `the nightly check found ${mismatches.length} reservations whose places do not agree with their state`,
    );
  return mismatches;
}
