import { z } from "zod";
import { parkContext } from "#app/context.ts";
import type { Route } from "./+types/pictures.route.ts";
import { listPictures, picturesPerPage } from "#app/staff/core/files/pictures.server.ts";

const querySchema = z.object({
  text: z.string().trim().max(100).catch(""),
  page: z.coerce.number().int().min(1).max(1000).catch(1),
});

/** GET /booking-manage/media/pictures.json?text=&page=: pictures to choose from, newest first. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const query = querySchema.parse(Object.fromEntries(url.searchParams));
  const { pictures, total } = await listPictures(context.get(parkContext), { ...query, only: "" });
  return Response.json(
    { pictures, more: total > query.page * picturesPerPage },
    { headers: { "cache-control": "no-store" } },
  );
}
