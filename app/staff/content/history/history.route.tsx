import { data, redirect } from "react-router";
import { parkContext } from "#app/context.ts";
import { BackHead } from "#app/staff/core/back-page.tsx";
import { typeOfParam } from "#app/staff/core/content/type-param.ts";
import { say } from "#app/staff/core/content/content.texts.ts";
import { readTitles } from "#app/staff/core/content/titles.server.ts";
import { staffContext } from "#app/staff/core/staff-context.ts";
import { colon } from "#app/staff/core/who.ts";
import { wholeNumber } from "#app/staff/core/whole-number.ts";
import { backOffice, localeOfPath, pathIn } from "#platform/locales.ts";
import { Button } from "#ui/button/button.tsx";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { PageHead } from "#ui/page/page-head.ts";
import { Table } from "#ui/table/table.tsx";
import { Tag } from "#ui/tag/tag.tsx";
import type { Route } from "./+types/history.route.ts";
import { Differences } from "./differences.tsx";
import { readHistory, restore, type ShownPast } from "./history.server.ts";
import { historyTexts } from "./history.texts.ts";
import "#app/staff/content/editor/editor.css";
import "./history.css";

const noStore = { headers: { "cache-control": "no-store" } };

/**
 * /booking-manage/content/{type}/{id}/history?show=r5 or ?from=r3&to=v12: who changed what when, and what any two
 * versions have apart, word by word (rule C20).
 */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const [park, locale, { name, type }] = [
    context.get(parkContext),
    localeOfPath(url.pathname),
    typeOfParam(params.type),
  ];
  const [show, from, to] = ["show", "from", "to"].map((key) => url.searchParams.get(key));
  const history = await readHistory(
    park,
    name,
    params.id,
    { show: show ?? null, from: from ?? null, to: to ?? null },
    locale,
  );
  if (!history) throw data(null, { status: 404 });
  const title = `${historyTexts.title[locale]}${colon(locale)}${(await readTitles(park, locale))(history.content[type.title])}`;
  const page: PageHead = { title: { text: title }, description: title, unlisted: true };
  const { past, version, compared, failed } = history;
  return data(
    { page, title, past, version, compared, failed, here: `${backOffice}/content/${name}/${params.id}` },
    noStore,
  );
}

/**
 * `restore` names a moment of the history, which goes back into the draft of that `version`; 409 with what is new when
 * somebody wrote since.
 */
export async function action({ request, url, params, context }: Route.ActionArgs) {
  const [{ name }, locale] = [typeOfParam(params.type), localeOfPath(url.pathname)];
  const form = await request.formData();
  const query = { key: String(form.get("restore") ?? ""), version: wholeNumber(form.get("version")) };
  const restored = await restore(
    { park: context.get(parkContext), staff: context.get(staffContext), locale },
    name,
    params.id,
    query,
  );
  if (restored.ok) return redirect(pathIn(locale, `${backOffice}/content/${name}/${params.id}?done=didRestore`), 303);
  if (restored.reason === "gone") throw data(null, { status: 404 });
  return data(restored.told, { status: 409, ...noStore });
}

export default function History({
  loaderData: { title, past, version, compared, failed, here },
  actionData,
}: Route.ComponentProps) {
  const locale = useLocale();
  const word = (name: keyof typeof historyTexts) => historyTexts[name][locale];
  const nameOf = ({ kind, number }: ShownPast) =>
    kind === "revision" ? say(word("revision"), { number }) : word(kind);
  const [older, newer] = [compared?.older?.key ?? past[1]?.key, compared?.newer.key ?? past[0]?.key];
  const pick = (name: "from" | "to", one: ShownPast) => (
    <label className="history-pick">
      <input
        type="radio"
        form="compare"
        name={name}
        value={one.key}
        defaultChecked={one.key === (name === "from" ? older : newer)}
        aria-label={`${word(name)}${colon(locale)}${nameOf(one)} ${one.when}`}
      />
    </label>
  );
  return (
    <>
      <BackHead title={title} lead={word("lead")} back={{ to: here, text: word("back") }} />
      {actionData && (
        <Notice
          tone="warning"
          title={say(word("meanwhile"), { who: actionData.by, when: actionData.when })}
          live="alert"
        >
          <p>{word("meanwhileLead")}</p>
          <Differences differences={actionData.differences} />
        </Notice>
      )}
      {failed && <Notice tone="warning" title={word("failed")} live="status" />}
      {compared && (
        <section className="back-panel editor" id="differences">
          <h2>{word("changed")}</h2>
          <p>
            {say(word(compared.older ? "between" : "first"), {
              older: compared.older ? `${nameOf(compared.older)} ${compared.older.when}` : "",
              newer: `${nameOf(compared.newer)} ${compared.newer.when}`,
            })}
          </p>
          {compared.differences.length === 0 && <p>{word("nothing")}</p>}
          <Differences differences={compared.differences} />
        </section>
      )}
      {past.length > 1 && <p className="field-hint">{word("choose")}</p>}
      {past.length > 1 && (
        <form
          id="compare"
          method="get"
          action={`${pathIn(locale, `${here}/history`)}#differences`}
          className="history-bar"
        >
          <Button type="submit" look="secondary">
            {word("compare")}
          </Button>
        </form>
      )}
      <Table
        key={`${older} ${newer}`}
        caption={word("title")}
        captionHidden
        dense
        cards
        head={[word("which"), word("when"), word("who"), word("from"), word("to"), word("action")]}
        rows={past.map((one) => [
          <span key="which">
            {nameOf(one)} {one.out && <Tag tone="jade">{word("out")}</Tag>} {one.minor && <Tag>{word("minor")}</Tag>}
          </span>,
          one.when,
          one.who,
          past.length > 1 && pick("from", one),
          past.length > 1 && pick("to", one),
          <form key="act" method="post" action={pathIn(locale, `${here}/history`)} className="back-tools">
            <input type="hidden" name="version" value={version} />
            <To
              to={`${here}/history?show=${one.key}#differences`}
              prefetch={false}
              aria-current={compared?.newer.key === one.key ? "true" : undefined}
              aria-label={`${word("show")} ${one.when}`}
            >
              {word("show")}
            </To>
            {one.kind !== "now" && (
              <Button
                type="submit"
                name="restore"
                value={one.key}
                look="quiet"
                aria-label={`${word("restore")} ${one.when}`}
              >
                {word("restore")}
              </Button>
            )}
          </form>,
        ])}
      />
    </>
  );
}
