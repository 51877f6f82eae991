import { data } from "react-router";
import { z } from "zod";
import { parkContext } from "#app/context.ts";
import { BackHead, Empty } from "#app/staff/core/back-page.tsx";
import { colon } from "#app/staff/core/who.ts";
import { backOffice, languageNames, localeOfPath } from "#platform/locales.ts";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import type { PageHead } from "#ui/page/page-head.ts";
import { Pagination } from "#ui/pagination/pagination.tsx";
import { Table } from "#ui/table/table.tsx";
import type { Route } from "./+types/board.route.ts";
import { readBoard } from "./board.server.ts";
import { boardTexts } from "./board.texts.ts";

const perPage = 50;
const querySchema = z.object({
  language: z.enum(["en_US", "ja_JP"]).optional().catch(undefined),
  kind: z.enum(["missing", "stale"]).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
});

/**
 * /booking-manage/content/translations: what is missing or stale, by language, with the effort in characters (rule
 * C23).
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname);
  const asked = querySchema.parse(Object.fromEntries(url.searchParams));
  const { tasks, efforts } = await readBoard(context.get(parkContext), locale);
  const wanted = tasks.filter(
    (task) => (!asked.language || task.locale === asked.language) && (!asked.kind || task.kind === asked.kind),
  );
  const page: PageHead = {
    title: { text: boardTexts.title[locale] },
    description: boardTexts.lead[locale],
    unlisted: true,
  };
  const pages = Math.max(1, Math.ceil(wanted.length / perPage));
  const current = Math.min(asked.page, pages);
  return data(
    { page, efforts, tasks: wanted.slice((current - 1) * perPage, current * perPage), pages, current, asked },
    { headers: { "cache-control": "no-store" } },
  );
}

export default function Board({ loaderData: { efforts, tasks, pages, current, asked } }: Route.ComponentProps) {
  const locale = useLocale();
  const word = (name: keyof typeof boardTexts) => boardTexts[name][locale];
  const hrefOf = (query: Record<string, string | undefined>) =>
    `${backOffice}/content/translations?${new URLSearchParams(Object.entries(query).flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : [])))}`;
  return (
    <>
      <BackHead title={word("title")} lead={word("lead")} />
      <Table
        caption={word("language")}
        captionHidden
        dense
        cards
        figures={[1, 2, 3]}
        head={[word("language"), word("missing"), word("stale"), word("characters")]}
        rows={efforts.map((effort) => [
          <To
            key="language"
            to={hrefOf({ language: effort.locale })}
            aria-current={asked.language === effort.locale ? "true" : undefined}
          >
            {languageNames[effort.locale]}
          </To>,
          <To
            key="missing"
            to={hrefOf({ language: effort.locale, kind: "missing" })}
            aria-label={`${languageNames[effort.locale]} ${word("missing")} ${effort.missing}`}
          >
            {effort.missing}
          </To>,
          <To
            key="stale"
            to={hrefOf({ language: effort.locale, kind: "stale" })}
            aria-label={`${languageNames[effort.locale]} ${word("stale")} ${effort.stale}`}
          >
            {effort.stale}
          </To>,
          effort.characters,
        ])}
      />
      {(asked.language ?? asked.kind) && (
        <p>
          <To to={`${backOffice}/content/translations`}>{word("all")}</To>
        </p>
      )}
      {tasks.length === 0 ? (
        <Empty>{word("none")}</Empty>
      ) : (
        <Table
          caption={word("title")}
          captionHidden
          dense
          cards
          figures={[4]}
          head={[word("item"), word("field"), word("language"), word("kind"), word("characters")]}
          rows={tasks.map((task) => [
            <To
              key="item"
              to={`${backOffice}/content/${task.type}/${task.id}#field-${task.path.replaceAll(".", "-")}-${task.locale}`}
              prefetch={false}
            >
              {task.typeName}
              {colon(locale)}
              {task.title || word("untitled")}
            </To>,
            task.field,
            languageNames[task.locale],
            word(task.kind),
            task.characters,
          ])}
        />
      )}
      <Pagination
        page={current}
        pages={pages}
        href={(page) => hrefOf({ language: asked.language, kind: asked.kind, page: String(page) })}
      />
    </>
  );
}
