import { data, redirect } from "react-router";
import { parkContext } from "#app/context.ts";
import { typeOfParam } from "#app/staff/core/content/type-param.ts";
import { asWritten, momentOf } from "#app/staff/core/format-moment.ts";
import { openWorking, ownKeys } from "#platform/content/drafts.ts";
import { isLocale, localeOfPath, pathIn } from "#platform/locales.ts";
import type { Route } from "./+types/preview.route.ts";
import { siteAddress } from "./addresses.server.ts";

/**
 * GET /booking-manage/content/{type}/{id}/preview?at=…&in=…: leads to the page on the site as it would be (rule C2).
 */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const [park, { name }] = [context.get(parkContext), typeOfParam(params.type)];
  const working = await park.db.transaction().execute((trx) => openWorking(trx, name, params.id));
  if (!working) throw data(null, { status: 404 });
  const wished = url.searchParams.get("in");
  const locale = isLocale(wished) ? wished : localeOfPath(url.pathname);
  const at = momentOf(url.searchParams.get("at") ?? "");
  const address = siteAddress(
    name,
    String(working.content[ownKeys.slug] ?? "") || working.item.slug,
    working.content,
    at ?? park.now(),
  );
  const shown = new URL(pathIn(locale, address), park.config.siteUrl);
  shown.searchParams.set("preview", params.id);
  if (at) shown.searchParams.set("at", asWritten(at.epochMilliseconds));
  return redirect(shown.pathname + shown.search + shown.hash, { headers: { "cache-control": "no-store" } });
}
