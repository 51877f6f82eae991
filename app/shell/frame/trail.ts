import type { Locale } from "#platform/locales.ts";
import type { Crumb } from "#ui/breadcrumb/breadcrumb.tsx";
import type { PageHead } from "#ui/page/page-head.ts";
import type { MenuItem } from "#app/shell/menu/menu.ts";
import { menuLabel } from "#app/shell/menu/menu.ts";
import { menuNames, otherAddresses } from "#app/shell/menu/menu.texts.ts";

/**
 * The way from home to a page: through the main menu's groups and the address's own steps, ending with its title. What
 * is shown at the address of its list has that as a step.
 */
export function trailOf(
  bare: string,
  { title, atList }: Pick<PageHead, "title" | "atList">,
  menu: readonly MenuItem[],
  locale: Locale,
): Crumb[] {
  const home = { to: "/", text: { text: otherAddresses["/"]?.[locale] ?? "" } };
  const own = [...parentsOf(bare), ...(atList ? [bare] : [])].filter(
    (address) => nameOf(address, menu, locale) !== undefined,
  );
  const steps = [...sectionOf(own[0] ?? bare, menu, locale), ...own];
  const group = groupOf(steps[0] ?? bare, menu);
  const groupCrumb =
    group && group.Routing !== steps[0] && (atList || group.Routing !== bare)
      ? [{ to: group.Routing, text: { text: menuLabel(group, menuNames, locale) } }]
      : [];
  const between = steps.map((address) => ({ to: address, text: { text: nameOf(address, menu, locale) ?? "" } }));
  return [home, ...groupCrumb, ...between, { text: title }];
}

/** The addresses of the menu that a page lies below, for the menu to show the section one is in. */
export function sectionsOf(bare: string, menu: readonly MenuItem[]): string[] {
  return trailOf(bare, { title: { text: "" } }, menu, "zh_TW")
    .flatMap(({ to }) => (to && to !== "/" && to !== bare ? [to] : []))
    .filter((address) => menu.some((item) => [item, ...item.Children].some(({ Routing }) => Routing === address)));
}

/** `parentsOf("/dexterity/history/x")` is `["/dexterity", "/dexterity/history"]`. */
function parentsOf(bare: string): string[] {
  const parts = bare.split("/").filter(Boolean);
  return parts.slice(0, -1).map((_, last) => `/${parts.slice(0, last + 1).join("/")}`);
}

/**
 * Addresses that stand outside the menu, or alone in it, and the one beside which local navigation shows them
 * (decisions §3).
 */
const neighbours: Record<string, string> = {
  "/light": "/festival",
  "/fortune-stick": "/festival",
  "/field-trip": "/group",
  "/class-tour": "/group",
  "/accessibility": "/group",
  "/space/outside": "/space/inside",
};

function sectionOf(address: string, menu: readonly MenuItem[], locale: Locale): string[] {
  const neighbour = neighbours[address];
  return neighbour && nameOf(neighbour, menu, locale) !== undefined ? [neighbour] : [];
}

/**
 * What a step is called: by the menu, else among the addresses beside it. A section's first page bears its address too,
 * but an ended exhibition is not under “Current”.
 */
function nameOf(address: string, menu: readonly MenuItem[], locale: Locale): string | undefined {
  const item = menu.flatMap((one) => [one, ...one.Children]).find((one) => one.Routing === address);
  return item ? menuLabel(item, menuNames, locale) : otherAddresses[address]?.[locale];
}

function groupOf(address: string, menu: readonly MenuItem[]): MenuItem | undefined {
  return menu.find((item) => item.Children.some((child) => child.Routing === address));
}
