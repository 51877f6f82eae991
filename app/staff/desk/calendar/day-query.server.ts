import { data } from "react-router";
import { dayOf } from "#platform/dates.ts";
import type { Park } from "#platform/park.ts";

/** The day an address names, today without one; what is no day answers 404. */
export function readDayInQuery(park: Park, asked: string | null): Temporal.PlainDate {
  if (asked === null || asked === "") return dayOf(park.now());
  if (!/^20\d\d-\d\d-\d\d$/.test(asked)) throw data(null, { status: 404 });
  try {
    return Temporal.PlainDate.from(asked, { overflow: "reject" });
  } catch {
    throw data(null, { status: 404 });
  }
}
