import { data } from "react-router";
import { refusalContext } from "#app/context.ts";
import { formatOutage } from "#app/outage.server.ts";
import { localeOfPath } from "#platform/locales.ts";
import type { Route } from "./+types/not-found.route.ts";

/** Whatever is no address of the site (rules R2, E2), and the page of a request that was refused at the door. */
export function loader({ context, url }: Route.LoaderArgs): never {
  const status = context.get(refusalContext)?.status ?? 404;
  throw data(status === 503 ? { outage: formatOutage(localeOfPath(url.pathname), 10) } : null, { status });
}

/** What is sent to no address comes to none, either. */
export function action(args: Route.ActionArgs): never {
  return loader(args);
}

export default function NotFound() {
  return null;
}
