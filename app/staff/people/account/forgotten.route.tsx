import { data, Form, redirect } from "react-router";
import { z } from "zod";
import { parkContext } from "#app/context.ts";
import { requestReset } from "#app/staff/people/links.server.ts";
import { addressOf, retryAfter } from "#platform/limits/limits.ts";
import { backOffice, localeOfPath, pathIn } from "#platform/locales.ts";
import { Button } from "#ui/button/button.tsx";
import { Field } from "#ui/field/field.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { To } from "#ui/link/link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { PageHead } from "#ui/page/page-head.ts";
import type { Route } from "./+types/forgotten.route.ts";
import { entryTexts } from "./account.texts.ts";

const noStore = { headers: { "cache-control": "no-store" } };
const query = { what: "password-links", most: 10, seconds: 60 * 60 };

/** /booking-manage/password: a link by mail for who forgot their password (rule S3). */
export function loader({ url }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname);
  const page: PageHead = {
    title: { text: entryTexts.forgotten[locale] },
    description: entryTexts.forgottenLead[locale],
    unlisted: true,
  };
  return data({ page, sent: url.searchParams.has("sent") }, noStore);
}

/** Whether anybody has that `email` or not, the answer is the same. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const [park, locale] = [context.get(parkContext), localeOfPath(url.pathname)];
  const typed = String((await request.formData()).get("email") ?? "").slice(0, 320);
  const email = z.email().safeParse(typed.trim());
  if (!email.success) return data({ email: typed, wrong: "wrongEmail" as const }, { status: 422, ...noStore });
  const wait = await park.limits.waitFrom(query, addressOf(request));
  if (wait > 0)
    return data(
      { email: typed, wrong: "tooOften" as const },
      { status: 429, headers: { ...noStore.headers, ...retryAfter(wait) } },
    );
  await requestReset(park, email.data, locale);
  return redirect(`${pathIn(locale, `${backOffice}/password`)}?sent=yes`, 303);
}

export default function Forgotten({ loaderData: { sent }, actionData }: Route.ComponentProps) {
  const locale = useLocale();
  const word = (name: keyof typeof entryTexts) => entryTexts[name][locale];
  return (
    <>
      <h1>{word("forgotten")}</h1>
      {sent && !actionData ? (
        <Notice tone="success" live="status">
          <p>{word("sent")}</p>
        </Notice>
      ) : (
        <Form
          method="post"
          action={pathIn(locale, `${backOffice}/password`)}
          className="sign-in"
          noValidate
          reloadDocument
        >
          <p>{word("forgottenLead")}</p>
          <Field
            name="email"
            type="email"
            label={word("email")}
            autoComplete="username"
            error={actionData && word(actionData.wrong)}
            defaultValue={actionData?.email}
            required
          />
          <Button type="submit">{word("sendLink")}</Button>
        </Form>
      )}
      <p>
        <To to={backOffice}>{word("back")}</To>
      </p>
    </>
  );
}
