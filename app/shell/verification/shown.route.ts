import { parkContext } from "#app/context.ts";
import { notFound } from "#platform/http/not-found.ts";
import { rangedResponse } from "#platform/http/ranged.ts";
import { locales } from "#platform/locales.ts";
import { type Code, openCode } from "#platform/verification/code.ts";
import { pictureOf } from "#platform/verification/picture.ts";
import { soundOf } from "#platform/verification/sound.ts";
import { inTurnOfCodes } from "#platform/verification/turns.ts";
import type { Park } from "#platform/park.ts";
import type { Route } from "./+types/shown.route.ts";

/**
 * GET /verification/{code}/picture.png and /verification/{code}/{locale}.wav: a code to be seen, and to be heard (rule
 * V2), drawn and mixed anew at each request.
 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const park = context.get(parkContext);
  const code = openCode(park, params.code);
  const shown = code && showing(park, code, params.file);
  if (!shown) return notFound(new URL(request.url).pathname);
  const bytes = await inTurnOfCodes(shown.make);
  if (!bytes)
    return new Response("Too many codes are being drawn. Please try again.", {
      status: 503,
      headers: { "retry-after": "5", "cache-control": "no-store" },
    });
  return rangedResponse(request, bytes, {
    type: shown.type,
    etag: `"${code.id}-${params.file}"`,
    cacheControl: "no-store",
  });
}

function showing(park: Park, code: Code, file: string): { make: () => Promise<Uint8Array>; type: string } | undefined {
  if (file === "picture.png") return { make: () => pictureOf(park, code), type: "image/png" };
  const locale = locales.find((one) => file === `${one}.wav`);
  return locale && { make: () => soundOf(code, locale), type: "audio/wav" };
}
