import { redirect } from "react-router";
import { parkContext } from "#app/context.ts";
import { notFound } from "#platform/http/not-found.ts";
import { findItem } from "#platform/content/store.ts";
import { isLocale } from "#platform/locales.ts";
import type { Route } from "./+types/share-picture.route.ts";
import { sharePicture, sharePictureAddress } from "./share-picture.server.ts";
import { fortuneStick } from "./temple.content.ts";

/** GET /share/fortune-stick-{n}.{locale}.{version}.png: kept for ever; a former version leads to the present one. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  const [, number = "", locale] = /^fortune-stick-([1-9]\d?)\.(\w+)\.[0-9a-f]{12}\.png$/.exec(params.file) ?? [];
  const park = context.get(parkContext);
  const found = isLocale(locale) ? await findItem(park, fortuneStick, number) : undefined;
  if (!found || !("item" in found) || !isLocale(locale)) return notFound(pathname);
  const address = await sharePictureAddress(park, found.item, locale);
  if (address !== pathname) return redirect(address, { status: 302, headers: { "cache-control": "no-store" } });
  const bytes = await sharePicture(park, found.item, locale);
  return new Response(new Uint8Array(bytes), {
    headers: {
      "content-type": "image/png",
      "content-length": String(bytes.byteLength),
      "cache-control": "public, max-age=31536000, immutable",
    },
  });
}
