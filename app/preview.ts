import { isContentName } from "./staff/core/content/type-param.ts";
import { previewRow } from "./staff/content/writing/preview-row.server.ts";
import { momentOf } from "./staff/core/format-moment.ts";
import { openMemo } from "#platform/memo.ts";
import type { Park } from "#platform/park.ts";

/**
 * The park as a preview shows it, for signed-in staff who may edit: one item as it is being written, as if it were out,
 * at the moment asked for (`?preview={id}&at=2026-12-01T10:00`). Nothing for anybody else: they see the page as it is
 * (rule C2).
 */
export async function previewed(park: Park, request: Request, url: URL): Promise<Park | undefined> {
  const id = url.searchParams.get("preview");
  if (!id || request.method !== "GET") return undefined;
  const staff = await park.auth.whoIs(request);
  if (staff?.role !== "admin" && staff?.role !== "editor") return undefined;
  const item = await park.db.selectFrom("items").select(["id", "type"]).where("id", "=", id).executeTakeFirst();
  if (!item || !isContentName(item.type)) return undefined;
  const at = momentOf(url.searchParams.get("at") ?? "");
  const now = () => at ?? park.now();
  // What is remembered must not hold what only a preview shows.
  return { ...park, now, memo: openMemo(), preview: await previewRow(park, item.type, id) };
}
