import { data, redirect } from "react-router";
import { z } from "zod";
import { parkContext } from "#app/context.ts";
import { qrOf } from "#app/submission-desk/status/qr.server.ts";
import { BackHead } from "#app/staff/core/back-page.tsx";
import { dueContext, staffContext } from "#app/staff/core/staff-context.ts";
import { recordAudit } from "#platform/audit.ts";
import { longestPasskeyName } from "#platform/auth/rules.ts";
import { dayOf, formatDay, formatTime } from "#platform/dates.ts";
import { backOffice, localeOfPath, pathIn } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import { openValue, sealValue } from "#platform/sealed.ts";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { PageHead } from "#ui/page/page-head.ts";
import type { Route } from "./+types/account.route.ts";
import { others, PasswordForm, SecondFactor, SignIns } from "./account-parts.tsx";
import { accountTexts } from "./account.texts.ts";
import { Owed } from "./owed.tsx";
import { dueTexts } from "./due.texts.ts";
import { passkeyTexts } from "./passkey.texts.ts";
import { Passkeys } from "./passkeys-panel.tsx";
import { formatLengths, wrongWith } from "./new-password.ts";

const noStore = { "cache-control": "no-store" };
const formSchema = z.object({
  wish: z.enum([
    "password",
    "offer",
    "confirm",
    "end",
    "sign-out",
    "passkey-offer",
    "passkey-add",
    "passkey-name",
    "passkey-end",
  ]),
  current: z.string().max(1000).catch(""),
  next: z.string().max(1000).catch(""),
  again: z.string().max(1000).catch(""),
  code: z.string().max(100).catch(""),
  offered: z.string().max(2000).catch(""),
  session: z.string().max(100).catch(""),
  name: z.string().trim().max(longestPasskeyName).catch(""),
  passkey: z.string().max(100).catch(""),
  credential: z.string().max(100_000).catch(""),
});
const offerSchema = z.object({ staff: z.string(), uri: z.string(), recoveryCodes: z.array(z.string()) });
const makesFactor = new Set(["offer", "confirm", "passkey-offer", "passkey-add"]);
const passwordRefusals = {
  "too-many": passkeyTexts.tooMany,
  "wrong-password": accountTexts.wrongPassword,
  locked: accountTexts.locked,
  gone: accountTexts.gone,
};
const doneNames = ["passwordDone", "factorDone", "endDone", "endedOne", "endedOthers"] as const;
const passkeysDone = ["passkeyAdded", "passkeyNamed", "passkeyEnded"] as const;
type DoneName = (typeof doneNames)[number] | (typeof passkeysDone)[number];

/** /booking-manage/account: one's own password, second factor and sign-ins (rule S3). */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const [{ auth }, locale] = [context.get(parkContext), localeOfPath(url.pathname)];
  const [secondFactor, signIns] = [await auth.hasSecondFactor(request), await auth.signIns(request)];
  const due = context.get(dueContext);
  const owes = due?.over ? (due.what === "password" ? due.what : due.has ? ("proof" as const) : due.what) : undefined;
  const page: PageHead = {
    title: { text: owes ? dueTexts[`${owes}Title`][locale] : accountTexts.title[locale] },
    description: accountTexts.lead[locale],
    unlisted: true,
  };
  const done = [...doneNames, ...passkeysDone].find((name) => name === url.searchParams.get("done"));
  const passkeys = (await auth.passkeys(request)).map(({ since, used, ...one }) => ({
    ...one,
    since: since ? formatDay(dayOf(since), locale) : "",
    used: used ? `${formatDay(dayOf(used), locale)} ${formatTime(used)}` : "",
  }));
  const shown = signIns.map(({ since, until, ...one }) => ({
    ...one,
    since: `${formatDay(dayOf(since), locale)} ${formatTime(since)}`,
    until: `${formatDay(dayOf(until), locale)} ${formatTime(until)}`,
  }));
  return data(
    {
      page,
      owes,
      passkeys,
      passkeyHost: auth.passkeyHost,
      secondFactor,
      signIns: shown,
      done,
      passwordHint: formatLengths(accountTexts.nextHint[locale]),
    },
    { headers: noStore },
  );
}

/**
 * `wish` says what: `password`, `offer`, `confirm` or `end` of the second factor, `sign-out` of a `session` or of all
 * `others`, passkey-… of a passkey (rule H31), all that open or close a way in, but `confirm` with the password.
 * Refusals answer 422.
 */
