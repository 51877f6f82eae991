import { listMark, type Locale, type Localized } from "#platform/locales.ts";
import { freeReasonNames } from "./free-reason.texts.ts";
import { classTourNames, extraNames, fieldTripNames, guideNames, kindNames } from "./group.texts.ts";

/** What a group chose besides coming in, by the form's names. */
export const wishes = ["fieldTrip", "classTour", "extras", "guide"] as const;
export type Wish = (typeof wishes)[number];

const names: Record<Wish | "groupKind" | "freeReason", Record<string, Localized>> = {
  groupKind: kindNames,
  fieldTrip: fieldTripNames,
  classTour: classTourNames,
  extras: extraNames,
  guide: guideNames,
  freeReason: freeReasonNames,
};

/**
 * A choice in words, several as a list: `formatWish("extras", ["tour", "diy"], "en_US")`; what is no choice as it
 * stands.
 */
export function formatWish(
  wish: Wish | "groupKind" | "freeReason",
  chosen: string | readonly string[],
  locale: Locale,
): string {
  return [chosen]
    .flat()
    .map((one) => names[wish][one]?.[locale] ?? one)
    .join(listMark[locale]);
}
