import { data } from "react-router";
import { parkContext } from "#app/context.ts";
import { readUploadFor } from "#app/submissions/uploads/uploads.server.ts";
import { staffContext } from "#app/staff/core/staff-context.ts";
import type { Route } from "./+types/upload.route.ts";

/**
 * /booking-manage/submissions/{id}/uploads/{upload}: a file of an applicant, to keep and never to be shown here (rule
 * D17).
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const upload = await readUploadFor(context.get(parkContext), params.id, params.upload, context.get(staffContext).id);
  if (!upload) throw data(null, { status: 404 });
  const plain = `${upload.id.slice(0, 8)}.${upload.name.split(".").at(-1)}`;
  return new Response(new Uint8Array(upload.bytes), {
    headers: {
      "content-type": upload.contentType,
      "content-disposition": `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(upload.name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`,
      "content-security-policy": "sandbox; default-src 'none'",
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    },
  });
}
