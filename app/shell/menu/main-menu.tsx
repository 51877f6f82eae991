import { useRef } from "react";
import { useLocation } from "react-router";
import { CachedFragment } from "#app/shell/frame/cached-fragment.tsx";
import { sectionsOf } from "#app/shell/frame/trail.ts";
import { barePath } from "#platform/locales.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { To } from "#ui/link/link.tsx";
import { useLocale, useWords } from "#ui/locale/locale.tsx";
import { type MenuItem, menuLabel } from "./menu.ts";
import { menuNames } from "./menu.texts.ts";
import { shellTexts } from "#app/shell/shell.texts.ts";
import { useMenu } from "./use-menu.ts";

/**
 * The main menu (spec §2): a bar with submenus on wide screens, a toggled list on phones, plain links without
 * JavaScript.
 */
export function MainMenu({ items }: { items: readonly MenuItem[] }) {
  const nav = useRef<HTMLElement>(null);
  const menu = useMenu(nav);
  const label = useWords(shellTexts.menu);
  const close = useWords(shellTexts.close);
  const here = hereIn(items, barePath(useLocation().pathname));
  return (
    <nav
      ref={nav}
      id="menu"
      className="main-menu"
      aria-label={useWords(shellTexts.mainMenu)}
      data-shown={menu.shown || undefined}
      onBlur={(event) => menu.blur(event.relatedTarget)}
    >
      <a className="menu-link" href="#menu">
        <Icon name="menu" />
        {label}
      </a>
      <button
        type="button"
        className="menu-toggle"
        aria-expanded={menu.shown}
        aria-controls="menu-items"
        onClick={menu.toggleMenu}
      >
        <Icon name={menu.shown ? "close" : "menu"} size="m" />
        <span>{menu.shown ? close : label}</span>
      </button>
      <CachedFragment
        as="ul"
        role="list"
        id="menu-items"
        className="menu-items"
        says={{ items, here }}
        onPointerLeave={menu.leave}
        onPointerEnter={menu.stay}
        onPointerMove={menu.move}
      >
        {items.map((item) => (
          <TopItem key={item.Id} item={item} here={here} menu={menu} />
        ))}
      </CachedFragment>
    </nav>
  );
}

/** The menu's own addresses that a page is at, or lies below. */
type Here = { page: string | undefined; sections: readonly string[] };

function hereIn(items: readonly MenuItem[], path: string): Here {
  const page = items.some((item) => [item, ...item.Children].some(({ Routing }) => Routing === path))
    ? path
    : undefined;
  return { page, sections: sectionsOf(path, items) };
}

function useLocaleWord(name: keyof typeof shellTexts): string {
  return shellTexts[name][useLocale()];
}

function TopItem({ item, here, menu }: { item: MenuItem; here: Here; menu: ReturnType<typeof useMenu> }) {
  const locale = useLocale();
  const label = menuLabel(item, menuNames, locale);
  const open = menu.open === item.Id;
  const submenu = useLocaleWord("submenu");
  const list = `submenu-${item.Id}`;
  const parent = item.Children.length > 0;
  return (
    <li
      data-open={(parent && open) || undefined}
      onPointerEnter={(event) => menu.enterItem(parent ? item.Id : undefined, event)}
    >
      <div className="menu-head">
        <MenuLink item={item} label={label} here={here} />
        {parent && (
          <button
            type="button"
            className="submenu-toggle"
            aria-expanded={open}
            aria-controls={list}
            aria-label={`${label} ${submenu}`}
            onClick={(event) => menu.toggle(item.Id, event.detail > 0)}
          >
            <Icon name={open ? "minus" : "plus"} />
          </button>
        )}
      </div>
      {parent && (
        <ul role="list" id={list} className="submenu">
          {item.Children.map((child) => (
            <li key={child.Id}>
              <MenuLink item={child} label={menuLabel(child, menuNames, locale)} here={here} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function MenuLink({ item, label, here: { page, sections } }: { item: MenuItem; label: string; here: Here }) {
  return (
    <To
      to={item.Routing}
      aria-current={page === item.Routing ? "page" : sections.includes(item.Routing) ? "true" : undefined}
    >
      {label}
    </To>
  );
}
