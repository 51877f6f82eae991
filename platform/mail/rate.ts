import { type Kysely, sql } from "kysely";
import type { Tables } from "../db/tables.ts";

/** How many letters may leave in how many seconds. */
export type MailRate = { letters: number; seconds: number };

const seconds = { second: 1, minute: 60, hour: 3600 } as const;

/** A pace as an operator writes it: `readRate("14/second")`; undefined for anything else. */
export function readRate(written: string): MailRate | undefined {
  const [, letters = "", time = ""] = /^(\d{1,6})\/(second|minute|hour)$/.exec(written.trim()) ?? [];
  const count = Number(letters);
  return count > 0 && (time === "second" || time === "minute" || time === "hour")
    ? { letters: count, seconds: seconds[time] }
    : undefined;
}

/**
 * Takes the next turn to send a letter, counted over all processes and machines, and returns the milliseconds until it
 * comes. Turns are evenly spaced, so no second, minute or hour has more letters than allowed; after a quiet time the
 * first turn comes at once.
 */
export async function takeTurn(db: Kysely<Tables>, { letters, seconds }: MailRate): Promise<number> {
  const apart = sql`make_interval(secs => ${seconds / letters}::float8)`;
  const { wait } = await db
    .insertInto("mail_state")
    .values({ id: 1, free_at: sql`now() + ${apart}` })
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet({ free_at: sql`greatest(mail_state.free_at, now()) + ${apart}` }),
    )
    .returning(sql<number>`(1000 * extract(epoch from free_at - ${apart} - now()))::float8`.as("wait"))
    .executeTakeFirstOrThrow();
  return Math.max(0, wait);
}
