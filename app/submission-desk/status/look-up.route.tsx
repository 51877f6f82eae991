import { data, Form, redirect } from "react-router";
import { readCode } from "#app/submissions/codes.ts";
import { findByCodeAndEmail } from "#app/submissions/read.server.ts";
import { beginVisit } from "#app/visiting/visit.server.ts";
import { formHeaders } from "#platform/form/form-headers.ts";
import { email } from "#platform/form/fields.ts";
import { readPosted } from "#platform/form/parse.ts";
import { addressOf, retryAfter } from "#platform/limits/limits.ts";
import { formatWait } from "#platform/limits/format-wait.ts";
import { pathIn } from "#platform/locales.ts";
import { formatPhone } from "#platform/phone.ts";
import { Button } from "#ui/button/button.tsx";
import { ErrorSummary } from "#ui/error-summary/error-summary.tsx";
import { Field } from "#ui/field/field.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { PageHead } from "#ui/page/page-head.ts";
import type { Route } from "./+types/look-up.route.ts";
import { askForLinks, resendLink } from "./resend.server.ts";
import { lookUpTexts } from "./status.texts.ts";
import "./status-page.css";

const lookUps = { what: "status-look-ups", most: 20, seconds: 60 * 60 };

type Errors = { code?: boolean; email?: boolean; often?: string };

export const headers = formHeaders;

/**
 * /status: a link by mail for whoever knows a code and its e-mail address; all their links for whoever has lost the
 * code.
 */
export async function loader(args: Route.LoaderArgs) {
  const { locale, url, identity } = await beginVisit(args);
  const page: PageHead = { title: { text: lookUpTexts.title[locale] }, description: lookUpTexts.lead[locale] };
  return { page, sent: url.searchParams.has("sent"), phone: formatPhone(identity.phone, locale) };
}

/** Whether such a submission exists or not, the answer is the same: 303 to "please look in your mailbox". */
export async function action(args: Route.ActionArgs) {
  const { park, locale } = await beginVisit(args);
  const { values } = await readPosted(args.request);
  const [typed, written, lost] = [values.code?.[0] ?? "", values.email?.[0] ?? "", values.lost?.[0] === "yes"];
  const code = readCode(typed);
  const address = email().safeParse([written]);
  const refuse = (errors: Errors, init: ResponseInit) => data({ code: typed, email: written, errors }, init);
  if ((!code && !lost) || !address.success)
    return refuse({ code: !code && !lost, email: !address.success }, { status: 422 });
  const wait = await park.limits.waitFrom(lookUps, addressOf(args.request));
  if (wait > 0) return refuse({ often: formatWait(wait, locale) }, { status: 429, headers: retryAfter(wait) });
  const id = code && !lost ? await findByCodeAndEmail(park.db, park, code, address.data) : undefined;
  if (id) await resendLink(park, id);
  if (lost) await askForLinks(park, address.data);
  return redirect(`${pathIn(locale, "/status")}?sent=yes`, 303);
}

export default function LookUp({ loaderData: { sent, phone }, actionData }: Route.ComponentProps) {
  const locale = useLocale();
  const word = (name: keyof typeof lookUpTexts) => lookUpTexts[name][locale].replace("{phone}", phone);
  const errors = actionData?.errors ?? {};
  const wrongEmail = (
    <>
      <span lang="en">Invalid email address</span> – {word("wrongEmail")}
    </>
  );
  return (
    <div className="status-page look-up">
      <h1>{word("title")}</h1>
      {sent && !actionData ? (
        <Notice tone="success" title={word("sentTitle")} live="status">
          <p>{word("sent")}</p>
        </Notice>
      ) : (
        <p className="lead">{word("lead")}</p>
      )}
      <ErrorSummary
        errors={[
          ...(errors.code ? [{ field: "code", message: word("wrongCode") }] : []),
          ...(errors.email ? [{ field: "email", message: wrongEmail }] : []),
          ...(errors.often ? [{ message: word("tooOften").replace("{wait}", errors.often) }] : []),
        ]}
      />
      <Form method="post" action={pathIn(locale, "/status")} className="look-up-form" noValidate reloadDocument>
        <Field
          name="code"
          label={word("code")}
          hint={word("codeHint")}
          error={errors.code ? word("wrongCode") : undefined}
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          width="medium"
          defaultValue={actionData?.code}
        />
        <Field
          name="email"
          type="email"
          label={word("email")}
          error={errors.email ? wrongEmail : undefined}
          required
          autoComplete="email"
          defaultValue={actionData?.email}
        />
        <p>
          <Button type="submit">{word("send")}</Button>
        </p>
        <p>{word("lost")}</p>
        <p>
          <Button type="submit" look="secondary" name="lost" value="yes">
            {word("sendAll")}
          </Button>
        </p>
      </Form>
      <p>{word("help")}</p>
    </div>
  );
}
