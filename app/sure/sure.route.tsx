import { data, redirect } from "react-router";
import { questionsByName } from "./questions.ts";
import { localeOfPath } from "#platform/locales.ts";
import { askedIn } from "#ui/ask/question.ts";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { FormActions } from "#ui/form/form.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import type { PageHead } from "#ui/page/page-head.ts";
import type { Route } from "./+types/sure.route.ts";
import { sureTexts } from "./sure.texts.ts";

/** The page holds what was typed, and may lead back to a secret address. */
export function headers() {
  return { "cache-control": "no-store", "referrer-policy": "same-origin", "x-robots-tag": "noindex" };
}

/**
 * /sure?ask={name}: asks what a dialog asks where there are scripts (ui/ask); opened without a form, it has nothing to
 * ask.
 */
export function loader({ url }: Route.LoaderArgs) {
  const title = sureTexts.title[localeOfPath(url.pathname)];
  const page: PageHead = { title: { text: title }, description: title, unlisted: true };
  return { page };
}

/**
 * Changes nothing: hands the form on to the page that asks, with where it goes and where it came from. Files cannot be
 * handed on. What need not be asked goes on by itself.
 */
export async function action({ request, url }: Route.ActionArgs) {
  const question = questionsByName.get(url.searchParams.get("ask") ?? "");
  const form = await request.formData();
  const [to, from] = [ownPath(form.get("askTo")), ownPath(form.get("askFrom"))];
  if (!question || !to || !from) throw data(null, { status: 400 });
  const among = url.searchParams.get("among")?.split(",");
  if (among && !among.includes(String(form.get(url.searchParams.get("field") ?? "")))) throw redirect(to, 307);
  const sent = [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === "string" && !ownNames.includes(name) ? [[name, value]] : [],
  );
  return {
    questionsByName: askedIn(question, localeOfPath(url.pathname), url.searchParams.get("of")?.slice(0, 200)),
    to,
    from,
    sent,
  };
}

export default function Sure({ actionData }: Route.ComponentProps) {
  const locale = useLocale();
  if (!actionData)
    return (
      <article className="prose-page">
        <h1>{sureTexts.title[locale]}</h1>
        <p>{sureTexts.nothing[locale]}</p>
        <p>
          <ButtonLink to="/">{sureTexts.home[locale]}</ButtonLink>
        </p>
      </article>
    );
  const {
    questionsByName: { title, text, confirm, keep },
    to,
    from,
    sent,
  } = actionData;
  return (
    <article className="prose-page">
      <header className="prose-head">
        <h1>{title}</h1>
      </header>
      <form method="post" action={to}>
        <p>{text}</p>
        {sent.map(([name, value], at) => (
          <input key={at} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="sure" value="on" />
        <FormActions>
          <Button type="submit">{confirm}</Button>
          <ButtonLink to={from} look="secondary" router={{ reloadDocument: true }} prefetch={false}>
            {keep}
          </ButtonLink>
        </FormActions>
      </form>
    </article>
  );
}

const ownNames = ["askTo", "askFrom", "sure"];

/** A path of this site, and nothing else. */
function ownPath(value: FormDataEntryValue | null): string | undefined {
  return typeof value === "string" && /^\/(?![/\\])[^\s\\]*$/.test(value) && value.length < 2000 ? value : undefined;
}
