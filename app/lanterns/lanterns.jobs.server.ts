import { z } from "zod";
import { defineJob, handle, type JobHandler } from "#platform/jobs.ts";
import type { Park } from "#platform/park.ts";
import { lapseUnpaid } from "./answers.server.ts";

const lapseLanterns = defineJob("lapse-unpaid-lanterns", z.object({}));

/** What lantern orders do by themselves: unpaid ones lapse soon after their last day is over (rule W5). */
export function lanternJobs(park: Park): JobHandler[] {
  return [handle(lapseLanterns, async () => void (await lapseUnpaid(park)), { cron: "5 * * * *" })];
}
