import { facilityNames } from "#app/places/places.texts.ts";
import { builtInMenu } from "#app/shell/menu/menu.ts";
import { menuNames, otherAddresses } from "#app/shell/menu/menu.texts.ts";
import type { Locale, Localized } from "#platform/locales.ts";
import type { ContentName } from "#app/content.ts";
import { searchOf } from "./searched.ts";

type Names = Partial<Record<string, Localized>>;

/** What an item's category is called, so that "recruitment" finds each post. */
export function choiceWords(type: ContentName, data: Record<string, unknown>, locale: Locale): string {
  const choice = searchOf(type)?.choice;
  return choice?.names[String(data[choice.field])]?.[locale] ?? "";
}

/** What there is at a place, a label a line, so that "lockers" finds where they are. */
export function facilityLabels(data: Record<string, unknown>, locale: Locale): string {
  const names: Names = facilityNames;
  return [data.facilities ?? []]
    .flat()
    .flatMap((one) => names[String(one)]?.[locale] ?? [])
    .join("\n");
}

/** What the menus call an address: a page can be found by its name there, too. */
export function menuWords(address: string, locale: Locale): string {
  const names = builtInMenu.filter(({ routing }) => routing === address).map(({ id }) => menuNames[id]?.[locale]);
  return [...names, otherAddresses[address]?.[locale]].filter(Boolean).join(" ");
}