export async function action({ request, url, context }: Route.ActionArgs) {
  const [park, staff, locale] = [context.get(parkContext), context.get(staffContext), localeOfPath(url.pathname)];
  const form = formSchema.safeParse(Object.fromEntries(await request.formData()));
  if (!form.success) return refuse("password", accountTexts.problem[locale]);
  const { wish, current, next, again, code, session, name } = form.data;
  // Whoever owes a second factor may make one, and nothing else; who has one already must use it.
  const due = context.get(dueContext);
  if (due?.over && (due.what === "password" ? wish !== "password" : due.has || !makesFactor.has(wish)))
    throw new Response(null, { status: 403 });
  const done = async (said: DoneName, audited: string, headers?: Headers) => {
    await park.db
      .transaction()
      .execute((trx) => recordAudit(trx, park.now(), { by: staff.id, action: audited, subject: `staff:${staff.id}` }));
    return redirect(`${pathIn(locale, `${backOffice}/account`)}?done=${said}`, {
      status: 303,
      ...(headers && { headers }),
    });
  };
  if (wish === "password") {
    const wrong = next === current ? accountTexts.sameAgain[locale] : await wrongWith(next, again, staff.email, locale);
    if (wrong) return refuse(wish, wrong);
    const changed = await park.auth.changePassword(request, current, next);
    return changed.ok
      ? done("passwordDone", "staff.password-changed", changed.headers)
      : refuse(wish, passwordRefusals[changed.reason][locale]);
  }
  if (wish === "offer") {
    const offered = await park.auth.offerSecondFactor(request, current);
    if (!offered.ok) return refuse(wish, passwordRefusals[offered.reason][locale]);
    return data(
      {
        wish,
        wrong: undefined,
        offer: showOffer(park, { staff: staff.id, uri: offered.uri, recoveryCodes: offered.recoveryCodes }),
      },
      { headers: noStore },
    );
  }
  if (wish === "confirm") {
    const confirmed = await park.auth.confirmSecondFactor(request, code);
    if (confirmed.ok) return done("factorDone", "staff.second-factor-set", confirmed.headers);
    const offer = openValue(park.config.secret, "second factor", form.data.offered, offerSchema);
    return refuse(wish, accountTexts.wrongCode[locale], offer?.staff === staff.id ? showOffer(park, offer) : undefined);
  }
  if (wish === "end") {
    const ended = await park.auth.endSecondFactor(request, current);
    return ended.ok
      ? done("endDone", "staff.second-factor-ended", ended.headers)
      : refuse(wish, passwordRefusals[ended.reason][locale]);
  }
  if (wish === "passkey-offer") {
    if (!name) return refuse(wish, passkeyTexts.wrongName[locale]);
    const offered = await park.auth.offerPasskey(request, current);
    return offered.ok
      ? data({ wish, wrong: undefined, offer: undefined, passkey: offered.options }, { headers: offered.headers })
      : refuse(wish, passwordRefusals[offered.reason][locale]);
  }
  if (wish === "passkey-add") {
    const added = await park.auth.addPasskey(request, name, form.data.credential);
    return added.ok
      ? done("passkeyAdded", "staff.passkey-added", added.headers)
      : refuse(wish, passkeyTexts.addFailed[locale]);
  }
  if (wish === "passkey-name") {
    if (!name) return refuse(wish, passkeyTexts.wrongName[locale]);
    return (await park.auth.renamePasskey(request, form.data.passkey, name))
      ? done("passkeyNamed", "staff.passkey-named")
      : refuse(wish, passkeyTexts.gone[locale]);
  }
  if (wish === "passkey-end") {
    const ended = await park.auth.endPasskey(request, current, form.data.passkey);
    return ended === "ended"
      ? done("passkeyEnded", "staff.passkey-ended")
      : refuse(wish, ended === "gone" ? passkeyTexts.gone[locale] : passwordRefusals[ended][locale]);
  }
  if (session === others) {
    const ended = await park.auth.endOtherSignIns(request, current);
    return ended === "ended"
      ? done("endedOthers", "staff.sign-ins-ended")
      : refuse("sign-out", passwordRefusals[ended][locale]);
  }
  const ended = await park.auth.endSignIn(request, current, session);
  return ended === "ended" ? done("endedOne", "staff.sign-in-ended") : refuse(wish, passwordRefusals[ended][locale]);
}

export default function Account({
  loaderData: { owes, passkeys, passkeyHost, secondFactor, signIns, done, passwordHint },
  actionData,
}: Route.ComponentProps) {
  const locale = useLocale();
  const wrongIn = (...wishes: string[]) =>
    actionData && wishes.includes(actionData.wish) ? actionData.wrong : undefined;
  if (owes)
    return (
      <Owed
        owes={owes}
        passwordHint={passwordHint}
        wrongPassword={wrongIn("password")}
        passkeyHost={passkeyHost}
        offer={actionData?.offer}
        wrong={wrongIn("offer", "confirm")}
        wrongPasskey={wrongIn("passkey-offer", "passkey-add")}
      />
    );
  return (
    <>
      <BackHead title={accountTexts.title[locale]} lead={accountTexts.lead[locale]} />
      {done && !actionData && (
        <Notice tone="success" live="status">
          <p>{{ ...accountTexts, ...passkeyTexts }[done][locale]}</p>
          {(done === "factorDone" || done === "passkeyAdded" || done === "passwordDone") && (
            <p>
              <To to={backOffice}>{accountTexts.toWork[locale]}</To>
            </p>
          )}
        </Notice>
      )}
      <div className="back-columns">
        <div className="back-stack">
          <SignIns signIns={signIns} wrong={wrongIn("sign-out")} />
          <SecondFactor on={secondFactor} offer={actionData?.offer} wrong={wrongIn("offer", "confirm", "end")} />
          <Passkeys
            passkeys={passkeys}
            host={passkeyHost}
            wrong={wrongIn("passkey-offer", "passkey-add", "passkey-name", "passkey-end")}
          />
        </div>
        <PasswordForm hint={passwordHint} wrong={wrongIn("password")} />
      </div>
    </>
  );
}

type Offer = z.output<typeof offerSchema>;

function refuse(wish: string, wrong: string, offer?: ReturnType<typeof showOffer>) {
  return data({ wish, wrong, offer }, { status: 422, headers: noStore });
}

/**
 * What is shown once of a new second factor; sealed it comes back with the first code, so that a slip of the finger
 * loses nothing.
 */
function showOffer(park: Park, offer: Offer) {
  const key = new URL(offer.uri).searchParams.get("secret") ?? "";
  return {
    qr: qrOf(offer.uri),
    key: key.replace(/(.{4})(?=.)/g, "$1 "),
    recoveryCodes: offer.recoveryCodes,
    sealed: sealValue(park.config.secret, "second factor", offer),
  };
}
