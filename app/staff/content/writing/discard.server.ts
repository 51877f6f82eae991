import type { ContentName } from "#app/content.ts";
import { staffNames } from "#app/staff/content/editor/editor-page.server.ts";
import { shownDifferences } from "#app/staff/content/history/history.server.ts";
import { formatMoment } from "#app/staff/core/format-moment.ts";
import { readTitles } from "#app/staff/core/content/titles.server.ts";
import { formatWho } from "#app/staff/core/who.ts";
import { plainType } from "#app/staff/core/content/type-param.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Staff } from "#platform/auth/auth.ts";
import { differences } from "#platform/content/differences.ts";
import { contentOf, discardDraft, openWorking } from "#platform/content/drafts.ts";
import { timedChange } from "#platform/content/timed-changes.ts";
import type { Locale } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import { undoSchedule } from "./publish.server.ts";

/** What would be discarded of an item that has been published; nothing when there is no such item. */
export async function readDiscard(park: Park, name: ContentName, id: string, locale: Locale) {
  const working = await park.db.transaction().execute((trx) => openWorking(trx, name, id));
  if (!working || working.item.revision === 0) return undefined;
  const { item, content, version, dirty, updatedBy, updatedAt } = working;
  const [titleOf, names, timed] = await Promise.all([
    readTitles(park, locale),
    staffNames(park.db, [updatedBy]),
    timedChange(park.db, id),
  ]);
  const [now, live] = [park.now(), contentOf(item)];
  return {
    title: titleOf(live[plainType(name).title]),
    version,
    dirty,
    differences: shownDifferences(live, content, locale, name),
    by: formatWho(updatedBy, names.get(updatedBy), locale),
    when: formatMoment(updatedAt.epochMilliseconds, now, locale),
    timed: timed && formatMoment(timed.publish_at.getTime(), now, locale),
  };
}

type Discarded = { ok: true; from: string | undefined } | { ok: false; reason: "gone" | "meanwhile" };

/**
 * Puts what was published last back into the draft that was seen at `version`, takes back a change that waits for its
 * time, and tells under which key of the history what went is found (rules C20, S11); nothing where there was nothing
 * to discard.
 */
export async function discard(
  { park, staff, name }: { park: Park; staff: Staff; name: ContentName },
  id: string,
  version: number,
): Promise<Discarded> {
  return park.db.transaction().execute(async (trx): Promise<Discarded> => {
    const working = await openWorking(trx, name, id);
    if (!working || working.item.revision === 0) return { ok: false, reason: "gone" };
    if (!working.dirty) return { ok: true, from: undefined };
    if (working.version !== version) return { ok: false, reason: "meanwhile" };
    const fields = differences(contentOf(working.item), working.content)
      .map(({ path }) => path)
      .join(" ")
      .slice(0, 500);
    await undoSchedule({ park, staff, name }, trx, id);
    const from = await discardDraft(park, trx, working, staff.id);
    await recordAudit(trx, park.now(), {
      by: staff.id,
      action: "content.discarded",
      subject: `item:${id}`,
      details: { type: name, fields, from: working.version, to: working.version + 1 },
    });
    return { ok: true, from };
  });
}
