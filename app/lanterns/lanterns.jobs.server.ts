import { z } from "zod";
import { defineJob, handle, type JobHandler } from "#platform/jobs.ts";
import type { Park } from "#platform/park.ts";
import { lapseUnpaid, postponeUnpaid } from "./order-steps.server.ts";

const postponeLanterns = defineJob("postpone-unpaid-lanterns", z.object({}));
const lapseLanterns = defineJob("lapse-unpaid-lanterns", z.object({}));

/**
 * What happens to lantern orders by itself: one that is neither paid nor reported moves to the next rite soon after its
 * own has begun, and lapses soon after its last day to pay is over (rules W5, W7).
 */
export function lanternJobs(park: Park): JobHandler[] {
  return [
    handle(postponeLanterns, async () => void (await postponeUnpaid(park)), { cron: "*/5 * * * *" }),
    handle(lapseLanterns, async () => void (await lapseUnpaid(park)), { cron: "5 * * * *" }),
  ];
}
