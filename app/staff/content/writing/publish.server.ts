import type { Transaction } from "kysely";
import type { ContentName } from "#app/content.ts";
import { plainType } from "#app/staff/core/content/type-param.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Staff } from "#platform/auth/auth.ts";
import { differences } from "#platform/content/differences.ts";
import { contentOf, openWorking, ownKeys, publishDraft, withdraw, type Working } from "#platform/content/drafts.ts";
import type { Entries } from "#platform/content/posted.ts";
import { refuseSlug } from "#platform/content/store.ts";
import { publishLater, undoTimedChange } from "#platform/content/timed-changes.ts";
import { valueAt } from "#platform/content/values.ts";
import type { Tables } from "#platform/db/tables.ts";
import type { Locale } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import { momentOf } from "#app/staff/core/format-moment.ts";
import { slugFrom } from "./addresses.server.ts";
import { mustMend, type Remark } from "./checks.server.ts";
import { awaitTimed } from "./timed.jobs.server.ts";
import type { FormWritten } from "./write.server.ts";
import { editorTexts } from "#app/staff/content/editor/editor.texts.ts";

type Publisher = { park: Park; staff: Staff; name: ContentName; locale: Locale };
type Published =
  | { ok: true; done: "didPublish" | "didSchedule" | "didScheduleChange" }
  | { ok: false; remarks: Remark[] };

/**
 * Publishes what is being written, at once or at the time the form names, and writes it into the audit log (rules C2,
 * C20, C22); nothing while something is wrong, `found` before included.
 */
export async function publishForm(
  { park, staff, name, locale }: Publisher,
  trx: Transaction<Tables>,
  working: Working,
  entries: Entries,
  found: readonly Remark[],
): Promise<Published> {
  const type = plainType(name);
  const asked = timing(entries, locale, park.now(), working);
  const remarks = [...asked.remarks, ...mustMend({ type, content: working.content }, locale), ...found];
  if (remarks.length > 0) return { ok: false, remarks };
  const slug = await slugOf(trx, name, working, park.now());
  const how = { minor: entries.has("minor"), confirmed: entries.get("confirm") ?? [] };
  const { publishAt, unpublishAt, isLater, isOut } = asked;
  const waits = isOut && isLater && publishAt !== undefined;
  const saved = waits
    ? await publishLater(park, trx, type, working, { slug, publishAt, unpublishAt }, staff.id, how)
    : await publishDraft(
        park,
        trx,
        type,
        working,
        { status: isLater ? "scheduled" : "published", publishAt, unpublishAt, slug },
        staff.id,
        how,
      );
  if (!saved.ok)
    return {
      ok: false,
      remarks: [
        { path: ownKeys.slug, message: editorTexts[saved.reason === "slug-taken" ? "slugTaken" : "slug"][locale] },
      ],
    };
  const changed = differences(contentOf(working.item), working.content)
    .map(({ path }) => path)
    .join(" ")
    .slice(0, 500);
  if (waits) await awaitTimed(park, trx, publishAt);
  await recordAudit(trx, park.now(), {
    by: staff.id,
    action: isLater ? "content.scheduled" : "content.published",
    subject: `item:${working.item.id}`,
    details: {
      type: name,
      before: working.item.revision,
      after: saved.revision,
      fields: changed,
      minor: how.minor,
      publishAt: publishAt?.toString() ?? null,
      unpublishAt: unpublishAt?.toString() ?? null,
    },
  });
  return { ok: true, done: waits ? "didScheduleChange" : isLater ? "didSchedule" : "didPublish" };
}

/**
 * Writes into the audit log that somebody tried to publish or schedule, and why it was not done: what was to be mended,
 * or what others wrote meanwhile.
 */
export async function auditRefusal(
  { park, staff, name }: Omit<Publisher, "locale">,
  trx: Transaction<Tables>,
  { working, changed, conflicts, mixed }: FormWritten,
  intent: "publish" | "schedule",
  faults: readonly Remark[],
): Promise<void> {
  const listed = (paths: readonly string[]) => [...new Set(paths)].join(" ").slice(0, 500);
  await recordAudit(trx, park.now(), {
    by: staff.id,
    action: `content.${intent}-refused`,
    subject: `item:${working.item.id}`,
    details: {
      type: name,
      ...(faults.length > 0 && { faults: listed(faults.map(({ path }) => path)) }),
      ...(conflicts.length > 0 && { conflicts: listed(conflicts.map(({ path }) => path)) }),
      ...(mixed && { mixed }),
      ...(changed.length > 0 && { fields: listed(changed) }),
    },
  });
}

