import { Form } from "react-router";
import type { QrCode } from "#app/submission-desk/status/qr.server.ts";
import { Panel } from "#app/staff/core/back-page.tsx";
import { endOtherSignIns, endSecondStep, endSignIn } from "#app/staff/core/staff-questions.texts.ts";
import { backOffice, pathIn } from "#platform/locales.ts";
import { AskButton } from "#ui/ask/ask-button.tsx";
import { Button } from "#ui/button/button.tsx";
import { Field } from "#ui/field/field.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { Table } from "#ui/table/table.tsx";
import { Tag } from "#ui/tag/tag.tsx";
import { accountTexts } from "./account.texts.ts";
import "./account.css";

type Wrong = { wrong: string | undefined };

/** Another password. */
export function PasswordForm({ hint, wrong }: Wrong & { hint: string }) {
  const locale = useLocale();
  const word = (name: keyof typeof accountTexts) => accountTexts[name][locale];
  return (
    <Panel title={word("password")} id="password">
      <Form
        method="post"
        action={pathIn(locale, `${backOffice}/account`)}
        className="back-section"
        noValidate
        reloadDocument
      >
        <p>{word("passwordLead")}</p>
        <Refusal wrong={wrong} />
        <Field
          name="current"
          id="password-current"
          type="password"
          label={word("current")}
          autoComplete="current-password"
          required
        />
        <Field name="next" type="password" label={word("next")} hint={hint} autoComplete="new-password" required />
        <Field name="again" type="password" label={word("again")} autoComplete="new-password" required />
        <Button type="submit" name="wish" value="password">
          {word("change")}
        </Button>
      </Form>
    </Panel>
  );
}

export type ShownOffer = { qr: QrCode; key: string; recoveryCodes: readonly string[]; sealed: string };

/** The code at the sign-in: off, being set up, or on. */
export function SecondFactor({ on, offer, wrong }: Wrong & { on: boolean; offer: ShownOffer | undefined }) {
  const locale = useLocale();
  const word = (name: keyof typeof accountTexts) => accountTexts[name][locale];
  return (
    <Panel title={word("factor")} id="second-factor">
      <Refusal wrong={wrong} />
      {offer ? (
        <Offer offer={offer} />
      ) : (
        <Form
          method="post"
          action={pathIn(locale, `${backOffice}/account`)}
          className="back-section"
          noValidate
          reloadDocument
        >
          <p>{word(on ? "factorOn" : "factorOff")}</p>
          <Field
            name="current"
            id="factor-password"
            type="password"
            label={word("yourPassword")}
            autoComplete="current-password"
            required
            width="medium"
          />
          {on ? (
            <AskButton question={endSecondStep} look="secondary" name="wish" value="end">
              {word("end")}
            </AskButton>
          ) : (
            <Button type="submit" look="secondary" name="wish" value="offer">
              {word("offer")}
            </Button>
          )}
        </Form>
      )}
    </Panel>
  );
}

function Offer({ offer: { qr, key, recoveryCodes, sealed } }: { offer: ShownOffer }) {
  const locale = useLocale();
  const word = (name: keyof typeof accountTexts) => accountTexts[name][locale];
  return (
    <Form
      method="post"
      action={pathIn(locale, `${backOffice}/account`)}
      className="back-section"
      noValidate
      reloadDocument
    >
      <p>{word("scan")}</p>
      <svg
        className="account-qr"
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        role="img"
        aria-label={word("qr")}
        shapeRendering="crispEdges"
      >
        <path d={`M0 0h${qr.size}v${qr.size}H0z`} fill="#fff" />
        <path d={qr.path} fill="#000" />
      </svg>
      <p>
        {word("key")} <code translate="no">{key}</code>
      </p>
      <p>{word("recovery")}</p>
      <ul role="list" className="account-codes" aria-label={word("recoveryTitle")}>
        {recoveryCodes.map((code) => (
          <li key={code}>
            <code translate="no">{code}</code>
          </li>
        ))}
      </ul>
      <p>{word("confirmLead")}</p>
      <input type="hidden" name="offered" value={sealed} />
      <Field name="code" label={word("code")} inputMode="numeric" autoComplete="one-time-code" required width="short" />
      <Button type="submit" name="wish" value="confirm">
        {word("confirm")}
      </Button>
    </Form>
  );
}

/** Stands for all sign-ins but this one, where a session is named by its id. */
export const others = "others";

type ShownSignIn = { id: string; since: string; until: string; browser: string; here: boolean };

/** Where one is signed in; each can be ended from here. */
export function SignIns({ signIns, wrong }: Wrong & { signIns: readonly ShownSignIn[] }) {
  const locale = useLocale();
  const word = (name: keyof typeof accountTexts) => accountTexts[name][locale];
  return (
    <Panel title={word("signIns")} count={signIns.length} id="sign-ins">
      <Refusal wrong={wrong} />
      <Form
        method="post"
        action={pathIn(locale, `${backOffice}/account`)}
        className="back-section"
        noValidate
        reloadDocument
      >
        <input type="hidden" name="wish" value="sign-out" />
        {/* Enter in the password field stands for the first button. While that one is off it does nothing: which to end is chosen by its own button. */}
        <button type="submit" disabled hidden />
        {signIns.length > 1 && (
          <Field
            name="current"
            id="sign-ins-password"
            type="password"
            label={word("yourPassword")}
            autoComplete="current-password"
            required
            width="medium"
          />
        )}
        <Table
          caption={word("signIns")}
          captionHidden
          dense
          cards
          head={[word("browser"), word("since"), word("until"), word("endOne")]}
          rows={signIns.map(({ id, browser, since, until, here }) => [
            browser || word("unknownBrowser"),
            since,
            until,
            here ? (
              <Tag key={id} tone="jade">
                {word("here")}
              </Tag>
            ) : (
              <AskButton
                key={id}
                question={endSignIn}
                of={browser || word("unknownBrowser")}
                look="quiet"
                name="session"
                value={id}
              >
                {word("endOne")}
              </AskButton>
            ),
          ])}
        />
        {signIns.length > 1 && (
          <p>
            <AskButton question={endOtherSignIns} look="secondary" name="session" value={others}>
              {word("endOthers")}
            </AskButton>
          </p>
        )}
      </Form>
    </Panel>
  );
}

function Refusal({ wrong }: Wrong) {
  const locale = useLocale();
  return wrong ? (
    <Notice tone="danger" title={accountTexts.problem[locale]} live="alert">
      <p>{wrong}</p>
    </Notice>
  ) : null;
}
