import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "#app/routes.ts";

/** The back office's addresses of the route list, each once, below where it stands: "submissions/:id". */
export const backOfficeRoutes = [
  ...new Set(
    idsOf(routes).flatMap((id) =>
      id.startsWith("zh_TW/booking-manage") ? id.slice("zh_TW/booking-manage/".length) : [],
    ),
  ),
];

function idsOf(entries: RouteConfigEntry[]): string[] {
  return entries.flatMap(({ id, children }) => [...(id ? [id] : []), ...idsOf(children ?? [])]);
}
