import type { DeedState } from "#app/deeds/deed.ts";

/** True in a state in which there is something to quote (rule G11). */
export function isQuotable(state: DeedState): boolean {
  return ["confirmed", "under-review", "offered", "attended"].includes(state);
}
