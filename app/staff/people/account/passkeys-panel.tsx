import { type PublicKeyCredentialCreationOptionsJSON, startRegistration } from "@simplewebauthn/browser";
import { Form } from "react-router";
import { Panel } from "#app/staff/core/back-page.tsx";
import { endPasskey } from "#app/staff/core/staff-questions.texts.ts";
import { longestPasskeyName } from "#platform/auth/rules.ts";
import { backOffice, pathIn } from "#platform/locales.ts";
import { AskButton } from "#ui/ask/ask-button.tsx";
import { Button } from "#ui/button/button.tsx";
import { Field } from "#ui/field/field.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { Table } from "#ui/table/table.tsx";
import { accountTexts } from "./account.texts.ts";
import { passkeyTexts } from "./passkey.texts.ts";
import { useCeremony, usePasskeysHere } from "./use-ceremony.ts";
import "./account.css";

type ShownPasskey = { id: string; name: string; since: string; used: string };

/** One's passkeys: add, name, revoke. */
export function Passkeys({
  passkeys,
  host,
  wrong,
}: {
  passkeys: readonly ShownPasskey[];
  host: string | undefined;
  wrong: string | undefined;
}) {
  const locale = useLocale();
  const word = (name: keyof typeof passkeyTexts) => passkeyTexts[name][locale];
  const action = pathIn(locale, `${backOffice}/account`);
  return (
    <Panel title={word("title")} count={passkeys.length || undefined} id="passkeys">
      <p>{word("lead")}</p>
      {wrong && (
        <Notice tone="danger" title={accountTexts.problem[locale]} live="alert">
          <p>{wrong}</p>
        </Notice>
      )}
      {passkeys.map(({ id }) => (
        <Form key={id} id={`passkey-${id}`} method="post" action={action} reloadDocument>
          <input type="hidden" name="passkey" value={id} />
        </Form>
      ))}
      {passkeys.length > 0 && (
        <Form method="post" action={action} className="back-section" noValidate reloadDocument>
          {/* Enter in the password field stands for the first button. While that one is off it does nothing: which to end is chosen by its own button. */}
          <button type="submit" disabled hidden />
          <input type="hidden" name="wish" value="passkey-end" />
          <Field
            name="current"
            id="passkeys-password"
            type="password"
            label={word("endPassword")}
            autoComplete="current-password"
            required
            width="medium"
          />
          <Table
            caption={word("title")}
            captionHidden
            dense
            cards
            head={[word("name"), word("since"), word("used"), word("end")]}
            rows={passkeys.map(({ id, name, since, used }) => [
              <span key={id} className="passkey-name">
                <input
                  form={`passkey-${id}`}
                  name="name"
                  aria-label={`${word("name")} – ${name}`}
                  defaultValue={name}
                  maxLength={longestPasskeyName}
                  autoComplete="off"
                  required
                />
                <Button form={`passkey-${id}`} type="submit" look="quiet" name="wish" value="passkey-name">
                  {word("rename")}
                </Button>
              </span>,
              since,
              used || word("notUsed"),
              <AskButton key={id} question={endPasskey} of={name} look="quiet" name="passkey" value={id}>
                {word("end")}
              </AskButton>,
            ])}
          />
        </Form>
      )}
      <NewPasskey host={host} />
    </Panel>
  );
}

/** Makes one, where the browser knows passkeys. */
export function NewPasskey({ host }: { host: string | undefined }) {
  const locale = useLocale();
  const word = (name: keyof typeof passkeyTexts) => passkeyTexts[name][locale];
  const action = pathIn(locale, `${backOffice}/account`);
  const here = usePasskeysHere(host);
  const { form, onSubmit, failed, wrong, busy } = useCeremony<PublicKeyCredentialCreationOptionsJSON>({
    ask: "passkey-offer",
    action,
    telling: ["name", "current"],
    run: (optionsJSON) => startRegistration({ optionsJSON }),
  });
  if (!here) return <p className="quiet">{word("notHere")}</p>;
  const problem = failed ? word("addFailed") : wrong;
  return (
    <form method="post" action={action} className="back-section passkey-new" ref={form} onSubmit={onSubmit}>
      <h3>{word("add")}</h3>
      {problem && !busy && (
        <Notice tone="danger" title={accountTexts.problem[locale]} live="alert">
          <p>{problem}</p>
        </Notice>
      )}
      <input type="hidden" name="credential" defaultValue="" />
      <input type="hidden" name="wish" value="passkey-add" />
      <Field
        name="name"
        id="new-passkey-name"
        label={word("name")}
        hint={word("nameHint")}
        maxLength={longestPasskeyName}
        autoComplete="off"
        required
        width="medium"
      />
      <Field
        name="current"
        id="new-passkey-password"
        type="password"
        label={accountTexts.yourPassword[locale]}
        autoComplete="current-password"
        required
        width="medium"
      />
      <Button type="submit" look="secondary" aria-disabled={busy || undefined}>
        {word("add")}
      </Button>
    </form>
  );
}
