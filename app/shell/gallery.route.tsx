import { data } from "react-router";
import { parkContext } from "#app/context.ts";
import { localeOfPath } from "#platform/locales.ts";
import { showPictures } from "#platform/pictures/shown.ts";
import { newCode } from "#platform/verification/code.ts";
import { Gallery } from "#ui/gallery.tsx";
import type { PageHead } from "#ui/page/page-head.ts";
import type { Route } from "./+types/gallery.route.ts";

/** /dev/ui: every example of the design system; only in development and test. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const park = context.get(parkContext);
  if (park.config.mode === "production") throw data(null, { status: 404 });
  const locale = localeOfPath(url.pathname);
  const rows = await park.db.selectFrom("pictures").select("id").orderBy("id").limit(24).execute();
  const pictures = [
    ...(
      await showPictures(
        park,
        rows.map((row) => row.id),
        locale,
      )
    ).values(),
  ];
  const page: PageHead = { title: { text: "Gallery" }, description: "Components", unlisted: true };
  return data({ page, pictures, code: newCode(park) }, { headers: { "cache-control": "no-store" } });
}

export default function GalleryRoute({ loaderData }: Route.ComponentProps) {
  return <Gallery pictures={loaderData.pictures} code={loaderData.code} />;
}
