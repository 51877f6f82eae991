import { type Fault, faultOf, partOf } from "../db/faults.ts";
import type { Park } from "../park.ts";

/** Notes why an answer has to wait, for the log and for /readyz; gives the fault, or nothing for any other error. */
export function noteOutage({ log, outages }: Pick<Park, "log" | "outages">, error: unknown): Fault | undefined {
  const fault = faultOf(error);
  if (!fault) return undefined;
  const part = partOf(error);
  // When it asks the database, /readyz sees `away` and `read-only` by itself.
  if (part !== "database" || fault === "full" || fault === "busy") outages.note(part, fault);
  log.warn({ from: "outage", part, fault, err: error }, "an answer has to wait");
  return fault;
}
