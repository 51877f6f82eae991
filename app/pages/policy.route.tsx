import { data } from "react-router";
import { beginVisit } from "#app/visiting/visit.server.ts";
import { ProsePage } from "#ui/page/prose-page.tsx";
import type { PageHead } from "#ui/page/page-head.ts";
import type { Route } from "./+types/policy.route.ts";
import { readProse } from "./intro.server.ts";

const slugs: Record<string, string> = {
  privacy: "privacy",
  accessibility: "accessibility-statement",
  security: "security",
};

/** /policy/privacy, /policy/accessibility, /policy/security. */
export async function loader(args: Route.LoaderArgs) {
  const visit = await beginVisit(args);
  const slug = slugs[args.params.policy];
  if (!slug) throw data(null, { status: 404 });
  const prose = await readProse(visit, slug);
  const page: PageHead = { title: prose.title, description: prose.lead.text, picture: prose.picture };
  return { page, prose };
}

export default function PolicyRoute({ loaderData }: Route.ComponentProps) {
  return <ProsePage prose={loaderData.prose} siblings={undefined} />;
}
