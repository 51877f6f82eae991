import type { ReactNode } from "react";
import { Checkbox } from "#ui/choice/choice.tsx";
import { pathIn } from "#platform/locales.ts";
import { opensInNewTab } from "#ui/link/link.texts.ts";
import { useLocale, useWords } from "#ui/locale/locale.tsx";
import { consentTexts } from "./consent.texts.ts";
import "./consent.css";

type ConsentProps = {
  name?: string;
  /** What the data is for and how long it is kept, in the form's own words. */
  purpose: ReactNode;
  error?: ReactNode;
  defaultChecked?: boolean;
};

/**
 * Why a form asks for personal data, and the box of consent (rule D4): `<Consent {...boxAt("privacy")}
 * purpose={words.purpose} />`.
 */
export function Consent({ name = "privacy", purpose, error, defaultChecked }: ConsentProps) {
  return (
    <div className="consent">
      <div className="consent-notice">
        <h3>{useWords(consentTexts.title)}</h3>
        <p>
          {purpose} {useWords(consentTexts.rights)}
        </p>
        {/* In a tab of its own, so that nobody loses what is written here. */}
        <p>
          <a href={pathIn(useLocale(), "/policy/privacy")} target="_blank" rel="noopener">
            {useWords(consentTexts.policy)}
            <span className="visually-hidden">{useWords(opensInNewTab)}</span>
          </a>
        </p>
      </div>
      <Checkbox
        name={name}
        label={useWords(consentTexts.agree)}
        error={error}
        defaultChecked={defaultChecked}
        required
      />
    </div>
  );
}
