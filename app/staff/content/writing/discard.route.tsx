import { data, redirect } from "react-router";
import { parkContext } from "#app/context.ts";
import { typeOfParam } from "#app/staff/core/content/type-param.ts";
import { say } from "#app/staff/core/content/content.texts.ts";
import { Differences } from "#app/staff/content/history/differences.tsx";
import { staffContext } from "#app/staff/core/staff-context.ts";
import { wholeNumber } from "#app/staff/core/whole-number.ts";
import { backOffice, localeOfPath, pathIn } from "#platform/locales.ts";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { PageHead } from "#ui/page/page-head.ts";
import type { Route } from "./+types/discard.route.ts";
import { discard, readDiscard } from "./discard.server.ts";
import { discardTexts } from "./discard.texts.ts";
import "#app/staff/content/editor/editor.css";

const noStore = { headers: { "cache-control": "no-store" } };

/** /booking-manage/content/{type}/{id}/discard: what is written and not published, before it is discarded. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const [park, locale, { name }] = [context.get(parkContext), localeOfPath(url.pathname), typeOfParam(params.type)];
  const shown = await readDiscard(park, name, params.id, locale);
  if (!shown) throw data(null, { status: 404 });
  const page: PageHead = {
    title: { text: discardTexts.title[locale] },
    description: discardTexts.title[locale],
    unlisted: true,
  };
  return data({ page, shown, here: `${backOffice}/content/${name}/${params.id}` }, noStore);
}

/** Discards the draft as it was at `version`; 409 with what it is now when somebody wrote since. */
export async function action({ request, url, params, context }: Route.ActionArgs) {
  const [park, staff, locale, { name }] = [
    context.get(parkContext),
    context.get(staffContext),
    localeOfPath(url.pathname),
    typeOfParam(params.type),
  ];
  const discarded = await discard(
    { park, staff, name },
    params.id,
    wholeNumber((await request.formData()).get("version")),
  );
  if (discarded.ok)
    return redirect(
      pathIn(
        locale,
        `${backOffice}/content/${name}/${params.id}?${new URLSearchParams({ done: "didDiscard", ...(discarded.from && { from: discarded.from }) })}`,
      ),
      303,
    );
  if (discarded.reason === "gone") throw data(null, { status: 404 });
  return data({ meanwhile: true }, { status: 409, ...noStore });
}

export default function Discard({ loaderData: { shown, here }, actionData }: Route.ComponentProps) {
  const locale = useLocale();
  const word = (name: keyof typeof discardTexts) => discardTexts[name][locale];
  if (!shown.dirty)
    return (
      <>
        <h1>{word("title")}</h1>
        <p>{word("none")}</p>
        <p>
          <ButtonLink to={here} look="secondary" prefetch={false}>
            {word("backOnly")}
          </ButtonLink>
        </p>
      </>
    );
  return (
    <>
      <h1>{say(word("lead"), { title: shown.title })}</h1>
      {actionData && (
        <Notice tone="warning" title={say(word("meanwhile"), { who: shown.by, when: shown.when })} live="alert">
          <p>{word("meanwhileLead")}</p>
        </Notice>
      )}
      <p>{word("what")}</p>
      {shown.timed && (
        <p>
          <strong>{say(word("timed"), { time: shown.timed })}</strong>
        </p>
      )}
      <form method="post" action={pathIn(locale, `${here}/discard`)} className="back-tools">
        <input type="hidden" name="version" value={shown.version} />
        <Button type="submit">{word("discard")}</Button>
        <ButtonLink to={here} look="secondary" prefetch={false}>
          {word("back")}
        </ButtonLink>
      </form>
      <section className="back-panel editor">
        <h2>{word("changes")}</h2>
        <p className="field-hint">{word(shown.differences.length === 0 ? "unworded" : "signs")}</p>
        <Differences differences={shown.differences} />
      </section>
    </>
  );
}
