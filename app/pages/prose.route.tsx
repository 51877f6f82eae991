import { data } from "react-router";
import { beginVisit } from "#app/visiting/visit.server.ts";
import { barePath } from "#platform/locales.ts";
import type { PageHead } from "#ui/page/page-head.ts";
import { ProsePage } from "#ui/page/prose-page.tsx";
import type { Route } from "./+types/prose.route.ts";
import { readProse } from "./intro.server.ts";
import { siblingsOf } from "./siblings.texts.ts";

/** Pages that are prose and nothing else: the address is the slug, `/about/core` is `about-core`. */
export async function loader(args: Route.LoaderArgs) {
  const visit = await beginVisit(args);
  const bare = barePath(visit.url.pathname);
  const slug = bare.slice(1).replaceAll("/", "-");
  if (!slug) throw data(null, { status: 404 });
  const prose = await readProse(visit, slug);
  const page: PageHead = { title: prose.title, description: prose.lead.text, picture: prose.picture };
  return { page, prose, siblings: siblingsOf(bare, visit.locale) };
}

export default function ProseRoute({ loaderData: { prose, siblings } }: Route.ComponentProps) {
  return <ProsePage prose={prose} siblings={siblings} />;
}
