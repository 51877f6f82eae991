import { parkContext } from "#app/context.ts";
import { notFound } from "#platform/http/not-found.ts";
import { rangedResponse } from "#platform/http/ranged.ts";
import type { Route } from "./+types/document.route.ts";
import { documentKey, documentTypes } from "#app/pages/documents.ts";

/** GET /document/{file}: a file that belongs to a news item. What a browser would run as a page is never among them. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const key = documentKey(params.file);
  const type = documentTypes[params.file.split(".").at(-1) ?? ""];
  const bytes = key && type ? await context.get(parkContext).files.get(key) : undefined;
  if (!bytes || !type) return notFound(new URL(request.url).pathname);
  return rangedResponse(request, bytes, {
    type,
    etag: `"${params.file}-${bytes.byteLength}"`,
    cacheControl: "public, max-age=3600",
  });
}
