import type { Logger } from "pino";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { clientAddressHeader } from "./http/client.ts";

/** How much one visitor may do in a time. */
export type Limit = { what: string; most: number; seconds: number };

/**
 * Counts what visitors do beyond mere asking. It counts in this process alone: what must hold across all of them (one code
 * once, one form once) is a row in the database; this only keeps floods small.
 */
export interface Limits {
  /** Counts one more; false when that is beyond the limit. `who` is an address, an e-mail address, a form. */
  allows(limit: Limit, who: string): Promise<boolean>;
  /** True where nothing is counted: in test mode without `x-park-limits: on`. */
  off: boolean;
}

/** Opens the counters of this process; what goes beyond a limit is told to the log, without who it was. */
export function openLimits({ off, log }: { off: boolean; log?: Logger }): Limits {
  const counters = new Map<string, RateLimiterMemory>();
  return {
    off,
    async allows({ what, most, seconds }, who) {
      if (off) return true;
      const counter = counters.get(what) ?? new RateLimiterMemory({ keyPrefix: what, points: most, duration: seconds });
      counters.set(what, counter);
      const allowed = await counter.consume(who).then(() => true, () => false);
      if (!allowed) log?.info({ from: "limits", limit: what }, "beyond a limit");
      return allowed;
    },
  };
}

/** The address a request came from, as the door noted it. */
export function addressOf(request: Request): string {
  return request.headers.get(clientAddressHeader) ?? "";
}
