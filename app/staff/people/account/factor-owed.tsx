import { Form } from "react-router";
import { Panel } from "#app/staff/core/back-page.tsx";
import { staffTexts } from "#app/staff/core/staff.texts.ts";
import { pathIn } from "#platform/locales.ts";
import { Button } from "#ui/button/button.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { SecondFactor, type ShownOffer } from "./account-parts.tsx";
import { factorTexts } from "./factor.texts.ts";
import { PasskeySignIn } from "./passkey-sign-in.tsx";
import { passkeyTexts } from "./passkey.texts.ts";
import { NewPasskey } from "./passkeys-panel.tsx";

type Owed = {
  owes: "factor" | "proof";
  passkeyHost: string | undefined;
  offer: ShownOffer | undefined;
  wrong: string | undefined;
  wrongPasskey: string | undefined;
};

/** What comes before anything else for who owes a second factor that their role requires (rule H32). */
export function FactorOwed({ owes, passkeyHost, offer, wrong, wrongPasskey }: Owed) {
  const locale = useLocale();
  const word = (name: keyof typeof factorTexts) => factorTexts[name][locale];
  return (
    <>
      <h1>{word(owes === "factor" ? "title" : "proofTitle")}</h1>
      <p>{word(owes === "factor" ? "lead" : "proofLead")}</p>
      {owes === "proof" ? (
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
      <p>{word(owes === "factor" ? "noDevice" : "lost")}</p>
      <Form method="post" action={pathIn(locale, "/booking-manage/sign-out")} reloadDocument>
        <Button type="submit" look="quiet" icon="sign-out">
          {staffTexts.signOut[locale]}
        </Button>
      </Form>
    </>
  );
}
