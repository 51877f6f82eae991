import { type Kysely, sql } from "kysely";
import type { Logger } from "pino";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { nowMs } from "../clock.ts";
import type { Tables } from "../db/tables.ts";
import { clientAddressHeader } from "../http/client.ts";
import { keyedHash } from "../seal.ts";
import { networkOf } from "./network.ts";

/**
 * How much may be done in a time. `here`: counted in this process alone, for what is asked too often to be a row each.
 */
export type Limit = { what: string; most: number; seconds: number; here?: true };

/**
 * How many times what one address may do its whole network may (rule H23). Behind one IPv4 /24 stand up to 256
 * customers, with a mobile operator many thousands: eight addresses may use up all of theirs before the ninth notices.
 * An IPv6 /64 is one home, school or hotel, as an IPv4 address is one: twice that, since there each device is counted
 * by itself too.
 */
const networkFactor = { 4: 8, 6: 2 } as const;

/**
 * Counts what visitors do beyond mere asking; the counts lie in the database, so that all processes share them, under
 * keyed hashes. What must hold exactly (one code once, one form once) is a row of its own: this only keeps floods
 * small.
 */
export interface Limits {
  /**
   * Counts so many points more; answers 0, or the seconds to wait where that is beyond the limit. `who` is an e-mail
   * address, a form.
   */
  wait(limit: Limit, who: string, points?: number): Promise<number>;
  /**
   * The same for an address, and then for the network that it is in: one address can use up no more of its neighbours'
   * than its own limit.
   */
  waitFrom(limit: Limit, address: string, points?: number): Promise<number>;
  /** True where nothing is counted: in test mode without `x-park-limits: on`. */
  off: boolean;
}

type LimitsPlace = { off: boolean; db: Kysely<Tables>; secret: string; log?: Logger };

/** Opens the counters; what goes beyond a limit is told to the log, without who it was. */
export function openLimits({ off, db, secret, log }: LimitsPlace): Limits {
  const inProcess = new Map<string, RateLimiterMemory>();
  const keyOf = (what: string, who: string) => keyedHash(secret, "limits", `${what} ${who}`);

  async function wait(limit: Limit, who: string, points = 1): Promise<number> {
    if (off) return 0;
    const seconds = limit.here
      ? await countHere(inProcess, limit, who, points)
      : await countForAll(db, limit, keyOf(limit.what, who), points);
    if (seconds > 0) log?.info({ from: "limits", limit: limit.what }, "beyond a limit");
    return seconds;
  }

  return {
    off,
    wait,
    async waitFrom(limit, address, points) {
      const alone = await wait(limit, address, points);
      const network = networkOf(address);
      if (alone > 0 || !network) return alone;
      return wait(
        {
          ...limit,
          what: `${limit.what}-of-network-${network.version}`,
          most: limit.most * networkFactor[network.version],
        },
        network.name,
        points,
      );
    },
  };
}

async function countHere(
  inProcess: Map<string, RateLimiterMemory>,
  { what, most, seconds }: Limit,
  who: string,
  points: number,
): Promise<number> {
  const counter = inProcess.get(what) ?? new RateLimiterMemory({ keyPrefix: what, points: most, duration: seconds });
  inProcess.set(what, counter);
  try {
    await counter.consume(who, points);
    return 0;
  } catch (refused) {
    return refused instanceof RateLimiterRes ? Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) : seconds;
  }
}

/** By how much the clocks of two machines may differ. */
const mostSecondsApart = 60;

/** One statement, so that of many processes at once each counts. A time begins with the first that is counted in it. */
async function countForAll(db: Kysely<Tables>, { most, seconds }: Limit, key: string, points: number): Promise<number> {
  const now = nowMs();
  const [at, end] = [now, now + seconds * 1000].map((ms) => new Date(ms).toISOString());
  // What ends later than it could begin now was counted by a clock that was set back since.
  const isOver = sql<boolean>`limit_counts.ends_at not between ${at}::timestamptz + interval '1 microsecond' and ${end}::timestamptz + make_interval(secs => ${mostSecondsApart})`;
  const { points: counted, ends_at } = await db
    .insertInto("limit_counts")
    .values({ key, points, ends_at: end ?? "" })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        // A flood goes on counting: not beyond what the column holds.
        points: sql`case when ${isOver} then excluded.points else least(limit_counts.points + excluded.points, 1000000) end`,
        ends_at: sql`case when ${isOver} then excluded.ends_at else limit_counts.ends_at end`,
      }),
    )
    .returning(["points", "ends_at"])
    .executeTakeFirstOrThrow();
  return counted <= most ? 0 : Math.min(seconds, Math.max(1, Math.ceil((ends_at.getTime() - now) / 1000)));
}

/** The address a request came from, as the door noted it. */
export function addressOf(request: Request): string {
  return request.headers.get(clientAddressHeader) ?? "";
}

/** How an answer says in its header that one has to wait: whole seconds. */
export function retryAfter(seconds: number): { "retry-after": string } {
  return { "retry-after": String(seconds) };
}
