import { data, useSearchParams } from "react-router";
import { parkContext } from "#app/context.ts";
import { BackHead } from "#app/staff/core/back-page.tsx";
import { localeOfPath } from "#platform/locales.ts";
import { useLocale } from "#ui/locale/locale.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { PageHead } from "#ui/page/page-head.ts";
import type { Route } from "./+types/check-in.route.ts";
import { findVisit, readVisits, type Visit } from "./check-in.server.ts";
import { checkInTexts } from "./check-in.texts.ts";
import { Gate } from "./gate.tsx";
import { newFormKey } from "./form-key.server.ts";
import { peopleIn } from "./people-in.server.ts";
import "./check-in.css";

/**
 * /booking-manage/check-in: who comes through the gate, by code or QR code, in parts, also while the connection is
 * gone.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const [park, locale, query] = [
    context.get(parkContext),
    localeOfPath(url.pathname),
    url.searchParams.get("code") ?? "",
  ];
  const page: PageHead = {
    title: { text: checkInTexts.title[locale] },
    description: checkInTexts.lead[locale],
    unlisted: true,
  };
  const [visits, found] = [await readVisits(park, locale), query ? await findVisit(park, query, locale) : undefined];
  const [letIn, typed] = [
    url.searchParams.get("told") === "done" ? found && letInUnder(found, url.searchParams.get("key")) : undefined,
    url.searchParams.get("told") === "more" ? peopleIn(url.searchParams) : undefined,
  ];
  return data(
    { page, visits, found, query: query.slice(0, 200), formKey: newFormKey(), letIn, typed },
    { headers: { "cache-control": "no-store" } },
  );
}

/** The check-in just made, so that it can be shown and taken back; nothing if the key belongs to another visit. */
function letInUnder({ arrivals }: Visit, key: string | null) {
  return arrivals.find((one) => one.key === key);
}

export default function CheckIn({ loaderData }: Route.ComponentProps) {
  const locale = useLocale();
  const told = useSearchParams()[0].get("told");
  const refusal = (["unknown", "not-now", "nobody"] as const).find((reason) => reason === told);
  return (
    <>
      <BackHead title={checkInTexts.title[locale]} lead={checkInTexts.lead[locale]} />
      {told === "missed" && <Notice tone="success" title={checkInTexts.missedNoted[locale]} live="status" />}
      {told === "done" && !loaderData.letIn && (
        <Notice tone="success" title={checkInTexts.done[locale]} live="status" />
      )}
      {told === "undone" && <Notice tone="success" title={checkInTexts.takenBack[locale]} live="status" />}
      {refusal && <Notice tone="danger" title={checkInTexts[refusal][locale]} live="alert" />}
      <Gate key={loaderData.formKey} {...loaderData} />
    </>
  );
}
