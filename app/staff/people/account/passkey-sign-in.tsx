import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from "@simplewebauthn/browser";
import { useLocation } from "react-router";
import { backOffice, pathIn } from "#platform/locales.ts";
import { Button } from "#ui/button/button.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { passkeyTexts } from "./passkey.texts.ts";
import { useCeremony, usePasskeysHere } from "./use-ceremony.ts";

/**
 * The way in without a password, where the browser knows passkeys; the form goes to the sign-in. `only` where there is
 * no other: then a browser that does not know them is told so.
 */
export function PasskeySignIn({ host, only = false }: { host: string | undefined; only?: boolean }) {
  const locale = useLocale();
  // Back to where somebody wanted to go.
  const { search } = useLocation();
  const here = usePasskeysHere(host);
  const path = pathIn(locale, backOffice);
  const { form, onSubmit, failed, busy } = useCeremony<PublicKeyCredentialRequestOptionsJSON>({
    ask: "passkey-ask",
    action: path,
    run: (optionsJSON) => startAuthentication({ optionsJSON }),
  });
  if (!here) return only ? <p>{passkeyTexts.notHere[locale]}</p> : null;
  return (
    <form method="post" action={`${path}${search}`} className="sign-in" ref={form} onSubmit={onSubmit}>
      {failed && (
        <Notice tone="warning" live="alert">
          <p>{passkeyTexts.signInFailed[locale]}</p>
        </Notice>
      )}
      <input type="hidden" name="credential" defaultValue="" />
      <input type="hidden" name="wish" value="passkey" />
      <Button type="submit" look="secondary" icon="user" aria-disabled={busy || undefined}>
        {passkeyTexts.signIn[locale]}
      </Button>
    </form>
  );
}
