import { data, Form, redirect } from "react-router";
import { parkContext } from "#app/context.ts";
import { findLink, setByLink } from "#app/staff/people/links.server.ts";
import { backOffice, localeOfPath, pathIn } from "#platform/locales.ts";
import { Button } from "#ui/button/button.tsx";
import { Field } from "#ui/field/field.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { To } from "#ui/link/link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { PageHead } from "#ui/page/page-head.ts";
import type { Route } from "./+types/set-password.route.ts";
import { accountTexts, entryTexts } from "./account.texts.ts";
import { formatLengths, wrongWith } from "./new-password.ts";

const noStore = { headers: { "cache-control": "no-store", "referrer-policy": "same-origin" } };

/**
 * /booking-manage/password/{token}: whoever has the link, by invitation or because they forgot theirs, sets a password,
 * once.
 */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname);
  const link = await findLink(context.get(parkContext), params.token);
  const page: PageHead = {
    title: { text: entryTexts.setTitle[locale] },
    description: entryTexts.setTitle[locale],
    unlisted: true,
  };
  return data({ page, link: link && { name: link.name, email: link.email } }, { status: link ? 200 : 404, ...noStore });
}

/** `next` and `again`; 303 to the sign-in. */
export async function action({ request, url, params, context }: Route.ActionArgs) {
  const [locale, form] = [localeOfPath(url.pathname), await request.formData()];
  const next = String(form.get("next") ?? "");
  const [park, gone] = [context.get(parkContext), { wrong: entryTexts.linkGone[locale] }];
  const link = await findLink(park, params.token);
  if (!link) return data(gone, { status: 404, ...noStore });
  const wrong = await wrongWith(next, String(form.get("again") ?? ""), link.email, locale);
  if (wrong) return data({ wrong }, { status: 422, ...noStore });
  if (!(await setByLink(park, params.token, next))) return data(gone, { status: 404, ...noStore });
  return redirect(`${pathIn(locale, backOffice)}?set=yes`, 303);
}

export default function SetPassword({ loaderData: { link }, actionData }: Route.ComponentProps) {
  const locale = useLocale();
  const word = (name: keyof typeof entryTexts) => entryTexts[name][locale];
  if (!link)
    return (
      <>
        <h1>{word("setTitle")}</h1>
        <Notice tone="warning" title={word("linkGone")}>
          <p>{word("linkGoneHow")}</p>
        </Notice>
        <p>
          <To to={backOffice}>{word("back")}</To>
        </p>
      </>
    );
  return (
    <>
      <h1>{word("setTitle")}</h1>
      <Form method="post" className="sign-in" noValidate reloadDocument>
        <p>{word("setLead").replace("{name}", link.name).replace("{email}", link.email)}</p>
        {actionData && (
          <Notice tone="danger" title={accountTexts.problem[locale]} live="alert">
            <p>{actionData.wrong}</p>
          </Notice>
        )}
        <input type="hidden" name="username" autoComplete="username" defaultValue={link.email} />
        <Field
          name="next"
          type="password"
          label={accountTexts.next[locale]}
          hint={formatLengths(accountTexts.nextHint[locale])}
          autoComplete="new-password"
          required
        />
        <Field name="again" type="password" label={accountTexts.again[locale]} autoComplete="new-password" required />
        <Button type="submit">{word("set")}</Button>
      </Form>
    </>
  );
}
