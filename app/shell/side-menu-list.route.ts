import type { Route } from "./+types/side-menu-list.route.ts";
import { askedLocale, envelope } from "./envelope.server.ts";
import { readSideMenu } from "./menu.server.ts";

/** GET /api/HomePage/GetSubMenuList (spec §7). */
export function loader({ request }: Route.LoaderArgs) {
  return envelope(readSideMenu(askedLocale(request)));
}
