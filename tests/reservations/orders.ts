import type { GroupOrder } from "#app/reservations/group/group.ts";

/** A class of thirty that asks for nothing but to come in: confirmed at once. */
export const classOfThirty: GroupOrder = {
  groupName: "羅東國小五年三班",
  groupKind: "school",
  taxId: "",
  contactName: "林老師",
  phone: "0912-345-678",
  email: "teacher@example.org",
  onsiteName: "",
  onsitePhone: "",
  date: "2026-03-20",
  startTime: "10:00",
  endTime: "12:00",
  total: 30,
  general: 0,
  discount: 30,
  local: 0,
  senior: 0,
  free: 0,
  freeReason: "",
  coaches: 0,
  fieldTrip: "",
  classTour: "",
  extras: [],
  guide: "",
  requirements: "",
  guidelines: true,
  privacy: true,
};

/** The same with other numbers or wishes; the people are all of one ticket. */
export function groupOf(total: number, change: Partial<GroupOrder> = {}): GroupOrder {
  return { ...classOfThirty, total, discount: total, ...change };
}
