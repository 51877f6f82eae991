import { parkContext } from "#app/context.ts";
import { faultOf } from "#platform/db/faults.ts";
import type { Route } from "./+types/side-menu-list.route.ts";
import { localeInQuery, menuAnswer, unreadable } from "./envelope.server.ts";
import { readSideMenu } from "./menu.server.ts";

/** GET /api/HomePage/GetSubMenuList (spec §7). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const park = context.get(parkContext);
  try {
    return menuAnswer(await readSideMenu(park, localeInQuery(request)));
  } catch (error) {
    park.log.error({ err: error }, "the side menu could not be read");
    return menuAnswer([], faultOf(error) ? 503 : 500, unreadable[localeInQuery(request)]);
  }
}
