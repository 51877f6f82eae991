import { data } from "react-router";
import { parkContext } from "#app/context.ts";
import { listRites } from "#app/lanterns/rites/rite-list.server.ts";
import { BackHead, Empty } from "#app/staff/core/back-page.tsx";
import { formatDay } from "#platform/dates.ts";
import { backOffice, localeOfPath } from "#platform/locales.ts";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import type { PageHead } from "#ui/page/page-head.ts";
import { Table } from "#ui/table/table.tsx";
import type { Route } from "./+types/rites.route.ts";
import { riteTexts } from "./rites.texts.ts";

/** /booking-manage/rites: the Mondays on which lanterns are blessed, the next first. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname);
  const page: PageHead = {
    title: { text: riteTexts.title[locale] },
    description: riteTexts.lead[locale],
    unlisted: true,
  };
  return data({ page, rites: await listRites(context.get(parkContext)) }, { headers: { "cache-control": "no-store" } });
}

export default function Rites({ loaderData: { rites } }: Route.ComponentProps) {
  const locale = useLocale();
  const word = (name: keyof typeof riteTexts) => riteTexts[name][locale];
  return (
    <>
      <BackHead title={word("title")} lead={word("lead")} />
      {rites.length === 0 ? (
        <Empty>{word("none")}</Empty>
      ) : (
        <Table
          caption={word("title")}
          captionHidden
          cards
          head={[word("day"), word("orders"), word("lanterns"), word("unmatched"), word("unpaid")]}
          figures={[1, 2, 3, 4]}
          rows={rites.map(({ day, orders, lanterns, unmatched, unpaid }) => [
            <To key="day" to={`${backOffice}/rites/${day}`}>
              {formatDay(day, locale, { year: true })}
            </To>,
            orders,
            lanterns,
            unmatched,
            unpaid,
          ])}
        />
      )}
    </>
  );
}
