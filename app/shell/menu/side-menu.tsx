import { CachedFragment } from "#app/shell/frame/cached-fragment.tsx";
import { NamedIcon } from "#ui/icon/icon.tsx";
import { To } from "#ui/link/link.tsx";
import { useLocale, useWords } from "#ui/locale/locale.tsx";
import type { SideMenuItem } from "./menu.ts";
import { sideMenuNames } from "./menu.texts.ts";
import { shellTexts } from "#app/shell/shell.texts.ts";

/** Icon links at the side of the screen; on phones a bar at its foot, within thumb's reach (rules M25, M26). */
export function SideMenu({ items }: { items: readonly SideMenuItem[] }) {
  return (
    <CachedFragment as="nav" className="side-menu" aria-label={useWords(shellTexts.quickLinks)} says={items}>
      <SideMenuList items={items} />
    </CachedFragment>
  );
}

function SideMenuList({ items }: { items: readonly SideMenuItem[] }) {
  const locale = useLocale();
  return (
    <ul role="list">
      {items.map((item) => (
        <li key={item.Id}>
          <To to={item.Url}>
            <NamedIcon name={item.Icon} size="m" />
            <span>{sideMenuNames[item.Id]?.[locale] ?? item.DisplayName}</span>
          </To>
        </li>
      ))}
    </ul>
  );
}
