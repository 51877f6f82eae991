import { recordAudit } from "#platform/audit.ts";
import type { Park } from "#platform/park.ts";
import type { Locale, Localized } from "#platform/locales.ts";
import { dayOf } from "#platform/dates.ts";

export type KeptView = { id: number; name: string; query: string };

/** So many views of one's own are enough to find one's way among. */
const mostViews = 20;

/** The views that everybody has. */
export function usualViews(park: Park, locale: Locale): { name: string; query: string }[] {
  const today = dayOf(park.now()).toString();
  const views: { name: Localized; query: string }[] = [
    { name: { zh_TW: "未結案", en_US: "Not finished", ja_JP: "未完了" }, query: "state=open" },
    { name: { zh_TW: "還沒回覆的", en_US: "Not answered yet", ja_JP: "未返答" }, query: "due=unanswered" },
    { name: { zh_TW: "今天到期或逾期", en_US: "Due or overdue", ja_JP: "本日期限・超過" }, query: "due=due" },
    { name: { zh_TW: "審核中", en_US: "Under review", ja_JP: "確認中" }, query: "state=under-review" },
    { name: { zh_TW: "候補", en_US: "Waiting list", ja_JP: "キャンセル待ち" }, query: "state=waiting&sort=opened" },
    { name: { zh_TW: "今天", en_US: "Today", ja_JP: "本日" }, query: `from=${today}&to=${today}&sort=day` },
    { name: { zh_TW: "最新收件", en_US: "Newest", ja_JP: "新着順" }, query: "sort=-opened" },
  ];
  return views.map(({ name, query }) => ({ name: name[locale], query }));
}

/** The views somebody keeps, by name. */
export async function keptViews(park: Park, staffId: string): Promise<KeptView[]> {
  const rows = await park.db
    .selectFrom("desk_views")
    .select(["id", "name", "query"])
    .where("staff_id", "=", staffId)
    .orderBy("name")
    .execute();
  return rows.map(({ id, name, query }) => ({ id: Number(id), name, query }));
}

/** Keeps a view under a name; another of that name gives way. False when there are too many. */
export async function keepView(
  park: Park,
  staffId: string,
  { name, query }: { name: string; query: string },
): Promise<boolean> {
  const kept = await keptViews(park, staffId);
  if (kept.length >= mostViews && !kept.some((view) => view.name === name)) return false;
  const before = kept.find((view) => view.name === name)?.query ?? null;
  await park.db.transaction().execute(async (trx) => {
    await trx
      .insertInto("desk_views")
      .values({ staff_id: staffId, name, query, kept_at: park.now().toString() })
      .onConflict((conflict) => conflict.columns(["staff_id", "name"]).doUpdateSet({ query }))
      .execute();
    // What was searched for may be somebody's name, so that only whether it changed is noted.
    await recordAudit(trx, park.now(), {
      by: staffId,
      action: "view.kept",
      subject: `staff:${staffId}`,
      details: { again: before !== null },
    });
  });
  return true;
}

/** Forgets a view of one's own; somebody else's stays. */
export async function forgetView(park: Park, staffId: string, id: number): Promise<void> {
  await park.db.transaction().execute(async (trx) => {
    const gone = await trx
      .deleteFrom("desk_views")
      .where("id", "=", id)
      .where("staff_id", "=", staffId)
      .returning("id")
      .executeTakeFirst();
    if (gone)
      await recordAudit(trx, park.now(), { by: staffId, action: "view.forgotten", subject: `staff:${staffId}` });
  });
}