const withdrawals = { unpublish: "draft", archive: "archived", unarchive: "draft" } as const;
export type Withdrawal = keyof typeof withdrawals;

export function isWithdrawal(intent: string): intent is Withdrawal {
  return Object.hasOwn(withdrawals, intent);
}

/** Takes an item off the site, puts it away, or takes it out again as a draft; false when it is not there. */
export async function withdrawItem(
  { park, staff, name }: Omit<Publisher, "locale">,
  trx: Transaction<Tables>,
  id: string,
  intent: Withdrawal,
): Promise<boolean> {
  const working = await openWorking(trx, name, id);
  if (!working) return false;
  const status = withdrawals[intent];
  const saved = await withdraw(park, trx, plainType(name), working, status, staff.id);
  if (saved.ok)
    await recordAudit(trx, park.now(), {
      by: staff.id,
      action: `content.${intent}`,
      subject: `item:${id}`,
      details: { type: name, before: working.item.status, after: status },
    });
  return saved.ok;
}

/** A change that waits for its time stays a draft after all; false when none did. */
export async function undoSchedule(
  { park, staff, name }: Omit<Publisher, "locale">,
  trx: Transaction<Tables>,
  id: string,
): Promise<boolean> {
  const taken = await undoTimedChange(park, trx, name, id);
  if (taken)
    await recordAudit(trx, park.now(), {
      by: staff.id,
      action: "content.unscheduled",
      subject: `item:${id}`,
      details: { type: name },
    });
  return taken;
}

/**
 * When it comes and goes: `publish` at once, or as before where it is out already; `schedule` at the time given, which
 * is at once where that is past. `isOut` where visitors see it now.
 */
function timing(entries: Entries, locale: Locale, now: Temporal.Instant, { item }: Working) {
  const [publishText = "", unpublishText = ""] = ["publishAt", "unpublishAt"].map(
    (name) => entries.get(name)?.[0] ?? "",
  );
  const scheduled = entries.get("intent")?.[0] === "schedule";
  const [given, unpublishAt] = [momentOf(publishText), momentOf(unpublishText)];
  const former = item.publish_at ? Temporal.Instant.fromEpochMilliseconds(item.publish_at.getTime()) : undefined;
  // What came with the park is published without a time.
  const wasOut = former
    ? item.status !== "draft" && item.status !== "archived" && Temporal.Instant.compare(former, now) <= 0
    : item.status === "published";
  const publishAt = scheduled ? given : wasOut ? (former ?? now) : now;
  const isOut = wasOut && (item.unpublish_at?.getTime() ?? Number.POSITIVE_INFINITY) > now.epochMilliseconds;
  const isLater = publishAt !== undefined && Temporal.Instant.compare(publishAt, now) > 0;
  const remarks: Remark[] = timingFaults(entries, locale).filter(({ path }) => scheduled || path !== "publishAt");
  if (scheduled && publishText === "") remarks.push({ path: "publishAt", message: editorTexts.wrongMoment[locale] });
  if (publishAt && unpublishAt && Temporal.Instant.compare(unpublishAt, publishAt) <= 0)
    remarks.push({ path: "unpublishAt", message: editorTexts.untilBeforeFrom[locale] });
  return { publishAt, unpublishAt, isOut, isLater, remarks };
}

/** Those of the form's two moments that are not valid, as they were typed. */
export function timingFaults(entries: Entries, locale: Locale): Remark[] {
  return ["publishAt", "unpublishAt"].flatMap((path): Remark[] => {
    const written = entries.get(path)?.[0] ?? "";
    return written !== "" && !momentOf(written) ? [{ path, message: editorTexts.wrongMoment[locale] }] : [];
  });
}

/** The slug written, else one made of the English title, or of the day; one that nobody has. */
async function slugOf(
  trx: Transaction<Tables>,
  name: ContentName,
  { item, content }: Working,
  now: Temporal.Instant,
): Promise<string> {
  const written = String(content[ownKeys.slug] ?? "");
  if (written !== "") return written;
  const made =
    slugFrom(String(valueAt(content, `${plainType(name).title}.en_US`) ?? "")) ||
    `${name}-${now.toZonedDateTimeISO("Asia/Taipei").toPlainDate().toString().replaceAll("-", "")}`;
  for (let number = 1; ; number++) {
    const slug = number === 1 ? made : `${made}-${number}`;
    if (!(await refuseSlug(trx, plainType(name), slug, item.id))) return slug;
  }
}
