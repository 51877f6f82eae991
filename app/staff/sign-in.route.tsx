import { data, Form, redirect } from "react-router";
import { z } from "zod";
import { parkContext } from "#app/context.ts";
import { backOffice, localeOfPath, pathIn } from "#platform/locales.ts";
import { Button } from "#ui/button/button.tsx";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { PageHead } from "#ui/page/page-head.ts";
import type { Route } from "./+types/sign-in.route.ts";
import { backOfficePath } from "./core/back-paths.ts";
import { entryTexts } from "./people/account/account.texts.ts";
import { PasskeySignIn } from "./people/account/passkey-sign-in.tsx";
import { passkeyTexts } from "./people/account/passkey.texts.ts";
import { readDay } from "./desk/day/day.server.ts";
import { Day } from "./desk/day/day.tsx";
import { visitorContext } from "./core/staff-context.ts";
import { outTexts, staffTexts } from "./core/staff.texts.ts";

const formSchema = z.object({ email: z.string().max(320), password: z.string().max(1000) });
const passkeySchema = z.discriminatedUnion("wish", [
  z.object({ wish: z.literal("passkey-ask") }),
  z.object({ wish: z.literal("passkey"), credential: z.string().max(100_000) }),
]);
const noStore = { "cache-control": "no-store" };

/** /booking-manage: the sign-in, and once in, the day at a glance. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname);
  const staff = context.get(visitorContext);
  const page: PageHead = {
    title: { text: staffTexts[staff ? "backOffice" : "signInTitle"][locale] },
    description: staffTexts.backOffice[locale],
    unlisted: true,
  };
  // Whoever was signed in learns why they are no longer, and whoever wanted to go somewhere that they will get there.
  const out = staff
    ? undefined
    : ((await context.get(parkContext).auth.whyOut(request)) ??
      (backOfficePath(url.searchParams.get("to")) ? ("first" as const) : undefined));
  const { passkeyHost } = context.get(parkContext).auth;
  return data(
    {
      page,
      out,
      passkeyHost,
      passwordSet: url.searchParams.has("set"),
      day: staff && (await readDay(context.get(parkContext), staff, locale)),
    },
    { headers: { "cache-control": "no-store" } },
  );
}

/**
 * Signs in with `email` and `password`, or with the `wish` passkey and the `credential` that the browser made for what
 * passkey-ask answered (rule H31); a refusal answers 422 with the form and the e-mail as typed.
 */
export async function action({ request, url, context }: Route.ActionArgs) {
  const locale = localeOfPath(url.pathname);
  const [{ auth }, posted] = [context.get(parkContext), Object.fromEntries(await request.formData())];
  const [form, byPasskey] = [formSchema.safeParse(posted), passkeySchema.safeParse(posted).data];
  if (byPasskey?.wish === "passkey-ask") {
    const { options, headers } = await auth.askForPasskey(request);
    return data({ email: "", reason: undefined, passkey: options }, { headers });
  }
  const email = form.data?.email ?? "";
  const wrong = { ok: false, reason: "wrong" } as const;
  const signedIn = byPasskey
    ? await auth.signInByPasskey(request, byPasskey.credential)
    : form.success
      ? await auth.signIn(request, email, form.data.password)
      : wrong;
  if (!signedIn.ok) return data({ email, reason: signedIn.reason }, { status: 422, headers: noStore });
  const to = backOfficePath(url.searchParams.get("to")) ?? pathIn(locale, backOffice);
  const next =
    "codeNeeded" in signedIn && signedIn.codeNeeded
      ? `${pathIn(locale, `${backOffice}/code`)}?to=${encodeURIComponent(to)}`
      : to;
  return redirect(next, { status: 303, headers: signedIn.headers });
}

export default function SignIn({
  loaderData: { day, out, passkeyHost, passwordSet },
  actionData,
}: Route.ComponentProps) {
  const locale = useLocale();
  const word = (name: keyof typeof staffTexts) => staffTexts[name][locale];
  if (day) return <Day day={day} />;
  return (
    <>
      <h1>{word("signInTitle")}</h1>
      <Form method="post" className="sign-in" reloadDocument>
        {passwordSet && !actionData && (
          <Notice tone="success" live="status">
            <p>{entryTexts.setDone[locale]}</p>
          </Notice>
        )}
        {out && !passwordSet && !actionData && (
          <Notice tone="info" title={outTexts[out][locale]} live="status">
            {out !== "first" && <p>{outTexts.goOn[locale]}</p>}
            {out !== "first" && out !== "idle" && <p>{outTexts.tell[locale]}</p>}
          </Notice>
        )}
        {actionData?.reason && (
          <Notice tone="danger" title={word("problem")} live="alert">
            <p>{actionData.reason === "passkey" ? passkeyTexts.refused[locale] : word(actionData.reason)}</p>
          </Notice>
        )}
        <p>
          <label htmlFor="email">{word("email")}</label>
          <input
            id="email"
            name="email"
            type="email"
            autoComplete="username"
            required
            defaultValue={actionData?.email}
          />
        </p>
        <p>
          <label htmlFor="password">{word("password")}</label>
          <input id="password" name="password" type="password" autoComplete="current-password" required />
        </p>
        <Button type="submit">{word("signIn")}</Button>
        <p>
          <To to={`${backOffice}/password`}>{entryTexts.forgotten[locale]}</To>
        </p>
      </Form>
      <PasskeySignIn host={passkeyHost} />
    </>
  );
}
