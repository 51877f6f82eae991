import { z } from "zod";
import { defineJob, handle, type JobHandler } from "../jobs.ts";
import type { Park } from "../park.ts";
import { forgetOldCodes } from "./code.ts";

const forget = defineJob("forget-old-codes", z.object({}));

/** Forgets, every hour, what was kept of codes that are over. */
export function forgetCodes(park: Park): JobHandler {
  return handle(forget, async () => void (await forgetOldCodes(park)), { cron: "7 * * * *" });
}
