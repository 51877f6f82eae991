import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from "@simplewebauthn/browser";
import { data, redirect } from "react-router";
import { parkContext } from "#app/context.ts";
import { backOfficePath } from "#app/staff/core/back-paths.ts";
import { staffContext } from "#app/staff/core/staff-context.ts";
import { useCeremony, usePasskeysHere } from "#app/staff/people/account/use-ceremony.ts";
import { backOffice, barePath, localeOfPath, pathIn } from "#platform/locales.ts";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { Field } from "#ui/field/field.tsx";
import { FormActions } from "#ui/form/form.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { PageHead } from "#ui/page/page-head.ts";
import type { Route } from "./+types/fresh.route.ts";
import { freshTexts } from "./fresh.texts.ts";

type Sent = readonly (readonly [name: string, value: string])[];

const noStore = { headers: { "cache-control": "no-store" } };
/** Our own fields beside those of the form that is handed on. */
const [passwordField, codeField, passkeyField] = ["freshPassword", "freshCode", "freshPasskey"];

/** /booking-manage/fresh: opened without a form, it has nothing to ask. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const title = freshTexts.title[localeOfPath(url.pathname)];
  const page: PageHead = { title: { text: title }, description: title, unlisted: true };
  const { auth } = context.get(parkContext);
  const passkeyHost = (await auth.passkeys(request)).length > 0 ? auth.passkeyHost : undefined;
  return data({ page, secondFactor: await auth.hasSecondFactor(request), passkeyHost }, noStore);
}

/**
 * Takes in a form on its way to the address `to` and asks who sends it, all its fields kept; with the right password, a
 * code where there is a second factor, or a passkey where there is one, the form goes on as it was sent (rule H21).
 */
export async function action({ request, url, context }: Route.ActionArgs) {
  const to = backOfficePath(url.searchParams.get("to"));
  const form = await request.formData();
  if (!to) throw data(null, { status: 400 });
  const sent = [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === "string" && ![passwordField, codeField, passkeyField].includes(name) ? [[name, value]] : [],
  );
  const [password, code, credential] = [passwordField, codeField, passkeyField].map((name) => form.get(name));
  if (typeof credential === "string") {
    const proved = await context.get(parkContext).auth.proveByPasskey(request, credential);
    return proved.ok
      ? redirect(to, { status: 307, headers: proved.headers })
      : data({ to, sent, wrong: "passkeyWrong" as const }, { status: 422, ...noStore });
  }
  if (typeof password !== "string") return data({ to, sent, wrong: undefined }, noStore);
  const proved = await context
    .get(parkContext)
    .auth.prove(request, context.get(staffContext).email, { password, code: typeof code === "string" ? code : "" });
  return proved.ok
    ? redirect(to, { status: 307, headers: proved.headers })
    : data({ to, sent, wrong: proved.reason }, { status: 422, ...noStore });
}

export default function Fresh({ loaderData: { secondFactor, passkeyHost }, actionData }: Route.ComponentProps) {
  const locale = useLocale();
  const word = (name: keyof typeof freshTexts) => freshTexts[name][locale];
  return (
    <>
      <h1>{word("title")}</h1>
      {actionData ? (
        <>
          <form method="post" className="sign-in">
            <p>{word("lead")}</p>
            {actionData.wrong && (
              <Notice tone="danger" title={word("problem")} live="alert">
                <p>{word(actionData.wrong)}</p>
              </Notice>
            )}
            <SentFields sent={actionData.sent} />
            <Field
              name={passwordField}
              type="password"
              label={word("password")}
              autoComplete="current-password"
              required={!secondFactor}
            />
            {secondFactor && (
              <Field
                name={codeField}
                label={word("code")}
                inputMode="numeric"
                autoComplete="one-time-code"
                width="short"
              />
            )}
            <FormActions>
              <Button type="submit">{word("goOn")}</Button>
              <ButtonLink
                to={backTo(actionData.to)}
                look="secondary"
                router={{ reloadDocument: true }}
                prefetch={false}
              >
                {word("back")}
              </ButtonLink>
            </FormActions>
          </form>
          <ProveByPasskey host={passkeyHost} sent={actionData.sent} />
        </>
      ) : (
        <>
          <p>{word("nothing")}</p>
          <p>
            <ButtonLink to={backOffice}>{word("home")}</ButtonLink>
          </p>
        </>
      )}
    </>
  );
}

/** The fields of the form that goes on. */
function SentFields({ sent }: { sent: Sent }) {
  return sent.map(([name, value], at) => <input key={at} type="hidden" name={name} value={value} />);
}

/** The same without typing, where the browser knows the passkeys of this site and there is one. */
function ProveByPasskey({ host, sent }: { host: string | undefined; sent: Sent }) {
  const locale = useLocale();
  const here = usePasskeysHere(host);
  const { form, onSubmit, failed, busy } = useCeremony<PublicKeyCredentialRequestOptionsJSON>({
    ask: "passkey-ask",
    action: pathIn(locale, backOffice),
    field: passkeyField,
    run: (optionsJSON) => startAuthentication({ optionsJSON }),
  });
  if (!here) return null;
  return (
    <form method="post" className="sign-in" ref={form} onSubmit={onSubmit}>
      {failed && (
        <Notice tone="warning" live="alert">
          <p>{freshTexts.passkeyFailed[locale]}</p>
        </Notice>
      )}
      <SentFields sent={sent} />
      <input type="hidden" name={passkeyField} defaultValue="" />
      <Button type="submit" look="secondary" icon="user" aria-disabled={busy || undefined}>
        {freshTexts.passkey[locale]}
      </Button>
    </form>
  );
}

/** The screen a form came from; an export has none of its own and leads to its form by itself. */
function backTo(to: string): string {
  return barePath(to.split("?", 1).join(""));
}
