import { Form } from "react-router";
import { Panel } from "#app/staff/core/back-page.tsx";
import { staffTexts } from "#app/staff/core/staff.texts.ts";
import { backOffice, pathIn } from "#platform/locales.ts";
import { Button } from "#ui/button/button.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { PasswordForm, SecondFactor, type ShownOffer } from "./account-parts.tsx";
import { dueTexts } from "./due.texts.ts";
import { PasskeySignIn } from "./passkey-sign-in.tsx";
import { passkeyTexts } from "./passkey.texts.ts";
import { NewPasskey } from "./passkeys-panel.tsx";

type OwedProps = {
  owes: "password" | "factor" | "proof";
  passwordHint: string;
  wrongPassword: string | undefined;
  passkeyHost: string | undefined;
  offer: ShownOffer | undefined;
  wrong: string | undefined;
  wrongPasskey: string | undefined;
};

/** What comes before anything else: a password of one's own (rule H50), or a second factor (rule H32). */
export function Owed({ owes, passwordHint, wrongPassword, passkeyHost, offer, wrong, wrongPasskey }: OwedProps) {
  const locale = useLocale();
  const word = (name: keyof typeof dueTexts) => dueTexts[name][locale];
  return (
    <>
      <h1>{word(`${owes}Title`)}</h1>
      <p>{word(`${owes}Lead`)}</p>
      {owes === "password" ? (
        <div className="back-columns">
          <PasswordForm hint={passwordHint} wrong={wrongPassword} />
        </div>
      ) : owes === "proof" ? (
        <PasskeySignIn host={passkeyHost} only />
      ) : (
        <div className="back-columns">
          <SecondFactor on={false} offer={offer} wrong={wrong} />
          {!offer && (
            <Panel title={passkeyTexts.title[locale]} id="passkeys">
              <p>{passkeyTexts.lead[locale]}</p>
              {wrongPasskey && (
                <Notice tone="danger" live="alert">
                  <p>{wrongPasskey}</p>
                </Notice>
              )}
              <NewPasskey host={passkeyHost} />
            </Panel>
          )}
        </div>
      )}
      {owes !== "password" && <p>{word(owes === "factor" ? "noDevice" : "lost")}</p>}
      <Form method="post" action={pathIn(locale, `${backOffice}/sign-out`)} reloadDocument>
        <Button type="submit" look="quiet" icon="sign-out">
          {staffTexts.signOut[locale]}
        </Button>
      </Form>
    </>
  );
}
