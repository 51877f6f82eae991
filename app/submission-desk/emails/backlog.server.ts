import { sql } from "kysely";
import { z } from "zod";
import { defineJob, handle, type JobHandler } from "#platform/jobs.ts";
import { sendMail } from "#platform/mail/mail.ts";
import type { Park } from "#platform/park.ts";

/** Looks whether letters are late. */
export const watchEmails = defineJob("watch-letters", z.object({}));

/** After so many minutes a letter that should have left is late. */
const lateMinutes = 5;

/**
 * E-mails that should have left by now, and the seconds that the oldest has waited. Letters refused for good, and those
 * that are to leave later, do not count.
 */
export type Backlog = { waiting: number; oldestSeconds: number };

/**
 * Counts waiting letters: to applicants, summaries, and to staff about their accounts (pg-boss documents its table
 * `job` for reading).
 */
export async function emailBacklog(park: Pick<Park, "db" | "now">): Promise<Backlog> {
  const now = park.now();
  const due = sql<Date>`${now.toString()}::timestamptz`;
  const ofSubmissions = park.db
    .selectFrom("submission_emails")
    .select("leaves_at as since")
    .where("sent_at", "is", null)
    .where("refused_at", "is", null)
    .where("taken_back_at", "is", null)
    .where("summary_id", "is", null)
    .where("by_phone", "=", false)
    .where("leaves_at", "<=", due)
    .where((on) =>
      on.exists(
        on
          .selectFrom("submission_keys")
          .select("submission_keys.submission_id")
          .whereRef("submission_keys.submission_id", "=", "submission_emails.submission_id"),
      ),
    );
  const summaries = park.db
    .selectFrom("mail_summaries")
    .select("leaves_at as since")
    .where("sent_at", "is", null)
    .where("leaves_at", "<=", due);
  const others = sql<{
    since: Date;
  }>`select created_on from pgboss.job where name = ${sendMail.name} and state < 'completed' and (retry_count > 0 or start_after <= ${due})`;
  const { rows } = await sql<{
    waiting: number;
    oldest: Date | null;
  }>`select count(*)::int as waiting, min(since) as oldest from (${ofSubmissions} union all ${summaries} union all ${others}) as letters`.execute(
    park.db,
  );
  const [{ waiting, oldest } = { waiting: 0, oldest: null }] = rows;
  return { waiting, oldestSeconds: oldest ? Math.max(0, (now.epochMilliseconds - oldest.getTime()) / 1000) : 0 };
}

/** Adds the figures of waiting letters to /metrics. */
export function showBacklog(park: Park): void {
  park.figures.ask(async () => {
    const { waiting, oldestSeconds } = await emailBacklog(park);
    return [
      { name: "park_emails_waiting", help: "E-mails that should have left and have not", value: waiting },
      { name: "park_emails_oldest_seconds", help: "How long the oldest of them has waited", value: oldestSeconds },
    ];
  });
}

/**
 * Looks every minute and logs one line when letters are late, and one when they are in time again; one process speaks
 * for all.
 */
export function backlogJob(park: Park): JobHandler {
  return handle(
    watchEmails,
    async () => {
      const { waiting, oldestSeconds } = await emailBacklog(park);
      const late = oldestSeconds > lateMinutes * 60;
      const changed = await (late ? beLate(park) : beInTime(park));
      if (!changed) return;
      if (late)
        park.log.error(
          { from: "mail", waiting, oldestSeconds: Math.round(oldestSeconds) },
          `letters have waited longer than ${lateMinutes} minutes`,
        );
      else park.log.warn({ from: "mail", waiting }, "letters leave in time again");
    },
    { cron: "* * * * *" },
  );
}

/** Notes that letters are late; undefined if that was known already. */
function beLate(park: Park) {
  const since = park.now().toString();
  return park.db
    .insertInto("mail_state")
    .values({ id: 1, late_since: since })
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet({ late_since: since }).where("mail_state.late_since", "is", null),
    )
    .returning("id")
    .executeTakeFirst();
}

function beInTime(park: Park) {
  return park.db
    .updateTable("mail_state")
    .set({ late_since: null })
    .where("late_since", "is not", null)
    .returning("id")
    .executeTakeFirst();
}
