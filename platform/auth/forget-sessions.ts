import { sql } from "kysely";
import { z } from "zod";
import { defineJob, handle, type JobHandler } from "../jobs.ts";
import type { Park } from "../park.ts";

const forgetEnded = defineJob("forget-ended-sessions", z.object({}));

/** Each night takes away sessions and verifications that have ended: they tell who worked when, and from where. */
export function forgetSessions(park: Park): JobHandler {
  return handle(
    forgetEnded,
    async () => {
      await sql`delete from staff_sessions where expires_at < current_timestamp`.execute(park.db);
      await sql`delete from staff_sessions_ended where at < current_timestamp - interval '7 days'`.execute(park.db);
      await sql`delete from staff_verifications where expires_at < current_timestamp`.execute(park.db);
      await sql`delete from staff_links where expires_at < current_timestamp - interval '30 days' and (used_at is not null or purpose = 'reset')`.execute(
        park.db,
      );
      await sql`delete from sign_in_failures where at < current_timestamp - interval '1 day'`.execute(park.db);
    },
    { cron: "50 3 * * *" },
  );
}
