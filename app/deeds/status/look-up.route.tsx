import { data, Form, redirect } from "react-router";
import { z } from "zod";
import { readCode } from "#app/deeds/codes.ts";
import { findByCodeAndEmail } from "#app/deeds/read.server.ts";
import { beginVisit } from "#app/visiting/visit.server.ts";
import { addressOf } from "#platform/limits.ts";
import { pathIn } from "#platform/locales.ts";
import { Button } from "#ui/button/button.tsx";
import { Field } from "#ui/field/field.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { PageHead } from "#ui/page/page-head.ts";
import type { Route } from "./+types/look-up.route.ts";
import { resendLink } from "./resend.server.ts";
import { lookUpTexts, statusTexts } from "./status.texts.ts";
import "./status-page.css";

const formSchema = z.object({ code: z.string().max(200).catch(""), email: z.string().max(320).catch("") });
const lookUps = { what: "status-look-ups", most: 20, seconds: 60 * 60 };

export function headers() {
  return { "cache-control": "no-store" };
}

/** /status: a link by mail for whoever knows a code and its e-mail address. */
export async function loader(args: Route.LoaderArgs) {
  const { locale, url, identity } = await beginVisit(args);
  const page: PageHead = { title: { text: lookUpTexts.title[locale] }, description: lookUpTexts.lead[locale] };
  return { page, sent: url.searchParams.has("sent"), phone: identity.phone };
}

/** Whether such a deed exists or not, the answer is the same: 303 to "please look in your mailbox". */
export async function action(args: Route.ActionArgs) {
  const { park, locale } = await beginVisit(args);
  const { code: typed, email } = formSchema.parse(Object.fromEntries(await args.request.formData()));
  const code = readCode(typed);
  const address = z.email().safeParse(email.trim());
  if (!code || !address.success) return data({ code: typed, email, errors: { code: !code, email: !address.success, often: false } }, { status: 422 });
  if (!(await park.limits.allows(lookUps, addressOf(args.request)))) return data({ code: typed, email, errors: { code: false, email: false, often: true } }, { status: 429, headers: { "retry-after": "3600" } });
  const id = await findByCodeAndEmail(park.db, park, code, address.data);
  if (id) await resendLink(park, id);
  return redirect(`${pathIn(locale, "/status")}?sent=yes`, 303);
}

export default function LookUp({ loaderData: { sent, phone }, actionData }: Route.ComponentProps) {
  const locale = useLocale();
  const word = (name: keyof typeof lookUpTexts) => lookUpTexts[name][locale].replace("{phone}", phone);
  const errors = actionData?.errors;
  return (
    <div className="status-page look-up">
      <h1>{word("title")}</h1>
      {sent && !actionData ? (
        <Notice tone="success" title={word("sentTitle")} live="status"><p>{word("sent")}</p></Notice>
      ) : (
        <p className="lead">{word("lead")}</p>
      )}
      {errors && <Notice tone="danger" title={statusTexts.refused[locale]} live="alert">{refusals(errors).map((name) => <p key={name}>{word(name)}</p>)}</Notice>}
      <Form method="post" action={pathIn(locale, "/status")} className="look-up-form" noValidate reloadDocument>
        <Field name="code" label={word("code")} hint={word("codeHint")} error={errors?.code ? word("wrongCode") : undefined} required autoComplete="off" autoCapitalize="characters" spellCheck={false} width="medium" defaultValue={actionData?.code} />
        <Field name="email" type="email" label={word("email")} error={errors?.email ? <><span lang="en">Invalid email address</span> {word("wrongEmail")}</> : undefined} required autoComplete="email" defaultValue={actionData?.email} />
        <p><Button type="submit">{word("send")}</Button></p>
      </Form>
      <p>{word("help")}</p>
    </div>
  );
}

function refusals({ code, email, often }: { code: boolean; email: boolean; often: boolean }) {
  return [...(code ? (["wrongCode"] as const) : []), ...(email ? (["wrongEmail"] as const) : []), ...(often ? (["tooOften"] as const) : [])];
}
