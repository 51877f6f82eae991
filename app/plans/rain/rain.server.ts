import type { Visit } from "#app/visiting/visit.server.ts";
import { listItems } from "#platform/content/store.ts";
import { plan } from "#app/plans/plan.content.ts";

/** The plan for rainy days, where one is published. */
export async function readRainPlan(visit: Visit) {
  const rainy = (await listItems(visit.park, plan)).find(({ data }) => data.audience === "rainy-day");
  return rainy && { to: `/plan/${rainy.slug}`, title: visit.localize<{ zh_TW: string }>(rainy.data.title) };
}
