import {
  type GroupCalendar,
  type GroupOrder,
  type GroupTerms,
  type GroupTime,
  type Refusal,
  refuseCounts,
  refuseSome,
  refuseTime,
} from "#app/reservations/group/group.ts";

/** Who comes in free as a group (rule D10). */
export const specialGroups = ["institution", "class", "hardship", "other"] as const;
export type SpecialGroup = (typeof specialGroups)[number];

/** An application for free admission, as its form gives it; the official letter comes beside it. */
export type FreeAdmissionOrder = GroupTime & {
  groupName: string;
  groupType: SpecialGroup;
  contactName: string;
  phone: string;
  email: string;
  wheelchairs: number;
  needs: string;
};

/** The terms of groups with the longer notice that the letter needs, in days (fact freeAdmission.noticeDays). */
export function freeAdmissionTerms(terms: GroupTerms, noticeDays: number): GroupTerms {
  return { ...terms, noticeDays };
}

/**
 * Everything the rules have against an application; `calendar` bears the terms of free admission (rules D10, G1–G3).
 */
export function refuseFreeAdmission(
  order: FreeAdmissionOrder,
  calendar: GroupCalendar,
  now: Temporal.Instant,
): Refusal[] {
  return [...refuseTime(order, calendar, now), ...refuseCounts(asGroup(order), calendar.terms)];
}

/** The same of those parts of it that are there, each where all it needs is. */
export function refuseSomeFree(
  { total, ...when }: Partial<GroupTime>,
  calendar: GroupCalendar,
  now: Temporal.Instant,
): Refusal[] {
  return refuseSome(
    { ...when, ...(total !== undefined && { total, general: 0, discount: 0, local: 0, senior: 0, free: total }) },
    calendar,
    now,
  );
}

/** The application as the reservation it is: everybody free of charge, nothing asked for besides (rule G14). */
export function asGroup({ wheelchairs, needs, groupType, ...order }: FreeAdmissionOrder): GroupOrder {
  return {
    ...order,
    groupKind: groupType === "class" ? "school" : "welfare",
    taxId: "",
    onsiteName: "",
    onsitePhone: "",
    coaches: 0,
    general: 0,
    discount: 0,
    local: 0,
    senior: 0,
    free: order.total,
    freeReason: "",
    fieldTrip: "",
    classTour: "",
    extras: [],
    guide: "",
    requirements: needs,
    guidelines: true,
    privacy: true,
  };
}
