import { z } from "zod";
import { nowMs } from "../clock.ts";
import { defineJob, handle, type JobHandler } from "../jobs.ts";
import type { Park } from "../park.ts";

const forget = defineJob("forget-old-counts", z.object({}));

/** Forgets, every hour, what was counted in times that are over. */
export function forgetCounts(park: Park): JobHandler {
  return handle(
    forget,
    async () => void (await park.db.deleteFrom("limit_counts").where("ends_at", "<", new Date(nowMs())).execute()),
    { cron: "17 * * * *" },
  );
}
