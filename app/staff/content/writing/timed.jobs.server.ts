import type { Transaction } from "kysely";
import { z } from "zod";
import { isContentName, plainType } from "#app/staff/core/content/type-param.ts";
import { recordAudit } from "#platform/audit.ts";
import { openWorking } from "#platform/content/drafts.ts";
import { publishDue } from "#platform/content/timed-changes.ts";
import type { Tables } from "#platform/db/tables.ts";
import { defineJob, handle, type JobHandler } from "#platform/jobs.ts";
import type { Park } from "#platform/park.ts";

const publishTimed = defineJob("publish-timed-changes", z.object({}));

/**
 * Changes that wait for their time become revisions; what is missed is made good within the minute. Pages do not wait
 * for it (see `itemsOf`).
 */
export function timedChanges(park: Park): JobHandler {
  return handle(publishTimed, () => publishAllDue(park), { cron: "* * * * *" });
}

/** Has it done as soon as a change is due. */
export async function awaitTimed(park: Park, trx: Transaction<Tables>, publishAt: Temporal.Instant): Promise<void> {
  await park.jobs.send(
    trx,
    publishTimed,
    {},
    { delaySeconds: Math.ceil(publishAt.since(park.now()).total("seconds")) },
  );
}

async function publishAllDue(park: Park): Promise<void> {
  const due = await park.db
    .selectFrom("item_timed_changes as change")
    .innerJoin("items", "items.id", "change.item_id")
    .select(["items.id", "items.type"])
    .where("change.publish_at", "<=", new Date(park.now().epochMilliseconds))
    .execute();
  // One that fails does not hold up the others.
  const done = await Promise.allSettled(due.map(({ id, type }) => publishOne(park, type, id)));
  for (const one of done) if (one.status === "rejected") throw one.reason;
}

async function publishOne(park: Park, type: string, id: string): Promise<void> {
  if (!isContentName(type)) return;
  await park.db.transaction().execute(async (trx) => {
    const working = await openWorking(trx, type, id);
    const came = working && (await publishDue(park, trx, plainType(type), working));
    if (!came) return;
    const details = {
      type,
      before: working.item.revision,
      after: came.revision,
      minor: came.minor,
      publishAt: came.publishAt.toISOString(),
    };
    await recordAudit(trx, park.now(), {
      by: came.by,
      action: "content.published-in-time",
      subject: `item:${id}`,
      details,
    });
  });
}
