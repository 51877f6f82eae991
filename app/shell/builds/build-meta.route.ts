import { notFound } from "#platform/http/not-found.ts";
import { locales, pathIn } from "#platform/locales.ts";
import type { Route } from "./+types/build-meta.route.ts";
import { builtInMenu } from "#app/shell/menu/menu.ts";
import { otherAddresses } from "#app/shell/menu/menu.texts.ts";

/** GET /builds/meta/{id}.json: the build's route rules (decisions §4); another build's are not here. */
export function loader({ params, request }: Route.LoaderArgs) {
  if (params.file !== `${__BUILD_ID__}.json`) return notFound(new URL(request.url).pathname);
  const addresses = [...new Set([...Object.keys(otherAddresses), ...builtInMenu.map((entry) => entry.routing)])].sort();
  const rules = addresses.flatMap((address) => locales.map((locale) => ({ path: pathIn(locale, address), locale })));
  return Response.json({ id: __BUILD_ID__, matcher: { rules } }, { headers: { "cache-control": "public, max-age=31536000, immutable" } });
}
