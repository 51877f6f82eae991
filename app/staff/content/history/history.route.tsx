import { data, redirect } from "react-router";
import { parkContext } from "#app/context.ts";
import { BackHead } from "#app/staff/back-page.tsx";
import { askedType } from "#app/staff/content/asked-type.ts";
import { say } from "#app/staff/content/content.texts.ts";
import { readTitles } from "#app/staff/content/titles.server.ts";
import { staffContext } from "#app/staff/staff-context.ts";
import { colon } from "#app/staff/content/who.ts";
import { wholeNumber } from "#app/staff/whole-number.ts";
import { localeOfPath, pathIn } from "#platform/locales.ts";
import { Button } from "#ui/button/button.tsx";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { PageHead } from "#ui/page/page-head.ts";
import { Table } from "#ui/table/table.tsx";
import { Tag } from "#ui/tag/tag.tsx";
import type { Route } from "./+types/history.route.ts";
import { Differences } from "./differences.tsx";
import { readHistory, restore } from "./history.server.ts";
import { historyTexts } from "./history.texts.ts";
import "#app/staff/content/editor/editor.css";

const noStore = { headers: { "cache-control": "no-store" } };

/** /booking-manage/content/{type}/{id}/history?show=r5: who changed what when, word by word (rule C20). */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const [park, locale, { name, type }] = [context.get(parkContext), localeOfPath(url.pathname), askedType(params.type)];
  const history = await readHistory(park, name, params.id, url.searchParams.get("show") ?? "", locale);
  if (!history) throw data(null, { status: 404 });
  const title = `${historyTexts.title[locale]}${colon(locale)}${(await readTitles(park, locale))(history.content[type.title])}`;
  const page: PageHead = { title: { text: title }, description: title, unlisted: true };
  return data({ page, title, past: history.past, version: history.version, shown: history.shown, here: `/booking-manage/content/${name}/${params.id}` }, noStore);
}

/** `restore` names a moment of the history, which goes back into the draft of that `version`; 409 with what is new when somebody wrote since. */
export async function action({ request, url, params, context }: Route.ActionArgs) {
  const [{ name }, locale] = [askedType(params.type), localeOfPath(url.pathname)];
  const form = await request.formData();
  const asked = { key: String(form.get("restore") ?? ""), version: wholeNumber(form.get("version")) };
  const restored = await restore({ park: context.get(parkContext), staff: context.get(staffContext), locale }, name, params.id, asked);
  if (restored.ok) return redirect(pathIn(locale, `/booking-manage/content/${name}/${params.id}?done=didRestore`), 303);
  if (restored.reason === "gone") throw data(null, { status: 404 });
  return data(restored.told, { status: 409, ...noStore });
}

export default function History({ loaderData: { title, past, version, shown, here }, actionData }: Route.ComponentProps) {
  const locale = useLocale();
  const word = (name: keyof typeof historyTexts) => historyTexts[name][locale];
  return (
    <>
      <BackHead title={title} lead={word("lead")} back={{ to: here, text: word("back") }} />
      {actionData && (
        <Notice tone="warning" title={say(word("meanwhile"), { who: actionData.by, when: actionData.when })} live="alert">
          <p>{word("meanwhileLead")}</p>
          <Differences differences={actionData.differences} />
        </Notice>
      )}
      <Table
        caption={word("title")}
        captionHidden
        dense
        cards
        head={[word("which"), word("when"), word("who"), word("act")]}
        rows={past.map(({ key, number, kind, when, who, minor }) => [
          <span key="which">{kind === "revision" ? say(word("revision"), { number }) : word("draft")} {minor && <Tag>{word("minor")}</Tag>}</span>,
          when,
          who,
          <form key="act" method="post" action={pathIn(locale, `${here}/history`)} className="back-tools">
            <input type="hidden" name="version" value={version} />
            <To to={`${here}/history?show=${key}#differences`} prefetch={false} aria-current={shown?.key === key ? "true" : undefined} aria-label={`${word("show")} ${when}`}>{word("show")}</To>
            <Button type="submit" name="restore" value={key} look="quiet" aria-label={`${word("restore")} ${when}`}>{word("restore")}</Button>
          </form>,
        ])}
      />
      {shown && (
        <section className="back-panel editor" id="differences">
          <h2>{word("changed")}</h2>
          {shown.differences.length === 0 && <p>{word("nothing")}</p>}
          <Differences differences={shown.differences} />
        </section>
      )}
    </>
  );
}
