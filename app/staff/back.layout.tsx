import { Outlet } from "react-router";
import { htmlLangs, languageNames } from "#platform/locales.ts";
import { useLocale } from "#ui/locale/locale.tsx";
import { To } from "#ui/link/link.tsx";
import { useLocation } from "react-router";
import { barePath, locales } from "#platform/locales.ts";
import { shellTexts } from "#app/shell/shell.texts.ts";
import { staffTexts } from "./staff.texts.ts";
import "./back.css";

/** The frame of the back office: quiet, no menu of the public site. */
export default function BackLayout() {
  const locale = useLocale();
  const bare = barePath(useLocation().pathname);
  return (
    <>
      <a className="skip-link" href="#main">{shellTexts.skip[locale]}</a>
      <header className="back-header">
        <To to="/booking-manage" className="back-brand">{staffTexts.backOffice[locale]}</To>
        <ul role="list" className="back-languages">
          {locales.map((other) => (
            <li key={other}><To to={bare} locale={other} lang={htmlLangs[other]} aria-current={other === locale ? "true" : undefined}>{languageNames[other]}</To></li>
          ))}
        </ul>
        <To to="/">{staffTexts.toSite[locale]}</To>
      </header>
      <main id="main" tabIndex={-1} className="back-main"><Outlet /></main>
    </>
  );
}
