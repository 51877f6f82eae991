import { redirect } from "react-router";
import { parkContext } from "#app/context.ts";
import { visitIn } from "#app/visiting/visit.server.ts";
import { calendarAnswer } from "#app/whats-on/calendar-files/program-param.server.ts";
import { findItem } from "#platform/content/store.ts";
import { dayOf } from "#platform/dates.ts";
import { notFound } from "#platform/http/not-found.ts";
import { isLocale } from "#platform/locales.ts";
import type { Route } from "./+types/plan-file.route.ts";
import { dayInQuery } from "./day-query.ts";
import { plan } from "./plan.content.ts";
import { planFileOf } from "./plan-file.ts";
import { writePlanFile } from "./plan-file.server.ts";

/** GET /feeds/{locale}/plan/{id}/{day}-{hhmm}.ics: a plan laid for a day, for the visitor's calendar. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const [, date, hours, minutes] = /^(\d{4}-\d\d-\d\d)-(\d\d)(\d\d)\.ics$/.exec(params.file) ?? [];
  if (!isLocale(params.locale) || !date) return notFound(url.pathname);
  const visit = await visitIn(context.get(parkContext), url, params.locale);
  const today = dayOf(visit.park.now());
  const query = dayInQuery(
    new URLSearchParams({ date, at: `${hours}:${minutes}` }),
    { day: today, at: "10:00" },
    today,
  );
  const found = query.errors.length === 0 ? await findItem(visit.park, plan, params.item) : undefined;
  if (!found) return notFound(url.pathname);
  if ("movedTo" in found) throw redirect(planFileOf(found.movedTo, query, params.locale), 301);
  return calendarAnswer(await writePlanFile(visit, found.item, query), `${found.item.slug}-${date}`);
}
