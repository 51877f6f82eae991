import { screens } from "#app/screens.ts";
import { notFound } from "#platform/http/not-found.ts";
import { backOffice, locales, pathIn } from "#platform/locales.ts";
import type { Route } from "./+types/build-meta.route.ts";

/** Every address of spec §2 and of our own that shows a screen; what follows a colon there stands for an item's id. */
const addresses = ["", ...Object.keys(screens), `${backOffice.slice(1)}/list`]
  .map((path) => `/${path.replaceAll(/:(\w+)/g, "{$1}")}`)
  .sort();

/** GET /builds/meta/{id}.json: the build's route rules (decisions §4); another build's are not here. */
export function loader({ params, request }: Route.LoaderArgs) {
  if (params.file !== `${__BUILD_ID__}.json`) return notFound(new URL(request.url).pathname);
  const rules = addresses.flatMap((address) => locales.map((locale) => ({ path: pathIn(locale, address), locale })));
  return Response.json(
    { id: __BUILD_ID__, matcher: { rules } },
    { headers: { "cache-control": "public, max-age=31536000, immutable" } },
  );
}
