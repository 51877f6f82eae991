import { parkContext } from "#app/context.ts";
import { visitIn } from "#app/visiting/visit.server.ts";
import { findItem } from "#platform/content/store.ts";
import { notFound } from "#platform/http/not-found.ts";
import { isLocale } from "#platform/locales.ts";
import type { Route } from "./+types/captions.route.ts";
import { mediaItem } from "#app/library/library.content.ts";
import { writeCaptions } from "./media-files.ts";

/** GET /captions/{item}.{locale}.vtt: what is said or heard in a film, in one language; kept like a page. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const [, slug = "", locale = ""] = /^([a-z0-9-]+)\.(\w+)\.vtt$/.exec(params.file) ?? [];
  if (!isLocale(locale)) return notFound(url.pathname);
  const park = context.get(parkContext);
  const found = await findItem(park, mediaItem, slug);
  const cues = found && "item" in found ? found.item.data.cues : undefined;
  if (!cues || cues.length === 0) return notFound(url.pathname);
  const visit = await visitIn(park, url, locale);
  return new Response(
    writeCaptions(cues.map(({ from, to, text }) => ({ from, to, text: visit.localize(text).text }))),
    {
      headers: { "content-type": "text/vtt; charset=utf-8" },
    },
  );
}
