import { data, Form, redirect } from "react-router";
import { parkContext } from "#app/context.ts";
import { backOfficePath } from "#app/staff/core/back-paths.ts";
import { backOffice, localeOfPath, pathIn } from "#platform/locales.ts";
import { Button } from "#ui/button/button.tsx";
import { Field } from "#ui/field/field.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { To } from "#ui/link/link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { PageHead } from "#ui/page/page-head.ts";
import type { Route } from "./+types/code.route.ts";
import { entryTexts } from "./account.texts.ts";

const noStore = { headers: { "cache-control": "no-store" } };

/** /booking-manage/code: the second step of the sign-in, for who has set one up (rule S3). */
export function loader({ url }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname);
  const page: PageHead = {
    title: { text: entryTexts.codeTitle[locale] },
    description: entryTexts.codeLead[locale],
    unlisted: true,
  };
  return data({ page }, noStore);
}

/** `code`: six digits, or a recovery code. Wrong ones answer 422. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData();
  const entered = await context.get(parkContext).auth.enterCode(request, String(form.get("code") ?? "").slice(0, 100));
  if (!entered.ok) return data({ reason: entered.reason }, { status: 422, ...noStore });
  return redirect(backOfficePath(url.searchParams.get("to")) ?? pathIn(localeOfPath(url.pathname), backOffice), {
    status: 303,
    headers: entered.headers,
  });
}

export default function Code({ actionData }: Route.ComponentProps) {
  const locale = useLocale();
  const word = (name: keyof typeof entryTexts) => entryTexts[name][locale];
  return (
    <>
      <h1>{word("codeTitle")}</h1>
      <Form method="post" className="sign-in" reloadDocument>
        <p>{word("codeLead")}</p>
        {actionData && (
          <Notice tone="danger" title={word("problem")} live="alert">
            <p>{word(actionData.reason)}</p>
          </Notice>
        )}
        <Field
          name="code"
          label={word("code")}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
          autoFocus
        />
        <Button type="submit">{word("signIn")}</Button>
        <p>
          <To to={backOffice}>{word("startAgain")}</To>
        </p>
      </Form>
    </>
  );
}
