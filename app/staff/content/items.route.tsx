import { data, Form } from "react-router";
import { z } from "zod";
import { parkContext } from "#app/context.ts";
import { BackHead, Empty } from "#app/staff/core/back-page.tsx";
import { backOffice, localeOfPath } from "#platform/locales.ts";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import type { PageHead } from "#ui/page/page-head.ts";
import { Pagination } from "#ui/pagination/pagination.tsx";
import { Table } from "#ui/table/table.tsx";
import type { Route } from "./+types/items.route.ts";
import { typeOfParam } from "#app/staff/core/content/type-param.ts";
import { contentTexts, say } from "#app/staff/core/content/content.texts.ts";
import { ItemTags, LanguageTags } from "./item-tags.tsx";
import { itemSorts, itemsPerList, listForStaff, statusFilters } from "./items.server.ts";
import { listName, typeName } from "#app/staff/core/content/names.ts";
import { formatMoment } from "#app/staff/core/format-moment.ts";
import "./content.css";

const querySchema = z.object({
  text: z.string().trim().max(100).catch(""),
  only: z.enum(statusFilters).optional().catch(undefined),
  sort: z.enum(itemSorts).catch("changed"),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
});

/** /booking-manage/content/{type}: its items, found by text and state. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const [park, locale, { name }] = [context.get(parkContext), localeOfPath(url.pathname), typeOfParam(params.type)];
  const query = querySchema.parse(Object.fromEntries(url.searchParams));
  const { items, total } = await listForStaff(park, name, query, locale);
  const now = park.now();
  const shown = items.map((item) => ({
    ...item,
    changed: formatMoment(item.changedAt, now, locale),
    out: (item.status === "published" || item.status === "scheduled") && (item.publishAt ?? 0) <= now.epochMilliseconds,
    over: item.unpublishAt !== undefined && item.unpublishAt <= now.epochMilliseconds,
    publish: item.publishAt === undefined ? "" : formatMoment(item.publishAt, now, locale),
    changes: item.changesAt === undefined ? "" : formatMoment(item.changesAt, now, locale),
  }));
  const page: PageHead = {
    title: { text: listName(name, locale) },
    description: listName(name, locale),
    unlisted: true,
  };
  return data(
    {
      page,
      type: name,
      typeName: typeName(name, locale),
      listName: listName(name, locale),
      items: shown,
      total,
      query,
      statuses: [...statusFilters],
      sorts: [...itemSorts],
      pages: Math.max(1, Math.ceil(total / itemsPerList)),
    },
    { headers: { "cache-control": "no-store" } },
  );
}

const sortTexts = { changed: "byChange", title: "byTitle", order: "byOrder", publish: "byPublish" } as const;

export default function Items({
  loaderData: { type, typeName, listName, items, total, query, statuses, sorts, pages },
}: Route.ComponentProps) {
  const locale = useLocale();
  const word = (name: keyof typeof contentTexts) => contentTexts[name][locale];
  const hrefOf = (page: number) =>
    `${backOffice}/content/${type}?${new URLSearchParams({ ...(query.text && { text: query.text }), ...(query.only && { only: query.only }), sort: query.sort, page: String(page) })}`;
  return (
    <>
      <BackHead title={listName} back={{ to: `${backOffice}/content`, text: word("content") }}>
        <ButtonLink to={`${backOffice}/content/${type}/new`} icon="plus" prefetch={false}>
          {say(word("create"), { type: typeName })}
        </ButtonLink>
      </BackHead>
      <Form method="get" className="back-filter" role="search">
        <p>
          <label htmlFor="text">{word("search")}</label>
          <input id="text" name="text" className="control" type="search" defaultValue={query.text} maxLength={100} />
        </p>
        <p>
          <label htmlFor="only">{word("only")}</label>
          <select id="only" name="only" className="control" defaultValue={query.only ?? ""}>
            <option value="">{word("all")}</option>
            {statuses.map((status) => (
              <option key={status} value={status}>
                {word(status)}
              </option>
            ))}
          </select>
        </p>
        <p>
          <label htmlFor="sort">{word("sort")}</label>
          <select id="sort" name="sort" className="control" defaultValue={query.sort}>
            {sorts.map((sort) => (
              <option key={sort} value={sort}>
                {word(sortTexts[sort])}
              </option>
            ))}
          </select>
        </p>
        <Button type="submit" look="secondary">
          {word("find")}
        </Button>
      </Form>
      <p role="status" className="quiet">
        {say(word("found"), { count: total })}
      </p>
      {items.length === 0 ? (
        <Empty>{word("none")}</Empty>
      ) : (
        <Table
          caption={listName}
          captionHidden
          dense
          cards
          head={[word("title"), word("status"), word("languages"), word("changed"), word("who")]}
          rows={items.map((item) => [
            <To key="title" to={`${backOffice}/content/${type}/${item.id}`} prefetch={false}>
              {item.title || word("untitled")}
            </To>,
            <ItemTags key="status" item={item} />,
            item.title && <LanguageTags key="languages" item={item} />,
            item.changed,
            item.changedBy,
          ])}
        />
      )}
      <Pagination page={Math.min(query.page, pages)} pages={pages} href={hrefOf} />
    </>
  );
}
