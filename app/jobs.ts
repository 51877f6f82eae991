import { forgetSessions } from "#platform/auth/forget-sessions.ts";
import type { JobHandler } from "#platform/jobs.ts";
import { forgetCounts } from "#platform/limits/forget-counts.ts";
import { mailHandler } from "#platform/mail/mail.ts";
import type { Park } from "#platform/park.ts";
import { sweepPendingUploadsJob } from "#platform/uploads/pending-uploads.ts";
import { forgetCodes } from "#platform/verification/forget-codes.ts";
import { submissionJobs } from "./submission-desk/emails/submission-jobs.server.ts";
import { mailStatusLinks } from "./submission-desk/status/resend.server.ts";
import { scanUploads } from "./submissions/uploads/uploads.server.ts";
import { lanternJobs } from "./lanterns/lanterns.jobs.server.ts";
import { reservationJobs } from "./reservations/reservations.jobs.server.ts";
import { forgetSharePictures } from "./shell/share/forget-share-pictures.server.ts";
import { timedChanges } from "./staff/content/writing/timed.jobs.server.ts";
import { passwordLinks } from "./staff/people/links.server.ts";
import { readReplyTo } from "./visiting/identity.server.ts";

/** Every background job of the park, with its schedule. */
export function jobHandlers(park: Park): JobHandler[] {
  return [
    mailHandler(park.mail, () => readReplyTo(park)),
    ...submissionJobs(park),
    mailStatusLinks(park),
    ...reservationJobs(park),
    ...lanternJobs(park),
    timedChanges(park),
    forgetCodes(park),
    forgetCounts(park),
    sweepPendingUploadsJob(park),
    scanUploads(park),
    passwordLinks(park),
    forgetSessions(park),
    forgetSharePictures(park),
  ];
}
