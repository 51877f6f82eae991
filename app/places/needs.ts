import type { facilities } from "./place.content.ts";

/** What a visitor may look for on the map; several at once narrow it further. */
export const needs = ["toilet", "food", "shade", "nursing-room", "step-free"] as const;
export type Need = (typeof needs)[number];

type Offering = { stepFree: boolean; facilities: readonly (typeof facilities)[number][] };

/** Whether a place offers all of these; an accessible toilet is a toilet. */
export function meets(place: Offering, wanted: readonly Need[]): boolean {
  return wanted.every((need) => {
    if (need === "step-free") return place.stepFree;
    if (need === "toilet") return place.facilities.includes("toilet") || place.facilities.includes("accessible-toilet");
    return place.facilities.includes(need);
  });
}

/** The needs an address names, in one order; unknown words are no needs. */
export function needsInQuery(query: URLSearchParams): Need[] {
  const words = query.getAll("need");
  return needs.filter((need) => words.includes(need));
}

/** The list with one need more, or one less where it is wanted already. */
export function toggled(wanted: readonly Need[], need: Need): Need[] {
  return needs.filter((one) => (one === need ? !wanted.includes(one) : wanted.includes(one)));
}
