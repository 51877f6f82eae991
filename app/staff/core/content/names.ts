import type { ContentName } from "#app/content.ts";
import { craftNames } from "#app/experiences/experiences.texts.ts";
import { encyclopediaCategoryNames, mediaKindNames } from "#app/library/library.texts.ts";
import { areaNames, facilityNames, placeKindNames } from "#app/places/places.texts.ts";
import { audienceNames } from "#app/plans/plans.texts.ts";
import { faqCategoryNames, lostCategoryNames, lostStateNames } from "#app/questions/questions.texts.ts";
import { capacityFactNames } from "#app/visiting/facts/capacity.ts";
import { typeNames } from "#app/search/search.texts.ts";
import { paymentNames, shopKindNames } from "#app/shops/shops.texts.ts";
import { categoryNames, showcaseKindNames } from "#app/stories/stories.texts.ts";
import { gradeNames } from "#app/temple/temple.texts.ts";
import { languageNamesOf } from "#app/whats-on/whats-on.texts.ts";
import type { Locale, Localized } from "#platform/locales.ts";
import { choiceTexts, fieldNames } from "./names.texts.ts";

/** What a content type is called. */
export function typeName(type: ContentName, locale: Locale): string {
  return typeNames[type][locale];
}

/** What many of a type are called, as the head of their list. */
export function listName(type: ContentName, locale: Locale): string {
  return (locale === "en_US" ? englishLists[type] : undefined) ?? typeName(type, locale);
}

/** Where English has a form of its own for several. */
const englishLists: Partial<Record<ContentName, string>> = {
  page: "Pages",
  exhibition: "Exhibitions",
  show: "Performances",
  activity: "Events",
  festival: "Festivals",
  experience: "Hands-on activities",
  plan: "Plans",
  audiostop: "Audio guide stops",
  place: "Places",
  space: "Venues to rent",
  shop: "Shops",
  product: "Products",
  mascotreport: "Mascot reports",
  faq: "Questions",
  lostitem: "Lost items",
  link: "Partners",
  fortunestick: "Fortune sticks",
  figure: "Figures of the report",
};

/** What a field is called: `fieldName("stops.2.note", "zh_TW")` is 說明. */
export function fieldName(path: string, locale: Locale, type = ""): string {
  const plain = path.split(".").filter((part) => !/^\d+$/.test(part));
  return (
    (fieldNames[`${type}:${plain.join(".")}`] ?? fieldNames[plain.join(".")] ?? fieldNames[plain.at(-1) ?? ""])?.[
      locale
    ] ?? plain.join(".")
  );
}

/** What the words of a choice are called, by the type and the path of its field. */
export function choiceNames(type: ContentName, path: string): Record<string, Localized> {
  const plain = path
    .split(".")
    .filter((part) => !/^\d+$/.test(part))
    .join(".");
  return byField[`${type}.${plain}`] ?? byField[plain] ?? {};
}

const byField: Record<string, Record<string, Localized>> = {
  "news.category": categoryNames,
  "tidings.category": categoryNames,
  "encyclopedia.category": encyclopediaCategoryNames,
  "faq.category": faqCategoryNames,
  "lostitem.category": lostCategoryNames,
  "lostitem.state": lostStateNames,
  "link.category": choiceTexts.linkCategory ?? {},
  "media.kind": mediaKindNames,
  "shop.kind": shopKindNames,
  "place.kind": placeKindNames,
  "showcase.kind": showcaseKindNames,
  "plan.stops.kind": { place: typeNames.place, experience: typeNames.experience, shop: typeNames.shop },
  craft: craftNames,
  facilities: facilityNames,
  audience: audienceNames,
  payment: paymentNames,
  grade: gradeNames,
  language: languageNamesOf,
  area: areaNames,
  topic: choiceTexts.topic ?? {},
  look: choiceTexts.look ?? {},
  side: choiceTexts.side ?? {},
  "capacity.meant": choiceTexts.meant ?? {},
  capacityFact: capacityFactNames,
  "rule.calendar": choiceTexts.calendar ?? {},
  "sessions.weekdays": choiceTexts.weekdays ?? {},
};
