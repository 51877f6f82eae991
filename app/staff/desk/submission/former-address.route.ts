import { redirect } from "react-router";
import { backOffice, localeOfPath, pathIn } from "#platform/locales.ts";
import type { Route } from "./+types/former-address.route.ts";

/** /booking-manage/deeds/{id}: bookmarks and e-mails from before submissions had their present name. */
export function loader({ url, params }: Route.LoaderArgs) {
  return redirect(pathIn(localeOfPath(url.pathname), `${backOffice}/submissions/${params.id}`) + url.search, 301);
}
