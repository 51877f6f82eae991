import { z } from "zod";
import { realNow } from "#platform/clock.ts";
import { defineJob, handle, type JobHandler } from "#platform/jobs.ts";
import type { Park } from "#platform/park.ts";

/**
 * Where all share pictures are kept, those of fortune sticks too. What draws them is not imported here: jobs are also
 * loaded by plain Node, which cannot.
 */
export const shareFolder = "variants/share";
const forgetOld = defineJob("forget-share-pictures", z.object({}));
const keptDays = 60;

/**
 * Each night forgets share pictures made two months ago. Nothing tells of what page one was, which may be gone or have
 * another title since; one that is still asked for is made again.
 */
export function forgetSharePictures(park: Park): JobHandler {
  return handle(
    forgetOld,
    async () => void (await park.files.forgetOlder(shareFolder, realNow().subtract({ hours: 24 * keptDays }))),
    { cron: "20 3 * * *" },
  );
}
