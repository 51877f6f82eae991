import { parkContext } from "#app/context.ts";
import { faultOf } from "#platform/db/faults.ts";
import type { Route } from "./+types/menu-list.route.ts";
import { localeInQuery, menuAnswer, unreadable } from "./envelope.server.ts";
import { readMenu } from "./menu.server.ts";

/** GET /api/HomePage/GetMenuList (spec §7). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const park = context.get(parkContext);
  try {
    return menuAnswer(await readMenu(park, localeInQuery(request)));
  } catch (error) {
    park.log.error({ err: error }, "the menu could not be read");
    return menuAnswer([], faultOf(error) ? 503 : 500, unreadable[localeInQuery(request)]);
  }
}
