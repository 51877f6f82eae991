import { HeaderSearch } from "#app/shell/search-box/header-search.tsx";
import { parkName } from "#app/visiting/identity.texts.ts";
import { useLocale, useWords } from "#ui/locale/locale.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { To } from "#ui/link/link.tsx";
import type { Frame } from "./frame.server.ts";
import { LanguageForm } from "#app/shell/language/language-form.tsx";
import { MainMenu } from "#app/shell/menu/main-menu.tsx";
import type { MenuItem } from "#app/shell/menu/menu.ts";
import { shellTexts } from "#app/shell/shell.texts.ts";
import { Guidepost } from "./site-frame.tsx";

/**
 * Brand, open or closed now, search, site map, home, language and the main menu, all in the language of the page (rules
 * M3, L10).
 */
export function Header({ frame, menu }: { frame: Frame | undefined; menu: readonly MenuItem[] }) {
  const home = useWords(shellTexts.home);
  const locale = useLocale();
  const name = frame?.identity.park ?? parkName[locale];
  return (
    <header id="header" className="site-header">
      <div className="site-bar">
        <Guidepost name="U" to="#header" text={useWords(shellTexts.header)} />
        <div className="site-name">
          <To to="/" className="brand" aria-label={`${name} ${home}`}>
            <img src="/seal.svg" alt="" width="40" height="40" />
            <span className="brand-name">{name}</span>
          </To>
          {frame && (
            <p className="status-pill" data-open={frame.status.open || undefined}>
              <To to="/time">{frame.status.short}</To>
            </p>
          )}
        </div>
        <HeaderSearch />
        <ul role="list" className="tools">
          <li>
            <To to="/search">
              <Icon name="search" />
              <span>{useWords(shellTexts.search)}</span>
            </To>
          </li>
          <li>
            <To to="/sitemap">
              <Icon name="map" />
              <span>{useWords(shellTexts.sitemap)}</span>
            </To>
          </li>
          <li className="tool-home">
            <To to="/">
              <Icon name="home" />
              <span>{home}</span>
            </To>
          </li>
        </ul>
        <LanguageForm />
      </div>
      <MainMenu items={menu} />
    </header>
  );
}
