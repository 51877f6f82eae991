import { data } from "react-router";
import { parkContext } from "#app/context.ts";
import { typeOfParam } from "#app/staff/core/content/type-param.ts";
import { say } from "#app/staff/core/content/content.texts.ts";
import { readTitles } from "#app/staff/core/content/titles.server.ts";
import { colon } from "#app/staff/core/who.ts";
import { openWorking } from "#platform/content/drafts.ts";
import { backOffice, localeOfPath, pathIn } from "#platform/locales.ts";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { PageHead } from "#ui/page/page-head.ts";
import type { Route } from "./+types/archive.route.ts";
import { archiveTexts } from "./archive.texts.ts";
import { usesOf } from "#app/staff/core/content/references.server.ts";

/** /booking-manage/content/{type}/{id}/archive: where an item is used, before it is put away. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const [park, locale, { name, type }] = [
    context.get(parkContext),
    localeOfPath(url.pathname),
    typeOfParam(params.type),
  ];
  const working = await park.db.transaction().execute((trx) => openWorking(trx, name, params.id));
  if (!working) throw data(null, { status: 404 });
  const title = (await readTitles(park, locale))(working.content[type.title]);
  const page: PageHead = {
    title: { text: archiveTexts.title[locale] },
    description: archiveTexts.title[locale],
    unlisted: true,
  };
  return data(
    { page, title, here: `${backOffice}/content/${name}/${params.id}`, uses: await usesOf(park, params.id, locale) },
    { headers: { "cache-control": "no-store" } },
  );
}

export default function Archive({ loaderData: { title, here, uses } }: Route.ComponentProps) {
  const locale = useLocale();
  const word = (name: keyof typeof archiveTexts) => archiveTexts[name][locale];
  return (
    <>
      <h1>{say(word("lead"), { title })}</h1>
      <p>{word("what")}</p>
      {uses.length > 0 ? (
        <Notice tone="warning" title={say(word("used"), { count: uses.length })}>
          <ul>
            {uses.map((use) => (
              <li key={use.id}>
                <To to={`${backOffice}/content/${use.type}/${use.id}`} prefetch={false}>
                  {use.typeName}
                  {colon(locale)}
                  {use.title}
                </To>
              </li>
            ))}
          </ul>
        </Notice>
      ) : (
        <p>{word("unused")}</p>
      )}
      <form method="post" action={pathIn(locale, here)} className="back-tools">
        <Button type="submit" name="intent" value="archive">
          {word("archive")}
        </Button>
        <ButtonLink to={here} look="secondary" prefetch={false}>
          {word("back")}
        </ButtonLink>
      </form>
    </>
  );
}
