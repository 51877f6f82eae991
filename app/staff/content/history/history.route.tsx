import { data, redirect } from "react-router";
import { parkContext } from "#app/context.ts";
import { askedType } from "#app/staff/content/asked-type.ts";
import { say } from "#app/staff/content/content.texts.ts";
import { titleIn } from "#app/staff/content/items.server.ts";
import { staffContext } from "#app/staff/staff-context.ts";
import { htmlLangs, localeOfPath, pathIn } from "#platform/locales.ts";
import { Button } from "#ui/button/button.tsx";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import type { PageHead } from "#ui/page/page-head.ts";
import { Table } from "#ui/table/table.tsx";
import { Tag } from "#ui/tag/tag.tsx";
import type { Route } from "./+types/history.route.ts";
import { readHistory, restore } from "./history.server.ts";
import { historyTexts } from "./history.texts.ts";
import { Pieces } from "./pieces.tsx";
import "#app/staff/content/editor/editor.css";

const noStore = { headers: { "cache-control": "no-store" } };

/** /booking-manage/content/{type}/{id}/history?show=r5: who changed what when, word by word (rule C20). */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const [park, locale, { name, type }] = [context.get(parkContext), localeOfPath(url.pathname), askedType(params.type)];
  const history = await readHistory(park, name, params.id, url.searchParams.get("show") ?? "", locale);
  if (!history) throw data(null, { status: 404 });
  const title = `${historyTexts.title[locale]}：${titleIn(history.content[type.title], locale)}`;
  const page: PageHead = { title: { text: title }, description: title, unlisted: true };
  return data({ page, title, past: history.past, shown: history.shown, here: `/booking-manage/content/${name}/${params.id}` }, noStore);
}

/** `restore` names a moment of the history, which goes back into the draft. */
export async function action({ request, url, params, context }: Route.ActionArgs) {
  const { name } = askedType(params.type);
  const key = String((await request.formData()).get("restore") ?? "");
  if (!(await restore(context.get(parkContext), context.get(staffContext), name, params.id, key))) throw data(null, { status: 404 });
  return redirect(pathIn(localeOfPath(url.pathname), `/booking-manage/content/${name}/${params.id}?done=didRestore`), 303);
}

export default function History({ loaderData: { title, past, shown, here } }: Route.ComponentProps) {
  const locale = useLocale();
  const word = (name: keyof typeof historyTexts) => historyTexts[name][locale];
  return (
    <>
      <p className="back-return"><To to={here} prefetch={false}>{word("back")}</To></p>
      <h1>{title}</h1>
      <p className="quiet">{word("lead")}</p>
      <Table
        caption={word("title")}
        captionHidden
        dense
        head={[word("which"), word("when"), word("who"), word("act")]}
        rows={past.map(({ key, number, kind, when, who, minor }) => [
          <span key="which">{kind === "revision" ? say(word("revision"), { number }) : word("draft")} {minor && <Tag>{word("minor")}</Tag>}</span>,
          when,
          who,
          <form key="act" method="post" action={pathIn(locale, `${here}/history`)} className="back-tools">
            <To to={`${here}/history?show=${key}#differences`} prefetch={false} aria-current={shown?.key === key ? "true" : undefined} aria-label={`${word("show")} ${when}`}>{word("show")}</To>
            <Button type="submit" name="restore" value={key} look="quiet" aria-label={`${word("restore")} ${when}`}>{word("restore")}</Button>
          </form>,
        ])}
      />
      {shown && (
        <section className="back-panel editor" id="differences">
          <h2>{word("changed")}</h2>
          {shown.differences.length === 0 && <p>{word("nothing")}</p>}
          {shown.differences.map(({ field, language, lang, pieces }, at) => (
            <div key={at}>
              <h3>{field} {language}</h3>
              <div lang={lang ? htmlLangs[lang] : undefined}><Pieces pieces={pieces} /></div>
            </div>
          ))}
        </section>
      )}
    </>
  );
}
