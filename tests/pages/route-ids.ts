import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "#app/routes.ts";

/** The back office's addresses of the route list, each once: "booking-manage/submissions/:id". */
export const backOfficeRoutes = [
  ...new Set(idsOf(routes).flatMap((id) => /^zh_TW\/(booking-manage.*)$/.exec(id)?.[1] ?? [])),
];

function idsOf(entries: RouteConfigEntry[]): string[] {
  return entries.flatMap(({ id, children }) => [...(id ? [id] : []), ...idsOf(children ?? [])]);
}
