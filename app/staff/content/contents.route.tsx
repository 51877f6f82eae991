import { data } from "react-router";
import { parkContext } from "#app/context.ts";
import { BackHead } from "#app/staff/core/back-page.tsx";
import { backOffice, localeOfPath } from "#platform/locales.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import type { PageHead } from "#ui/page/page-head.ts";
import { Table } from "#ui/table/table.tsx";
import type { Route } from "./+types/contents.route.ts";
import { contentTexts } from "#app/staff/core/content/content.texts.ts";
import { countContents } from "./contents.server.ts";
import { listName } from "#app/staff/core/content/names.ts";
import "./content.css";

/** /booking-manage/content: every content type, and how its items stand (rule S6). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname);
  const counts = (await countContents(context.get(parkContext))).map((row) => ({
    ...row,
    name: listName(row.type, locale),
  }));
  const page: PageHead = {
    title: { text: contentTexts.content[locale] },
    description: contentTexts.lead[locale],
    unlisted: true,
  };
  return data({ page, counts }, { headers: { "cache-control": "no-store" } });
}

export default function Contents({ loaderData: { counts } }: Route.ComponentProps) {
  const locale = useLocale();
  const word = (name: keyof typeof contentTexts) => contentTexts[name][locale];
  const columns = ["published", "scheduled", "draft", "dirty", "stale", "incomplete"] as const;
  return (
    <>
      <BackHead title={word("content")} lead={word("lead")}>
        <ButtonLink to={`${backOffice}/content/translations`} look="secondary" icon="languages">
          {word("board")}
        </ButtonLink>
        <ButtonLink to={`${backOffice}/media`} look="secondary" icon="camera">
          {word("media")}
        </ButtonLink>
      </BackHead>
      <Table
        caption={word("content")}
        captionHidden
        dense
        cards
        figures={[1, 2, 3, 4, 5, 6]}
        head={[word("type"), ...columns.map(word)]}
        rows={counts.map((row) => [
          <To key="type" to={`${backOffice}/content/${row.type}`}>
            {row.name}
          </To>,
          ...columns.map((column) =>
            row[column] > 0 ? (
              <To
                key={column}
                to={`${backOffice}/content/${row.type}?only=${column}`}
                aria-label={`${row.name} ${word(column)} ${row[column]}`}
              >
                {row[column]}
              </To>
            ) : (
              ""
            ),
          ),
        ])}
      />
    </>
  );
}
