import { data } from "react-router";
import { parkContext } from "#app/context.ts";
import { findBySecret } from "#app/submissions/read.server.ts";
import { localeOfPath } from "#platform/locales.ts";
import type { Route } from "./+types/quotation.route.ts";
import { isQuotable } from "./quotation.ts";
import { makeQuotation } from "./quotation.server.ts";

/**
 * /status/{secret}/quotation.pdf: the quotation of a group reservation, to print (rule G11); 404 where there is nothing
 * to quote.
 */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const park = context.get(parkContext);
  const submission = await findBySecret(park, params.secret);
  if (submission?.kind !== "group" || submission.personal === "erased" || !isQuotable(submission.state))
    throw data(null, { status: 404 });
  const own = { "cache-control": "no-store", "referrer-policy": "no-referrer", "x-robots-tag": "noindex" };
  const bytes = await makeQuotation(park, submission, localeOfPath(url.pathname));
  if (!bytes) return new Response(null, { status: 503, headers: { ...own, "retry-after": "5" } });
  return new Response(new Uint8Array(bytes), {
    headers: {
      ...own,
      "content-type": "application/pdf",
      "content-disposition": `inline; filename="${submission.code}.pdf"`,
    },
  });
}
