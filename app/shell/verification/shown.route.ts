import { parkContext } from "#app/context.ts";
import { notFound } from "#platform/http/not-found.ts";
import { rangedResponse } from "#platform/http/ranged.ts";
import { locales } from "#platform/locales.ts";
import { type Code, openCode } from "#platform/verification/code.ts";
import { pictureOf } from "#platform/verification/picture.ts";
import { soundOf } from "#platform/verification/sound.ts";
import type { Park } from "#platform/park.ts";
import type { Route } from "./+types/shown.route.ts";

/**
 * GET /verification/{code}/picture.svg and /verification/{code}/{locale}.mp3: a code to be seen, and to be heard (rule
 * V2).
 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const park = context.get(parkContext);
  const code = openCode(park, params.code);
  const shown = code && (await show(park, code, params.file));
  if (!shown) return notFound(new URL(request.url).pathname);
  return rangedResponse(request, shown.bytes, {
    type: shown.type,
    etag: `"${code.id}-${params.file}"`,
    cacheControl: "no-store",
  });
}

async function show(park: Park, code: Code, file: string): Promise<{ bytes: Uint8Array; type: string } | undefined> {
  if (file === "picture.svg") return { bytes: Buffer.from(await pictureOf(park, code)), type: "image/svg+xml" };
  const locale = locales.find((one) => file === `${one}.mp3`);
  return locale && { bytes: await soundOf(code, locale), type: "audio/mpeg" };
}
