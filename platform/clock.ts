/** The machine's clock as an instant. Features ask `park.now()` instead, which a test may set (rule T1). */
export function realNow(): Temporal.Instant {
  return Temporal.Now.instant();
}

/** The machine's clock in milliseconds, for limits, tokens and measurements; works in every browser. */
export function nowMs(): number {
  return Date.now();
}
