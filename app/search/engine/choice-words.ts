import { craftNames } from "#app/experiences/experiences.texts.ts";
import { encyclopediaCategoryNames, mediaKindNames } from "#app/library/library.texts.ts";
import { facilityNames, placeKindNames } from "#app/places/places.texts.ts";
import { audienceNames } from "#app/plans/plans.texts.ts";
import { faqCategoryNames, lostCategoryNames } from "#app/questions/questions.texts.ts";
import { shopKindNames } from "#app/shops/shops.texts.ts";
import { builtInMenu } from "#app/shell/menu/menu.ts";
import { menuNames, otherAddresses } from "#app/shell/menu/menu.texts.ts";
import { categoryNames, showcaseKindNames } from "#app/stories/stories.texts.ts";
import type { Locale, Localized } from "#platform/locales.ts";
import type { SearchedType } from "./searched.ts";

type Names = Partial<Record<string, Localized>>;

/** The fields by which visitors filter a type, and what its words are called. */
const choices: Partial<Record<SearchedType, { field: string; names: Names }>> = {
  news: { field: "category", names: categoryNames },
  tidings: { field: "category", names: categoryNames },
  experience: { field: "craft", names: craftNames },
  encyclopedia: { field: "category", names: encyclopediaCategoryNames },
  media: { field: "kind", names: mediaKindNames },
  place: { field: "kind", names: placeKindNames },
  plan: { field: "audience", names: audienceNames },
  faq: { field: "category", names: faqCategoryNames },
  lostitem: { field: "category", names: lostCategoryNames },
  shop: { field: "kind", names: shopKindNames },
  showcase: { field: "kind", names: showcaseKindNames },
};

/** What an item's category is called, so that "recruitment" finds each post. */
export function choiceWords(type: SearchedType, data: Record<string, unknown>, locale: Locale): string {
  const choice = choices[type];
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
