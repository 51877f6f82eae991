import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Tables } from "../db/tables.ts";
import { tokenIn } from "./request.ts";

/**
 * Why a session ended before its time: nobody used it, another password or factor, by its owner from elsewhere, or by
 * an admin.
 */
export type EndReason = "idle" | "password" | "factor" | "elsewhere" | "admin";

type Which = { id: string } | { staffId: string; but?: string | undefined };

/**
 * Ends sessions and notes why, so that the sign-in page can say it: one by its id, or all of one person, but for the
 * one with a token. Answers how many there were.
 */
export async function endSessions(db: Kysely<Tables>, why: EndReason, which: Which): Promise<number> {
  const ending = db.deleteFrom("staff_sessions").returning("token");
  const ended =
    "id" in which
      ? ending.where("id", "=", which.id)
      : ending.where("staff_id", "=", which.staffId).where("token", "!=", which.but ?? "");
  const tokens = (await ended.execute()).map(({ token }) => token);
  await noteEnded(db, why, tokens);
  return tokens.length;
}

/** Ends the session of a browser in which somebody signs in anew, whoever's it was: its cookie is gone with it. */
export async function leaveBefore(db: Kysely<Tables>, request: Request): Promise<void> {
  const token = tokenIn(request.headers.get("cookie") ?? "");
  if (token) await db.deleteFrom("staff_sessions").where("token", "=", token).execute();
}

/** Notes why sessions ended that somebody else has ended. */
export async function noteEnded(db: Kysely<Tables>, why: EndReason, tokens: readonly string[]): Promise<void> {
  if (tokens.length === 0) return;
  await db
    .insertInto("staff_sessions_ended")
    .values(tokens.map((token) => ({ token: hashOf(token), why })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Why the session of a request's cookie ended; nothing where it goes on, ran its time, or never was. */
export async function whyEnded(db: Kysely<Tables>, request: Request): Promise<EndReason | undefined> {
  const token = tokenIn(request.headers.get("cookie") ?? "");
  return token === undefined
    ? undefined
    : (await db.selectFrom("staff_sessions_ended").select("why").where("token", "=", hashOf(token)).executeTakeFirst())
        ?.why;
}

/** A session is noted as used at most this often, in seconds: not every request costs a write. */
const notedEvery = 60;

/**
 * False when a session was not used for longer than admins allow, which ends it; else it counts as used now. All by the
 * database's clock.
 */
export async function isInUse(db: Kysely<Tables>, id: string): Promise<boolean> {
  const seconds = sql<number>`extract(epoch from clock_timestamp() - seen_at)::float8`;
  const row = await db
    .selectFrom("staff_sessions")
    .innerJoin("sign_in_rules", (join) => join.onTrue())
    .select([seconds.as("unused"), "idle_minutes"])
    .where("staff_sessions.id", "=", id)
    .executeTakeFirst();
  if (!row) return false;
  if (row.unused > row.idle_minutes * 60) {
    await endSessions(db, "idle", { id });
    return false;
  }
  if (row.unused > notedEvery)
    await db.updateTable("staff_sessions").set({ seen_at: sql`clock_timestamp()` }).where("id", "=", id).execute();
  return true;
}

/** Only sessions that are still used: `where(inUse)`. */
export const inUse = sql<boolean>`expires_at > clock_timestamp() and seen_at > clock_timestamp() - (select idle_minutes from sign_in_rules) * interval '1 minute'`;

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** How long somebody counts as having just proved who they are, in minutes. */
const freshFor = 10;

/** True for a session whose owner signed in, or proved who they are, a few minutes ago at most. */
export async function isFresh(db: Kysely<Tables>, id: string): Promise<boolean> {
  const row = await db
    .selectFrom("staff_sessions")
    .select("id")
    .where("id", "=", id)
    .where(sql<boolean>`fresh_at > clock_timestamp() - ${freshFor} * interval '1 minute'`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes that the owner of a session has just proved who they are. */
export async function freshen(db: Kysely<Tables>, id: string): Promise<void> {
  await db.updateTable("staff_sessions").set({ fresh_at: sql`clock_timestamp()` }).where("id", "=", id).execute();
}
