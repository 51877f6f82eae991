import type { Locale } from "#platform/locales.ts";
import type { Crumb } from "#ui/breadcrumb/breadcrumb.tsx";
import type { PageHead } from "#ui/page/page-head.ts";
import type { MenuItem } from "#app/shell/menu/menu.ts";
import { menuLabel } from "#app/shell/menu/menu.ts";
import { menuNames, otherAddresses } from "#app/shell/menu/menu.texts.ts";

/** The way from home to a page: through the main menu's groups and the address's own steps, ending with its title. What is shown at the address of its list has that as a step. */
export function trailOf(bare: string, { title, atList }: Pick<PageHead, "title" | "atList">, menu: readonly MenuItem[], locale: Locale): Crumb[] {
  const home = { to: "/", text: { text: otherAddresses["/"]?.[locale] ?? "" } };
  const steps = [...parentsOf(bare), ...(atList ? [bare] : [])].filter((address) => nameOf(address, menu, locale) !== undefined);
  const group = groupOf(steps[0] ?? bare, menu);
  const groupCrumb = group && group.Routing !== steps[0] && (atList || group.Routing !== bare) ? [{ to: group.Routing, text: { text: menuLabel(group, menuNames, locale) } }] : [];
  const between = steps.map((address) => ({ to: address, text: { text: nameOf(address, menu, locale) ?? "" } }));
  return [home, ...groupCrumb, ...between, { text: title }];
}

/** `parentsOf("/dexterity/history/x")` is `["/dexterity", "/dexterity/history"]`. */
function parentsOf(bare: string): string[] {
  const parts = bare.split("/").filter(Boolean);
  return parts.slice(0, -1).map((_, last) => `/${parts.slice(0, last + 1).join("/")}`);
}

/** What an address is called: by the menu, else among the addresses beside it. */
export function nameOf(address: string, menu: readonly MenuItem[], locale: Locale): string | undefined {
  const all = menu.flatMap((item) => [item, ...item.Children]);
  const item = all.findLast((one) => one.Routing === address && one.Children.length === 0) ?? all.find((one) => one.Routing === address);
  return item ? menuLabel(item, menuNames, locale) : otherAddresses[address]?.[locale];
}

function groupOf(address: string, menu: readonly MenuItem[]): MenuItem | undefined {
  return menu.find((item) => item.Children.some((child) => child.Routing === address));
}
